"""What a table may choose, and how a wrong choice is refused."""

from typing import Any

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.options import Options
from abracademy.kernel import Refused, read_options
from tests.games.abracadabra.table import new

ONES = [[1] * 7] * 7
OBJECTS = "[[0–9 | stone, …] × 7, …] × 7"


def refusal(raw: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        read_options(Options, raw)
    return refused.value


def test_every_option_has_a_default() -> None:
    options = read_options(Options, {})
    assert options.first == 0
    assert options.objects == Options().objects
    assert options.house_values


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_game_is_opened_by_a_seat_at_the_table(seats: int) -> None:
    for first in range(seats):
        table = new(seats, first=first)
        table.deal()
        assert table.asked == first
    for first in range(seats, 6):
        with pytest.raises(Refused) as refused:
            GAME.begin(Options(first=first), seats)
        assert (refused.value.code, refused.value.reason) == ("bad_options", "option-not-allowed")
        assert refused.value.facts == {"option": "first", "allowed": f"0–{seats - 1}"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_a_table_with_too_few_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.begin(Options(), seats)
    assert (refused.value.code, refused.value.reason) == ("bad_options", "seats-not-allowed")
    assert refused.value.facts == {"seats": seats, "least": 2, "most": 6}


@pytest.mark.parametrize("first", [-1, 6, 1.0, True, "0", None])
def test_a_first_seat_that_cannot_be_is_refused_with_what_is_allowed(first: object) -> None:
    refused = refusal({"first": first})
    assert (refused.code, refused.reason) == ("bad_options", "option-not-allowed")
    assert refused.facts == {"option": "first", "allowed": "0–5"}


def test_the_faces_of_a_printed_game_replace_the_house_values() -> None:
    printed: list[list[Any]] = [["stone", "stone", 0, 9, 4, 4, 4], *[[2] * 7] * 6]
    options = read_options(Options, {"objects": printed})
    assert not options.house_values
    table = new(3, objects=options.objects)
    table.deal()
    assert table.state.objects == tuple(tuple(pile) for pile in printed)


@pytest.mark.parametrize(
    "objects",
    [
        None,
        3,
        "stone",
        {},
        [],
        ONES[1:],
        [*ONES, [1] * 7],
        [*ONES[1:], [1] * 6],
        [*ONES[1:], [1] * 8],
        [*ONES[1:], 7],
        [*ONES[1:], [-1] * 7],
        [*ONES[1:], [10] * 7],
        [*ONES[1:], [1.5] * 7],
        [*ONES[1:], [True] * 7],
        [*ONES[1:], ["Stone"] * 7],
        [*ONES[1:], [None] * 7],
    ],
)
def test_wrong_faces_are_refused_with_what_is_allowed(objects: object) -> None:
    refused = refusal({"objects": objects})
    assert (refused.code, refused.reason) == ("bad_options", "option-not-allowed")
    assert refused.facts == {"option": "objects", "allowed": OBJECTS}


def test_an_option_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    refused = refusal({"first": 0, "edition": "z-man"})
    assert (refused.code, refused.reason) == ("bad_options", "unknown-option")
    assert refused.facts == {"option": "edition", "allowed": "first, objects"}
