"""Whether what the odds give comes true as often as they say: of what is given 70 %, 70 % is to happen.

Whoever measures this knows what really lies there. Choices tell: so it holds among players who choose at random.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeAlias

from ....kernel import Viewer
from ..cards import BACK, Card
from ..objects import STONE, Object
from .odds import Behind, ObjectBehind, Odds
from .reach import types_of

Forecast: TypeAlias = tuple[float, bool]
"""A chance between nothing and certainty, and whether it came true."""


class Holder(Protocol):
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def objects(self) -> tuple[Object, ...]: ...


class Standing(Protocol):
    @property
    def cards(self) -> tuple[Card, ...]: ...


class Truth(Protocol):
    """What of a state is looked at."""

    @property
    def players(self) -> Sequence[Holder]: ...
    @property
    def places(self) -> tuple[Card | None, ...]: ...
    @property
    def towers(self) -> Standing | None: ...
    @property
    def pile(self) -> tuple[Card, ...]: ...


def forecasts(given: Odds, truth: Truth, viewer: Viewer) -> Iterator[Forecast]:
    """All that the odds of this viewer leave open: cards behind backs, Objects, and the gatherings within reach."""
    every = (*_cards(given, truth), *_objects(given, truth), *_gatherings(given, truth, viewer))
    return (one for one in every if 0 < one[0] < 1)


def _cards(given: Odds, truth: Truth) -> Iterator[Forecast]:
    for behind in given.cards:
        there = _there(behind, truth)
        yield from ((one.chance, one.card in there) for one in behind.cards)


def _there(behind: Behind, truth: Truth) -> tuple[Card | None, ...]:
    match behind.where:
        case "hand":
            return tuple(card for card in truth.players[behind.number].hand if BACK[card] == behind.back)
        case "place":
            return (truth.places[behind.number],)
        case _:
            return (truth.pile[behind.number],)


def _objects(given: Odds, truth: Truth) -> Iterator[Forecast]:
    """One of those somebody has out of a pile: they are alike to the viewer, so the first will do."""
    for behind in given.objects:
        if behind.seat is not None:
            found = _first(behind, truth.players[behind.seat])
            face = STONE if found.stone is True else found.points
            yield from ((one.chance, one.face == face) for one in behind.faces)


def _first(behind: ObjectBehind, holder: Holder) -> Object:
    return next(one for one in holder.objects if one.pile == behind.pile)


def _gatherings(given: Odds, truth: Truth, viewer: Viewer) -> Iterator[Forecast]:
    if isinstance(viewer, int):
        stand = frozenset(truth.towers.cards if truth.towers else ())
        for reach in given.gatherings:
            drawn = (card for place in reach.places if (card := truth.places[place]))
            yield reach.chance, reach.type in types_of(frozenset((*truth.players[viewer].hand, *drawn)), stand)
