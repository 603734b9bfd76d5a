"""Whoever goes away is waited for, then stood in for, and has their seat back as soon as they are there again."""

import pytest

from abracademy.table.sitting import Away, Due
from abracademy.table.sitting.entries import Back, Resumed, TakenOver, Woke
from tests.table.sitting.evening import ADA, BEN, CLEO, DAY, HOUR, Evening, playing


@pytest.fixture
def evening() -> Evening:
    """Two minutes of grace, and no clock."""
    return playing(ADA, BEN)


def test_a_seat_that_is_left_alone_for_longer_than_the_grace_is_taken_over_by_a_bot(evening: Evening) -> None:
    evening.goes(ADA)
    assert evening.due_in == ("take_over", 120)
    assert evening.sitting.bot_asked is None
    assert evening.ring() == Due(evening.at, "take_over", 0)
    assert evening.rows[-1].entries == (TakenOver(0, "gone"),)
    assert evening.sitting.bot_asked == 0


def test_the_grace_is_what_the_host_has_set() -> None:
    evening = playing(ADA, BEN, grace=30)
    evening.goes(ADA)
    assert evening.due_in == ("take_over", 30)


def test_everyone_sees_who_is_away_and_for_whom_a_bot_plays(evening: Evening) -> None:
    evening.goes(ADA)
    assert (evening.seating.chairs[0].away, evening.seating.chairs[0].stand_in) == (True, "")
    evening.ring()
    assert (evening.seating.chairs[0].away, evening.seating.chairs[0].stand_in) == (True, "gone")
    evening.comes_back(ADA)
    assert (evening.seating.chairs[0].away, evening.seating.chairs[0].stand_in) == (False, "")


def test_whoever_is_back_in_time_has_the_whole_grace_the_next_time(evening: Evening) -> None:
    evening.goes(ADA)
    evening.pass_by(100)
    evening.comes_back(ADA)
    assert evening.due is None
    evening.goes(ADA)
    assert evening.due_in == ("take_over", 120)


def test_whoever_comes_back_plays_on_where_the_bot_stands(evening: Evening) -> None:
    evening.goes(ADA)
    evening.ring()
    evening.bot_moves()
    evening.comes_back(ADA)
    evening.play_on(lambda: evening.asked == ADA)
    evening.act(ADA)


def test_the_grace_is_no_longer_because_others_play_on() -> None:
    evening = playing(ADA, BEN, CLEO)
    evening.goes(CLEO)
    evening.pass_by(50)
    evening.act(ADA)
    assert evening.due_in == ("take_over", 70)


def test_whoever_is_away_when_the_game_begins_has_the_whole_grace_from_then_on() -> None:
    evening = Evening(seats=2, first=0)
    evening.sit(ADA)
    evening.commit(ADA)
    evening.sit(BEN)
    evening.goes(ADA)
    evening.pass_by(100)
    evening.commit(BEN)
    assert evening.due_in == ("take_over", 120)


def test_a_wish_for_a_pause_goes_with_whoever_is_replaced() -> None:
    evening = playing(ADA, BEN, CLEO)
    evening.pause(CLEO)
    evening.pause(BEN)
    evening.goes(CLEO)
    evening.ring()
    evening.concede(BEN)
    assert not any(chair.wants_pause for chair in evening.chairs)


def test_nobody_is_replaced_who_plays_no_more() -> None:
    evening = playing(ADA, BEN, CLEO)
    evening.concede(ADA)
    evening.goes(ADA)
    evening.pass_by(60)
    evening.goes(BEN)
    assert evening.due == Due(evening.at + 120_000, "take_over", 1)
    evening.ring()
    assert evening.due is None


def test_nobody_is_replaced_where_nobody_waits(evening: Evening) -> None:
    evening.goes(ADA)
    evening.goes(BEN)
    assert evening.due_in == ("unfinished", DAY)


def test_the_grace_begins_when_somebody_is_back_who_can_miss_the_others(evening: Evening) -> None:
    evening.goes(ADA)
    evening.goes(BEN)
    evening.pass_by(HOUR)
    evening.comes_back(ADA)
    assert evening.due_in == ("take_over", 120)


def test_nobody_is_replaced_in_a_pause_and_after_it_the_grace_begins() -> None:
    evening = playing(ADA, BEN, CLEO)
    evening.goes(CLEO)
    evening.pause(ADA)
    evening.pause(BEN)
    assert evening.due is None
    evening.goes(BEN)
    evening.pass_by(HOUR)
    evening.pause(ADA, wanted=False)
    assert evening.due_in == ("take_over", 120)


def test_in_a_slow_game_people_come_and_go_and_nobody_is_replaced() -> None:
    evening = playing(ADA, BEN, clock=HOUR)
    evening.goes(BEN)
    assert evening.due_in == ("move", HOUR)


def test_after_a_restart_everybody_has_the_whole_grace_from_when_somebody_is_back(evening: Evening) -> None:
    evening.goes(BEN)
    evening.pass_by(60)
    evening.sleep(30)
    assert evening.rows[-1].entries == (Woke(30_000), Away(0))
    evening.pass_by(5)
    evening.comes_back(ADA)
    assert evening.due_in == ("take_over", 120)


def test_somebody_is_never_said_to_be_away_twice(evening: Evening) -> None:
    evening.goes(ADA)
    evening.goes(BEN)
    evening.sleep(10)
    assert evening.rows[-1].entries == (Woke(10_000),)


def test_a_time_asleep_is_never_less_than_nothing(evening: Evening) -> None:
    evening.sleep(0, unnoticed=-5)
    assert evening.rows[-1].entries[0] == Woke(0)


def test_whoever_leaves_is_stood_in_for_at_once(evening: Evening) -> None:
    assert evening.leave(ADA) == (TakenOver(0, "left"),)
    assert evening.seating.chairs[0].stand_in == "left"
    assert evening.sitting.bot_asked == 0


def test_whoever_left_comes_back_to_their_own_seat(evening: Evening) -> None:
    evening.leave(ADA)
    evening.write((Back(0),))
    evening.act(ADA)


def test_whoever_has_left_has_nothing_left_to_leave(evening: Evening) -> None:
    evening.leave(ADA)
    assert evening.leave(ADA) == ()


def test_whoever_was_replaced_and_leaves_has_left(evening: Evening) -> None:
    evening.goes(ADA)
    evening.ring()
    assert evening.leave(ADA) == (TakenOver(0, "left"),)


def test_whoever_leaves_ends_a_pause(evening: Evening) -> None:
    evening.pause(ADA)
    evening.pause(BEN)
    assert evening.leave(ADA) == (TakenOver(0, "left"), Resumed())


def test_whoever_leaves_before_the_deal_is_stood_in_for_from_the_start() -> None:
    evening = Evening(seats=2, first=0)
    evening.sit(ADA)
    evening.sit(BEN)
    evening.leave(ADA)
    evening.commit(BEN)
    evening.ring()
    assert evening.sitting.bot_asked == 0


def test_when_the_game_is_over_everybody_may_simply_go(evening: Evening) -> None:
    evening.concede(ADA)
    assert evening.leave(ADA) == ()
    assert evening.leave(BEN) == ()
