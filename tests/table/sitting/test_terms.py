"""What a host may settle, and what does not go together."""

from typing import Any

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.kernel import Refused
from abracademy.table.sitting import Terms, agreed


def refusal(**raw: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        agreed(GAME, {"seats": 2, **raw})
    return refused.value.code, refused.value.reason


def test_whatever_is_left_out_is_as_usual_and_every_option_is_there() -> None:
    terms = agreed(GAME, {"seats": 3, "options": {"easy": True}})
    assert terms == Terms(game="abraca-what", options=terms.options, seats=3)
    assert (terms.clock, terms.help, terms.public, terms.onlookers, terms.chat, terms.grace) == (
        *(0, "marks", False, True, False, 120),
    )
    assert terms.options == {
        "edition": "z-man",
        "easy": True,
        "last_standing": False,
        "slips": "prevented",
        "die": (1, 1, 2, 2, 3, 3),
        "first": 0,
    }


@pytest.mark.parametrize("seats", [0, 1, 6, -1])
def test_a_number_of_seats_that_the_game_does_not_know_is_refused(seats: int) -> None:
    assert refusal(seats=seats) == ("bad_options", "seats-not-allowed")


def test_an_option_that_the_game_does_not_know_is_refused() -> None:
    assert refusal(options={"speed": 3}) == ("bad_options", "unknown-option")
    assert refusal(options={"edition": "lost"}) == ("bad_options", "option-not-allowed")


def test_a_clock_has_at_least_15_seconds_and_at_most_7_days() -> None:
    for clock in (1, 14):
        assert refusal(clock=clock) == ("bad_options", "clock-too-quick")
    assert refusal(clock=7 * 24 * 3600 + 1) == ("bad_request", "unreadable-request")
    assert refusal(clock=-1) == ("bad_request", "unreadable-request")
    for clock in (0, 15, 7 * 24 * 3600):
        assert agreed(GAME, {"seats": 2, "clock": clock}).clock == clock


def test_with_an_hour_for_a_turn_people_come_and_go() -> None:
    assert not agreed(GAME, {"seats": 2, "clock": 3599}).slow
    assert agreed(GAME, {"seats": 2, "clock": 3600}).slow
    assert not agreed(GAME, {"seats": 2}).slow


def test_the_grace_lies_between_a_quarter_of_a_minute_and_an_hour() -> None:
    for grace in (14, 3601):
        assert refusal(grace=grace)[0] == "bad_request"
    for grace in (15, 3600):
        assert agreed(GAME, {"seats": 2, "grace": grace}).grace == grace


def test_free_words_are_for_tables_by_invitation() -> None:
    assert refusal(chat=True, public=True) == ("bad_options", "chat-in-public")
    assert agreed(GAME, {"seats": 2, "chat": True}).chat


def test_who_begins_has_a_seat() -> None:
    assert refusal(first=2) == ("bad_options", "no-such-seat-to-begin")
    assert refusal(first=-1) == ("bad_options", "no-such-seat-to-begin")


def test_what_is_of_another_kind_or_unknown_is_refused() -> None:
    assert refusal(help="everything") == ("bad_request", "unreadable-request")
    assert refusal(colour="red") == ("bad_request", "unreadable-request")
    assert refusal(seats="two") == ("bad_request", "unreadable-request")
