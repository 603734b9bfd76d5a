"""All that a seat can count on when it is to act, worked out once for all its actions."""

from collections.abc import Iterable
from typing import NamedTuple, cast

import numpy as np

from ....bots import Situation
from ....kernel import Seat
from ..actions import Action
from ..cards import CARDS, IS_ELEMENTAL, ORDER, PERICULUM, PLACES, Card
from ..gatherings import PILES, Pile
from ..objects import MASTER, MASTERED, STONE, WINNING, Face
from ..options import Options
from ..told import Told
from ..view import View
from .counting import Chances
from .fortunes import Left, Purse, fortunes, has_won, purses, unseen, with_face
from .hidden import deals, expected
from .promise import Numbers, Worths, spread

WAYS = 3
"""In which the cards may have gone: the likeliest are enough to play by."""
STONE_WORTH = 1.2
"""What the first Sorcerer's Stone counts for in points: the second wins."""
EXTRA_TURN = 2.6
"""What an extra turn brings."""


class Outlook(NamedTuple):
    seat: Seat
    seats: int
    view: View
    hand: tuple[Card, ...]
    purses: tuple[Purse, ...]
    left: Left
    elementals: tuple[float, ...]
    """In each hand, as expected."""
    points: tuple[float, ...]
    """Of each seat, as expected."""
    stones: tuple[float, ...]
    objects: tuple[float, ...]
    """The points to be expected of an Object taken for each type of gathering."""
    worths: Worths
    """What such a gathering brings in all."""
    new: float
    """What a New Gathering card brings: a point, while there are any."""
    places: tuple[Chances | None, ...]
    lifted: tuple[Chances, ...]
    holds: tuple[Numbers, ...]
    """Of each seat the chance to hold each card."""
    unseen: Numbers
    """What may come next from where nobody has seen it."""


def outlook(situation: Situation[Options, View, Action]) -> Outlook:
    told, view, seats = cast(tuple[Told, ...], situation.tale.told), situation.view, situation.tale.seats
    lying = expected(deals(told, seats, WAYS))
    owned, left = purses(told, seats), unseen(told, situation.options.objects)
    hand = tuple(card.face for card in view.players[situation.seat].hand if card.face)
    holds = tuple(
        spread({card: p for (where, _), there in lying.items() if where == ("hand", seat) for card, p in there.items()})
        for seat in range(seats)
    )
    elementals = tuple(float(sum(held[ORDER[card]] for card in IS_ELEMENTAL)) for held in holds)
    points, stones = _standing(owned, left, elementals, len(IS_ELEMENTAL.intersection(hand)), situation.seat)
    objects = tuple(_average(view, left, pile) for pile in PILES)
    found_at = {where: there for (where, _), there in lying.items()}
    return Outlook(
        situation.seat,
        seats,
        view,
        hand,
        owned,
        left,
        elementals,
        points,
        stones,
        objects,
        tuple(_worth(view, owned[situation.seat], left, pile) for pile in PILES),
        float(view.objects.new > 0),
        tuple(found_at.get(("place", place)) for place in range(PLACES)),
        tuple(found_at[("pile", depth)] for depth in range(len(view.lifted))),
        holds,
        _unseen(lying.values(), view),
    )


def _standing(
    owned: tuple[Purse, ...], left: Left, elementals: tuple[float, ...], own: int, seat: Seat
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    points, stones = list[float](), list[float]()
    for whose, purse in enumerate(owned):
        hidden = fortunes(purse, left)
        held = elementals[whose] + (MASTER if whose == seat and own >= MASTERED else 0)
        points.append(purse.points + purse.gatherings + held + sum(p * one[0] for one, p in hidden.items()))
        stones.append(purse.stones + sum(p * one[1] for one, p in hidden.items()))
    return tuple(points), tuple(stones)


def paid_from(view: View, pile: Pile) -> tuple[Pile, ...]:
    """The pile, or those that stand in for it while it is empty (B-3)."""
    at = PILES.index(pile)
    full = [place for place, name in enumerate(PILES) if getattr(view.objects, name)]
    if at in full:
        return (pile,)
    beside = [place for place in full if abs(place - at) == 1]
    nearest = [*[place for place in full if place < at][-1:], *[place for place in full if place > at][:1]]
    return tuple(PILES[place] for place in beside or nearest)


def faces_of(left: Left, pile: Pile) -> dict[Face, float]:
    """Of the next Object out of this pile, as far as it has not been seen."""
    unseen_faces = left[PILES.index(pile)]
    return {face: unseen_faces.count(face) / len(unseen_faces) for face in unseen_faces}


def _average(view: View, left: Left, pile: Pile) -> float:
    averages = [
        sum(p * face for face, p in faces_of(left, source).items() if not isinstance(face, str))
        for source in paid_from(view, pile)
    ]
    return max(averages, default=0.0)


def _worth(view: View, own: Purse, left: Left, pile: Pile) -> float:
    """With what a Stone promises, and the extra turn of an Alea (B-11)."""
    stone = max((faces_of(left, source).get(STONE, 0.0) for source in paid_from(view, pile)), default=0.0)
    bonus = WINNING / 2 if own.stones else STONE_WORTH
    return _average(view, left, pile) + stone * bonus + (EXTRA_TURN if pile == "A" else 0.0)


def _unseen(lying: Iterable[Chances], view: View) -> Numbers:
    """All the same, but for what is known to lie elsewhere."""
    found = np.ones(len(CARDS))
    elsewhere = {*view.discard, *(view.towers.cards if view.towers else ()), PERICULUM}
    if view.proxima is not None:
        elsewhere.add("trick-proxima")
    elsewhere.update(card for there in lying for card, p in there.items() if p == 1)
    found[[ORDER[card] for card in elsewhere]] = 0.0
    found /= max(found.sum(), 1.0)
    return found


def wins_with(own: Purse, points: float, face: Face | None) -> bool:
    """Whether a seat with so many points has won, by this Object or without one."""
    if face is None:
        return points >= WINNING or has_won(own, (0, 0))
    gain = 0 if isinstance(face, str) else face
    return points + gain >= WINNING or has_won(with_face(own, face), (0, 0))
