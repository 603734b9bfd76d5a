"""Chance is asked for, and answered without bias."""

from collections import Counter
from random import Random

import pytest

from abracademy.kernel import Outcome, Pick, Refused, Roll, Shuffle, answer, read_outcome, require_awaited

SHUFFLE = Shuffle("letters", ("a", "b", "b"))
PICK = Pick("place", (1, 4))
ROLL = Roll("die", (1, 1, 3))


def test_an_outcome_is_read_as_the_request_wants_it() -> None:
    assert read_outcome(SHUFFLE, ["b", "a", "b"]) == Outcome(("b", "a", "b"))
    assert read_outcome(PICK, 4) == Outcome(4)
    assert read_outcome(ROLL, 3) == Outcome(3)


@pytest.mark.parametrize("raw", [None, "abb", ["a", "b"], ["a", "a", "b"], ["a", "b", "b", "b"], [["a"], "b", "b"], {}])
def test_a_shuffle_gives_back_what_it_was_given(raw: object) -> None:
    with pytest.raises(Refused, match="outcome-shuffle"):
        read_outcome(SHUFFLE, raw)


@pytest.mark.parametrize("raw", [None, 0, 2, True, "1", [1], 1.5, {}, 10**30])
def test_a_pick_or_a_roll_is_one_of_those_listed(raw: object) -> None:
    for chance in (PICK, ROLL):
        with pytest.raises(Refused, match="outcome-"):
            read_outcome(chance, raw)


def test_answers_favour_nothing() -> None:
    random = Random(1)
    rolls = Counter(answer(ROLL, random).value for _ in range(3000))
    assert abs(rolls[1] - 2000) < 100
    picks = Counter(answer(PICK, random).value for _ in range(2000))
    assert abs(picks[1] - 1000) < 100
    orders = Counter(answer(Shuffle("letters", ("a", "b", "c")), random).value for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 120 for count in orders.values())


def test_a_move_is_refused_where_it_is_not_awaited() -> None:
    for awaits, move, code in (
        (None, Outcome(1), "game_over"),
        (None, "an action", "game_over"),
        (0, Outcome(1), "bad_outcome"),
        (ROLL, "an action", "not_your_turn"),
        (ROLL, Outcome(2), "bad_outcome"),
    ):
        with pytest.raises(Refused) as refused:
            require_awaited(awaits, move)
        assert refused.value.code == code
