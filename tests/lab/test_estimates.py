"""Intervals hold what they promise, and know that games of one deal are not independent."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from abracademy.lab.estimates import Estimate, mean_of, share_of

STUDENT_2, STUDENT_3 = 4.303, 3.182
"""From a table: quantiles that leave 2.5 % above, at two and three degrees of freedom."""


def test_a_mean_by_hand() -> None:
    """11, 12, 13, 16: the deviations from 13 square to 14, so the standard error is √(14/3)/√4."""
    found = mean_of([11, 12, 13, 16])
    half = STUDENT_3 * sqrt(14 / 3) / 2
    assert found.mean == 13
    assert found.high == pytest.approx(13 + half, rel=0.005)
    assert found.low == pytest.approx(13 - half, rel=0.005)


def test_a_share_by_hand() -> None:
    """Deals of four games each of which the one won 1, 2 and 3: ½ with a standard error of ¼/√3.

    That of 12 independent games would be √(¼/12), which is the same: 12 games, but by Student's quantile.
    """
    found = share_of([0.25, 0.5, 0.75])
    doubt = STUDENT_2**2 / 12
    assert found.mean == 0.5
    assert found.high == pytest.approx(0.5 + sqrt(doubt / 4 + doubt**2 / 4) / (1 + doubt), rel=0.01)


def test_deals_that_are_won_or_lost_as_a_whole_count_once() -> None:
    """A hundred deals, half of them won in every seat: as many observations as deals, not as games."""
    whole = share_of([0.0, 1.0] * 50)
    assert whole.high == pytest.approx(0.5 + 1.98 * sqrt(0.25 / 99), abs=0.003)


def test_nearly_all_and_nearly_none() -> None:
    assert share_of([0.0] * 10).high == pytest.approx(0.2775, abs=0.0005)
    assert share_of([1.0] * 10).low == pytest.approx(1 - 0.2775, abs=0.0005)
    for values in ([0.0] * 50 + [0.25], [1.0] * 50 + [0.75]):
        found = share_of(values)
        assert found.low is not None
        assert found.high is not None
        assert 0 <= found.low < found.mean < found.high <= 1


def test_two_values_say_little() -> None:
    """12.706 standard errors, from a table: one degree of freedom."""
    found = mean_of([1, 3])
    assert found.high == pytest.approx(2 + 12.706, rel=0.001)


def test_deals_that_went_alike_leave_some_doubt() -> None:
    """Wilson's interval for two games, of which one was won."""
    found = share_of([0.5, 0.5])
    assert found.low == pytest.approx(0.0945, abs=0.0005)
    assert found.high == pytest.approx(1 - 0.0945, abs=0.0005)


def test_one_value_says_nothing_of_spread() -> None:
    assert mean_of([3]) == Estimate(3, None, None)
    assert share_of([0.5]) == Estimate(0.5, None, None)
    assert share_of([0.5]).less(0.25) == Estimate(0.25, None, None)


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    """Every deal is a lucky or an unlucky one for its four games; who takes games for independent is too sure."""
    random, truth, tries = Random(1), 0.35, 600
    held = {"by deal": 0, "by game": 0}
    for _ in range(tries):
        luck = [random.choice((0.1, 0.6)) for _ in range(60)]
        deals = [[float(random.random() < chance) for _ in range(4)] for chance in luck]
        held["by deal"] += _holds(share_of([fmean(deal) for deal in deals]), truth)
        held["by game"] += _holds(share_of([game for deal in deals for game in deal]), truth)
    assert 0.93 < held["by deal"] / tries < 0.97
    assert held["by game"] / tries < 0.91


def test_an_interval_of_points_holds_the_truth_too() -> None:
    random = Random(2)
    held = sum(_holds(mean_of([random.gauss(7, 3) for _ in range(8)]), 7) for _ in range(1000))
    assert 930 < held < 970


def _holds(found: Estimate, truth: float) -> bool:
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high
