"""The odds: the same as trying every row there could be, and as often right as they say."""

from collections.abc import Callable
from math import comb
from random import Random
from typing import Any

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.bots.odds import Odds, odds
from abracademy.kernel import ONLOOKER, Seat, viewers
from tests.games.abraca_what.table import Table, new
from tests.games.abraca_what.worlds import (
    a_hit,
    a_hit_at_a_full_table,
    a_miss_then_a_hit,
    a_pick_is_due,
    a_refill,
    a_secret_seen,
    exact,
    hits_of_one_number,
    new_stones_may_be_what_old_ones_are_not,
    one_miss,
    two_misses_of_different_numbers,
    worlds,
)

TALES = [
    one_miss,
    a_hit,
    hits_of_one_number,
    a_refill,
    two_misses_of_different_numbers,
    a_miss_then_a_hit,
    a_secret_seen,
    a_pick_is_due,
    new_stones_may_be_what_old_ones_are_not,
    a_hit_at_a_full_table,
]


def of(table: Table, seat: Seat = 0) -> Odds:
    return odds(seat, table.tale(seat))


@pytest.mark.parametrize("tell_it", TALES)
def test_each_stone_is_what_it_is_in_all_rows_that_fit_the_tale(tell_it: Callable[[], Table]) -> None:
    table = tell_it()
    expected = exact(table, 0, 0)
    for place, chances in enumerate(of(table).stones):
        assert chances == pytest.approx([expected.get((place, number), 0.0) for number in range(1, 9)], abs=1e-12)


@pytest.mark.parametrize("tell_it", TALES)
def test_at_least_one_stone_shows_a_number_as_often_as_in_all_rows_that_fit(tell_it: Callable[[], Table]) -> None:
    table = tell_it()
    fitting = [(weight, set(state.players[0].stones)) for weight, state, _ in worlds(table, 0, 0)]
    total = sum(weight for weight, _ in fitting)
    expected = [float(sum(weight for weight, row in fitting if n in row) / total) for n in range(1, 9)]
    assert of(table).has == pytest.approx(expected, abs=1e-12)


def test_a_hit_makes_a_second_stone_of_that_number_less_likely_than_a_plain_count() -> None:
    """A-16, worked out by hand: 312 of 1027, where a plain count says 650 of 1365."""
    assert of(a_hit_at_a_full_table()).has[4] == pytest.approx(312 / 1027)


def test_before_anything_was_called_it_is_the_plain_count() -> None:
    table = new(4)
    table.deal((1, 2, 3, 4, 5))
    found = of(table)
    hidden = sum(found.unseen)
    assert hidden == 36 - 15
    for unseen, has in zip(found.unseen, found.has, strict=True):
        assert has == pytest.approx(1 - comb(hidden - unseen, 5) / comb(hidden, 5))


def test_an_onlooker_has_no_row_to_be_told_of() -> None:
    table = a_hit_at_a_full_table()
    assert odds(ONLOOKER, table.tale(ONLOOKER)) == Odds(unseen=(1, 2, 3, 4, 4, 6, 7, 8))


def test_before_the_first_deal_every_stone_is_unseen() -> None:
    assert of(new(3)) == Odds(unseen=(1, 2, 3, 4, 5, 6, 7, 8))


def test_once_the_round_is_over_every_stone_is_what_it_is() -> None:
    table = new(3)
    for _ in table.wander(Random(2)):
        if table.state.step == "deal":
            break
    for seat, player in enumerate(table.state.players):
        found = of(table, seat)
        assert [chances.index(1.0) + 1 for chances in found.stones] == list(player.stones)
        assert found.has == tuple(float(number in player.stones) for number in range(1, 9))


def test_the_odds_say_that_they_count_only() -> None:
    assert of(new(2)).note.message == "abraca-what-odds-count-only"


@pytest.mark.parametrize("options", [{}, {"easy": True}, {"last_standing": True, "slips": "punished"}])
def test_of_what_is_given_so_many_in_100_so_many_happen(options: dict[str, Any]) -> None:
    """Among players whose calls ignore what they see, or else what they call would tell more than is counted."""
    random, said, happened = Random(4), [0.0] * 10, [0] * 10
    counts = [0] * 10
    for game in range(30):
        table = new(2 + game % 4, **options)
        for _ in table.wander(random):
            seat = random.randrange(len(table.state.players))
            if table.state.step == "call" and not random.randrange(4):
                for spell, chance in enumerate(of(table, seat).has, start=1):
                    bin_ = min(9, int(chance * 10))
                    counts[bin_] += 1
                    said[bin_] += chance
                    happened[bin_] += spell in table.player(seat).stones
    for count, expected, seen in zip(counts, said, happened, strict=True):
        assert abs(seen - expected) < 3.5 * max(1.0, count / 4) ** 0.5 + 2


def test_whatever_was_told_a_true_row_is_possible() -> None:
    for seats in GAME.seats:
        table = new(seats, slips="punished", last_standing=seats % 2 == 0)
        for _ in table.wander(Random(seats)):
            for seat in (one for one in viewers(seats) if isinstance(one, int)):
                for stone, chances in zip(table.player(seat).stones, of(table, seat).stones, strict=True):
                    assert chances[stone - 1] > 0
                    assert sum(chances) == pytest.approx(1)
            if table.state.round > 2:
                break
