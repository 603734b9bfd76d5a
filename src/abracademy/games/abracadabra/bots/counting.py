"""In how many ways the cards that nobody has shown can lie behind the backs that hide them."""

from functools import lru_cache
from math import perm
from typing import NamedTuple, TypeAlias

from ..cards import Card

Chances: TypeAlias = dict[Card, float]
Allowed: TypeAlias = tuple[bool, ...]
"""Of one card, whether it may lie in each of the groups."""


class Group(NamedTuple):
    """Cards with the same back of which the same is known, and what none of them can be."""

    size: int
    never: frozenset[Card]


def fitting(groups: tuple[Group, ...], cards: tuple[Card, ...]) -> float:
    """Of all ways to lay some of these cards into the groups, the share that fits."""
    laid = sum(group.size for group in groups)
    return _ways(_rows(groups, cards), tuple(group.size for group in groups)) / perm(len(cards), laid)


@lru_cache(maxsize=512)
def chances(groups: tuple[Group, ...], cards: tuple[Card, ...]) -> tuple[Chances, ...]:
    """For each group the chance of each card to lie in it, where every way that fits is as likely as the others.

    There has to be one. What lies in no group lies deeper, where no back shows.
    """
    counts, rows = tuple(group.size for group in groups), _rows(groups, cards)
    whole = _ways(rows, counts)
    inside = [{row: _with(rows, counts, at, row) / whole for row in set(rows)} for at in range(len(groups))]
    return tuple({card: p for card in cards if (p := of[_allowed(groups, card)])} for of in inside)


def _with(rows: tuple[Allowed, ...], counts: tuple[int, ...], at: int, row: Allowed) -> int:
    """The ways in which one certain card of those that are so allowed lies in that group."""
    if not counts[at] or not row[at]:
        return 0
    first = rows.index(row)
    return counts[at] * _ways((*rows[:first], *rows[first + 1 :]), one_less(counts, at))


def one_less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def _rows(groups: tuple[Group, ...], cards: tuple[Card, ...]) -> tuple[Allowed, ...]:
    """Like cards side by side, and those that may lie anywhere last."""
    return tuple(sorted(_allowed(groups, card) for card in cards))


def _allowed(groups: tuple[Group, ...], card: Card) -> Allowed:
    return tuple([card not in group.never for group in groups])


@lru_cache(maxsize=8192)  # more would be as many more objects for the collector to visit, in one long thought
def _ways(rows: tuple[Allowed, ...], counts: tuple[int, ...]) -> int:
    """Each card lies in one of the groups that allow it, at one of its places, or deeper."""
    if len(rows) < sum(counts):
        return 0
    if not rows or all(rows[0]):
        return perm(len(rows), sum(counts))
    first, others = rows[0], rows[1:]
    inside = (at for at, count in enumerate(counts) if count and first[at])
    return _ways(others, counts) + sum(counts[at] * _ways(others, one_less(counts, at)) for at in inside)
