"""A table that everybody has left alone ends after a while, and is kept as it is."""

import pytest

from abracademy.kernel import Refused
from abracademy.table.sitting import Closed, Opened, Row, Sitting
from tests.table.sitting.evening import ADA, BEN, DAY, HOUR, NOON, Evening, playing


def test_a_quick_game_that_all_have_left_is_given_up_after_a_day() -> None:
    evening = playing(ADA, BEN, clock=60)
    evening.goes(ADA)
    evening.pass_by(30)
    evening.goes(BEN)
    assert evening.due_in == ("unfinished", DAY)
    evening.ring()
    assert evening.rows[-1].entries == (Closed("unfinished"),)
    assert (evening.sitting.phase, evening.seating.ending) == ("closed", "unfinished")
    assert evening.due is None


def test_so_is_one_that_all_have_left_to_bots() -> None:
    evening = playing(ADA, BEN)
    evening.leave(ADA)
    evening.leave(BEN)
    assert evening.sitting.bot_asked is None
    assert evening.due_in == ("unfinished", DAY)


def test_a_game_in_which_somebody_waits_is_not_given_up() -> None:
    evening = playing(ADA, BEN)
    evening.goes(BEN)
    evening.ring()
    assert evening.due is None


@pytest.mark.parametrize(("clock", "kept"), [(HOUR, DAY), (DAY, 3 * DAY), (7 * DAY, 21 * DAY)])
def test_a_slow_game_is_given_up_after_three_turns_but_not_within_a_day(clock: int, kept: int) -> None:
    evening = playing(ADA, BEN, clock=clock)
    began = evening.at
    while evening.due and evening.due.kind == "move":
        evening.ring()
    assert evening.due_in[0] == "unfinished"
    evening.ring()
    assert evening.at - began == kept * 1000
    assert evening.sitting.closed == Closed("unfinished")


def test_each_sign_of_somebody_keeps_a_slow_game_alive() -> None:
    evening = playing(ADA, BEN, clock=HOUR)
    evening.goes(ADA)
    evening.goes(BEN)
    evening.pass_by(20 * HOUR)
    evening.comes_back(ADA)
    assert evening.due is not None
    evening.pause(ADA)
    assert evening.due_in == ("unfinished", 7 * DAY)


@pytest.mark.parametrize("clock", [0, 60, HOUR])
def test_a_paused_game_is_kept_for_a_week(clock: int) -> None:
    evening = playing(ADA, BEN, clock=clock)
    evening.pause(ADA)
    evening.pause(BEN)
    evening.goes(ADA)
    evening.goes(BEN)
    assert evening.due_in == ("unfinished", 7 * DAY)


def test_a_time_asleep_does_not_count() -> None:
    evening = playing(ADA, BEN)
    evening.leave(ADA)
    evening.leave(BEN)
    evening.pass_by(HOUR)
    evening.sleep(2 * DAY)
    assert evening.due_in[0] == "unfinished"
    assert evening.due_in[1] >= DAY - HOUR


def test_what_was_closed_stays_so() -> None:
    evening = playing(ADA, BEN)
    evening.leave(ADA)
    evening.leave(BEN)
    evening.ring()
    with evening.refused("not_now", "game-not-begun"):
        evening.act(ADA)
    with evening.refused("not_now", "game-not-over"):
        evening.rematch(ADA)


def test_other_rules_do_not_read_a_table_of_these() -> None:
    evening = Evening()
    (opened,) = evening.rows[0].entries
    assert isinstance(opened, Opened)
    older = Opened(opened.terms, opened.rules - 1, opened.commitment)
    with pytest.raises(Refused) as refused:
        Sitting(evening.game, Row(1, NOON, (older,)))
    assert refused.value.reason == "table-of-other-rules"


def test_somebodys_own_bot_that_comes_and_goes_keeps_no_game_alive() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    evening.sit(BEN)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    evening.commit(BEN)
    evening.goes(ADA)
    evening.goes(BEN)
    evening.pass_by(HOUR)
    evening.goes("crafty")
    evening.comes_back("crafty")
    assert evening.due_in == ("unfinished", DAY - HOUR)
