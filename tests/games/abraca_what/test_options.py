"""What a table may choose, and how a wrong choice is refused."""

from typing import Any

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import Refused, read_options

EDITIONS = ["z-man", "korea-boardgames", "moonster", "japanese"]
DIE = "[1–6, …] × 1–12"


def refusal(raw: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        read_options(Options, raw)
    return refused.value


def test_every_option_has_a_default() -> None:
    options = read_options(Options, {})
    assert (options.edition, options.easy, options.last_standing) == ("z-man", False, False)
    assert (options.slips, options.die, options.first) == ("prevented", (1, 1, 2, 2, 3, 3), 0)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("edition", EDITIONS),
        ("easy", [True, False]),
        ("last_standing", [True, False]),
        ("slips", ["prevented", "punished"]),
        ("first", [0, 1, 2, 3, 4]),
    ],
)
def test_every_listed_value_is_taken(option: str, values: list[Any]) -> None:
    for value in values:
        options = read_options(Options, {option: value})
        assert getattr(options, option) == value
        assert GAME.begin(options, 5).options == options


@pytest.mark.parametrize("faces", [[1], [6], [1, 1, 1, 2, 2, 3], [1, 2, 3, 4, 5, 6] * 2])
def test_a_die_has_one_to_twelve_faces_from_1_to_6(faces: list[int]) -> None:
    assert read_options(Options, {"die": faces}).die == tuple(faces)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("easy", 1, "true, false"),
        ("easy", "true", "true, false"),
        ("easy", None, "true, false"),
        ("last_standing", 0, "true, false"),
        ("last_standing", "no", "true, false"),
        ("die", [], DIE),
        ("die", [1] * 13, DIE),
        ("die", [0], DIE),
        ("die", [1, 7], DIE),
        ("die", [1.5], DIE),
        ("die", [True], DIE),
        ("die", ["1"], DIE),
        ("die", 6, DIE),
        ("die", None, DIE),
        ("first", -1, "0–4"),
        ("first", 5, "0–4"),
        ("first", 1.0, "0–4"),
        ("first", True, "0–4"),
        ("first", "0", "0–4"),
        ("first", None, "0–4"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(option: str, value: object, allowed: str) -> None:
    refused = refusal({option: value})
    assert (refused.code, refused.reason) == ("bad_options", "option-not-allowed")
    assert (refused.facts["option"], refused.facts["allowed"]) == (option, allowed)


@pytest.mark.parametrize(("option", "allowed"), [("edition", EDITIONS), ("slips", ["prevented", "punished"])])
@pytest.mark.parametrize("value", ["", "Z-Man", "none", 1, True, None, ["z-man"]])
def test_a_wrong_name_is_refused_with_all_the_right_ones(option: str, allowed: list[str], value: object) -> None:
    refused = refusal({option: value})
    assert (refused.code, refused.facts["option"]) == ("bad_options", option)
    assert sorted(str(refused.facts["allowed"]).split(", ")) == sorted(allowed)


def test_an_option_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    refused = refusal({"easy": True, "Easy": True})
    assert (refused.code, refused.reason, refused.facts["option"]) == (
        "bad_options",
        "unknown-option",
        "Easy",
    )
    named = str(refused.facts["allowed"]).split(", ")
    assert sorted(named) == ["die", "easy", "edition", "first", "last_standing", "slips"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_a_table_with_too_few_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.begin(Options(), seats)
    assert (refused.value.code, refused.value.reason) == ("bad_options", "seats-not-allowed")
    assert refused.value.facts == {"seats": seats, "least": 2, "most": 5}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_is_opened_by_a_seat_at_the_table(seats: int) -> None:
    for first in range(seats):
        assert GAME.begin(Options(first=first), seats).turn == first
    for first in range(seats, 5):
        with pytest.raises(Refused) as refused:
            GAME.begin(Options(first=first), seats)
        assert (refused.value.code, refused.value.reason) == ("bad_options", "option-not-allowed")
        assert refused.value.facts["option"] == "first"
        assert refused.value.facts["allowed"] == f"0–{seats - 1}"
