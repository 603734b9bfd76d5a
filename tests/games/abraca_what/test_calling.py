"""A turn: what may be called, and what a call in vain costs."""

from typing import Any

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Cast
from abracademy.games.abraca_what.events import (
    CallSlipped,
    DieRolled,
    LivesChanged,
    PlayerStopped,
    SpellFound,
    SpellMissed,
    StoneTaken,
    TurnEnded,
)
from abracademy.games.abraca_what.view import view
from abracademy.kernel import Outcome, Pick, Roll, viewers
from tests.games.abraca_what.table import Table, hand, lay, new

ALL = tuple(Cast(spell) for spell in range(1, 9))
FULL = (4, 5, 6, 7, 8)


def three(*stones: int, **rest: Any) -> Table:
    """Three players; seat 0 is to call and has these stones."""
    return lay(hand(*(stones or FULL), life=3), hand(*FULL), hand(*FULL), **rest)


def test_the_first_call_of_a_turn_is_any_spell_and_must_be_made() -> None:
    assert GAME.legal(three().state) == ALL


@pytest.mark.parametrize("last", range(1, 9))
def test_after_a_cast_a_player_calls_the_same_number_or_a_higher_one_or_stops(last: int) -> None:
    assert GAME.legal(three(last_cast=last).state) == (*ALL[last - 1 :], STOP)


@pytest.mark.parametrize("options", [{"easy": True}, {"slips": "punished"}, {"easy": True, "slips": "punished"}])
def test_where_order_does_not_hinder_every_number_can_be_called_after_a_cast(options: dict[str, Any]) -> None:
    for last in range(1, 9):
        assert GAME.legal(three(last_cast=last, **options).state) == (*ALL, STOP)
    assert GAME.legal(three(**options).state) == ALL


def test_a_cast_lets_the_same_player_go_on_and_its_number_is_the_new_limit() -> None:
    table = three(6, 7, 7, 8, 8)
    table.cast(6)
    assert GAME.awaits(table.state) == 0
    assert GAME.legal(table.state) == (*ALL[5:], STOP)
    table.cast(7)
    assert GAME.legal(table.state) == (*ALL[6:], STOP)
    table.cast(7)
    assert table.player(0).stones == (8, 8)


def test_the_limit_is_gone_when_the_turn_is() -> None:
    table = three()
    table.cast(8)
    table.stop()
    assert (table.state.turn, table.state.last_cast, table.state.called) == (1, None, 0)
    assert GAME.legal(table.state) == ALL


def test_stopping_hands_the_turn_to_the_left() -> None:
    for seat, following in [(0, 1), (1, 2), (2, 0)]:
        table = lay(hand(*FULL), hand(*FULL), hand(*FULL), turn=seat, last_cast=4)
        assert table.stop() == (PlayerStopped(seat), TurnEnded(seat, (), following))
        assert GAME.awaits(table.state) == following


def test_easy_means_that_a_lower_number_is_cast_like_any_other() -> None:
    table = three(8, 4, 6, 6, 6, easy=True, slips="punished")
    table.cast(8)
    table.cast(4)
    assert table.player(0).secrets == (8,)
    assert (table.state.turn, table.state.last_cast) == (0, 4)


@pytest.mark.parametrize("spell", range(2, 9))
def test_a_call_in_vain_costs_one_life_and_ends_the_turn(spell: int) -> None:
    others = tuple(number for number in range(2, 9) if number != spell)[:5]
    table = three(*others)
    assert table.cast(spell) == (SpellMissed(0, spell), LivesChanged((-1, 0, 0)), TurnEnded(0, (), 1))
    assert table.lives == (2, 6, 6)
    assert table.state.turn == 1


def test_a_call_in_vain_after_a_cast_ends_the_turn_too() -> None:
    table = three(5, 5, 5, 5, 5, pile=(7, 6))
    table.cast(5)
    assert table.cast(6) == (SpellMissed(0, 6), LivesChanged((-1, 0, 0)), TurnEnded(0, (7,), 1))


@pytest.mark.parametrize("face", [1, 2])
def test_the_dragon_called_in_vain_costs_the_roll_and_nothing_beside_it(face: int) -> None:
    table = three()
    assert table.call(1) == (SpellMissed(0, 1),)
    assert table.state.called == 1
    assert GAME.awaits(table.state) == Roll("die", (1, 1, 2, 2, 3, 3))
    assert GAME.legal(table.state) == ()
    costs = table.play(Outcome(face))
    assert costs == (DieRolled(0, face), LivesChanged((-face, 0, 0)), TurnEnded(0, (), 1))
    assert table.lives == (3 - face, 6, 6)
    assert (table.state.called, table.state.step) == (0, "call")


