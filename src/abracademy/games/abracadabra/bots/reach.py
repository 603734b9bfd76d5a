"""The gatherings within a player's reach, and how likely the draws still to come make them."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from ..actions import OUT_OF_HAND, WITH_A_TOWER
from ..cards import IS_ENCHANTER, ORDER, Card
from ..gatherings import PILES, Pile
from .counting import Chances, chances
from .hidden import Deal, Lying, behind

Drawn: TypeAlias = tuple[tuple[Card, ...], float]
"""Cards, and the chance of them."""
NOBODY: Final = frozenset[Card]()


@lru_cache(maxsize=8192)
def types_of(hand: frozenset[Card], towers: frozenset[Card] = NOBODY) -> frozenset[Pile]:
    """The types that three out of this hand can be, or two and one out of the towers."""
    enchanters = sorted(hand & IS_ENCHANTER, key=ORDER.__getitem__)
    found: set[Pile] = {one.as_ for three in combinations(enchanters, 3) for one in OUT_OF_HAND.get(three, ())}
    for pair in combinations(enchanters, 2):
        for tower in towers:
            found.update(one.as_ for one in WITH_A_TOWER.get((*pair, tower), ()))
    return frozenset(found)


def within_reach(
    found: tuple[Deal, ...], hand: frozenset[Card], towers: frozenset[Card], draws: int
) -> Iterator[tuple[Pile, tuple[int, ...], float]]:
    """By type the places to draw from that make it likeliest, if they are chosen beforehand; and how likely."""
    places = [one.where[1] for one in found[0].lying if one.where[0] == "place"]
    hopes = {drawn: _hopes(found, hand, towers, drawn) for drawn in combinations(sorted(places), draws)}
    for pile in PILES:
        if pile in types_of(hand, towers):
            yield pile, (), 1.0
        elif hopes:
            chance, best = max((of.get(pile, 0.0), drawn) for drawn, of in hopes.items())
            if chance:
                yield pile, best, chance


def _hopes(
    found: tuple[Deal, ...], hand: frozenset[Card], towers: frozenset[Card], drawn: tuple[int, ...]
) -> dict[Pile, float]:
    """Of each type the chance to be within reach once these places are drawn."""
    hopes: dict[Pile, float] = {}
    for deal in found:
        for cards, chance in _drawn_from(deal, drawn):
            for pile in types_of(hand.union(cards) & IS_ENCHANTER, towers):
                hopes[pile] = hopes.get(pile, 0.0) + deal.mass * chance
    return hopes


def _drawn_from(deal: Deal, drawn: tuple[int, ...]) -> Iterator[Drawn]:
    """What these places may hold together."""
    lying = [next(one for one in deal.lying if one.where == ("place", place)) for place in drawn]
    if not lying:
        return iter((((), 1.0),))
    return _one_after_the_other(deal, lying)


def _one_after_the_other(deal: Deal, lying: list[Lying]) -> Iterator[Drawn]:
    first, *others = lying
    for card, chance in behind(deal, first).items():
        if not others:
            yield (card,), chance
        for other, then in _behind_then(deal, first, card, others[0]).items() if others else ():
            yield (card, other), chance * then


def _behind_then(deal: Deal, first: Lying, card: Card, second: Lying) -> Chances:
    """What lies at the second place, once the first has turned out to be this card."""
    if first.back != second.back or first.known or second.known:
        return behind(deal, second)
    groups, cards = deal.groups[first.back], deal.unlocated[first.back]
    at = next(at for at, group in enumerate(groups) if group.never == first.groups[0].never)
    others = tuple(group._replace(size=group.size - (place == at)) for place, group in enumerate(groups))
    left = chances(others, tuple(one for one in cards if one != card))[at]
    return {one: chance / others[at].size for one, chance in left.items()}
