"""Options out of JSON, and what is said when they are wrong."""

from typing import Annotated, Literal, TypeAlias

import pytest
from msgspec import Meta

from abracademy.kernel import Refused, Wire, describe, in_words, read_options

Lot: TypeAlias = Annotated[int, Meta(ge=0, le=9)] | Literal["all"]


class Options(Wire, frozen=True, gc=False):
    colour: Literal["red", "blue"] = "red"
    fast: bool = False
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    name: str = "x"
    dice: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)], ...], Meta(min_length=1, max_length=4)] = (1,)
    lots: Annotated[tuple[Lot, ...], Meta(min_length=2, max_length=2)] = (1, 2)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(Options, {}) == Options()
    assert read_options(Options, {"rounds": 4}) == Options(rounds=4)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("colour", "green", "blue, red"),
        ("colour", None, "blue, red"),
        ("fast", 1, "true, false"),
        ("fast", "true", "true, false"),
        ("rounds", 0, "1–9"),
        ("rounds", 2.5, "1–9"),
        ("rounds", True, "1–9"),
        ("name", 5, "string"),
        ("dice", [], "[1–6, …] × 1–4"),
        ("dice", [1, 7], "[1–6, …] × 1–4"),
        ("dice", 3, "[1–6, …] × 1–4"),
        ("lots", [1, "none"], "[0–9 | all, …] × 2"),
        ("lots", [1], "[0–9 | all, …] × 2"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(option: str, value: object, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Options, {option: value})
    assert refused.value.code == "bad_options"
    assert refused.value.reason == "option-not-allowed"
    assert refused.value.facts == {"option": option, "allowed": allowed}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        read_options(Options, {"speed": 1})
    assert refused.value.facts == {"option": "speed", "allowed": "colour, fast, rounds, name, dice, lots"}


def test_options_are_described_in_their_order() -> None:
    described = describe(Options)
    assert list(described) == ["colour", "fast", "rounds", "name", "dice", "lots"]
    assert in_words(described["rounds"]) == "1–9"
