"""A move counts once, in time, of whoever is asked; whatever else comes is refused and says why."""

import dataclasses

import pytest
from msgspec.structs import replace

from abracademy.games.abraca_what.actions import STOP, Cast
from abracademy.kernel import Acted, Happened
from abracademy.table.sitting import Act, Leave, decide
from abracademy.table.sitting.entries import Began, Committed
from abracademy.table.sitting.requests import Concede, Pause
from tests.table.sitting.evening import ADA, BEN, Evening, playing
from tests.table.sitting.whole import whole
from tests.toy_game import moonlight


@pytest.fixture
def evening() -> Evening:
    """It is Ada's turn."""
    return playing(ADA, BEN)


def test_a_move_is_written_with_all_that_chance_makes_of_it(evening: Evening) -> None:
    stones = evening.sitting.in_play.state.players[0].stones
    acted, *happened = evening.act(ADA, Cast(max(stones)))
    assert acted == Acted(0, {"do": "cast", "spell": max(stones)}, "person")
    assert happened
    assert all(isinstance(one, Happened) for one in happened)
    assert evening.sitting.in_play.log[-len(happened) - 1 :] == [acted, *happened]


def test_what_was_worked_out_before_is_taken_as_it_is_and_once(evening: Evening) -> None:
    before = len(evening.sitting.in_play.events)
    evening.act(ADA)
    told = evening.sitting.in_play.events
    assert evening.sitting.heard[-2:] == [before, len(told)]
    assert evening.sitting.moved == evening.sitting.number


def test_a_move_that_answers_an_older_view_is_stale(evening: Evening) -> None:
    number = evening.sitting.number
    evening.act(ADA)
    who = evening.asked
    with evening.refused("stale", "game-moved-on"):
        evening.act(who, number=number)
    evening.act(who, number=number + 1)


def test_what_happens_around_the_game_makes_no_move_stale(evening: Evening) -> None:
    number = evening.sitting.number
    evening.show(BEN)
    evening.goes(BEN)
    evening.act(ADA, number=number)


def test_a_number_from_nowhere_is_refused(evening: Evening) -> None:
    with evening.refused("bad_request", "number-from-nowhere"):
        evening.act(ADA, number=evening.sitting.number + 1)
    with evening.refused("stale", "game-moved-on"):
        evening.act(ADA, number=-1)


def test_another_seats_turn_is_refused(evening: Evening) -> None:
    with evening.refused("not_your_turn", "another-seats-turn"):
        evening.act(BEN)


def test_what_is_no_action_or_not_legal_now_is_refused(evening: Evening) -> None:
    with evening.refused("illegal_action", "unreadable-action"):
        evening.act(ADA, {"do": "fly"})
    with evening.refused("illegal_action", "abraca-what-cast-first"):
        evening.act(ADA, STOP)


def test_the_number_of_a_row_is_kept_under_its_requests_id(evening: Evening) -> None:
    """So that the same request, sent again, can be answered and counts once."""
    evening.ask(ADA, Act("my move", evening.sitting.number, {"do": "cast", "spell": 8}))
    assert evening.sitting.done[ADA, "my move"] == evening.sitting.number
    assert (BEN, "my move") not in evening.sitting.done


def test_a_refused_request_leaves_its_id_free(evening: Evening) -> None:
    with evening.refused("not_your_turn", "another-seats-turn"):
        evening.ask(BEN, Act("too early", evening.sitting.number, {"do": "cast", "spell": 8}))
    assert (BEN, "too early") not in evening.sitting.done


def test_nobody_moves_in_a_pause(evening: Evening) -> None:
    evening.pause(ADA)
    evening.pause(BEN)
    with evening.refused("not_now", "game-is-paused"):
        evening.act(ADA)
    evening.pause(BEN, wanted=False)
    evening.act(ADA)


def test_nobody_moves_before_the_game() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    with evening.refused("not_now", "game-not-begun"):
        evening.ask(ADA, Act("1", 1, {"do": "cast", "spell": 8}))


def test_nobody_moves_after_the_end(evening: Evening) -> None:
    evening.play_on(lambda: evening.sitting.phase == "over")
    for who in (ADA, BEN):
        with evening.refused("game_over", "game-over"):
            evening.act(who, Cast(8))


def test_nobody_moves_while_a_bot_plays_for_them(evening: Evening) -> None:
    evening.leave(ADA)
    with evening.refused("not_now", "a-bot-plays-for-you"):
        evening.act(ADA)


def test_the_log_says_who_made_each_move() -> None:
    evening = Evening(seats=3, first=0, clock=60)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.fill(ADA)
    evening.commit(ADA)
    makers: dict[int, str] = {}
    while len(makers) < 3:
        seat = evening.sitting.asked
        assert seat is not None
        (acted, *_) = evening.bot_moves() if seat == 2 else evening.act(evening.asked)
        assert isinstance(acted, Acted)
        makers[acted.seat] = acted.by
    assert makers == {0: "person", 1: "bot", 2: "bot"}


def test_a_bot_of_ours_is_asked_where_it_sits_or_stands_in(evening: Evening) -> None:
    assert evening.sitting.bot_asked is None
    evening.leave(ADA)
    assert evening.sitting.bot_asked == 0
    evening.comes_back(ADA)
    assert evening.sitting.bot_asked is None


def test_bots_wait_where_nobody_looks_on() -> None:
    evening = playing(ADA, bots=1, first=1)
    assert evening.sitting.bot_asked == 1
    evening.goes(ADA)
    assert evening.sitting.bot_asked is None
    evening.comes_back(ADA)
    assert evening.sitting.bot_asked == 1


def test_the_last_move_ends_the_game_with_its_places_and_points(evening: Evening) -> None:
    evening.play_on(lambda: evening.sitting.phase == "over")
    result = evening.sitting.in_play.result
    ended = evening.sitting.ended
    assert result
    assert ended
    assert (ended.how, ended.places, ended.points) == ("played", result.places, result.points)
    assert evening.rows[-1].entries[-1] == ended
    assert evening.due is None


def test_deciding_changes_nothing(evening: Evening) -> None:
    before = whole(evening.sitting)
    for one in (Act("1", evening.sitting.number, {"do": "cast", "spell": 8}), Concede("2"), Pause("3"), Leave("4")):
        assert decide(evening.sitting, ADA, one, evening.random).entries
    assert whole(evening.sitting) == before


def test_a_game_that_asks_nothing_of_chance_before_the_first_move_begins_all_the_same() -> None:
    dealt = replace(moonlight.begin(moonlight.Options(), 2), dealt=True, cards=(1, 2), pile=(3, 4, 5, 6))
    evening = playing(ADA, BEN, game=dataclasses.replace(moonlight.GAME, begin=lambda *_: dealt), clock=60)
    assert [type(entry) for entry in evening.rows[-1].entries] == [Committed, Began]
    assert evening.asked == ADA
    assert evening.due_in == ("move", 60)
    evening.act(ADA, number=evening.sitting.number)
