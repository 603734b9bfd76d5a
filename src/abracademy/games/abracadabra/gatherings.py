"""Gatherings: three Enchanters who are, in each of aspect, school and element, all the same or all different."""

from collections.abc import Collection, Iterator
from itertools import combinations, product
from typing import Final, Literal, TypeAlias

from .cards import AIR_ENCHANTERS, ELEMENTS, ENCHANTERS, SCHOOLS, Card

Pile: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G"]
"""A pile of Objects, and the type of gathering that is paid from it."""
PILES: Final[tuple[Pile, ...]] = ("A", "B", "C", "D", "E", "F", "G")

SAME, DIFFERENT = True, False
TYPES: Final[dict[tuple[bool, bool, bool], Pile]] = {
    # element, school, aspect
    (SAME, SAME, SAME): "A",
    (SAME, SAME, DIFFERENT): "A",
    (SAME, DIFFERENT, SAME): "B",
    (SAME, DIFFERENT, DIFFERENT): "C",
    (DIFFERENT, SAME, SAME): "D",
    (DIFFERENT, SAME, DIFFERENT): "E",
    (DIFFERENT, DIFFERENT, SAME): "F",
    (DIFFERENT, DIFFERENT, DIFFERENT): "G",
}
Traits: TypeAlias = tuple[str, str, str]
"""Element, school, aspect."""


def _traits(card: Card) -> tuple[Traits, ...]:
    """What a card can count as: an Air Enchanter as any element and any school."""
    if card in AIR_ENCHANTERS:
        aspect = card.removeprefix("air-")
        return tuple((element, school, aspect) for element, school in product(ELEMENTS, SCHOOLS))
    aspect, school, element = card.split("-")
    return ((element, school, aspect),)


def types(cards: tuple[Card, ...]) -> tuple[Pile, ...]:
    """What kinds of gathering these three can be; none if they cannot be one."""
    found = {_type(readings) for readings in product(*map(_traits, cards))}
    return tuple(pile for pile in PILES if pile in found)


def _type(three: tuple[Traits, ...]) -> Pile | None:
    """No two Enchanters are alike, so nothing can be the same in all three."""
    kinds = [len(set(trait)) for trait in zip(*three, strict=True)]
    return None if 2 in kinds else TYPES[kinds[0] == 1, kinds[1] == 1, kinds[2] == 1]


def _all() -> Iterator[tuple[tuple[Card, Card, Card], tuple[Pile, ...]]]:
    for three in combinations(ENCHANTERS, 3):
        if found := types(three):
            yield three, found


GATHERINGS: Final = dict(_all())
"""Every three Enchanters, in the order of the cards, that can gather, with the types they can be."""


def standing_in(due: Pile, full: Collection[Pile]) -> tuple[Pile, ...]:
    """Where an Object comes from if the due pile is empty: the piles beside it, else the nearest on each side (B-3)."""
    at, places = PILES.index(due), [place for place, pile in enumerate(PILES) if pile in full]
    beside = [place for place in places if abs(place - at) == 1]
    nearest = [*[place for place in places if place < at][-1:], *[place for place in places if place > at][:1]]
    return tuple(PILES[place] for place in beside or nearest)
