"""The variant in which the last one standing takes all."""

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Cast
from abracademy.games.abraca_what.events import (
    CallSlipped,
    LivesChanged,
    PlayerOut,
    RoundEnded,
    SpellFound,
    SpellMissed,
    TurnEnded,
)
from abracademy.games.abraca_what.state import Player
from abracademy.games.abraca_what.view import view
from abracademy.kernel import ONLOOKER, viewers
from tests.games.abraca_what.table import Table, hand, lay

ROW = (5, 6, 7, 8)


def standing(*players: Player, turn: int = 0, slips: str = "prevented", last_cast: int | None = None) -> Table:
    return lay(*players, turn=turn, last_standing=True, slips=slips, last_cast=last_cast)


def out(*stones: int, secrets: tuple[int, ...] = ()) -> Player:
    return hand(*stones, life=0, secrets=secrets)


def test_a_knock_out_does_not_end_the_round_and_the_caster_goes_on() -> None:
    table = standing(hand(6, 8, 8), hand(7, 8, life=1), hand(*ROW), hand(*ROW))
    assert table.cast(6)[2:] == (LivesChanged((0, -1, 0, 0)), PlayerOut(1, (7, 8)))
    assert (table.state.step, table.state.turn, table.state.last_cast) == ("call", 0, 6)
    assert table.points == (0, 0, 0, 0)
    assert table.cast(8)[0] == SpellFound(0, 8)


def test_all_who_are_knocked_out_by_one_spell_are_told() -> None:
    table = standing(hand(2, 8, life=3), hand(7, life=1), hand(*ROW), hand(6, life=1))
    assert table.cast(2)[-2:] == (PlayerOut(1, (7,)), PlayerOut(3, (6,)))


def test_who_was_out_before_is_not_told_again() -> None:
    table = standing(hand(6, 6, 8), out(7), hand(5, life=1), hand(*ROW))
    assert table.cast(6)[-1] == PlayerOut(2, (5,))
    assert table.cast(6)[-1] == LivesChanged((0, 0, 0, -1))


def test_who_is_out_takes_no_more_turns() -> None:
    table = standing(hand(7, 8), out(8), out(8), hand(*ROW), last_cast=7)
    assert table.stop()[1] == TurnEnded(0, (8, 7, 6), 3)
    assert GAME.awaits(table.state) == 3


def test_left_and_right_are_counted_past_those_who_are_out() -> None:
    """A-6."""
    for spell, hit in [(6, (0, 0, 0, -1, 0)), (7, (0, 0, 0, -1, 0)), (5, (0, 0, 0, -1, 0))]:
        table = standing(hand(*ROW), out(8), out(8), hand(*ROW), out(8))
        assert LivesChanged(hit) in table.cast(spell)
    for spell, hit in [(6, (0, 0, -1, 0, 0)), (7, (0, 0, 0, -1, 0)), (5, (0, 0, -1, -1, 0))]:
        table = standing(hand(*ROW), out(8), hand(*ROW), hand(*ROW), out(8))
        assert LivesChanged(hit) in table.cast(spell)


@pytest.mark.parametrize(("spell", "die", "hit"), [(1, 2, (0, 0, -2, -2)), (2, None, (1, 0, -1, -1))])
def test_who_is_out_is_hit_no_more(spell: int, die: int | None, hit: tuple[int, ...]) -> None:
    table = standing(hand(1, 2, 8, life=4), out(8), hand(*ROW), hand(*ROW))
    assert table.cast(spell, die=die)[-1] == LivesChanged(hit)
    assert table.player(1).life == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_caller_who_falls_is_out_and_the_next_living_player_goes_on(seat: int) -> None:
    players = [hand(*ROW), hand(*ROW), hand(*ROW)]
    players[seat] = hand(7, 8, life=1)
    table = standing(*players, turn=seat)
    following = (seat + 1) % 3
    assert table.cast(4)[2:] == (PlayerOut(seat, (7, 8)), TurnEnded(seat, (), following))
    assert GAME.awaits(table.state) == following
    assert GAME.legal(table.state) == tuple(Cast(spell) for spell in range(1, 9))
    assert table.points == (0, 0, 0)


def test_a_caller_can_fall_by_the_dragon_and_by_a_slip() -> None:
    dragon = standing(hand(7, 8, life=2), hand(*ROW), hand(*ROW))
    dragon.cast(1, die=3)
    assert dragon.events[-2:] == [PlayerOut(0, (7, 8)), TurnEnded(0, (), 1)]
    assert (dragon.state.step, dragon.state.called) == ("call", 0)
    slip = standing(hand(7, 8, life=1), hand(*ROW), hand(*ROW), slips="punished", last_cast=8)
    assert slip.cast(7)[0] == CallSlipped(0, 7)
    assert slip.events[-2:] == [PlayerOut(0, (7, 8)), TurnEnded(0, (), 1)]


