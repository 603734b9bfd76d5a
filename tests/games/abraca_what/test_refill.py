"""The end of a turn: the hand is filled up again."""

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Cast
from abracademy.games.abraca_what.events import PlayerStopped, TurnEnded
from abracademy.kernel import ONLOOKER
from tests.games.abraca_what.table import hand, lay, new

FULL = (5, 6, 7, 8, 8)


def test_a_hand_is_filled_up_to_five_from_the_top_of_the_pile() -> None:
    table = lay(hand(5, 6, 6, 8, 8), hand(*FULL), pile=(1, 2, 3, 4))
    for spell in (5, 6, 8):
        table.cast(spell)
    assert table.stop() == (PlayerStopped(0), TurnEnded(0, (1, 2, 3), 1))
    assert table.state.pile == (4,)


def test_new_stones_go_to_the_right_and_the_others_keep_their_places() -> None:
    table = lay(hand(8, 5, 7, 5, 6), hand(*FULL), pile=(1, 2, 3))
    table.cast(5, place=1)
    table.cast(5, place=2)
    assert table.player(0).stones == (8, 7, 6)
    table.stop()
    assert table.player(0).stones == (8, 7, 6, 1, 2)


def test_a_turn_that_ends_with_a_miss_is_followed_by_a_refill_too() -> None:
    table = lay(hand(5, 5, 5, 6, 6), hand(*FULL), pile=(1, 2, 3))
    table.cast(5)
    table.cast(5)
    assert table.cast(8)[-1] == TurnEnded(0, (1, 2), 1)
    assert table.player(0).stones == (5, 6, 6, 1, 2)


def test_a_turn_that_ends_with_a_dragon_in_vain_is_followed_by_a_refill_too() -> None:
    table = lay(hand(8, 8, 8), hand(*FULL), pile=(7, 6, 5))
    table.cast(1, die=1)
    assert table.player(0).stones == (8, 8, 8, 7, 6)


def test_a_turn_that_ends_with_a_slip_is_followed_by_a_refill_too() -> None:
    table = lay(hand(8, 8, 8), hand(*FULL), pile=(7, 6, 5), slips="punished")
    table.cast(8)
    table.cast(5)
    assert table.player(0).stones == (8, 8, 7, 6, 5)


def test_a_full_hand_draws_nothing() -> None:
    table = lay(hand(*FULL), hand(*FULL), pile=(1, 2))
    assert table.cast(4)[-1] == TurnEnded(0, (), 1)
    assert table.state.pile == (1, 2)


def test_nobody_else_draws() -> None:
    table = lay(hand(8, 8, 8), hand(5, 6), hand(7))
    table.cast(8)
    table.stop()
    assert [player.stones for player in table.state.players[1:]] == [(5, 6), (7,)]


def test_a_pile_that_is_too_small_gives_what_it_has() -> None:
    table = lay(hand(7, 7, 8, 8, 8), hand(*FULL), pile=(1,))
    table.cast(7)
    table.cast(7)
    assert table.stop() == (PlayerStopped(0), TurnEnded(0, (1,), 1))
    assert (table.player(0).stones, table.state.pile) == ((8, 8, 8, 1), ())


def test_with_an_empty_pile_hands_stay_short_and_calling_goes_on_as_before() -> None:
    """A-10."""
    table = lay(hand(7, 8, 8), hand(6, 8), pile=())
    table.cast(7)
    assert table.stop() == (PlayerStopped(0), TurnEnded(0, (), 1))
    assert table.player(0).stones == (8, 8)
    assert GAME.legal(table.state) == tuple(Cast(spell) for spell in range(1, 9))
    table.cast(6)
    table.stop()
    table.cast(8)
    table.cast(8)
    assert table.state.ending == "emptied"


def test_neither_used_stones_nor_secrets_come_back_into_the_pile() -> None:
    table = lay(hand(7, 8, 8), hand(8, 8), pile=(), secrets=(1, 2, 3, 4))
    table.cast(7)
    table.stop()
    assert (table.state.pile, table.state.secrets) == ((), (1, 2, 3, 4))
    assert table.state.board == (0, 0, 0, 0, 0, 0, 1, 0)


def test_a_number_called_in_vain_is_ruled_out_for_every_stone_that_lay_there() -> None:
    table = lay(hand(5, 5, 5), hand(*FULL), pile=(8, 8))
    table.cast(8)
    assert table.player(0).stones == (5, 5, 5, 8, 8)
    assert table.player(0).ruled_out == ((8,), (8,), (8,), (), ())
    assert table.player(1).ruled_out == ((),) * 5


def test_what_is_ruled_out_stays_with_its_stone() -> None:
    """A-3: stones keep their places, so everybody can tell which ones are old."""
    table = lay(hand(6, 5, 7), hand(*FULL), pile=(8, 5, 6, 7))
    table.cast(8)  # three old stones are no 8
    table.cast(8)  # seat 1
    table.stop()
    table.cast(5, place=1)
    assert table.player(0).stones == (6, 7, 8, 5)
    assert table.player(0).ruled_out == ((8,), (8,), (), ())
    table.stop()
    table.cast(8)
    table.stop()
    assert GAME.awaits(table.state) == 0
    table.cast(4)
    assert table.player(0).ruled_out == ((8, 4), (8, 4), (4,), (4,), (4,))


def test_the_stone_that_is_taken_takes_its_own_ruled_out_numbers_with_it() -> None:
    table = lay(hand(6, 6), hand(*FULL), pile=(6, 7, 8))
    table.cast(5)  # the first two are no 5
    table.cast(8)
    table.stop()
    table.cast(6, place=2)  # one of the new stones is taken
    assert table.player(0).ruled_out == ((5,), (5,), (), ())
    table.cast(6, place=0)
    assert table.player(0).ruled_out == ((5,), (), ())


def test_a_number_is_ruled_out_once_however_often_it_is_called_in_vain() -> None:
    table = lay(hand(5, 5), hand(*FULL), pile=())
    for _ in range(2):
        table.cast(8)
        table.cast(4)
    assert table.player(0).ruled_out == ((8,), (8,))


def test_a_dragon_in_vain_is_ruled_out_as_soon_as_it_is_called() -> None:
    table = lay(hand(8, 8), hand(*FULL))
    table.call(1)
    assert table.player(0).ruled_out == ((1,), (1,))


def test_a_hit_rules_nothing_out() -> None:
    table = lay(hand(5, 8), hand(*FULL))
    table.cast(5)
    assert table.player(0).ruled_out == ((),)


@pytest.mark.parametrize(("viewer", "seen"), [(0, (None, None)), (1, (1, 2)), (2, (1, 2)), (ONLOOKER, (None,) * 2)])
def test_drawn_stones_are_told_to_the_other_players_alone(viewer: int, seen: tuple[int | None, ...]) -> None:
    table = lay(hand(8, 8, 8, 8), hand(*FULL), hand(*FULL), pile=(1, 2))
    table.cast(8)
    _, ended = table.stop()
    assert getattr(GAME.tell(ended, viewer), "drawn", ()) == seen


def test_what_is_drawn_comes_from_the_top_of_the_shuffled_pile() -> None:
    table = new(4)
    table.deal((8, 8, 7, 7, 6), pile=(1, 2, 3))
    table.cast(8)
    table.cast(8)
    table.stop()
    assert table.player(0).stones == (7, 7, 6, 1, 2)
    assert table.state.pile[0] == 3
