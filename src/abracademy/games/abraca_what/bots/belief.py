"""What may lie in a seat's own row, after all that it was told: exact, as far as counting goes.

A row's weight is the number of ways in which the unseen stones can be dealt so, times the chance of what was taken out
of it for each spell (A-16). All of it falls into one factor a number, which depends on the number's places alone.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from ....kernel import Seat
from ..facts import Facts
from ..spells import HAND, SPELLS
from .rows import NUMBERS, SIZES, SUBSETS, Array, Rows, rows


class Belief(NamedTuple):
    rows: Rows
    """Of the stones whose faces are not known."""
    weights: Array
    """[row]: how likely each is."""

    @property
    def stones(self) -> Array:
        """[place, number]: how likely this stone shows this number."""
        tensor = self.weights.reshape((NUMBERS,) * self.rows.stones)
        axes = range(self.rows.stones)
        return np.array([tensor.sum(axis=tuple(other for other in axes if other != place)) for place in axes])

    @property
    def bags(self) -> Array:
        """[bag]: how likely the stones are these, whatever their places."""
        return np.bincount(self.rows.bag, self.weights, len(self.rows.bags))

    @property
    def has(self) -> Array:
        """[number]: how likely at least one stone shows it."""
        return self.bags @ (self.rows.bags > 0)


def belief(facts: Facts, seat: Seat) -> Belief:
    places = [place for place in facts.hands[seat] if facts.faces[place] is None]
    every, weights = rows(len(places)), np.ones(NUMBERS ** len(places))
    unseen = Counter(facts.unseen)
    for spell in SPELLS:
        factor = _dealt(unseen[spell], len(places))
        factor *= _not_ruled_out(facts, spell, places)
        factor *= _taken(facts, seat, spell, places)
        weights *= factor[every.places[spell - 1]]
    return Belief(every, weights / weights.sum())


def _dealt(unseen: int, places: int) -> Array:
    """[places as bits]: in how many ways so many of the unseen stones of one number can lie there."""
    ways: Array = WAYS[unseen, SIZES[: 2**places]]
    return ways


def _ways() -> Array:
    ways = np.ones((NUMBERS + 1, HAND + 1))
    for drawn in range(HAND):
        ways[:, drawn + 1] = ways[:, drawn] * np.maximum(np.arange(NUMBERS + 1) - drawn, 0)
    return ways


WAYS: Final = _ways()
"""[stones there are, stones drawn]"""


def _not_ruled_out(facts: Facts, spell: int, places: list[int]) -> Array:
    banned = _bits(at for at, place in enumerate(places) if spell in facts.ruled_out.get(place, ()))
    return np.where(SUBSETS[: 2 ** len(places)] & banned, 0.0, 1.0)


def _taken(facts: Facts, seat: Seat, spell: int, places: list[int]) -> Array:
    """The chance of each stone that was taken for this spell: one of all that matched (A-16)."""
    subsets = SUBSETS[: 2 ** len(places)]
    chance = np.ones(len(subsets))
    for hit in facts.hits:
        if hit.seat == seat and hit.spell == spell:
            shown = sum(facts.faces[place] == spell for place in hit.row)
            lay = _bits(at for at, place in enumerate(places) if place in hit.row)
            chance /= shown + SIZES[subsets & lay]
    if facts.found is not None and (facts.found.seat, facts.found.spell) == (seat, spell):
        chance[0] = 0  # it is there, and about to be taken
    return chance


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)
