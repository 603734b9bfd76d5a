"""What is yours: lives, secrets, and stones whose faces you do not see."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ....games.abraca_what.view import PlayerView
from ....kernel import Seat
from ..board import Scene
from .seats import hearts, named
from .tiles import row, tile


def own(scene: Scene, seat: Seat) -> Group:
    player: PlayerView = scene.view.players[seat]
    return Group(_myself(scene, player), _row(scene, player))


def _myself(scene: Scene, player: PlayerView) -> Text:
    say = scene.say
    floor = f"{say('abraca-what-board-floor')} {player.points}"
    secrets = Text(f"{say('abraca-what-board-secrets')} ")
    secrets.append_text(row(player.secrets, scene.plain) if player.secrets else Text("–"))
    return Text("   ").join((named(scene, player.seat), hearts(player), Text(floor), secrets))


def _row(scene: Scene, player: PlayerView) -> Table:
    """Beneath each stone the numbers that were called in vain while it lay there (A-3)."""
    say = scene.say
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="italic")
    for _ in player.stones:
        table.add_column(justify="center", min_width=7)
    table.add_row(say("abraca-what-board-your-stones"), *(tile(stone, scene.plain) for stone in player.stones))
    ruled_out = (" ".join(map(str, sorted(set(numbers)))) or "–" for numbers in player.ruled_out)
    table.add_row(say("abraca-what-board-cannot-be"), *ruled_out)
    return table
