"""All that a seat can count on when it is to act, worked out once for all its actions."""

from collections.abc import Iterable
from typing import Final, NamedTuple, cast

import numpy as np

from ....bots import Situation
from ....kernel import Seat
from ..actions import Action
from ..cards import BACKS, CARDS, ELEMENTALS, ORDER, PERICULUM, PLACES, Back, Card
from ..gatherings import PILES, Pile, standing_in
from ..objects import MASTER, MASTERED, STONE, WINNING, Face
from ..options import Options
from ..told import Told
from ..view import View
from .counting import Chances
from .fortunes import Left, Purse, fortunes, has_won, purses, unseen, with_face
from .hidden import Where, deals, expected
from .promise import Numbers, Worths, spread

WAYS: Final = 3
"""In which the cards may have gone: the likeliest are enough to play by."""
STONE_WORTH: Final = 1.2
"""What the first Sorcerer's Stone counts for in points: the second wins."""
EXTRA_TURN: Final = 2.6
"""What an extra turn brings."""


class Outlook(NamedTuple):
    seat: Seat
    seats: int
    view: View
    hand: tuple[Card, ...]
    purses: tuple[Purse, ...]
    left: Left
    holds: tuple[Numbers, ...]
    """Of each seat the chance to hold each card."""
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
    unseen: Numbers
    """What may come next from where nobody has seen it."""


def outlook(situation: Situation[Options, View, Action]) -> Outlook:
    seat, view, seats = situation.seat, situation.view, situation.tale.seats
    told = cast(tuple[Told, ...], situation.tale.told)
    lying = expected(deals(told, seats, WAYS))
    at = {where: there for (where, _), there in lying.items()}
    owned, left = purses(told, seats), unseen(told, situation.options.objects)
    holds = tuple(_holds(lying, ("hand", one)) for one in range(seats))
    points, stones = zip(*(_standing(purse, left, held) for purse, held in zip(owned, holds, strict=True)), strict=True)
    return Outlook(
        seat,
        seats,
        view,
        tuple(card.face for card in view.players[seat].hand if card.face),
        owned,
        left,
        holds,
        points,
        stones,
        objects=tuple(_average(view, left, pile) for pile in PILES),
        worths=tuple(_worth(view, owned[seat], left, pile) for pile in PILES),
        new=float(view.objects.new > 0),
        places=tuple(at.get(("place", place)) for place in range(PLACES)),
        lifted=tuple(at["pile", depth] for depth in range(len(view.lifted))),
        unseen=_unseen(lying.values(), view),
    )


def _holds(lying: dict[tuple[Where, Back], Chances], hand: Where) -> Numbers:
    return spread({card: chance for back in BACKS for card, chance in lying.get((hand, back), {}).items()})


def _standing(purse: Purse, left: Left, held: Numbers) -> tuple[float, float]:
    """Points and Sorcerer's Stones as expected; a Master's only where three Elementals are certain."""
    hidden, elementals = fortunes(purse, left), held[_ELEMENTALS]
    master = MASTER if (elementals == 1).sum() >= MASTERED else 0
    points = purse.points + purse.gatherings + float(elementals.sum()) + master
    stones = purse.stones + sum(chance * more for (_, more), chance in hidden.items())
    return points + sum(chance * more for (more, _), chance in hidden.items()), stones


_ELEMENTALS: Final = [ORDER[card] for card in ELEMENTALS]


def paid_from(view: View, pile: Pile) -> tuple[Pile, ...]:
    """The pile, or those that stand in for it while it is empty (B-3)."""
    full: list[Pile] = [name for name in PILES if getattr(view.objects, name)]
    return (pile,) if pile in full else standing_in(pile, full)


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
