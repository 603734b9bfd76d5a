"""The picture of a game in the terminal, docs/terminal.svg, always at one lively moment: `make golden` draws it."""

from io import StringIO
from itertools import count
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from abracademy.bots import Bot
from abracademy.cli.boards import Scene, board_of
from abracademy.cli.play.log import Log
from abracademy.cli.play.screen import Screen
from abracademy.games import bots_of
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.view import View, view
from abracademy.kernel import answer
from abracademy.table import Table
from abracademy.words import words

WIDTH = 80
NAMES = ("Nora", "Nim", "Tansy", "Oswin")
NORA = 0
NIGHT = TerminalTheme((22, 20, 33), (226, 222, 235), [(0, 0, 0)] * 8)
FRAME = """\
<svg role="img" aria-label="{aria}" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
    white-space: pre;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: system-ui, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def lively(seen: View) -> bool:
    """Nora may call again; she holds a secret and has called in vain, and everybody has been up the tower."""
    nora = seen.players[NORA]
    return (
        seen.last_cast in (5, 6)
        and bool(nora.secrets and any(nora.ruled_out))
        and len(nora.stones) >= 3
        and all(player.points for player in seen.players)
    )


def play_until_lively(seed: int) -> tuple[Table, Log] | None:
    """Sprites at every seat. What Nora was told since her last turn is in the log."""
    table = Table(GAME, Options(), len(NAMES))
    log, bot, random = Log(GAME, table.options, words("en"), NAMES), bots_of(GAME)["sprite"], Random(seed)
    heard = 0
    while (awaits := table.awaits) is not None:
        if awaits == NORA and lively(view(table.state, NORA)):
            return table, log
        if awaits == NORA and view(table.state, NORA).last_cast is None:
            log.begin_turn()
        move(table, bot, random)
        told = table.tale(NORA).told
        for one in told[heard:]:
            log.hear(one)
        heard = len(told)
        if isinstance(table.awaits, int):
            log.close()
    return None


def move(table: Table, bot: Bot, random: Random) -> None:
    awaits = table.awaits
    if isinstance(awaits, int):
        table.act(awaits, bot(table.situation(awaits), random))
    elif awaits is not None:
        table.play(answer(awaits, random))


def draw(table: Table, log: Log) -> str:
    say, board = words("en"), board_of(GAME)
    screen = Screen(plain=False, pace=0)
    screen.console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    for paragraph in log.since_last_turn():
        screen.note(paragraph, NAMES[NORA])
    legal = GAME.legal(table.state)
    scene = Scene(say, NAMES, NORA, table.options, view(table.state, NORA), legal)
    screen.show(board.draw(scene))
    screen.show(Text(f"{board.question(scene)} ▸ ▁", "bold"))
    title = say("abraca-what-title")
    code = FRAME.replace("{aria}", f"{title} {say('abraca-what-tagline')}")
    return screen.console.export_svg(title=title, theme=NIGHT, code_format=code, unique_id="terminal")


def picture() -> str:
    table, log = next(found for seed in count() if (found := play_until_lively(seed)))
    return draw(table, log) + "\n"