def test_who_is_out_is_not_refilled_and_keeps_the_stones_out_of_play() -> None:
    """A-6."""
    table = standing(hand(7, 8, life=1), hand(*ROW), hand(*ROW))
    pile, board = table.state.pile, table.state.board
    table.cast(4)
    assert table.player(0).stones == (7, 8)
    assert (table.state.pile, table.state.board) == (pile, board)


def test_the_stones_of_who_is_out_lie_open_to_everyone_and_the_secrets_do_not() -> None:
    """A-6."""
    table = standing(hand(6, 8), hand(7, 5, life=1, secrets=(4,)), hand(*ROW))
    fell = table.cast(6)[-1]
    for viewer in viewers(3):
        assert GAME.tell(fell, viewer) == PlayerOut(1, (7, 5))
        seen = view(table.state, viewer).players[1]
        assert (seen.out, seen.life, seen.stones) == (True, 0, (7, 5))
        assert seen.secrets == ((4,) if viewer == 1 else (None,))


def test_nobody_elses_stones_are_opened_by_a_fall() -> None:
    table = standing(hand(6, 8), hand(7, 5, life=1), hand(*ROW))
    table.cast(6)
    for viewer in (0, ONLOOKER):
        seen = view(table.state, viewer).players
        assert [player.out for player in seen] == [False, True, False]
        assert seen[0].stones == (None,)
    assert view(table.state, ONLOOKER).players[2].stones == (None,) * 4


def test_the_last_one_standing_gets_two_and_one_for_each_secret_and_nobody_else_anything() -> None:
    table = standing(hand(6, 8, secrets=(1, 2)), hand(*ROW, life=1, secrets=(3,)), out(8, secrets=(4,)), out(8))
    table.cast(6)
    assert (table.state.ending, table.points) == ("last_standing", (4, 0, 0, 0))
    ended = table.events[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.ending, ended.winner) == ("last_standing", 0)
    assert ended.gained == (4, 0, 0, 0)
    assert ended.taken_secrets == ((1, 2), (3,), (4,), ())


def test_the_last_one_standing_may_be_somebody_else_than_the_caller() -> None:
    table = standing(out(8), hand(7, 8, life=1), out(8), hand(*ROW, secrets=(8,)), turn=1)
    assert table.cast(4)[:2] == (SpellMissed(1, 4), LivesChanged((0, -1, 0, 0)))
    assert (table.state.ending, table.points) == ("last_standing", (0, 0, 0, 3))
    ended = table.events[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.winner, ended.next) == (3, 2)


def test_with_two_players_the_first_knock_out_leaves_one_standing() -> None:
    table = standing(hand(5, 8), hand(*ROW, life=1))
    table.cast(5)
    assert (table.state.ending, table.points) == ("last_standing", (2, 0))


def test_several_can_fall_together_and_leave_one_standing() -> None:
    table = standing(hand(1, 8), hand(*ROW, life=3), hand(*ROW, life=2), hand(*ROW, life=1))
    table.cast(1, die=3)
    assert (table.state.ending, table.points) == ("last_standing", (2, 0, 0, 0))


def test_emptying_a_hand_ends_the_round_and_gets_two_and_one_for_each_secret() -> None:
    table = standing(hand(8, secrets=(1,)), hand(*ROW, secrets=(2,)), hand(*ROW), out(8, secrets=(3,)))
    table.cast(8)
    assert (table.state.ending, table.points) == ("emptied", (3, 0, 0, 0))


def test_emptying_comes_before_being_the_last_one_standing() -> None:
    """A-5; it is worth the same."""
    table = standing(hand(6), hand(*ROW, life=1), out(8))
    table.cast(6)
    assert (table.state.ending, table.points) == ("emptied", (2, 0, 0))


def test_a_night_singer_after_a_knock_out_is_cast_as_ever() -> None:
    table = standing(hand(4, 8), out(8), hand(*ROW))
    table.cast(4)
    assert (table.state.step, table.player(0).secrets) == ("call", (8,))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_next_round_is_opened_by_the_next_seat_even_if_it_was_out(seats: int) -> None:
    """A-6."""
    players = [hand(8), out(8), *[hand(*ROW)] * (seats - 2)]
    table = standing(*players)
    table.cast(8)
    table.deal()
    assert GAME.awaits(table.state) == 1
    assert table.lives == (6,) * seats
    assert not any(player.out for player in table.state.players)


def test_without_the_variant_a_knock_out_ends_the_round() -> None:
    table = lay(hand(6, 8), hand(*ROW, life=1), hand(*ROW))
    table.cast(6)
    assert table.state.ending == "knocked_out"
