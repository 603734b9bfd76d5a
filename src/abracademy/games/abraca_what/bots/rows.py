"""Every row that some stones may be, laid out once as arrays, so that all of them can be weighed at a stroke."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations_with_replacement, product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..spells import HAND, SPELLS

Array: TypeAlias = NDArray[Any]
"""Its axes are said where it stands: [row, number] has a value for every number of every row."""
Bag: TypeAlias = tuple[int, ...]
"""How many stones of each number, whatever their places."""

NUMBERS: Final = len(SPELLS)
SUBSETS: Final[Array] = np.arange(2**HAND)
"""Some of a row's places, as bits."""
SIZES: Final = np.array([places.bit_count() for places in range(2**HAND)], np.intp)
"""By these bits, how many places they are."""
NOWHERE: Final = -1


class Rows(NamedTuple):
    """All rows of so many stones, in the order of their numbers, the last place changing fastest."""

    stones: int
    places: Array
    """[number, row]: where the row shows this number, as bits; the first place is the lowest."""
    bag: Array
    """[row]: which of `bags` it is."""
    bags: Array
    """[bag, number]"""
    casts: "Casts"


class Casts(NamedTuple):
    """What may be cast out of these stones: any bags from nothing to all, small ones first."""

    bags: Array
    """[casts, number]"""
    part: Array
    whole: Array
    """Pairs: which casts are a part of which bag of a row."""
    further: Array
    """[casts, number]: what it becomes with one more of that number."""


@cache
def rows(stones: int) -> Rows:
    every = np.array(list(product(range(NUMBERS), repeat=stones)), np.intp).reshape(NUMBERS**stones, stones)
    bits = 1 << np.arange(stones)
    places = np.stack([(every == number) @ bits for number in range(NUMBERS)])
    bags = list(_bags(stones))
    at = {bag: place for place, bag in enumerate(bags)}
    bag = np.array([at[_bag(row)] for row in every.tolist()], np.intp)
    return Rows(stones, places, bag, _array(bags), _casts(stones, bags))


def _casts(stones: int, bags: list[Bag]) -> Casts:
    every = list(chain.from_iterable(_bags(size) for size in range(stones + 1)))
    at = {bag: place for place, bag in enumerate(every)}
    pairs = [(at[part], whole) for whole, bag in enumerate(bags) for part in _parts(bag)]
    further = [[at.get(_more(bag, number), NOWHERE) for number in range(NUMBERS)] for bag in every]
    part, whole = np.array(pairs, np.intp).T
    return Casts(_array(every), part, whole, np.array(further, np.intp))


def _bags(size: int) -> Iterator[Bag]:
    return map(_bag, combinations_with_replacement(range(NUMBERS), size))


def _bag(numbers: Any) -> Bag:
    counts = [0] * NUMBERS
    for number in numbers:
        counts[number] += 1
    return tuple(counts)


def _parts(bag: Bag) -> Iterator[Bag]:
    return product(*(range(count + 1) for count in bag))


def _more(bag: Bag, number: int) -> Bag:
    return (*bag[:number], bag[number] + 1, *bag[number + 1 :])


def _array(bags: list[Bag]) -> Array:
    return np.array(bags, np.intp)
