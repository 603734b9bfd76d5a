"""Chance out of a seed is the same for whoever knows the seed, and without bias."""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any

from abracademy.kernel import Chance, Pick, Roll, Shuffle
from abracademy.table import commitment, committed
from abracademy.table.fair import WORD, below, derived

TIED = bytes(32)


def seeds(count: int) -> list[bytes]:
    return [number.to_bytes(32, "big") for number in range(count)]


def test_another_seed_number_or_header_gives_another_order() -> None:
    shuffle = Shuffle("stones", tuple(range(36)))
    orders = [
        derived(seed, tied, number, shuffle).value for seed in seeds(2) for tied in seeds(2) for number in range(10)
    ]
    assert len(set(orders)) == len(orders)
    assert all(sorted(order) == list(range(36)) for order in orders)


def test_a_long_shuffle_needs_more_than_one_block() -> None:
    shuffle = Shuffle("cards", tuple(range(500)))
    assert sorted(derived(TIED, TIED, 0, shuffle).value) == list(range(500))


def test_numbers_of_an_incomplete_run_are_rejected() -> None:
    """2³² is no multiple of 3: its last number would favour 0."""
    assert below(3, iter([WORD - 1, 5])) == 2
    assert below(3, iter([WORD - 2])) == 2
    assert below(1, iter([WORD - 1])) == 0


def test_a_source_commits_to_its_seed_and_to_what_was_given() -> None:
    fair = committed(TIED, [None, b"\1" * 32])
    given = fair.contributions[1]
    assert fair.commitment == commitment(TIED)
    assert fair.contributions[0] is None
    assert given is not None
    assert (given.commitment, given.given) == (commitment(b"\1" * 32), "01" * 32)


def chi_square(seen: Counter[Any], expected: Mapping[Any, float]) -> float:
    assert seen.keys() <= expected.keys()
    return sum((seen[one] - wanted) ** 2 / wanted for one, wanted in expected.items())


def drawn(chance: Chance, draws: int) -> Counter[Any]:
    """The first outcome of many seeds."""
    return Counter(derived(seed, TIED, 0, chance).value for seed in seeds(draws))


def within_one_seed(chance: Chance, draws: int) -> Counter[Any]:
    return Counter(derived(TIED, TIED, number, chance).value for number in range(draws))


def test_a_roll_shows_each_face_as_often_as_it_is_listed() -> None:
    """13.8: where 1 in 1,000 fair dice would be suspected, with 2 degrees of freedom."""
    die, fair = Roll("die", (1, 1, 1, 2, 2, 3)), {1: 3000.0, 2: 2000.0, 3: 1000.0}
    assert chi_square(drawn(die, 6000), fair) < 13.8
    assert chi_square(within_one_seed(die, 6000), fair) < 13.8


def test_a_pick_favours_no_place() -> None:
    places = (0, 1, 2, 3, 4)
    for seen in (drawn(Pick("stone", places), 5000), within_one_seed(Pick("stone", places), 5000)):
        assert chi_square(seen, dict.fromkeys(places, 1000.0)) < 18.5


def test_a_shuffle_favours_no_order() -> None:
    letters = Shuffle("letters", tuple("abcd"))
    for seen in (drawn(letters, 24 * 300), within_one_seed(letters, 24 * 300)):
        assert chi_square(seen, dict.fromkeys(permutations("abcd"), 300.0)) < 49.8


def test_in_a_shuffle_of_all_stones_each_lies_anywhere_as_often() -> None:
    """36 × 36 cells, of which 35 × 35 are free: 1,225 ± 3.1 × √2,450."""
    stones, draws = Shuffle("stones", tuple(range(36))), 3600
    lay: Counter[Any] = Counter()
    for seed in seeds(draws):
        lay.update(enumerate(derived(seed, TIED, 0, stones).value))
    cells = dict.fromkeys(((place, stone) for place in range(36) for stone in range(36)), draws / 36)
    assert 1072 < chi_square(lay, cells) < 1378
