"""The table as one seat sees it: itself first, then clockwise."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from ....kernel import Seat
from ..options import Options
from ..spells import SPELLS, Spell
from ..told import Stone
from ..view import PlayerView, View
from .rows import NUMBERS, Array


class Around(NamedTuple):
    """By place from this seat on: 0 is the seat itself, 1 its left neighbour, the last one its right."""

    options: Options
    lives: Array
    floors: Array
    stones: Array
    """How many lie in front of each."""
    secrets: Array
    ruled_out: Array
    """Of how many numbers everybody knows that a stone is none of them, in the mean."""
    rows: Array
    """[place, number]: the stones themselves; one's own as they are to be expected."""
    drawn: Array
    """[number]: a stone that is yet to be drawn, likewise."""
    pile: int

    @property
    def seats(self) -> int:
        return len(self.lives)

    @property
    def living(self) -> tuple[bool, ...]:
        """Who is still in the round."""
        return tuple((self.lives > 0).tolist())


def around(seat: Seat, view: View, unseen: Sequence[int]) -> Around:
    players = from_here(seat, view)
    drawn = _counts(unseen) / max(1, len(unseen))
    own = len(players[0].stones) * drawn
    return Around(
        view.options,
        np.array([player.life for player in players]),
        np.array([player.points for player in players]),
        np.array([0 if player.out else len(player.stones) for player in players]),
        np.array([len(player.secrets) for player in players]),
        np.array([_ruled_out(player) for player in players]),
        np.stack([own, *map(_row, players[1:])]),
        drawn,
        view.pile,
    )


def from_here(seat: Seat, view: View) -> tuple[PlayerView, ...]:
    """As they sit from this one on, clockwise."""
    return view.players[seat:] + view.players[:seat]


def _ruled_out(player: PlayerView) -> float:
    return sum(len(set(numbers)) for numbers in player.ruled_out) / max(1, len(player.stones))


def _row(player: PlayerView) -> Array:
    return _counts(player.stones) * (not player.out)


def _counts(stones: Sequence[Stone]) -> Array:
    return np.array([stones.count(spell) for spell in SPELLS], np.float64)


@cache
def hits(living: tuple[bool, ...], face: float) -> Array:
    """[number, place from the caster on]: how the cast changes lives if the die shows this.

    `living`: of each place whether it is still in the round, as the caster is; neighbours are the next of these (A-6).
    """
    change, others = np.zeros((NUMBERS, len(living))), np.flatnonzero(living)[1:]
    left, right = others[[0, -1]]
    change[Spell.ANCIENT_DRAGON - 1, others] = -face
    change[Spell.DARK_WANDERER - 1, others] = -1
    change[Spell.DARK_WANDERER - 1, 0] = 1
    change[Spell.SWEET_DREAM - 1, 0] = face
    change[Spell.LIGHTNING_TEMPEST - 1, [left, right]] = -1
    change[Spell.BLIZZARD - 1, left] = -1
    change[Spell.FIREBALL - 1, right] = -1
    change[Spell.MAGIC_DRINK - 1, 0] = 1
    return change
