"""What an action leaves a seat with, before anybody else has played."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from ..cards import HAND, IS_ELEMENTAL, IS_ENCHANTER, ORDER, Card
from ..objects import MASTER, MASTERED
from .outlook import Outlook, wins_with
from .promise import NEXT, Worths, gatherings, kept, next_turn, places_of


class Gain(NamedTuple):
    """What an action may bring: points and Stones, and whether that wins."""

    chance: float
    points: float = 0.0
    stones: float = 0.0
    wins: bool = False


class After(NamedTuple):
    gains: tuple[Gain, ...]
    hand: tuple[Card, ...]
    promise: float
    """Of that hand, and of turns that are certain."""
    points: tuple[float, ...]
    """What each seat gets by it, as expected."""
    cards: tuple[float, ...]
    soon: float = 0.0
    """Points to be expected of the rest of the turn, which the promise has in it."""


def less(hand: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in gone)


def of_elementals(hand: tuple[Card, ...]) -> int:
    count = len(IS_ELEMENTAL.intersection(hand))
    return count + (MASTER if count >= MASTERED else 0)


def enchanters(hand: tuple[Card, ...]) -> list[int]:
    return places_of(tuple(card for card in hand if card in IS_ENCHANTER))


def promise(own: Outlook, hand: tuple[Card, ...]) -> float:
    """What it is worth to hold these cards at the end of a turn, but for the points of Elementals."""
    return _promise(own.worths, own.new, tuple(own.unseen), tuple(sorted(hand, key=ORDER.__getitem__)))


@lru_cache(maxsize=4096)
def _promise(worths: Worths, new: float, unseen: tuple[float, ...], hand: tuple[Card, ...]) -> float:
    return NEXT * next_turn(gatherings(worths), enchanters(hand), new, np.array(unseen)) + kept(hand)


def left(own: Outlook, hand: tuple[Card, ...]) -> After:
    """With the best five of a hand, and nothing else."""
    five = best_five(own, hand)
    nothing = (0.0,) * own.seats
    return After((Gain(1.0, wins=would_win(own, five)),), five, promise(own, five), nothing, nothing)


def best_five(own: Outlook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    if len(hand) <= HAND:
        return hand
    return max(combinations(hand, HAND), key=lambda five: promise(own, five) + of_elementals(five))


def would_win(own: Outlook, hand: tuple[Card, ...]) -> bool:
    """At once, if this were the hand."""
    return wins_with(own.purses[own.seat], points_with(own, hand), None)


def points_with(own: Outlook, hand: tuple[Card, ...]) -> float:
    return own.points[own.seat] - of_elementals(own.hand) + of_elementals(hand)
