"""What a round may still bring once a turn is over: the chance of each way in which it can end, and what that is worth.

Each ending has a score, and its chance is in proportion to the score's exponential. The score is a sum over what speaks
for the ending; how much each thing counts was learnt from rounds among adepts (see `trained`).
"""

from functools import cache
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np

from ..spells import HAND, LIVES, SPELLS
from . import tower
from .around import Around, hits
from .rows import Array
from .trained import LEARNT

HIGH: Final = np.array(SPELLS) / len(SPELLS)
"""By number: there are more stones of a high one, so it is called with more confidence."""


class After(NamedTuple):
    """Cases in which a turn may end. Places are counted from the seat whose turn it was."""

    lives: Array
    """[case, place]"""
    stones: Array
    """[case]: those of that seat, drawn anew."""
    secrets: Array
    """[case]: likewise."""
    ruled_out: Array
    """[case]: likewise."""
    pile: Array
    """[case]"""


class KnockOuts(NamedTuple):
    """The order of all that is said of endings: each seat empties its row; each knocks out each other, in this order;
    each falls. Where the last one standing takes all, whoever wins is the first kind, and there is no other."""

    knocker: Array
    victim: Array


@cache
def knock_outs(seats: int) -> KnockOuts:
    pairs = np.array(list(permutations(range(seats), 2)))
    return KnockOuts(pairs[:, 0], pairs[:, 1])


def outlook(around: Around, after: After) -> Array:
    """[case, 2]: the chance to win the match, and the points expected of this round."""
    chances, worth = chances_of_endings(around, after), np.zeros((len(after.lives), 2))
    for secrets in np.unique(after.secrets).tolist():
        cases = after.secrets == secrets
        gained = gains(around, secrets)
        each = tower.chances(around, gained)[:, 0], gained[:, 0]
        worth[cases] = chances[cases] @ np.stack(each, axis=1)
    return worth


def gains(around: Around, secrets: int) -> Array:
    """[ending, place]: what everybody scores, if the first has so many secrets."""
    seats, every = around.seats, knock_outs(around.seats)
    held = np.array([secrets, *around.secrets[1:]])
    alone = np.diag((2 if around.options.last_standing else 3) + held)
    knocked = np.tile(1 + held, (len(every.knocker), 1))
    knocked[np.arange(len(knocked)), every.knocker] += 2
    knocked[np.arange(len(knocked)), every.victim] = 0
    fell = np.tile(1 + held, (seats, 1)) * (1 - np.eye(seats, dtype=np.intp))
    return np.concatenate((alone, knocked, fell))


def chances_of_endings(around: Around, after: After) -> Array:
    """[case, ending]"""
    learnt = LEARNT[around.seats, around.options.last_standing]
    speaking = (emptying(around, after), knocking(around, after), falling(around, after))
    scores = np.concatenate([one @ np.array(counts) for one, counts in zip(speaking, learnt, strict=True)], axis=1)
    weights = np.exp(scores) * possible(around, after)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float64)


def possible(around: Around, after: After) -> Array:
    """[case, ending]: who is out has no part in the round any more."""
    every, alive = knock_outs(around.seats), after.lives > 0
    others = 0.0 if around.options.last_standing else 1.0
    knocked = alive[:, every.knocker] & alive[:, every.victim]
    return np.concatenate((alive, knocked * others, alive * others), axis=1)


def emptying(around: Around, after: After) -> Array:
    """[case, ending, what speaks for it]"""
    stones = np.tile(around.stones, (len(after.lives), 1))
    stones[:, 0] = after.stones
    rows = [stones == count for count in range(1, HAND + 1)]
    pile = [after.pile[:, None] == 0, np.minimum(after.pile, HAND)[:, None] / HAND]
    lasting = around.options.last_standing  # else lives matter by who loses the last one
    lives = [lasting * after.lives / LIVES, lasting * (after.lives == 1)]
    known = [_ease(around), _ruled_out(around, after)]
    return _side_by_side(stones.shape, *rows, *pile, *lives, *known, *_turn(around.seats))


def knocking(around: Around, after: After) -> Array:
    knocker, victim = knock_outs(around.seats).knocker, knock_outs(around.seats).victim
    strikes, likely = (table[knocker, victim] for table in _strikes(around))
    threatened = after.lives[:, victim]
    lives = [threatened == left for left in range(1, LIVES + 1)]
    others = [_ease(around)[knocker], _ruled_out(around, after)[:, knocker], victim == 0]
    turns = [turn[knocker] for turn in _turn(around.seats)]
    return _side_by_side(threatened.shape, *lives, strikes, likely, strikes >= threatened, *others, *turns)


def falling(around: Around, after: After) -> Array:
    lives = [after.lives == left for left in range(1, LIVES + 1)]
    known = [_ease(around), _ruled_out(around, after)]
    return _side_by_side(after.lives.shape, *lives, *known, *_turn(around.seats))


def _ease(around: Around) -> Array:
    """How high the numbers are, and so how easily called; one's own row will be drawn anew."""
    ease: Array = around.rows @ HIGH / np.maximum(1, around.rows.sum(axis=1))
    ease[0] = around.drawn @ HIGH
    return ease


def _ruled_out(around: Around, after: After) -> Array:
    """[case, place]: what everybody learnt from calls in vain, as a share of all numbers."""
    ruled_out = np.tile(around.ruled_out, (len(after.lives), 1))
    ruled_out[:, 0] = after.ruled_out
    return ruled_out / len(SPELLS)


def _strikes(around: Around) -> tuple[Array, Array]:
    """[knocker, victim]: the lives that the knocker's stones can take; and the same by how easily they are called.

    It is of no account where a round goes on without somebody, so all are taken for living.
    """
    seats, die = around.seats, around.options.die
    lost = np.maximum(0, -hits((True,) * seats, sum(die) / len(die)))
    turned = np.stack([np.roll(lost, place, axis=1) for place in range(seats)])
    return tuple(np.einsum("kn,knv->kv", around.rows * ease, turned) for ease in (np.ones(len(HIGH)), HIGH))


@cache
def _turn(seats: int) -> tuple[Array, ...]:
    """Who is next, how far off a turn is, and whose turn it was."""
    places = np.arange(seats)
    away = (places - 1) % seats
    return (away == 0).astype(float), away / (seats - 1), (places == 0).astype(float)


def _side_by_side(shape: tuple[int, ...], *speaking: Array) -> Array:
    return np.stack([np.broadcast_to(one, shape) for one in speaking], axis=-1).astype(float)
