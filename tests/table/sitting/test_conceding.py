"""Whoever concedes stands behind all who have not; the game ends when there is nobody left to play for."""

import pytest

from abracademy.table.sitting import Ended
from abracademy.table.sitting.entries import Conceded, Resumed
from tests.table.sitting.evening import ADA, BEN, CLEO, Evening, playing


@pytest.fixture
def evening() -> Evening:
    """Three people; it is Ada's turn."""
    return playing(ADA, BEN, CLEO)


def ended(evening: Evening) -> Ended:
    assert evening.sitting.ended
    assert evening.sitting.phase == "over"
    return evening.sitting.ended


def test_of_two_the_other_one_has_won() -> None:
    evening = playing(ADA, BEN)
    assert evening.concede(ADA) == (Conceded(0), Ended("conceded", (2, 1), None))
    assert ended(evening).places == (2, 1)
    assert (evening.seating.places, evening.seating.ending) == ((2, 1), "conceded")


def test_of_three_the_others_play_on_and_a_bot_with_them(evening: Evening) -> None:
    assert evening.concede(ADA) == (Conceded(0),)
    assert evening.sitting.bot_asked == 0
    assert evening.seating.chairs[0].stand_in == "conceded"
    evening.bot_moves()


def test_the_last_who_has_not_conceded_has_won(evening: Evening) -> None:
    evening.concede(ADA)
    evening.concede(CLEO)
    assert ended(evening).places == (2, 1, 2)


def test_where_all_people_have_conceded_the_bots_have_won() -> None:
    evening = playing(ADA, BEN, bots=2)
    evening.concede(ADA)
    evening.concede(BEN)
    assert ended(evening).places == (3, 3, 1, 1)


def test_against_one_bot_and_against_several_conceding_is_losing() -> None:
    for bots in (1, 2, 4):
        evening = playing(ADA, bots=bots)
        evening.concede(ADA)
        assert ended(evening).places == (1 + bots, *(1,) * bots)


def test_somebody_who_is_away_has_not_conceded(evening: Evening) -> None:
    evening.goes(BEN)
    evening.goes(CLEO)
    evening.concede(ADA)
    assert evening.sitting.phase == "playing"


def test_somebodys_own_bot_is_nobody_to_play_for() -> None:
    evening = Evening(seats=3, first=0)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.fill(ADA)
    evening.commit(ADA)
    evening.concede(ADA)
    assert ended(evening).places == (3, 1, 1)


def test_somebodys_own_bot_may_concede(evening: Evening) -> None:
    evening = Evening(seats=2, first=0)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    evening.concede("crafty")
    assert ended(evening).places == (1, 2)


def test_whoever_would_have_won_had_they_not_conceded_has_lost() -> None:
    evening = next(evening for evening in map(played_out, range(100)) if places_played(evening)[1] == 1)
    assert ended(evening).how == "played"
    assert ended(evening).places[1] == 3


def test_the_others_stand_among_each_other_as_they_have_played() -> None:
    for evening in map(played_out, range(5)):
        played, settled = places_played(evening), ended(evening).places
        assert (settled[0] < settled[2], settled[0] == settled[2]) == (played[0] < played[2], played[0] == played[2])
        assert min(settled) == 1


def played_out(seed: int) -> Evening:
    """Ben concedes, and a bot plays to the end in his seat."""
    evening = playing(ADA, BEN, CLEO)
    evening.random.seed(seed)
    evening.concede(BEN)
    evening.play_on(lambda: evening.sitting.phase == "over")
    return evening


def places_played(evening: Evening) -> tuple[int, ...]:
    assert evening.sitting.in_play.result
    return evening.sitting.in_play.result.places


def test_nobody_concedes_twice_or_when_there_is_no_game(evening: Evening) -> None:
    evening.concede(ADA)
    with evening.refused("not_now", "already-conceded"):
        evening.concede(ADA)
    evening.concede(BEN)
    with evening.refused("game_over", "game-over"):
        evening.concede(CLEO)
    lobby = Evening(seats=2)
    lobby.sit(ADA)
    with lobby.refused("not_now", "game-not-begun"):
        lobby.concede(ADA)


def test_whoever_concedes_ends_a_pause(evening: Evening) -> None:
    for who in (ADA, BEN, CLEO):
        evening.pause(who)
    assert evening.concede(BEN) == (Conceded(1), Resumed())


def test_somebody_who_conceded_and_comes_back_sees_their_seat_and_plays_no_more(evening: Evening) -> None:
    evening.concede(ADA)
    evening.goes(ADA)
    assert evening.due is None
    evening.comes_back(ADA)
    assert evening.sitting.seat_of(ADA) == 0
    assert evening.chairs[0].conceded
    with evening.refused("not_now", "a-bot-plays-for-you"):
        evening.act(ADA)
    assert evening.leave(ADA) == ()


def test_a_game_waits_for_those_who_play_and_not_for_those_who_look_on(evening: Evening) -> None:
    evening.concede(ADA)
    evening.goes(BEN)
    evening.goes(CLEO)
    assert evening.sitting.bot_asked is None
    assert evening.due_in[0] == "unfinished"
