"""What may lie behind all that a viewer cannot see, as far as counting says. `hidden.py` says what is counted."""

from collections.abc import Iterator
from typing import Any, Literal, cast

from ....kernel import Seat, Sentence, Tale, Viewer, Wire
from ..cards import CARDS, Back, Card
from ..events import GameEnded, GatheringOrganised, TurnEnded
from ..gatherings import PILES, Pile
from ..objects import Face
from ..options import Options
from ..told import Told
from .fortunes import Left, Purse, faces, purses, unseen
from .hidden import Deal, deals, expected
from .reach import within_reach

DRAWS = 2
"""In a turn."""


class CardChance(Wire, frozen=True, gc=False):
    card: Card
    chance: float


class Behind(Wire, frozen=True, gc=False):
    """What may lie behind backs that look alike: these so many cards of a hand, or one on the table or in the pile."""

    where: Literal["hand", "place", "pile"]
    number: int
    """The seat, the place of the table, or how deep in the pile."""
    back: Back
    count: int
    cards: tuple[CardChance, ...]
    """Of each card the chance to be among them: together as many as there are."""


class FaceChance(Wire, frozen=True, gc=False):
    face: Face
    chance: float


class ObjectBehind(Wire, frozen=True, gc=False):
    """What each of the Objects out of one pile may be that somebody has, or that still lie in it."""

    seat: Seat | None
    """None of an Object that nobody has yet."""
    pile: Pile
    count: int
    faces: tuple[FaceChance, ...]


class Reach(Wire, frozen=True, gc=False):
    """A gathering of this type, by the viewer: with what the hand holds, or after drawing from these places.

    They are those that make it likeliest if both are chosen beforehand, and the table is as it lies now.
    """

    type: Pile
    places: tuple[int, ...]
    chance: float


class Odds(Wire, frozen=True, gc=False):
    cards: tuple[Behind, ...]
    objects: tuple[ObjectBehind, ...]
    gatherings: tuple[Reach, ...]
    """None for an onlooker, who organises none."""
    note: Sentence = Sentence("abracadabra-odds-count-only")
    """Nobody's choices are read: a reader is to know."""


def odds(viewer: Viewer, tale: Tale[Options]) -> Odds:
    told = cast(tuple[Told, ...], tale.told)
    found = deals(told, tale.seats)
    left = unseen(told, tale.options.objects)
    return Odds(
        tuple(_behind(viewer, found)),
        tuple(_objects(purses(told, tale.seats), left)),
        tuple(_reach(viewer, tale, found)) if isinstance(viewer, int) else (),
    )


def _behind(viewer: Viewer, found: tuple[Deal, ...]) -> Iterator[Behind]:
    """Not of what lies open to the viewer: its own hand, and whatever it has seen."""
    for ((where, number), back), chances in sorted(expected(found).items()):
        if (where, number) == ("hand", viewer) or (where != "hand" and max(chances.values()) == 1):
            continue
        listed = tuple(CardChance(card, chances[card]) for card in CARDS if chances.get(card))
        yield Behind(where, number, back, round(sum(chances.values())), listed)


def _objects(owned: tuple[Purse, ...], left: Left) -> Iterator[ObjectBehind]:
    for seat, purse in enumerate(owned):
        for pile in sorted(set(purse.hidden)):
            found = faces(purse, left, pile)
            yield ObjectBehind(seat, pile, purse.hidden.count(pile), _listed(found))
    for pile, faces_left in zip(PILES, left, strict=True):
        count = len(faces_left) - sum(purse.hidden.count(pile) for purse in owned)
        if count:
            alike: dict[Face, float] = {face: faces_left.count(face) / len(faces_left) for face in faces_left}
            yield ObjectBehind(None, pile, count, _listed(alike))


def _listed(chances: dict[Face, float]) -> tuple[FaceChance, ...]:
    return tuple(FaceChance(face, chances[face]) for face in sorted(chances, key=str))


def _reach(viewer: Seat, tale: Tale[Any], found: tuple[Deal, ...]) -> Iterator[Reach]:
    """Both draws of the next turn; of one that has begun, what is left of it."""
    told = cast(tuple[Told, ...], tale.told)
    if not found[0].lying or isinstance(told[-1], GameEnded):
        return
    hand = frozenset(card for one in found[0].lying if one.where == ("hand", viewer) for card in one.known)
    there = sum(one.where[0] == "place" for one in found[0].lying)
    draws = max(0, there - DRAWS) if viewer == turn(tale) else min(there, DRAWS)
    for pile, places, chance in within_reach(found, hand, _towers(told), draws):
        yield Reach(pile, places, chance)


def turn(tale: Tale[Any]) -> Seat:
    first: Seat = tale.options.first
    return next((one.next for one in reversed(tale.told) if isinstance(one, TurnEnded)), first)


def _towers(told: tuple[Told, ...]) -> frozenset[Card]:
    """Who stands there and could be re-used: Air Enchanters have no such gathering."""
    last = next((one for one in reversed(told) if isinstance(one, GatheringOrganised)), None)
    if last is None:
        return frozenset()
    return frozenset((*last.hand, *([last.tower] if last.tower else [])))
