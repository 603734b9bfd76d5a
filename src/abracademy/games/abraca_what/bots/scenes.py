"""How the rest of a turn may go: what may be cast out of the row, and how the table lies then.

A scene is what has been cast since now and, where the dragon is among it, which face the die showed for it. A heal by
the die is taken at its mean.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from ..spells import HAND, LIVES, Spell
from .around import Around, hits
from .belief import Belief
from .outlook import After
from .rows import NUMBERS, Array, Rows

UNLIKELY: Final = 0.015
"""Casts less likely than this are not thought about."""
DRAGON: Final = Spell.ANCIENT_DRAGON - 1
SINGER: Final = Spell.NIGHT_SINGER - 1


@dataclass(frozen=True)
class Scenes:
    """Arrays by scene, those with fewest casts first; the first of all is now."""

    around: Around
    rows: Rows
    held: Array
    """[casts]: how likely the row holds all of these."""
    faces: Array
    """What the die may show; the first is for scenes without a dragon."""
    likely: Array
    """[face]"""
    casts: Array
    """[scene]: what was cast, as a place among all `casts` of the rows."""
    face: Array
    """[scene]: what the dragon brought, as a place among `faces`."""
    lives: Array
    """[scene, place]"""

    @cached_property
    def bags(self) -> Array:
        """[scene, number]: how many of each were cast."""
        return self.rows.casts.bags[self.casts]

    @cached_property
    def size(self) -> Array:
        """[scene]: how many casts."""
        size: Array = self.bags.sum(axis=1)
        return size

    @cached_property
    def further(self) -> Array:
        """[scene, number]: the casts with one more."""
        return self.rows.casts.further[self.casts]

    @cached_property
    def found(self) -> Array:
        """[scene, number]: how likely the next call of it finds a stone."""
        return np.where(self.further >= 0, self.held[self.further], 0) / self.held[self.casts][:, None]

    @cached_property
    def secrets(self) -> Array:
        secrets: Array = self.around.secrets[0] + self.bags[:, SINGER]
        return secrets

    @cached_property
    def emptied(self) -> Array:
        return np.equal(self.size, self.rows.stones)

    @cached_property
    def over(self) -> Array:
        """Whether what was cast ends the round: by the last stone, somebody's last life, or everybody's."""
        out: Array = self.lives[:, 1:] == 0
        knocked = np.any(out & (self.around.lives[1:] > 0), axis=1)
        over: Array = self.emptied | out.all(axis=1) | (knocked & (not self.around.options.last_standing))
        return over

    def after(self, scenes: Array, lost: Array, learnt: Array) -> After:
        """If the turn ends in these scenes, with so many lives lost at last; and whether everybody learns of a number
        that no stone of the row shows it."""
        lives = self.lives[scenes]
        lives[:, 0] = np.maximum(0, lives[:, 0] - lost)
        left = self.rows.stones - self.size[scenes]
        drawn = np.minimum(HAND - left, self.around.pile) * (lives[:, 0] > 0)
        ruled_out = (self.around.ruled_out[0] + learnt) * left / (left + drawn)
        return After(lives, left + drawn, self.secrets[scenes], ruled_out, self.around.pile - drawn)


def scenes(around: Around, believed: Belief, last_cast: int | None) -> Scenes:
    every = believed.rows.casts
    held = np.bincount(every.part, believed.bags[every.whole], len(every.bags))
    faces, likely = _faces(around.options.die)
    thought = (held >= UNLIKELY) & _in_order(every.bags, around, last_cast)
    dragon = every.bags[:, DRAGON] > 0
    shown = np.where(dragon[:, None], faces > 0, faces == 0)
    casts, face = np.nonzero(thought[:, None] & shown)
    return Scenes(
        around, believed.rows, held, faces, likely, casts, face, _lives(around, every.bags[casts], faces[face])
    )


def _faces(die: tuple[int, ...]) -> tuple[Array, Array]:
    shown = sorted(Counter(die).items())
    return np.array([0, *(face for face, _ in shown)]), np.array([0, *(count / len(die) for _, count in shown)])


def _in_order(bags: Array, around: Around, last_cast: int | None) -> Array:
    """Nothing lower than the last cast, where that matters."""
    if around.options.easy or last_cast is None:
        return np.ones(len(bags), bool)
    ordered: Array = bags[:, : last_cast - 1].sum(axis=1) == 0
    return ordered


def _lives(around: Around, bags: Array, face: Array) -> Array:
    """As if all happened at once: nobody who is out comes back, and nobody falls in between."""
    die = around.options.die
    change = hits(around.living, sum(die) / len(die))
    others = bags[:, [number for number in range(NUMBERS) if number != DRAGON]] @ np.delete(change, DRAGON, axis=0)
    dragon = (bags[:, DRAGON] * face)[:, None] * (change[DRAGON] < 0)
    lives: Array = np.rint(around.lives + others - dragon).astype(np.intp)
    return np.where(around.lives > 0, np.clip(lives, 0, LIVES), 0)
