"""A game stands still when everybody who is there wants it to, and goes on when one does not."""

import pytest

from abracademy.table.sitting.entries import Paused, PauseWanted, Resumed
from tests.table.sitting.evening import ADA, BEN, CLEO, Evening, playing


@pytest.fixture
def evening() -> Evening:
    return playing(ADA, BEN)


def test_one_who_wants_a_pause_waits_for_the_others(evening: Evening) -> None:
    assert evening.pause(ADA) == (PauseWanted(0, True),)
    assert not evening.seating.paused
    assert evening.seating.chairs[0].wants_pause
    evening.act(ADA)


def test_it_begins_with_the_last_who_agrees_and_ends_with_the_first_who_wants_to_go_on(evening: Evening) -> None:
    evening.pause(ADA)
    assert evening.pause(BEN) == (PauseWanted(1, True), Paused())
    assert evening.seating.paused
    assert evening.pause(ADA, wanted=False) == (PauseWanted(0, False), Resumed())
    assert not evening.seating.paused


def test_the_next_pause_is_asked_for_anew(evening: Evening) -> None:
    evening.pause(ADA)
    evening.pause(BEN)
    evening.pause(ADA, wanted=False)
    assert not any(chair.wants_pause for chair in evening.seating.chairs)
    assert evening.pause(ADA) == (PauseWanted(0, True),)


def test_also_where_somebodys_leaving_has_ended_it() -> None:
    evening = playing(ADA, BEN, CLEO)
    for who in (ADA, BEN, CLEO):
        evening.pause(who)
    evening.leave(CLEO)
    assert evening.pause(ADA) == (PauseWanted(0, True),)


def test_a_wish_may_be_taken_back(evening: Evening) -> None:
    evening.pause(ADA)
    assert evening.pause(ADA, wanted=False) == (PauseWanted(0, False),)
    assert evening.pause(BEN) == (PauseWanted(1, True),)


def test_nobody_asks_those_who_are_away_have_left_or_have_conceded() -> None:
    evening = playing(ADA, BEN, CLEO, bots=1)
    evening.goes(BEN)
    evening.leave(CLEO)
    assert evening.pause(ADA)[-1] == Paused()


def test_whoever_comes_back_to_a_pause_may_end_it(evening: Evening) -> None:
    evening.goes(BEN)
    evening.pause(ADA)
    evening.comes_back(BEN)
    assert evening.seating.paused
    assert evening.pause(BEN, wanted=False) == (Resumed(),)


def test_saying_it_again_changes_nothing(evening: Evening) -> None:
    assert evening.pause(ADA, wanted=False) == ()
    evening.pause(ADA)
    assert evening.pause(ADA) == ()
    evening.pause(BEN)
    assert evening.pause(BEN) == ()


def test_saying_it_again_is_heard_where_nobody_is_left_who_did_not_agree(evening: Evening) -> None:
    evening.pause(ADA)
    evening.goes(BEN)
    assert evening.pause(ADA) == (Paused(),)


def test_whoever_plays_no_more_neither_stops_the_game_nor_sets_it_going() -> None:
    evening = playing(ADA, BEN, CLEO)
    evening.concede(CLEO)
    evening.pause(ADA)
    evening.pause(BEN)
    with evening.refused("not_now", "a-bot-plays-for-you"):
        evening.pause(CLEO, wanted=False)
    evening.pause(ADA, wanted=False)
    evening.goes(ADA)
    evening.goes(BEN)
    with evening.refused("not_now", "a-bot-plays-for-you"):
        evening.pause(CLEO)


def test_somebodys_own_bot_settles_no_pause() -> None:
    evening = Evening(seats=2, first=0)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    with evening.refused("not_your_table", "for-people-alone"):
        evening.pause("crafty")
    assert evening.pause(ADA)[-1] == Paused()
    with evening.refused("not_your_table", "for-people-alone"):
        evening.pause("crafty", wanted=False)


def test_bots_wait_too() -> None:
    evening = playing(ADA, bots=1, first=1)
    assert evening.sitting.bot_asked == 1
    evening.pause(ADA)
    assert evening.sitting.bot_asked is None


def test_there_is_no_pause_before_the_game() -> None:
    evening = Evening()
    evening.sit(ADA)
    with evening.refused("not_now", "game-not-begun"):
        evening.pause(ADA)
