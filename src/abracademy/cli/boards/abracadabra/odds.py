"""The odds: what may lie behind each back, and which gatherings are within reach."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ....games.abracadabra.bots.odds import Behind, CardChance, Odds, Reach
from ..board import Scene
from .signs import ELEMENTS, in_short


def odds(scene: Scene, found: Odds) -> Group:
    return Group(_table(_backs(scene, found.cards)), "", _table(_reach(scene, found.gatherings)))


def _table(rows: Iterator[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="italic")
    table.add_column(overflow="fold")
    for label, said in rows:
        table.add_row(label, Text(said))
    return table


def _backs(scene: Scene, cards: Sequence[Behind]) -> Iterator[tuple[str, str]]:
    for behind in cards:
        likeliest = sorted(behind.cards, key=lambda one: -one.chance)
        alike = groupby(likeliest, _percent)
        yield _where(scene, behind), ", ".join(_chance(scene, percent, tuple(cards)) for percent, cards in alike)


def _where(scene: Scene, behind: Behind) -> str:
    back = ELEMENTS[behind.back] * behind.count
    match behind.where:
        case "hand":
            return f"{scene.names[behind.number]} {back}"
        case "place":
            return f"{scene.say('abracadabra-odds-place', place=behind.number + 1)} {back}"
        case _:
            return f"{scene.say('abracadabra-odds-pile')} {back}"


def _percent(one: CardChance) -> str:
    return f"{one.chance:.0%}"


def _chance(scene: Scene, percent: str, cards: Sequence[CardChance]) -> str:
    """Cards that are as likely as each other share a figure: most often all that may lie there do."""
    named = " ".join(in_short(scene, one.card) for one in cards)
    return f"{named} {percent}" if len(cards) == 1 else scene.say("abracadabra-odds-each", cards=named, chance=percent)


def _reach(scene: Scene, gatherings: Sequence[Reach]) -> Iterator[tuple[str, str]]:
    for reach in gatherings:
        places = " ".join(str(place + 1) for place in reach.places)
        drawing = scene.say("abracadabra-odds-drawing", places=places) if places else scene.say("abracadabra-odds-now")
        yield f"{reach.type} {scene.say('abracadabra-type', pile=reach.type)}", f"{reach.chance:.0%} {drawing}"
