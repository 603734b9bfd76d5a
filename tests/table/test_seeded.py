"""Chance out of a seed is the same for whoever knows the seed, and without bias."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

from abracademy.kernel import Chance, Pick, Roll, Shuffle
from abracademy.table.seeded import WORD, below, outcome

DIE = Roll("die", (1, 1, 2, 2, 3, 3))


def test_the_first_roll_is_the_first_number_of_the_stream() -> None:
    digest = hmac.new(b"seed", b"\0" * 8 + b"\0" * 4, hashlib.sha256).digest()
    place = int.from_bytes(digest[:4], "big") % 6
    assert outcome(b"seed", 0, DIE).value == DIE.faces[place]


def test_outcomes_are_written_down() -> None:
    """Vectors: who derives the same from the page at the top of the module has understood it."""
    seed = bytes(range(32))
    assert [outcome(seed, number, DIE).value for number in range(12)] == [2, 1, 2, 2, 2, 2, 3, 1, 3, 3, 2, 1]
    assert outcome(seed, 0, Shuffle("letters", tuple("abcdefgh"))).value == tuple("cbhegadf")
    assert outcome(seed, 7, Pick("place", (0, 2, 4))).value == 2


def test_another_seed_or_number_gives_another_order() -> None:
    shuffle = Shuffle("stones", tuple(range(36)))
    orders = [outcome(seed, number, shuffle).value for seed in (b"a", b"b") for number in range(10)]
    assert len(set(orders)) == len(orders)
    assert all(sorted(order) == list(range(36)) for order in orders)


def test_a_long_shuffle_needs_more_than_one_block() -> None:
    shuffle = Shuffle("cards", tuple(range(500)))
    assert sorted(outcome(b"seed", 0, shuffle).value) == list(range(500))


def test_numbers_of_an_incomplete_run_are_rejected() -> None:
    """2³² is no multiple of 3: its last number would favour 0."""
    assert below(3, iter([WORD - 1, 5])) == 2
    assert below(3, iter([WORD - 2])) == 2
    assert below(1, iter([WORD - 1])) == 0


def chi_square(seen: Counter[object], expected: dict[object, float]) -> float:
    return sum((seen[one] - wanted) ** 2 / wanted for one, wanted in expected.items())


def drawn(chance: Chance, draws: int) -> Counter[object]:
    return Counter(outcome(b"uniform", number, chance).value for number in range(draws))


def test_a_roll_shows_each_face_as_often_as_it_is_listed() -> None:
    """13.8: where 1 in 1,000 fair dice would be suspected, with 2 degrees of freedom."""
    die = Roll("die", (1, 1, 1, 2, 2, 3))
    assert chi_square(drawn(die, 6000), {1: 3000, 2: 2000, 3: 1000}) < 13.8


def test_a_pick_favours_no_place() -> None:
    places = (0, 1, 2, 3, 4)
    assert chi_square(drawn(Pick("stone", places), 5000), dict.fromkeys(places, 1000.0)) < 18.5


def test_a_shuffle_favours_no_order() -> None:
    orders = list(permutations("abcd"))
    assert chi_square(drawn(Shuffle("letters", tuple("abcd")), 24 * 300), dict.fromkeys(orders, 300.0)) < 49.8
