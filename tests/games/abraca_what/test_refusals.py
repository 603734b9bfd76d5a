"""What cannot be done is refused with its reason, and nothing changes."""

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Action, Cast
from abracademy.games.abraca_what.state import State
from abracademy.kernel import Outcome, Refused, Roll, Shuffle, read_action
from tests.games.abraca_what.table import Table, hand, lay, new

ROW = (5, 6, 7, 8)


def refusal(state: State, move: Action | Outcome) -> Refused:
    """How the move is refused; the state is untouched."""
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refused:
        GAME.play(state, move)
    assert msgspec.json.encode(state) == before
    return refused.value


def why(state: State, move: Action | Outcome) -> tuple[str, str]:
    refused = refusal(state, move)
    return refused.code, refused.reason


def middle(**rest: Any) -> State:
    return lay(hand(*ROW), hand(*ROW), **rest).state


def awaiting_pick() -> State:
    table = lay(hand(8, 7, 8), hand(*ROW))
    table.call(8)
    return table.state


def awaiting_roll(*, vain: bool) -> State:
    table = lay(hand(*((8,) if vain else (1, 8))), hand(*ROW), die=(2, 4))
    table.cast(1)
    assert isinstance(GAME.awaits(table.state), Roll)
    return table.state


def game_over() -> State:
    table = lay(hand(8, points=7), hand(*ROW))
    table.cast(8)
    return table.state


def test_stopping_before_any_cast_is_refused() -> None:
    assert why(middle(), STOP) == ("illegal_action", "abraca-what-cast-first")
    assert why(middle(easy=True), STOP) == ("illegal_action", "abraca-what-cast-first")
    assert why(middle(slips="punished"), STOP) == ("illegal_action", "abraca-what-cast-first")


@pytest.mark.parametrize(("last", "spell"), [(2, 1), (5, 4), (8, 1), (8, 7)])
def test_a_lower_number_is_refused_where_slips_are_prevented(last: int, spell: int) -> None:
    refused = refusal(middle(last_cast=last), Cast(spell))
    assert (refused.code, refused.reason) == ("illegal_action", "abraca-what-lower-number")
    assert refused.facts == {"spell": spell, "last": last}


def test_the_refusal_of_a_lower_number_does_not_depend_on_the_stones() -> None:
    refusals = [refusal(lay(hand(*row), hand(8), last_cast=5).state, Cast(4)) for row in [(4, 8), (7, 8)]]
    assert refusals[0].args == refusals[1].args


@pytest.mark.parametrize("spell", [-1, 0, 9, 100])
@pytest.mark.parametrize("rest", [{}, {"last_cast": 5}, {"last_cast": 5, "slips": "punished"}])
def test_a_spell_that_there_is_not_is_refused(spell: int, rest: dict[str, Any]) -> None:
    refused = refusal(middle(**rest), Cast(spell))
    assert (refused.code, refused.reason) == ("illegal_action", "abraca-what-no-such-spell")
    assert refused.facts == {"spell": spell}


@pytest.mark.parametrize(
    "raw",
    [
        {"do": "cast", "spell": 0},
        {"do": "cast", "spell": 9},
        {"do": "cast", "spell": 1.5},
        {"do": "cast", "spell": True},
        {"do": "cast", "spell": "3"},
        {"do": "cast", "spell": None},
        {"do": "cast"},
        {"do": "cast", "spell": 3, "place": 0},
        {"do": "stop", "spell": 3},
        {"do": "draw"},
        {"spell": 3},
        {},
        "stop",
        None,
    ],
)
def test_what_is_no_action_is_refused_when_it_is_read(raw: object) -> None:
    with pytest.raises(Refused) as refused:
        read_action(GAME, raw)
    assert refused.value.code == "illegal_action"


def test_every_action_can_be_written_and_read_again() -> None:
    for action in GAME.actions(middle().options, 2):
        assert read_action(GAME, msgspec.to_builtins(action)) == action
    assert msgspec.to_builtins(Cast(3)) == {"do": "cast", "spell": 3}
    assert msgspec.to_builtins(STOP) == {"do": "stop"}


def test_no_action_is_taken_while_chance_is_awaited() -> None:
    waiting = [new(2).state, awaiting_pick(), awaiting_roll(vain=False), awaiting_roll(vain=True)]
    for state, action in product(waiting, GAME.actions(waiting[0].options, 2)):
        assert why(state, action) == ("not_your_turn", "chance-awaited")


def test_no_outcome_is_taken_while_a_seat_is_awaited() -> None:
    for outcome in (Outcome(0), Outcome(1), Outcome(tuple(range(36)))):
        assert why(middle(), outcome) == ("bad_outcome", "no-chance-awaited")


@pytest.mark.parametrize("place", [-1, 1, 3, None, (0,)])
def test_only_a_place_with_a_matching_stone_can_be_picked(place: object) -> None:
    assert why(awaiting_pick(), Outcome(place))[0] == "bad_outcome"


@pytest.mark.parametrize("face", [0, 1, 3, 6, None, (2,)])
@pytest.mark.parametrize("vain", [True, False])
def test_only_a_face_of_the_die_can_be_rolled(face: object, vain: bool) -> None:
    assert why(awaiting_roll(vain=vain), Outcome(face))[0] == "bad_outcome"


def test_only_an_order_of_all_36_stones_can_be_dealt() -> None:
    state = new(3).state
    asked = GAME.awaits(state)
    assert isinstance(asked, Shuffle)
    for wrong in (asked.items[1:], (*asked.items, 8), (8, *asked.items[1:]), ()):
        assert why(state, Outcome(wrong))[0] == "bad_outcome"


def test_nothing_is_taken_when_the_game_is_over() -> None:
    state = game_over()
    moves = (*GAME.actions(state.options, 2), Outcome(1), Outcome((1, 2)))
    assert {why(state, move) for move in moves} == {("game_over", "game-over")}


@pytest.mark.parametrize("options", [{}, {"slips": "punished"}, {"easy": True}, {"last_standing": True}])
def test_in_whole_games_every_legal_action_is_taken_and_every_other_is_refused(
    options: dict[str, Any],
) -> None:
    for seats in (2, 3, 5):
        table = new(seats, **options)
        for _ in table.wander(Random(seats)):
            if isinstance(GAME.awaits(table.state), int):
                listed = GAME.actions(table.state.options, seats)
                taken = tuple(action for action in listed if verdict(table, action) == "taken")
                assert taken == GAME.legal(table.state)
                assert {verdict(table, action) for action in listed} <= {"taken", "illegal_action"}


def verdict(table: Table, action: Action) -> str:
    try:
        GAME.play(table.state, action)
    except Refused as refused:
        return refused.code
    return "taken"
