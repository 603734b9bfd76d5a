"""The odds as a table: a column for each number, a row for each of one's own stones."""

from rich.table import Table
from rich.text import Text

from ....games.abraca_what.bots.odds import Odds
from ....games.abraca_what.spells import SPELLS
from ..board import Scene
from .tiles import tile


def odds(scene: Scene, found: Odds) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="italic")
    for _ in SPELLS:
        table.add_column(justify="right")
    table.add_row("", *(tile(spell, scene.plain) for spell in SPELLS))
    for place, chances in enumerate(found.stones, start=1):
        table.add_row(scene.say("abraca-what-odds-stone", place=place), *map(_percent, chances))
    table.add_row(scene.say("abraca-what-odds-has"), *(Text(_percent(chance), "bold") for chance in found.has))
    return table


def _percent(chance: float) -> str:
    return f"{chance:.0%}" if chance else "·"
