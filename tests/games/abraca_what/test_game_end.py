"""When the game is over, and who has won it."""

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.events import GameEnded, RoundEnded
from abracademy.games.abraca_what.state import Player
from abracademy.games.abraca_what.view import view
from abracademy.kernel import viewers
from tests.games.abraca_what.table import Table, hand, lay


def knock_out(*players: Player) -> Table:
    """Seat 0 fells seat 1 and gets three points, every other survivor gets one; each its secrets beside."""
    table = lay(*players)
    table.cast(6)
    return table


def caster(points: int, *, life: int = 6, secrets: int = 0) -> Player:
    return hand(6, 8, life=life, points=points, secrets=(8,) * secrets)


def victim(points: int) -> Player:
    return hand(8, life=1, points=points)


def survivor(points: int, *, life: int = 6, secrets: int = 0) -> Player:
    return hand(8, life=life, points=points, secrets=(7,) * secrets)


def places(table: Table) -> tuple[int, ...]:
    assert table.state.step == "over"
    return GAME.result(table.state).places


@pytest.mark.parametrize(("before", "over"), [(4, False), (5, True), (6, True), (7, True)])
def test_the_game_is_over_after_a_round_in_which_somebody_stands_on_floor_8(before: int, over: bool) -> None:
    table = knock_out(caster(before), victim(0), survivor(0))
    assert (GAME.awaits(table.state) is None) == over
    assert any(isinstance(event, GameEnded) for event in table.events) == over
    assert (table.state.step == "over") == over


def test_the_marker_stops_at_8_but_all_points_of_the_round_are_counted() -> None:
    """A-2."""
    table = knock_out(caster(7, secrets=2), victim(7), survivor(2))
    assert table.points == (8, 7, 3)
    ended = table.events[-2]
    assert isinstance(ended, RoundEnded)
    assert (ended.gained, ended.points) == ((5, 0, 1), (8, 7, 3))
    assert table.player(0).gained == 5


def test_reaching_8_in_the_middle_of_a_round_means_nothing() -> None:
    """A-17: points are moved at the end of a round, and the secret of a player who falls is worth none."""
    table = lay(hand(4, 8, life=1, points=7), hand(8), hand(8))
    table.cast(4)
    assert (table.points, table.state.step) == ((7, 0, 0), "call")
    table.stop()
    table.cast(8)
    assert (table.points, table.state.step) == ((7, 3, 0), "deal")


def test_a_single_player_on_floor_8_has_won() -> None:
    table = knock_out(caster(0), victim(7), survivor(7))
    assert places(table)[2] == 1
    assert places(table).count(1) == 1


def test_of_several_on_floor_8_the_one_who_earned_most_in_the_last_round_has_won() -> None:
    assert places(knock_out(caster(5), victim(0), survivor(7)))[::2] == (1, 2)
    assert places(knock_out(caster(5, secrets=0), victim(0), survivor(6, secrets=3)))[::2] == (2, 1)


def test_points_beyond_floor_8_count_for_that() -> None:
    """A-2: both gain one floor, but not the same points."""
    assert places(knock_out(caster(7, life=1), victim(0), survivor(7)))[::2] == (1, 2)
    assert places(knock_out(caster(7, secrets=1), victim(0), survivor(7, life=1, secrets=4)))[::2] == (2, 1)


def test_with_equal_points_in_the_last_round_more_lives_win() -> None:
    assert places(knock_out(caster(5, life=3), victim(0), survivor(6, life=5, secrets=2)))[::2] == (2, 1)
    assert places(knock_out(caster(5, life=5), victim(0), survivor(6, life=3, secrets=2)))[::2] == (1, 2)


def test_who_is_equal_in_everything_shares_the_victory() -> None:
    table = knock_out(caster(5, life=4), victim(0), survivor(7, life=4, secrets=2), survivor(7, life=4))
    assert places(table) == (1, 4, 1, 3)


def test_when_a_caller_falls_several_survivors_can_win() -> None:
    table = lay(hand(8, life=1), hand(8, points=7), hand(8, points=7, life=5), hand(8, points=7))
    table.cast(5)
    assert places(table) == (4, 1, 3, 1)


def test_the_lives_that_count_are_those_at_the_end_of_the_round() -> None:
    table = lay(hand(5, 8, life=3, points=5), hand(8, life=1), hand(8), hand(8, life=4, points=6, secrets=(7, 7)))
    table.cast(5)
    assert table.lives == (3, 0, 6, 3)
    assert places(table)[0] == places(table)[3] == 1


def test_the_other_places_go_by_floor_then_by_points_of_the_last_round_then_by_lives() -> None:
    by_floor = knock_out(caster(5), victim(6), survivor(4), survivor(3))
    assert places(by_floor) == (1, 2, 3, 4)
    by_points = knock_out(caster(5), victim(4), survivor(3))
    assert places(by_points) == (1, 3, 2)
    by_lives = knock_out(caster(5), victim(0), survivor(3, life=2), survivor(3, life=4), survivor(3, life=2))
    assert places(by_lives) == (1, 5, 3, 2, 3)


def test_after_an_emptied_hand_the_edition_can_part_players_further_down() -> None:
    for edition, expected in [("z-man", (1, 2, 2)), ("japanese", (1, 3, 2))]:
        table = lay(hand(8, points=5), hand(8, life=2), hand(8, life=5), edition=edition)
        table.cast(8)
        assert places(table) == expected


def test_the_result_tells_places_points_and_how_the_last_round_ended() -> None:
    result = GAME.result(knock_out(caster(5), victim(6), survivor(1)).state)
    assert (result.places, result.points, result.ending) == ((1, 2, 3), (8, 6, 2), "knocked_out")


def test_the_end_of_the_game_is_told_after_the_end_of_the_round() -> None:
    table = knock_out(caster(5), victim(6), survivor(1))
    assert isinstance(table.events[-2], RoundEnded)
    assert table.events[-1] == GameEnded((1, 2, 3))
    for viewer in viewers(3):
        assert GAME.tell(table.events[-1], viewer) == GameEnded((1, 2, 3))


def test_when_the_game_is_over_nothing_is_awaited_and_everything_lies_open() -> None:
    table = knock_out(caster(5, secrets=1), victim(6), survivor(1))
    assert GAME.legal(table.state) == ()
    for viewer in viewers(3):
        seen = view(table.state, viewer)
        assert (seen.awaits, seen.legal) == (None, ())
        assert [player.stones for player in seen.players] == [(8,), (8,), (8,)]
        assert seen.players[0].secrets == (8,)
        assert seen.revealed == table.state.secrets


def test_a_game_lasts_two_rounds_or_more() -> None:
    """Three and four secrets are seven points at most."""
    table = lay(hand(4, secrets=(8, 8, 8)), hand(8))
    table.cast(4)
    assert (table.points, table.state.step) == ((7, 0), "deal")


def test_the_last_standing_variant_ends_the_game_in_the_same_way() -> None:
    table = lay(hand(6, 8, points=6), hand(8, life=1, points=7), last_standing=True)
    table.cast(6)
    assert (places(table), table.points) == ((1, 2), (8, 7))
