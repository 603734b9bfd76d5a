"""What the odds left open, and how it was. Whoever measures this knows what really lies there."""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from ..games.abraca_what.bots.odds import Odds as RowOdds
from ..games.abraca_what.state import State as RowState
from ..games.abracadabra.bots.odds import Behind, Odds
from ..games.abracadabra.bots.reach import types_of
from ..games.abracadabra.cards import BACK, Card
from ..games.abracadabra.objects import STONE
from ..games.abracadabra.state import State
from ..kernel import Seat

Forecast: TypeAlias = tuple[float, bool]
"""A chance that was given, and whether it came true."""
CERTAIN: Final = 1e-9


def of_a_row(odds: RowOdds, state: RowState, seat: Seat) -> Iterator[Forecast]:
    """That at least one stone shows a number; and what each stone is."""
    row = state.players[seat].stones
    for spell, chance in enumerate(odds.has, start=1):
        yield chance, spell in row
    for stone, chances in zip(row, odds.stones, strict=True):
        for spell, chance in enumerate(chances, start=1):
            yield chance, spell == stone


def of_backs(odds: Odds, state: State, seat: Seat) -> Iterator[Forecast]:
    """Cards behind backs, Objects, and the gatherings within reach."""
    yield from _cards(odds, state)
    yield from _objects(odds, state)
    yield from _gatherings(odds, state, seat)


def _cards(odds: Odds, state: State) -> Iterator[Forecast]:
    for behind in odds.cards:
        there = _there(behind, state)
        yield from ((one.chance, one.card in there) for one in behind.cards)


def _there(behind: Behind, state: State) -> tuple[Card | None, ...]:
    match behind.where:
        case "hand":
            return tuple(card for card in state.players[behind.number].hand if BACK[card] == behind.back)
        case "place":
            return (state.places[behind.number],)
        case _:
            return (state.pile[behind.number],)


def _objects(odds: Odds, state: State) -> Iterator[Forecast]:
    """One of those somebody has out of a pile: they are alike to the viewer, so the first will do."""
    for behind in odds.objects:
        if behind.seat is not None:
            found = next(one for one in state.players[behind.seat].objects if one.pile == behind.pile)
            face = STONE if found.stone is True else found.points
            yield from ((one.chance, one.face == face) for one in behind.faces)


def _gatherings(odds: Odds, state: State, seat: Seat) -> Iterator[Forecast]:
    stand = frozenset(state.towers.cards if state.towers else ())
    for reach in odds.gatherings:
        drawn = (card for place in reach.places if (card := state.places[place]))
        yield reach.chance, reach.type in types_of(frozenset((*state.players[seat].hand, *drawn)), stand)


FORECASTS: Final[dict[str, Callable[[Any, Any, Seat], Iterator[Forecast]]]] = {
    "abraca-what": of_a_row,
    "abracadabra": of_backs,
}


def left_open(game: str, odds: Any, state: Any, seat: Seat) -> Iterator[Forecast]:
    """Without what is certain, either way."""
    return (one for one in FORECASTS[game](odds, state, seat) if CERTAIN < one[0] < 1 - CERTAIN)
