"""Whose time runs, how much is left of it, and what happens at zero."""

from typing import Any

import pytest

from abracademy.games.abraca_what import GAME as ABRACA_WHAT
from abracademy.games.abraca_what.actions import Cast
from abracademy.games.abracadabra import GAME as ABRACADABRA
from abracademy.games.abracadabra.actions import Again, Draw, End, Gather, PlayTrick
from abracademy.kernel import Acted, AnyGame
from abracademy.table.sitting import Away, Due
from abracademy.table.sitting.entries import TakenOver
from tests.apart import GAMES
from tests.table.sitting.evening import ADA, BEN, CLEO, DAY, HOUR, Evening, playing


@pytest.fixture
def evening() -> Evening:
    """It is Ada's turn, for which she has a minute."""
    return playing(ADA, BEN, clock=60)


def hit(evening: Evening) -> None:
    """Calls the lowest stone that may still be called."""
    evening.act(evening.asked, next(call for call in calls(evening) if call.spell in stones(evening)))


def miss(evening: Evening) -> None:
    evening.act(evening.asked, next(call for call in calls(evening) if call.spell not in stones(evening)))


def calls(evening: Evening) -> list[Cast]:
    return [action for action in evening.legal if isinstance(action, Cast)]


def stones(evening: Evening) -> tuple[int, ...]:
    state = evening.sitting.in_play.state
    found: tuple[int, ...] = state.players[state.turn].stones
    return found


def left(evening: Evening) -> float:
    """Seconds that the one who is asked still has."""
    kind, seconds = evening.due_in
    assert kind == "move"
    return seconds


def test_a_turn_has_one_time_for_all_its_actions(evening: Evening) -> None:
    assert left(evening) == 60
    evening.pass_by(10)
    hit(evening)
    assert left(evening) == 50
    evening.pass_by(20)
    hit(evening)
    assert left(evening) == 30
    assert evening.asked == ADA


def test_the_next_turn_has_its_whole_time(evening: Evening) -> None:
    evening.pass_by(55)
    miss(evening)
    assert evening.asked == BEN
    assert left(evening) == 60


@pytest.mark.parametrize("game", [ABRACA_WHAT, ABRACADABRA, GAMES["moonlight"]], ids=lambda game: game.name)
def test_an_account_kept_apart_agrees_with_the_clock_through_a_whole_game(game: AnyGame) -> None:
    evening = playing(ADA, BEN, CLEO, game=game, clock=600)
    ends = {"turn_ended", "round_ended", "kept", "swapped", "traded"}
    turn, spent = evening.sitting.asked, 0
    while evening.sitting.phase == "playing":
        took = evening.random.randrange(9)
        evening.pass_by(took)
        spent += took if evening.sitting.asked == turn else 0
        before = len(evening.sitting.in_play.events)
        evening.act(evening.asked, evening.random.choice(evening.legal))
        if ends & {event.__struct_config__.tag for event in evening.sitting.in_play.events[before:]}:
            turn, spent = evening.sitting.asked, 0
        if evening.sitting.asked is not None and evening.sitting.asked == turn:
            assert left(evening) == 600 - spent


def test_at_zero_a_bot_makes_the_move_and_the_log_and_the_record_say_that_the_clock_did(evening: Evening) -> None:
    assert evening.ring() == Due(evening.at, "move", 0)
    moves = [entry for entry in evening.rows[-1].entries if isinstance(entry, Acted)]
    assert [(one.seat, one.by) for one in moves] == [(0, "clock")]
    assert moves[0] in evening.sitting.in_play.record().moves


def test_at_zero_a_bot_makes_all_that_is_left_of_the_turn(evening: Evening) -> None:
    evening.pass_by(50)
    hit(evening)
    evening.ring()
    while evening.asked == ADA:
        assert left(evening) == 0
        evening.ring()
    assert left(evening) == 60


def test_without_a_clock_nobody_is_in_a_hurry() -> None:
    evening = playing(ADA, BEN)
    assert evening.due is None
    assert evening.seating.clock is None
    evening.pass_by(10 * DAY)
    evening.act(ADA)


def test_a_bot_of_ours_has_no_deadline(evening: Evening) -> None:
    evening = playing(ADA, bots=1, clock=60, first=1)
    assert evening.due is None
    assert evening.seating.clock is not None
    assert evening.seating.clock.asked == 1


