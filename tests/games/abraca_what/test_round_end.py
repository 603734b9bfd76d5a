"""How a round ends, what it is worth, and how the next one begins."""

from random import Random
from typing import Any

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.events import LivesChanged, RoundEnded, SecretTaken, StoneTaken, TurnEnded
from abracademy.games.abraca_what.view import view
from abracademy.kernel import ONLOOKER, Outcome, Shuffle, viewers
from tests.games.abraca_what.table import EDITIONS, STONES, Table, hand, lay

ROW = (5, 6, 7, 8)


def ended(table: Table) -> RoundEnded:
    event = table.events[-1]
    assert isinstance(event, RoundEnded)
    return event


@pytest.mark.parametrize("edition", EDITIONS)
def test_emptying_a_hand_is_worth_three_and_the_others_get_nothing_not_even_for_secrets(edition: str) -> None:
    """A-4."""
    table = lay(hand(8, life=2), hand(*ROW, secrets=(7, 7)), hand(*ROW, life=4), hand(*ROW, life=1), edition=edition)
    table.cast(8)
    assert (table.state.ending, ended(table).winner) == ("emptied", 0)
    assert ended(table).gained == table.points == (3, 0, 0, 0)


@pytest.mark.parametrize("edition", ["z-man", "korea-boardgames", "moonster"])
def test_emptying_a_hand_takes_the_lives_of_all_others(edition: str) -> None:
    """A-4."""
    table = lay(hand(8, life=2), hand(*ROW), hand(*ROW, life=4), edition=edition)
    table.cast(8)
    assert table.lives == ended(table).lives == (3, 0, 0)


def test_in_the_japanese_edition_the_others_keep_their_lives_when_a_hand_is_emptied() -> None:
    """A-4."""
    table = lay(hand(6, life=2), hand(*ROW), hand(*ROW, life=4), edition="japanese")
    table.cast(6)
    assert table.lives == ended(table).lives == (2, 5, 4)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"last_standing": True}])
def test_no_other_ending_takes_lives(edition: str, options: dict[str, Any]) -> None:
    table = lay(hand(6, 8, life=5), hand(8, life=1), hand(8, life=4), edition=edition, **options)
    table.cast(6)
    assert table.lives == (5, 0, 4)


def test_a_knock_out_is_worth_three_to_the_caster_and_one_to_each_survivor() -> None:
    table = lay(hand(6, 8), hand(*ROW, life=1), hand(*ROW, life=1), hand(*ROW))
    table.cast(6)
    assert (table.state.ending, ended(table).winner) == ("knocked_out", 0)
    assert ended(table).gained == table.points == (3, 0, 1, 1)


def test_a_spell_that_knocks_out_several_is_worth_no_more() -> None:
    table = lay(hand(*ROW), hand(1, 8), hand(*ROW, life=3), hand(*ROW, life=2), turn=1)
    table.cast(1, die=3)
    assert table.points == (1, 3, 0, 0)


def test_knocking_out_everybody_else_leaves_no_survivors() -> None:
    table = lay(hand(2, 8), hand(*ROW, life=1), hand(*ROW, life=1))
    table.cast(2)
    assert (table.state.ending, table.points) == ("knocked_out", (3, 0, 0))


def test_a_caller_who_falls_by_a_miss_gives_each_survivor_one_and_nobody_wins() -> None:
    table = lay(hand(*ROW), hand(*ROW, life=1), hand(*ROW, life=1), turn=1)
    table.cast(4)
    assert (table.state.ending, ended(table).winner) == ("fell", None)
    assert ended(table).gained == table.points == (1, 0, 1)


def test_a_caller_can_fall_by_the_dragon_in_vain() -> None:
    table = lay(hand(*ROW, life=2), hand(*ROW), hand(*ROW))
    table.cast(1, die=2)
    assert (table.state.ending, table.points) == ("fell", (0, 1, 1))


def test_a_caller_can_fall_by_a_punished_slip() -> None:
    table = lay(hand(7, 8, life=1), hand(*ROW), hand(*ROW), slips="punished", last_cast=8)
    table.cast(7)
    assert (table.state.ending, table.points) == ("fell", (0, 1, 1))


def test_survivors_score_their_secrets_and_nobody_who_is_out_does() -> None:
    table = lay(
        hand(6, 8, secrets=(1,)),
        hand(*ROW, life=1, secrets=(2, 2)),
        hand(*ROW, secrets=(3, 3)),
        hand(*ROW, secrets=()),
    )
    table.cast(6)
    assert table.points == (4, 0, 3, 1)


def test_a_fallen_caller_scores_no_secrets_but_the_survivors_do() -> None:
    table = lay(hand(8, life=1, secrets=(1, 2)), hand(8, secrets=(3,)), hand(8))
    table.cast(7)
    assert table.points == (0, 2, 1)


def test_who_empties_a_hand_scores_their_secrets_beside_the_three() -> None:
    table = lay(hand(7, secrets=(1, 2)), hand(*ROW), hand(*ROW))
    table.cast(7)
    assert table.points == (5, 0, 0)


def test_a_night_singer_cast_as_the_last_stone_brings_a_secret_that_counts() -> None:
    """A-5."""
    table = lay(hand(4, secrets=(1,)), hand(*ROW, secrets=(8,)))
    table.cast(4)
    assert isinstance(table.events[2], SecretTaken)
    assert ended(table).taken_secrets == ((1, 8), (8,))
    assert (table.state.ending, table.points) == ("emptied", (5, 0))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spell_that_empties_the_hand_and_knocks_somebody_out_counts_as_emptying(edition: str) -> None:
    """A-5."""
    table = lay(hand(6), hand(*ROW, life=1), hand(*ROW, secrets=(8,)), edition=edition)
    table.cast(6)
    assert (table.state.ending, table.points) == ("emptied", (3, 0, 0))


