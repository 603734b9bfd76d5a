"""What a hand promises: the gatherings that it makes possible, and what its cards are worth for later ones.

All in points. The weights below are estimates, of which others were tried in some hundred games of an adept among
novices: none played better than by chance.
"""

from functools import lru_cache
from itertools import permutations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..cards import AIR_ENCHANTERS, CARDS, ELEMENTALS, ENCHANTERS, ORDER, Card
from ..gatherings import GATHERINGS, PILES

Numbers: TypeAlias = NDArray[np.float64]
Worths: TypeAlias = tuple[float, ...]
"""Of a gathering of each type, what it brings."""

KEPT: Final[dict[Card, float]] = {
    **dict.fromkeys(ENCHANTERS, 0.55),
    **dict.fromkeys(AIR_ENCHANTERS, 1.1),
    "trick-proxima": 0.9,
    "trick-idem": 1.0,
    "trick-exodus": 0.3,
    "trick-chaos": 0.35,
    "trick-vademecum": 0.6,
    "trick-periculum": 0.0,
    **dict.fromkeys(ELEMENTALS, 1.0),
}
"""What a card in the hand will come to be worth."""
SECOND_ELEMENTAL: Final = 0.7
"""What the hope for the Elemental Master adds to the second."""
DRAWN: Final = 2.4
"""Two cards a turn, but of those on the table one takes what fits."""
NEXT: Final = 0.5
"""What the best gathering of the next turn counts for: something may come in between, and it uses cards up."""
NONE: Final = -99.0
"""The worth of what cannot be."""

_THREES: Final = np.array([[ORDER[card] for card in three] for three in GATHERINGS])
_TYPES: Final = np.array([[pile in types for pile in PILES] for types in GATHERINGS.values()])
_KEPT: Final = np.array([KEPT[card] for card in CARDS])
_NOT_AIR: Final = frozenset(range(len(ENCHANTERS))) - {ORDER[card] for card in AIR_ENCHANTERS}


@lru_cache(maxsize=32)
def gatherings(worths: Worths) -> Numbers:
    """What every three cards bring if they gather as the best type that they can be."""
    best = np.where(_TYPES, np.array(worths), NONE).max(axis=1)
    found = np.full((len(CARDS),) * 3, NONE)
    for one, two, three in permutations(range(3)):
        found[_THREES[:, one], _THREES[:, two], _THREES[:, three]] = best
    return found


def places_of(cards: tuple[Card, ...]) -> list[int]:
    return [ORDER[card] for card in cards]


def re_usable(towers: tuple[Card, ...]) -> list[int]:
    """Never an Air Enchanter out of the towers."""
    return [place for place in places_of(towers) if place in _NOT_AIR]


def kept(hand: tuple[Card, ...]) -> float:
    """Elementals not among it: their points are there already."""
    elementals = sum(card in ELEMENTALS for card in hand)
    others = sum(KEPT[card] for card in hand) - elementals
    return others + (SECOND_ELEMENTAL if elementals == 2 else 0.0)


def completed(found: Numbers, hand: list[int], new: float) -> Numbers:
    """For each card what it brings along with two of the hand; `new` for the New Gathering card."""
    if len(hand) < 2:
        return np.full(len(CARDS), NONE)
    pairs: Numbers = found[np.ix_(hand, hand)].max(axis=(0, 1)) + new
    return pairs


def next_turn(found: Numbers, hand: list[int], new: float, unseen: Numbers) -> float:
    """The best gathering to be expected of a hand once some more of the unseen cards have come to it."""
    gains = completed(found, hand, new)
    gains = np.maximum(gains, gains[hand].max() if hand else 0.0).clip(0.0)
    order = np.argsort(gains)
    below = np.cumsum(unseen[order]) ** DRAWN
    return float(gains[order] @ np.diff(below, prepend=0.0))


@lru_cache(maxsize=32)
def _less_what_is_used(worths: Worths, new: float, used: bool) -> tuple[Numbers, Numbers]:
    """What three out of the hand bring, and two of it with one out of the towers: the first."""
    kept_else = _KEPT * used
    found, pair = gatherings(worths), kept_else[:, None] + kept_else[None, :]
    return found + new - pair[:, :, None] - kept_else, found - pair


def with_draws(
    worths: Worths, hand: list[int], towers: list[int], new: float, otherwise: float, *, used: bool
) -> Numbers:
    """What a turn comes to with every two cards drawn: the best gathering, or `otherwise`; where what is used counts,
    with all the cards that are kept."""
    three, re_used = _less_what_is_used(worths, new, used)
    nothing = [otherwise, *_best(three, hand, hand, hand), *_best(re_used, towers, hand, hand)]
    one: Numbers = np.full(len(CARDS), max(nothing))
    two: Numbers = np.full((len(CARDS), len(CARDS)), otherwise)
    if hand:
        one = np.maximum(one, three[np.ix_(hand, hand)].max(axis=(0, 1)))
        two = np.maximum(two, three[hand].max(axis=0))
    if towers:
        two = np.maximum(two, re_used[towers].max(axis=0))
    if hand and towers:
        one = np.maximum(one, re_used[np.ix_(towers, hand)].max(axis=(0, 1)))
    best: Numbers = np.maximum(two, np.maximum(one[:, None], one[None, :]))
    best += used * (_KEPT[:, None] + _KEPT[None, :])
    return best


def _best(found: Numbers, one: list[int], two: list[int], three: list[int]) -> list[float]:
    return [float(found[np.ix_(one, two, three)].max())] if one and two and three else []


def spread(chances: dict[Card, float]) -> Numbers:
    found = np.zeros(len(CARDS))
    for card, chance in chances.items():
        found[ORDER[card]] = chance
    return found


def marginal(found: Numbers, hand: list[int], new: float, expected: float) -> Numbers:
    """What each card would add to a hand."""
    more: Numbers = _KEPT + NEXT * (completed(found, hand, new) - expected).clip(0.0)
    return more