# An answer out of turn


def likes_exodus(action: Any) -> float:
    if isinstance(action, PlayTrick):
        return 2 if action.trick == "exodus" else -1
    return isinstance(action, Draw) - isinstance(action, Gather)


@pytest.fixture(params=[60, 600])
def exodus(request: pytest.FixtureRequest) -> Evening:
    """Somebody has played Exodus, and both others hold an Enchanter."""
    evening = playing(ADA, BEN, CLEO, game=ABRACADABRA, clock=request.param)
    evening.play_on(lambda: len(evening.sitting.in_play.state.exodus) == 2, likes_exodus)
    return evening


def test_an_answer_out_of_turn_has_a_small_time_of_its_own(exodus: Evening) -> None:
    small = max(15, exodus.sitting.terms.clock // 4)
    assert left(exodus) == small
    exodus.pass_by(small - 5)
    assert left(exodus) == 5


def test_each_who_answers_has_that_time_anew(exodus: Evening) -> None:
    first = exodus.asked
    before = left(exodus)
    exodus.pass_by(5)
    exodus.act(first)
    assert exodus.sitting.clock.asked != exodus.sitting.clock.turn
    assert exodus.asked != first
    assert left(exodus) == before


def test_answers_of_others_take_nothing_from_the_turn(exodus: Evening) -> None:
    while exodus.sitting.asked != exodus.sitting.clock.turn:
        exodus.pass_by(7)
        exodus.act(exodus.asked)
        if exodus.sitting.in_play.state.step == "draw":
            return  # nobody was asked to choose a card to lie open
    assert left(exodus) == exodus.sitting.terms.clock


def test_at_zero_a_bot_answers_and_the_turn_goes_on(exodus: Evening) -> None:
    seat = exodus.sitting.asked
    one = exodus.ring()
    assert (one.kind, one.seat) == ("move", seat)
    (acted, *_) = exodus.rows[-1].entries
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.by) == (seat, "clock")


def test_a_pause_in_an_answer_keeps_what_is_left_of_it(exodus: Evening) -> None:
    exodus.pass_by(4)
    before = left(exodus)
    for who in (ADA, BEN, CLEO):
        exodus.pause(who)
    exodus.pass_by(HOUR)
    exodus.pause(ADA, wanted=False)
    assert left(exodus) == before


# An extra turn


def likes_alea(action: Any) -> float:
    if isinstance(action, Gather):
        return 2 if action.as_ == "A" else -1
    return isinstance(action, Draw) - isinstance(action, PlayTrick)


@pytest.fixture
def alea() -> Evening:
    """Somebody may play an extra turn, and has 20 seconds left."""
    evening = playing(ADA, BEN, CLEO, game=ABRACADABRA, clock=60)
    evening.play_on(lambda: Again() in evening.legal, likes_alea)
    evening.pass_by(40)
    return evening


def test_the_extra_turn_of_an_alea_starts_a_new_turns_time(alea: Evening) -> None:
    who = alea.asked
    alea.act(who, Again())
    assert alea.asked == who
    assert left(alea) == 60


def test_so_does_the_next_seats_turn_where_it_is_left_be(alea: Evening) -> None:
    who = alea.asked
    alea.act(who, End())
    assert alea.asked != who
    assert left(alea) == 60


# Where the clock stands still


def test_a_pause_stops_it_and_what_was_left_is_left(evening: Evening) -> None:
    evening.pass_by(20)
    evening.pause(ADA)
    assert left(evening) == 40
    evening.pause(BEN)
    assert evening.due is None
    evening.pass_by(3 * HOUR)
    evening.pause(BEN, wanted=False)
    assert left(evening) == 40


def test_a_quick_clock_stands_still_where_nobody_is_there(evening: Evening) -> None:
    evening.pass_by(20)
    evening.goes(BEN)
    assert left(evening) == 40
    evening.goes(ADA)
    assert evening.due_in == ("unfinished", DAY)
    evening.pass_by(HOUR)
    evening.comes_back(ADA)
    assert left(evening) == 40


def test_a_quick_clock_runs_for_whoever_is_away_while_somebody_waits(evening: Evening) -> None:
    evening.goes(ADA)
    evening.pass_by(59)
    assert left(evening) == 1


