"""What it comes to, to draw from each place: the turn with every card that may lie there, Periculum too."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from ..actions import Draw
from ..cards import CARDS, FACE_UP, IS_ELEMENTAL, ORDER, PERICULUM, PLACES
from .after import After, Gain, enchanters, of_elementals, would_win
from .outlook import Outlook
from .promise import KEPT, Numbers, gatherings, kept, re_usable, spread, with_draws

DENIED: Final = 0.3
"""What of that which the open card is worth to the next seat it is worth to take it away."""
IDLE: Final = ORDER["trick-exodus"]
"""A card that takes part in no gathering."""


def drawings(own: Outlook, draws: tuple[Draw, ...]) -> Iterator[After]:
    """With the first card the second is yet to come: from the place that is best once the first has been seen."""
    places = {place: spread(there) for place, there in enumerate(own.places) if there is not None}
    turns, points, wins, nothing = _turns(own), _points(own), _winning(own), (0.0,) * own.seats
    for draw in draws:
        there = places[draw.place]
        others = [other for place, other in places.items() if place != draw.place and len(places) == PLACES]
        won = float(there @ wins)
        denied = DENIED * wanted(own, there) if draw.place == FACE_UP else 0.0
        promise = float(there @ _with_one_of(turns, others)) + denied
        soon = float(there @ _with_one_of(points, others))
        yield After((Gain(1 - won), Gain(won, wins=True)), own.hand, promise, nothing, nothing, soon)


def _with_one_of(found: Numbers, others: list[Numbers]) -> Numbers:
    """With the second card out of the best of these places; with none, if there is no other to come."""
    alone: Numbers = found[:, IDLE]
    return np.max([found @ other for other in others], axis=0) if others else alone


def _winning(own: Outlook) -> Numbers:
    """Of each card whether drawing it wins at once."""
    return spread({card: float(would_win(own, (*own.hand, card))) for card in IS_ELEMENTAL if card not in own.hand})


def _elementals(own: Outlook) -> Numbers:
    """What each adds to those in the hand."""
    held = of_elementals(own.hand)
    return spread({card: of_elementals((*own.hand, card)) - held for card in IS_ELEMENTAL if card not in own.hand})


def _turns(own: Outlook) -> Numbers:
    """What the turn comes to with every two cards."""
    towers = re_usable(own.view.towers.cards) if own.view.towers else []
    found = with_draws(own.worths, enchanters(own.hand), towers, own.new, 0.0, used=True) + kept(own.hand)
    more = _elementals(own) - spread(dict.fromkeys(IS_ELEMENTAL, KEPT["elemental-air"]))
    return _struck(found + more[:, None].clip(0.0) + more[None, :].clip(0.0))


def _points(own: Outlook) -> Numbers:
    """The points that come of every two cards, this turn."""
    towers = re_usable(own.view.towers.cards) if own.view.towers else []
    found = with_draws(own.objects, enchanters(own.hand), towers, own.new, 0.0, used=False)
    more = _elementals(own)
    return _struck(found + more[:, None] + more[None, :])


def _struck(found: Numbers) -> Numbers:
    """With Periculum nothing is left of hand and turn."""
    found[ORDER[PERICULUM], :] = found[:, ORDER[PERICULUM]] = 0.0
    return found


def wanted(own: Outlook, there: Numbers) -> float:
    """How much more the next seat would like this card than any that may come."""
    holds = own.holds[(own.seat + 1) % own.seats]
    brings = gatherings(own.worths).clip(0.0) @ holds @ holds / 2
    worth = np.minimum(brings, max(own.worths)) + np.array([KEPT[card] for card in CARDS])
    return float((there - own.unseen) @ worth)
