"""What an arena comes to, out of games whose outcome is known."""

from random import Random

import pytest

from abracademy.kernel import Result
from abracademy.lab.arena.figures import figures
from abracademy.lab.arena.losses import Losses, together
from abracademy.lab.arena.thoughts import Thoughts, counted, merged, quantile
from tests.lab.arena.arenas import deal_of, played, setting

WON, LOST = Result((1, 2), (8, 3), "fell"), Result((2, 1), (2, 8), "fell")
SHARED = Result((1, 1), (8, 8), "fell")


def test_a_pairing_by_hand() -> None:
    """The one wins in seat 0 and in seat 1, then neither, then shares both: 2, 0 and 1 of two games."""
    arena = setting("sprite", "random", seats=2, deals=3)
    deals = [deal_of(0, 0, WON, LOST), deal_of(0, 1, LOST, WON), deal_of(0, 2, SHARED, SHARED)]
    one = figures(arena, deals).pairings[0]
    assert (one.one, one.others, one.deals, one.games, one.even) == ("sprite", "random", 3, 6, 0.5)
    assert one.share.mean == 0.5
    assert one.difference.mean == 0
    assert one.points.mean == pytest.approx((8 + 8 + 2 + 3 + 8 + 8) / 6)
    assert one.points_of_others.mean == pytest.approx((3 + 2 + 8 + 8 + 8 + 8) / 6)


def test_a_share_counts_for_each_winner_alone() -> None:
    three = Result((1, 1, 3), (8, 8, 1), "fell")
    arena = setting("sprite", "random", seats=3, deals=1)
    assert figures(arena, [deal_of(0, 0, three, three, three)]).pairings[0].share.mean == pytest.approx(1 / 3)


def test_deals_in_any_order_give_the_same_figures() -> None:
    arena = setting("sprite", "random", deals=6)
    deals = played(arena)
    shuffled = Random(1).sample(deals, len(deals))
    assert shuffled != deals
    assert figures(arena, shuffled) == figures(arena, deals)


def test_what_is_half_played_says_so() -> None:
    arena = setting("sprite", "random", seats=2, deals=3)
    found = figures(arena, [deal_of(0, 0, WON, LOST)])
    assert not found.complete
    assert [one.deals for one in found.pairings] == [1]
    assert found.pairings[0].points.low is None


def test_who_wins_more_is_rated_higher() -> None:
    arena = setting("a", "b", "c", seats=2, deals=20)
    stronger = {"a": 3, "b": 2, "c": 1}
    deals = [
        deal_of(at, deal, *((WON, LOST) if stronger[pair.one] > stronger[pair.others] else (LOST, WON)))
        for deal in range(20)
        for at, pair in enumerate(arena.pairings)
    ]
    assert [rating.bot for rating in figures(arena, deals).ratings] == ["a", "b", "c"]


def test_ties_change_no_rating_of_equals() -> None:
    arena = setting("a", "b", seats=2, deals=5)
    found = figures(arena, [deal_of(0, deal, SHARED, SHARED) for deal in range(5)])
    assert found.ratings[0].mu == pytest.approx(found.ratings[1].mu)
    assert found.ratings[0].sigma < 25 / 3


def test_a_bot_among_its_like_keeps_its_rating() -> None:
    arena = setting("sprite", seats=3, deals=3)
    (rating,) = figures(arena, played(arena)).ratings
    assert rating.mu == pytest.approx(25)


def test_thoughts_are_counted_within_five_percent() -> None:
    durations = [number / 1e6 for number in range(1, 1001)]
    thoughts = merged((counted(durations[:300]), counted(durations[300:])))
    assert thoughts.count == 1000
    assert thoughts.longest == durations[-1]
    assert quantile(thoughts, 0.5) == pytest.approx(500e-6, rel=0.05)
    assert quantile(thoughts, 0.99) == pytest.approx(990e-6, rel=0.05)
    assert quantile(counted([0.0]), 0.5) == 0
    assert quantile(Thoughts(), 0.5) is None


def test_losses_add_up() -> None:
    several = [Losses({"late": 1}, "first"), Losses(), Losses({"late": 2, "illegal": 1}, "last")]
    assert together(several) == Losses({"illegal": 1, "late": 3}, "last")
    assert together(several).count == 4


def test_every_thought_of_a_game_is_timed() -> None:
    arena = setting("sprite", "random", seats=2, deals=1)
    sprite, random = figures(arena, played(arena)).thoughts
    assert sprite.decisions > 10
    assert random.decisions > 10
    assert 0 < (sprite.median or 0) <= (sprite.p99 or 0) <= sprite.longest
