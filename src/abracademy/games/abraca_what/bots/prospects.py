"""What each call is worth, with the whole rest of the turn in it: after every cast, to stop or to go on.

A worth is a pair: the chance to win the match, and the points that this round is expected to bring.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from . import tower
from .around import Around
from .belief import Belief
from .outlook import outlook
from .rows import NUMBERS, Array
from .scenes import DRAGON, Scenes, scenes

WIN: Final = 0
"""What is played for: the first of the pair."""


class Prospects(NamedTuple):
    found: Array
    """[number]: how likely the row holds one."""
    calls: Array
    """[number, worth]"""
    stop: Array
    """[worth]"""
    slip: Array
    """[worth]: of a call that is too low."""


class Leaving(NamedTuple):
    """[scene, worth]: what it is worth to leave the turn there."""

    stop: Array
    missed: Array
    """By a call in vain."""
    dragon: Array
    """By the dragon, called in vain."""
    wasted: Array
    """[worth]: now, by a slip, or by calling what everybody knows is not there: nobody learns anything."""


def prospects(around: Around, believed: Belief, last_cast: int | None) -> Prospects:
    every = scenes(around, believed, last_cast)
    leaving, worth = _leaving(every), _worth_when_over(every)
    for size in range(believed.rows.stones - 1, 0, -1):
        at = np.flatnonzero((every.size == size) & ~every.over)
        worth[every.casts[at], every.face[at]] = _best(every, leaving, worth, at)
    now = np.zeros(1, np.intp)
    return Prospects(every.found[0], _calls(every, leaving, worth, now)[0], leaving.stop[0], leaving.wasted)


def _worth_when_over(every: Scenes) -> Array:
    """[casts, face, worth], so far as the round is over then. A row that is empty comes before anything else (A-5)."""
    worth = np.full((len(every.held), len(every.faces), 2), np.nan)
    at, around = np.flatnonzero(every.over), every.around
    emptied, lives, secrets = every.emptied[at], every.lives[at], every.secrets[at]
    gained = _survived(around, lives, secrets) * ~emptied[:, None]
    gained[:, 0] = (2 if around.options.last_standing else 3) + secrets
    worth[every.casts[at], every.face[at]] = _ended(around, gained, lives)
    return worth


def _survived(around: Around, lives: Array, secrets: Array) -> Array:
    """[case, place]: what survivors score, where they do."""
    held = np.column_stack((secrets, np.tile(around.secrets[1:], (len(lives), 1))))
    return np.where(lives > 0, 1 + held, 0)


def _ended(around: Around, gained: Array, lives: Array) -> Array:
    return np.column_stack((tower.chances(around, gained, lives)[:, 0], gained[:, 0]))


def _leaving(every: Scenes) -> Leaving:
    """Where the round goes on. All are looked at in one go, which is quicker than one by one."""
    on, dragons = np.flatnonzero(~every.over), np.flatnonzero(_dragon_callable(every))
    faces = np.flatnonzero(every.likely)
    learnt = every.found[dragons, DRAGON] > 0
    asked = [Asked(on, 0, False), Asked(on, 1, True), Asked(on[:1], 1, False)]
    asked += [Asked(dragons, int(lost), learnt) for lost in every.faces[faces]]
    stop, missed, wasted, *rolled = _left(every, asked)
    leaving = Leaving(_blank(every), _blank(every), _blank(every), wasted[0])
    leaving.stop[on], leaving.missed[on], leaving.dragon[on] = stop, missed, missed
    leaving.dragon[dragons] = np.tensordot(every.likely[faces], np.array(rolled), axes=1)
    return leaving


def _blank(every: Scenes) -> Array:
    return np.full((len(every.casts), 2), np.nan)


def _dragon_callable(every: Scenes) -> Array:
    """Nothing else may come before it, unless the order is free."""
    free: Array = ((every.size == 0) | every.around.options.easy) & (every.face == 0)
    return free & ~every.over


class Asked(NamedTuple):
    """Some scenes, with so many lives lost at last, and whether something is learnt by it."""

    scenes: Array
    lost: int
    learnt: Array | bool


def _left(every: Scenes, asked: Sequence[Asked]) -> list[Array]:
    """What it is worth to leave the turn so, for each of these."""
    lost = np.concatenate([np.full(len(one.scenes), one.lost) for one in asked])
    learnt = np.concatenate([np.broadcast_to(one.learnt, len(one.scenes)) for one in asked])
    after = every.after(np.concatenate([one.scenes for one in asked]), lost, learnt)
    worth = outlook(every.around, after)
    fell = (after.lives[:, 0] == 0) & (not every.around.options.last_standing)
    if fell.any():
        lives = after.lives[fell]
        worth[fell] = _ended(every.around, _survived(every.around, lives, after.secrets[fell]), lives)
    return np.split(worth, np.cumsum([len(one.scenes) for one in asked])[:-1])


def _best(every: Scenes, leaving: Leaving, worth: Array, at: Array) -> Array:
    """Of these scenes: the better of to stop and to go on."""
    calls = _calls(every, leaving, worth, at)
    calls[~(_in_order(every, at) & (every.found[at] > 0))] = -1
    best = calls[np.arange(len(at)), calls[..., WIN].argmax(axis=1)]
    going_on = best[:, WIN] > leaving.stop[at, WIN]
    return np.where(going_on[:, None], best, leaving.stop[at])


def _in_order(every: Scenes, at: Array) -> Array:
    if every.around.options.easy:
        return np.ones((len(at), NUMBERS), bool)
    highest: Array = NUMBERS - 1 - (every.bags[at][:, ::-1] > 0).argmax(axis=1)
    return highest[:, None] <= np.arange(NUMBERS)


def _calls(every: Scenes, leaving: Leaving, worth: Array, at: Array) -> Array:
    """[scene, number, worth]. What is not thought about any further is worth what it is now."""
    found, further = every.found[at][..., None], every.further[at]
    hit = worth[further, every.face[at][:, None]]
    hit[:, DRAGON] = np.tensordot(worth[further[:, DRAGON], 1:], every.likely[1:], axes=(1, 0))
    hit = np.where(np.isnan(hit), leaving.stop[at][:, None], hit)
    missed = np.repeat(leaving.missed[at][:, None], NUMBERS, axis=1)
    missed[:, DRAGON] = leaving.dragon[at]
    missed[:, 1:] = np.where(found[:, 1:] > 0, missed[:, 1:], leaving.wasted)
    calls: Array = found * hit + (1 - found) * missed
    return calls
