"""How a round is laid out."""

from collections import Counter
from random import Random

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.events import RoundBegan
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.state import State
from abracademy.kernel import Outcome, Shuffle
from tests.games.abraca_what.table import EDITIONS, OPENED, STONES, Table, arranged, new

OPENS_FIRST = {"z-man": True, "moonster": True, "korea-boardgames": False, "japanese": False}


def shuffled(seed: int = 0) -> tuple[int, ...]:
    return tuple(Random(seed).sample(STONES, 36))


def dealt(stones: tuple[int, ...], seats: int, edition: str = "z-man") -> Table:
    table = new(seats, edition=edition)
    table.play(Outcome(stones))
    return table


def lying_open(stones: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(stones.count(number) for number in range(1, 9))


def test_each_number_stands_on_as_many_of_the_36_stones_as_it_counts() -> None:
    asked = GAME.awaits(new(3).state)
    assert isinstance(asked, Shuffle)
    assert asked.what == "stones"
    assert Counter(asked.items) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8}
    assert len(asked.items) == 36


def test_two_to_five_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_first_deal_there_is_nothing_on_the_table_and_nobody_has_points(seats: int) -> None:
    state = new(seats).state
    assert [(player.stones, player.points, player.life) for player in state.players] == [((), 0, 6)] * seats
    assert (state.round, state.board, state.pile, state.secrets) == (0, (0,) * 8, (), ())
    assert GAME.legal(state) == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_five_stones_of_the_shuffle_in_the_order_of_seats(seats: int) -> None:
    stones = shuffled()
    for seat, player in enumerate(dealt(stones, seats).state.players):
        assert player.stones == stones[5 * seat : 5 * seat + 5]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_open_stones_and_secrets_are_laid_in_the_order_of_the_edition(seats: int, edition: str) -> None:
    for seed in range(5):
        stones = shuffled(seed)
        rest = stones[5 * seats :]
        opened = rest[: OPENED[seats]] if OPENS_FIRST[edition] else rest[4 : 4 + OPENED[seats]]
        secrets = rest[OPENED[seats] : OPENED[seats] + 4] if OPENS_FIRST[edition] else rest[:4]
        state = dealt(stones, seats, edition).state
        assert (state.board, state.secrets) == (lying_open(opened), secrets)
        assert state.pile == rest[OPENED[seats] + 4 :]


@pytest.mark.parametrize(("seats", "opened"), [(2, 12), (3, 6), (4, 0), (5, 0)])
def test_two_players_open_twelve_stones_three_open_six_and_more_open_none(seats: int, opened: int) -> None:
    assert sum(dealt(shuffled(), seats).state.board) == opened


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_stones_are_set_aside_as_secrets(seats: int) -> None:
    assert len(dealt(shuffled(), seats).state.secrets) == 4


@pytest.mark.parametrize(("seats", "left"), [(2, 10), (3, 11), (4, 12), (5, 7)])
def test_the_pile_holds_what_is_left_after_the_deal(seats: int, left: int) -> None:
    assert len(dealt(shuffled(), seats).state.pile) == left


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_stone_gets_lost_or_doubled(seats: int, edition: str) -> None:
    assert on_the_table(dealt(shuffled(), seats, edition).state) == sorted(STONES)


def on_the_table(state: State) -> list[int]:
    rows = [stone for player in state.players for stone in (*player.stones, *player.secrets)]
    board = [number + 1 for number, count in enumerate(state.board) for _ in range(count)]
    return sorted([*rows, *board, *state.secrets, *state.pile])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_six_lives_and_nothing_ruled_out(seats: int) -> None:
    state = dealt(shuffled(), seats).state
    for player in state.players:
        assert (player.life, player.points, player.secrets) == (6, 0, ())
        assert player.ruled_out == ((), (), (), (), ())
    assert (state.round, state.last_cast, state.called) == (1, None, 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_named_seat_opens_the_game(first: int) -> None:
    table = new(3, first=first)
    table.deal()
    assert GAME.awaits(table.state) == first


def test_the_deal_is_told_with_everything_in_it() -> None:
    stones = arranged(3, (1, 2, 3, 4, 5), (8, 8, 8, 8, 8), opened=(6,) * 6, secrets=(7, 7, 7, 7))
    table = new(3, first=2)
    (began,) = table.play(Outcome(stones))
    assert isinstance(began, RoundBegan)
    assert (began.round, began.first) == (1, 2)
    assert began.stones[:2] == ((1, 2, 3, 4, 5), (8, 8, 8, 8, 8))
    assert (began.opened, began.secrets, began.pile) == ((6,) * 6, (7,) * 4, stones[-11:])


def test_options_and_points_stay_what_they_were() -> None:
    options = Options(edition="moonster", easy=True)
    state, _ = GAME.play(GAME.begin(options, 4), Outcome(shuffled()))
    assert state.options == options