def test_the_last_stone_does_its_work_before_the_round_ends() -> None:
    table = lay(hand(5, life=5), hand(*ROW), hand(*ROW), hand(*ROW), edition="japanese")
    assert table.cast(5)[1:3] == (StoneTaken(0, 0, 5), LivesChanged((0, -1, 0, -1)))
    assert table.lives == (5, 5, 6, 5)


def test_a_round_ends_by_itself_without_a_stop_and_without_a_refill() -> None:
    table = lay(hand(8), hand(*ROW), pile=(1, 2, 3, 4, 5))
    table.cast(8)
    assert (table.state.step, table.player(0).stones, table.state.pile) == ("deal", (), (1, 2, 3, 4, 5))
    assert GAME.legal(table.state) == ()
    assert not any(isinstance(event, TurnEnded) for event in table.events)


def test_points_are_added_to_those_of_earlier_rounds() -> None:
    table = lay(hand(6, 8, points=2), hand(*ROW, life=1, points=4), hand(*ROW, points=1))
    table.cast(6)
    assert table.points == ended(table).points == (5, 4, 2)
    assert ended(table).gained == (3, 0, 1)


@pytest.mark.parametrize(("last", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_round_is_opened_by_the_seat_on_the_left_of_the_last_turn(last: int, following: int) -> None:
    emptied = lay(*[hand(8)] * 3, turn=last)
    emptied.cast(8)
    fallen = lay(*[hand(8, life=1)] * 3, turn=last)
    fallen.cast(5)
    for table in (emptied, fallen):
        assert ended(table).next == following
        table.deal()
        assert GAME.awaits(table.state) == following


def test_for_the_next_round_all_36_stones_are_shuffled_and_dealt_again() -> None:
    table = lay(hand(4, 8, points=3), hand(7, life=1, points=2), hand(8, life=2))
    table.cast(4)
    table.cast(8)
    asked = GAME.awaits(table.state)
    assert isinstance(asked, Shuffle)
    assert sorted(asked.items) == sorted(STONES)
    stones = tuple(Random(3).sample(STONES, 36))
    table.play(Outcome(stones))
    assert [player.stones for player in table.state.players] == [stones[:5], stones[5:10], stones[10:15]]
    assert sum(table.state.board) == 6
    assert (table.state.secrets, table.state.pile) == (stones[21:25], stones[25:])


def test_for_the_next_round_everything_but_the_points_is_as_at_the_start() -> None:
    table = lay(hand(6, 8, points=2, secrets=(7,)), hand(*ROW, life=1, points=4), hand(*ROW, life=3))
    table.cast(6)
    table.deal()
    assert table.points == (6, 4, 1)
    for player in table.state.players:
        assert (player.life, player.secrets, player.gained, player.out) == (6, (), 0, False)
        assert player.ruled_out == ((),) * 5
    state = table.state
    assert (state.round, state.step, state.last_cast, state.called, state.ending) == (2, "call", None, 0, "")


def test_between_rounds_no_call_is_pending() -> None:
    table = lay(hand(5, 6, 8), hand(*ROW, life=2))
    table.cast(5)
    table.cast(6)
    assert (table.state.step, table.state.round) == ("deal", 1)
    assert (table.state.last_cast, table.state.called) == (None, 0)


def test_when_a_round_is_over_everything_but_the_pile_lies_open_to_everyone() -> None:
    """A-15."""
    table = lay(hand(6, 8, secrets=(1,)), hand(3, 2, life=1), hand(*ROW, secrets=(2, 3)), secrets=(4, 5), pile=(8, 8))
    table.cast(6)
    event = ended(table)
    assert event.stones == ((8,), (3, 2), ROW)
    assert (event.taken_secrets, event.secrets) == (((1,), (), (2, 3)), (4, 5))
    for viewer in viewers(3):
        assert GAME.tell(event, viewer) == event
        seen = view(table.state, viewer)
        assert tuple(player.stones for player in seen.players) == event.stones
        assert tuple(player.secrets for player in seen.players) == event.taken_secrets
        assert (seen.revealed, seen.pile) == ((4, 5), 2)


def test_while_a_round_lasts_nothing_hidden_is_shown() -> None:
    table = lay(hand(6, 8, secrets=(1,)), hand(3, 2), hand(*ROW), secrets=(4, 5))
    seen = view(table.state, 0)
    assert [player.stones for player in seen.players] == [(None, None), (3, 2), ROW]
    assert [player.secrets for player in seen.players] == [(1,), (), ()]
    assert (seen.revealed, seen.secrets, seen.pile) == (None, 2, 7)
    for viewer in (1, 2, ONLOOKER):
        assert view(table.state, viewer).players[0].secrets == (None,)
        assert view(table.state, viewer).revealed is None


def test_everything_is_hidden_again_in_the_next_round() -> None:
    table = lay(hand(8), hand(*ROW), hand(*ROW))
    table.cast(8)
    table.deal()
    for viewer in viewers(3):
        seen = view(table.state, viewer)
        assert seen.revealed is None
        hidden = [player.stones == (None,) * 5 for player in seen.players]
        assert hidden == [viewer in (seat, ONLOOKER) for seat in range(3)]


def test_the_end_of_a_round_is_told_with_its_number_and_the_lives() -> None:
    table = lay(hand(7, 8, life=4), hand(*ROW, life=5), hand(*ROW, life=1))
    table.cast(7)
    event = ended(table)
    assert (event.round, event.ending, event.lives) == (1, "knocked_out", (4, 5, 0))