def test_a_spell_whose_stones_all_lie_open_may_be_called_nevertheless() -> None:
    table = new(2)
    table.deal((8, 8, 8, 8, 8), opened=(2, 2, 1, 3, 3, 3))
    assert Cast(2) in GAME.legal(table.state)
    table.cast(2)
    assert table.lives == (5, 6)


@pytest.mark.parametrize("stones", [(5, 5, 8, 8, 8), (5, 5, 3, 8, 8)])
def test_a_punished_slip_costs_one_life_and_ends_the_turn_whether_the_stone_is_there_or_not(
    stones: tuple[int, ...],
) -> None:
    table = three(*stones, slips="punished", pile=(7,))
    table.cast(5)
    assert table.cast(3) == (CallSlipped(0, 3), LivesChanged((-1, 0, 0)), TurnEnded(0, (7,), 1))
    assert table.player(0).stones == (*stones[1:], 7)


def test_a_punished_slip_tells_nobody_anything_about_the_stones() -> None:
    with_it, without_it = (three(5, 5, seen, 8, 8, slips="punished") for seen in (3, 7))
    for table in (with_it, without_it):
        table.cast(5)
        table.cast(3)
    assert with_it.player(0).ruled_out == without_it.player(0).ruled_out == ((),) * 5
    assert with_it.tale(0) == without_it.tale(0)
    assert GAME.view(with_it.state, 0) == GAME.view(without_it.state, 0)


def test_a_slipped_dragon_costs_one_life_without_a_roll() -> None:
    table = three(5, 5, 1, 8, 8, slips="punished")
    table.cast(5)
    assert table.cast(1)[:2] == (CallSlipped(0, 1), LivesChanged((-1, 0, 0)))
    assert GAME.awaits(table.state) == 1


def test_the_same_number_again_is_no_slip() -> None:
    table = three(5, 5, 8, 8, 8, slips="punished")
    table.cast(5)
    assert table.cast(5)[0] == SpellFound(0, 5)


def test_no_call_is_a_slip_at_the_start_of_a_turn() -> None:
    table = lay(hand(*FULL), hand(4, 7, 7, 7, 7), hand(*FULL), slips="punished")
    table.cast(8)
    table.stop()
    assert table.cast(4)[0] == SpellFound(1, 4)


def test_a_spell_that_is_there_goes_to_the_board_and_the_other_stones_keep_their_places() -> None:
    table = three(6, 7, 8, 7, 5)
    assert table.call(7) == (SpellFound(0, 7),)
    assert table.play(Outcome(3))[0] == StoneTaken(0, 3, 7)
    assert (table.state.called, table.state.matching) == (0, ())
    assert table.player(0).stones == (6, 7, 8, 5)
    assert table.state.board == (0, 0, 0, 0, 0, 0, 1, 0)
    table.cast(7)
    assert table.state.board == (0, 0, 0, 0, 0, 0, 2, 0)


def test_chance_picks_among_all_matching_stones() -> None:
    table = three(7, 8, 7, 7, 8)
    table.call(7)
    assert GAME.awaits(table.state) == Pick("stone", (0, 2, 3))
    assert (GAME.legal(table.state), table.state.called) == ((), 7)


def test_chance_is_asked_even_if_only_one_stone_matches() -> None:
    table = three(8, 8, 8, 7, 8)
    table.call(7)
    assert GAME.awaits(table.state) == Pick("stone", (3,))


def test_what_may_be_called_never_depends_on_hidden_stones() -> None:
    for last in (None, 1, 4, 8):
        legal = {GAME.legal(three(*stones, last_cast=last).state) for stones in (FULL, (1, 2, 2, 3, 3), (8,))}
        assert len(legal) == 1


def test_only_the_seat_in_turn_is_shown_what_it_may_call() -> None:
    state = lay(hand(*FULL), hand(*FULL), hand(*FULL), turn=1).state
    shown = [view(state, viewer).legal for viewer in viewers(3)]
    assert shown == [(), ALL, (), ()]


def test_every_action_that_can_be_legal_is_listed_in_one_fixed_order() -> None:
    variants: list[dict[str, Any]] = [{}, {"easy": True}, {"slips": "punished"}, {"last_standing": True}]
    for options in variants:
        listed = GAME.actions(three(**options).state.options, 3)
        assert listed == (*ALL, STOP)
        for last in (None, *range(1, 9)):
            legal = GAME.legal(three(last_cast=last, **options).state)
            assert legal == tuple(action for action in listed if action in legal)
