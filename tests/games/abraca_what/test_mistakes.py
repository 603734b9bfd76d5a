"""Mistakes that programs of this game make; each has a test that a program with it would fail."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb
from random import Random

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP
from abracademy.games.abraca_what.events import RoundBegan
from abracademy.games.abraca_what.told import RoundBeganTold, Stones, TurnEndedTold
from abracademy.games.abraca_what.view import view
from abracademy.kernel import Outcome, Refused, Seat, Wire
from tests.games.abraca_what.table import STONES, Table, arranged, hand, lay, new

ROW = (5, 6, 7, 8)


def test_left_and_right_are_not_exchanged() -> None:
    for spell, lives in [(6, (6, 5, 6, 6)), (7, (6, 6, 6, 5))]:
        table = lay(hand(*ROW), hand(*ROW), hand(*ROW), hand(*ROW))
        table.cast(spell)
        assert table.lives == lives


def test_the_tempest_does_not_hit_the_only_other_player_twice() -> None:
    table = lay(hand(*ROW), hand(*ROW))
    table.cast(5)
    assert table.lives == (6, 5)


@pytest.mark.parametrize(("seats", "opened"), [(2, (8,) * 8 + (7,) * 4), (3, (8,) * 6)])
def test_open_stones_are_not_only_low_numbers(seats: int, opened: tuple[int, ...]) -> None:
    table = new(seats)
    table.deal(opened=opened)
    assert table.state.board == tuple(opened.count(number) for number in range(1, 9))


@pytest.mark.parametrize("seats", [2, 3])
def test_open_stones_are_not_used_as_secrets(seats: int) -> None:
    table = new(seats)
    (began,) = table.deal(secrets=(1, 2, 2, 3))
    assert isinstance(began, RoundBegan)
    assert table.state.secrets == (1, 2, 2, 3)
    assert sum(table.state.board[:2]) == 0
    parts = [*began.stones, began.opened, began.secrets, began.pile]
    assert Counter(stone for part in parts for stone in part) == Counter(STONES)


def test_a_dragon_in_vain_costs_neither_one_life_nor_the_roll_and_one() -> None:
    table = lay(hand(*ROW), hand(*ROW))
    table.cast(1, die=3)
    assert table.lives == (3, 6)


def test_a_miss_is_followed_by_a_refill() -> None:
    table = lay(hand(7, 8), hand(*ROW), pile=(6, 6, 6))
    table.cast(5)
    assert table.player(0).stones == (7, 8, 6, 6, 6)


def test_nobody_can_stop_without_having_cast_anything() -> None:
    table = lay(hand(*ROW), hand(*ROW))
    assert STOP not in GAME.legal(table.state)
    with pytest.raises(Refused):
        table.stop()


def test_no_points_for_secrets_of_who_is_knocked_out() -> None:
    table = lay(hand(6, 8), hand(*ROW, life=1, secrets=(8, 8)), hand(*ROW))
    table.cast(6)
    assert table.points == (3, 0, 1)


def test_no_points_for_secrets_of_who_is_beaten_by_an_emptied_hand() -> None:
    table = lay(hand(8), hand(*ROW, secrets=(8, 8)), hand(*ROW), edition="japanese")
    table.cast(8)
    assert table.points == (3, 0, 0)


def test_the_winner_is_not_who_has_the_highest_total() -> None:
    table = lay(hand(6, 8, points=7), hand(8, life=1), hand(8, points=5, secrets=(7, 7, 7)))
    table.cast(6)  # to 10 by three points, to 9 by four
    assert GAME.result(table.state).places == (2, 3, 1)


def test_the_winner_is_not_who_has_the_lowest_seat() -> None:
    table = lay(hand(8, life=1), hand(8, points=7, life=2), hand(8, points=7, life=3), hand(8, points=7, life=3))
    table.cast(5)
    assert GAME.result(table.state).places == (4, 3, 1, 1)


def twin_tables(mine: tuple[int, ...], hidden: tuple[int, ...]) -> tuple[Table, Table]:
    """Two tables that differ in what seat 0 cannot see: its own stones are exchanged with secrets."""
    tables = new(3), new(3)
    tables[0].deal(mine, secrets=hidden)
    stones = list(arranged(3, mine, secrets=hidden))
    stones[:4], stones[21:25] = stones[21:25], stones[:4]
    tables[1].play(Outcome(tuple(stones)))
    return tables


def test_nothing_that_a_seat_receives_depends_on_its_own_stones() -> None:
    one, other = twin_tables((5, 6, 6, 7, 8), (8, 7, 6, 6))
    for table in (one, other):
        table.cast(4)
        table.cast(3)
        table.cast(8)
        table.stop()
    assert one.state != other.state
    assert one.tale(0) == other.tale(0)
    assert msgspec.json.encode(GAME.view(one.state, 0)) == msgspec.json.encode(GAME.view(other.state, 0))
    assert GAME.legal(one.state) == GAME.legal(other.state)


def test_what_a_bot_may_imagine_does_not_depend_on_its_own_stones() -> None:
    one, other = twin_tables((5, 6, 6, 7, 8), (8, 7, 6, 6))
    imagined = [[GAME.imagine(0, table.tale(0), Random(seed)) for seed in range(20)] for table in (one, other)]
    assert imagined[0] == imagined[1]


def test_the_stones_of_a_player_are_not_sent_to_their_own_browser() -> None:
    table = new(4)
    for events in table.wander(Random(7)):
        for event, seat in product(events, range(4)):
            for owner, row in rows_told(GAME.tell(event, seat)):
                assert all((stone is None) == (owner == seat) for stone in row)
        if table.state.step not in ("deal", "over"):
            for seat in range(4):
                assert set(view(table.state, seat).players[seat].stones) == {None}


def rows_told(told: Wire) -> Iterator[tuple[Seat, Stones]]:
    """The stones that a told event puts in front of players."""
    if isinstance(told, RoundBeganTold):
        yield from enumerate(told.stones)
    if isinstance(told, TurnEndedTold):
        yield told.seat, told.drawn


def test_having_at_least_one_is_not_as_likely_as_one_stone_being_it() -> None:
    """Five players, an untouched deal: seat 0 cannot see 16 stones, four of them an 8."""
    table = new(5)
    table.deal((8, 8), (8,), (8,), (8,), (8,), secrets=(8, 8, 1, 2), pile=(7, 6, 5, 4, 3, 2, 7))
    random, draws = Random(5), 4000
    hands = [GAME.imagine(0, table.tale(0), random)[0].players[0].stones for _ in range(draws)]
    share = sum(8 in stones for stones in hands) / draws
    honest = 1 - comb(12, 5) / comb(16, 5)
    assert share == pytest.approx(honest, abs=0.03)
    assert abs(share - 4 / 16) > 0.4
