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
from .rows import NUMBERS, Floats, Rows, Whole

UNLIKELY: Final = 0.004
"""Casts less likely than this are not thought about."""
DRAGON: Final = Spell.ANCIENT_DRAGON - 1
SINGER: Final = Spell.NIGHT_SINGER - 1


@dataclass(frozen=True)
class Scenes:
    """Arrays by scene, those with fewest casts first; the first of all is now."""

    around: Around
    rows: Rows
    held: Floats
    """[casts]: how likely the row holds all of these."""
    faces: Whole
    """What the die may show; the first is for scenes without a dragon."""
    likely: Floats
    """[face]"""
    casts: Whole
    """[scene]: what was cast, as a place among all `casts` of the rows."""
    face: Whole
    """[scene]: what the dragon brought, as a place among `faces`."""
    lives: Whole
    """[scene, place]"""

    @cached_property
    def bags(self) -> Whole:
        """[scene, number]: how many of each were cast."""
        return self.rows.casts.bags[self.casts]

    @cached_property
    def size(self) -> Whole:
        """[scene]: how many casts."""
        return self.bags.sum(axis=1)

    @cached_property
    def further(self) -> Whole:
        """[scene, number]: the casts with one more."""
        return self.rows.casts.further[self.casts]

    @cached_property
    def found(self) -> Floats:
        """[scene, number]: how likely the next call of it finds a stone."""
        return np.where(self.further >= 0, self.held[self.further], 0) / self.held[self.casts][:, None]

    @cached_property
    def secrets(self) -> Whole:
        return self.around.secrets[0] + self.bags[:, SINGER]

    @cached_property
    def emptied(self) -> Whole:
        return self.size == self.rows.stones

    @cached_property
    def over(self) -> Whole:
        """Whether what was cast ends the round: by the last stone, somebody's last life, or everybody's."""
        out = self.lives[:, 1:] == 0
        knocked = (out & (self.around.lives[1:] > 0)).any(axis=1)
        return self.emptied | out.all(axis=1) | (knocked & (not self.around.options.last_standing))

    def after(self, scenes: Whole, lost: Whole) -> After:
        """If the turn ends in these scenes, with so many lives lost at last."""
        lives = self.lives[scenes]
        lives[:, 0] = np.maximum(0, lives[:, 0] - lost)
        left = self.rows.stones - self.size[scenes]
        drawn = np.minimum(HAND - left, self.around.pile) * (lives[:, 0] > 0)
        return After(lives, left + drawn, self.secrets[scenes], self.around.pile - drawn)


def scenes(around: Around, believed: Belief, last_cast: int | None) -> Scenes:
    every = believed.rows.casts
    held = np.bincount(every.part, believed.bags[every.whole], len(every.bags))
    faces, likely = _faces(around.options.die)
    thought = (held >= UNLIKELY) & _in_order(every.bags, around, last_cast)
    dragon = every.bags[:, DRAGON] > 0
    shown = np.where(dragon[:, None], faces > 0, faces == 0)
    casts, face = np.nonzero(thought[:, None] & shown)
    return Scenes(around, believed.rows, held, faces, likely, casts, face, _lives(around, every.bags[casts], faces[face]))


def _faces(die: tuple[int, ...]) -> tuple[Whole, Floats]:
    shown = sorted(Counter(die).items())
    return np.array([0, *(face for face, _ in shown)]), np.array([0, *(count / len(die) for _, count in shown)])


def _in_order(bags: Whole, around: Around, last_cast: int | None) -> Whole:
    """Nothing lower than the last cast, where that matters."""
    if around.options.easy or last_cast is None:
        return np.ones(len(bags), bool)
    return ~bags[:, : last_cast - 1].any(axis=1)


def _lives(around: Around, bags: Whole, face: Whole) -> Whole:
    """As if all happened at once; nobody who is out comes back."""
    die = around.options.die
    change = hits(around.seats, sum(die) / len(die))
    others = bags[:, [number for number in range(NUMBERS) if number != DRAGON]] @ np.delete(change, DRAGON, axis=0)
    dragon = (bags[:, DRAGON] * face)[:, None] * (change[DRAGON] < 0)
    lives = np.rint(around.lives + others - dragon).astype(np.intp)
    return np.clip(lives, 0, LIVES) * (around.lives > 0)