def test_somebodys_own_bot_is_nobody_who_waits() -> None:
    evening = Evening(seats=2, clock=60, first=0)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    evening.pass_by(10)
    evening.goes(ADA)
    assert evening.sitting.clock.deadline is None


@pytest.mark.parametrize("clock", [0, 60])
def test_nor_has_it_to_answer_where_nobody_waits(clock: int) -> None:
    evening = Evening(seats=2, clock=clock, first=1)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    assert left(evening) == 10
    evening.goes(ADA)
    assert evening.due_in == ("unfinished", DAY)


def test_a_slow_clock_runs_while_everybody_is_away() -> None:
    evening = playing(ADA, BEN, clock=DAY)
    evening.goes(ADA)
    evening.goes(BEN)
    evening.pass_by(HOUR)
    assert left(evening) == DAY - HOUR
    evening.ring()
    (acted, *_) = evening.rows[-1].entries
    assert isinstance(acted, Acted)
    assert acted.by == "clock"


def test_a_time_in_which_nobody_kept_the_table_does_not_count() -> None:
    evening = playing(ADA, BEN, clock=DAY)
    evening.pass_by(HOUR)
    evening.sleep(5 * HOUR)
    assert left(evening) == DAY - HOUR


def test_after_a_restart_a_quick_clock_waits_for_somebody_with_what_was_left(evening: Evening) -> None:
    evening.pass_by(20)
    evening.sleep(HOUR)
    assert evening.rows[-1].entries[1:] == (Away(0), Away(1))
    assert evening.due_in[0] == "unfinished"
    evening.pass_by(5)
    evening.comes_back(BEN)
    assert left(evening) == 40


def test_nobody_gains_more_time_by_a_restart_than_they_had_spent() -> None:
    """Where a move was written after the last sign of life of who kept the table, less time was slept than it seems."""
    evening = playing(ADA, BEN, clock=DAY)
    evening.sleep(HOUR, unnoticed=2 * HOUR)
    assert left(evening) == DAY


def test_a_deadline_is_the_same_for_whoever_reads_the_log_again(evening: Evening) -> None:
    evening.pass_by(20)
    hit(evening)
    before = evening.due
    assert before is not None
    evening.show(BEN)
    assert evening.due == before


def test_a_clock_that_goes_back_takes_no_time_from_anybody(evening: Evening) -> None:
    evening.pass_by(-30)
    hit(evening)
    assert left(evening) == 60


# Somebody's own bot


@pytest.fixture(params=[0, 60, 7 * DAY])
def outside(request: pytest.FixtureRequest) -> Evening:
    """It is the turn of somebody's own bot."""
    evening = Evening(seats=2, clock=request.param, first=1)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    return evening


def test_somebodys_own_bot_has_ten_seconds_for_each_answer_whatever_the_clock(outside: Evening) -> None:
    assert left(outside) == 10
    outside.pass_by(9)
    hit(outside)
    assert outside.asked == "crafty"
    assert left(outside) == 10
    outside.ring()
    assert isinstance(outside.rows[-1].entries[0], Acted)
    assert outside.rows[-1].entries[0].by == "clock"


def test_somebodys_own_bot_that_is_away_is_stood_in_for_after_ten_seconds() -> None:
    evening = Evening(seats=2, first=0)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    evening.goes("crafty")
    assert evening.due_in == ("take_over", 10)
    evening.ring()
    assert evening.rows[-1].entries == (TakenOver(1, "gone"),)
    evening.act(ADA, Cast(8))
    evening.play_on(lambda: evening.sitting.asked == 1)
    assert evening.sitting.bot_asked == 1
    evening.comes_back("crafty")
    assert evening.sitting.bot_asked is None
    assert left(evening) == 10


def test_whoever_is_asked_sees_how_much_time_is_left_and_since_when(evening: Evening) -> None:
    begun = evening.at
    evening.pass_by(10)
    hit(evening)
    seen = evening.seating.clock
    assert seen
    assert (seen.turn, seen.asked, seen.left, seen.since) == (0, 0, 50_000, begun + 10_000)
    evening.pause(ADA)
    evening.pause(BEN)
    seen = evening.seating.clock
    assert seen
    assert (seen.left, seen.since) == (50_000, None)
