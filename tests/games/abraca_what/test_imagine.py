"""What a viewer may believe: weighted draws of `imagine` against the trying of every hand there could be."""

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb, inf, prod, sqrt
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.state import Player, State
from abracademy.kernel import ONLOOKER, Seat, Tale, Viewer, viewers
from tests.games.abraca_what.table import STONES, Table, new
from tests.games.abraca_what.worlds import (
    LOW_AND_5S,
    Chances,
    a_hit,
    a_hit_at_a_full_table,
    a_miss_then_a_hit,
    a_pick_is_due,
    a_refill,
    a_secret_seen,
    exact,
    hits_of_one_number,
    new_stones_may_be_what_old_ones_are_not,
    one_miss,
    other_plays,
    two_misses_of_different_numbers,
    worlds,
)

DRAWS = 10_000


# Draws of `imagine`.


def drawn(table: Table, viewer: Viewer, draws: int = DRAWS) -> list[tuple[State, float]]:
    tale, random = table.tale(viewer), Random(1)
    return [GAME.imagine(viewer, tale, random) for _ in range(draws)]


def furthest(expected: Chances, imagined: list[tuple[State, float]], seat: Seat) -> float:
    """By how many standard errors an imagined chance strays from the expected one, at the most."""
    total, squares = sum(weight for _, weight in imagined), sum(weight**2 for _, weight in imagined)
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for state, weight in imagined:
        for place, number in (*enumerate(state.players[seat].stones), (-1, state.pile[-1])):
            found[place, number].append(weight)
    return max(strays(expected.get(key, 0.0), found.get(key, []), total, squares) for key in expected | found.keys())


def strays(chance: float, weights: list[float], total: float, squares: float) -> float:
    """In standard errors of a weighted share; the weights are those of the draws that have the thing."""
    off = abs(sum(weights) / total - chance)
    if off < 1e-9:
        return 0.0
    own = sum(weight**2 for weight in weights) * (1 - 2 * chance) + chance**2 * squares
    error = sqrt(max(own, chance * (1 - chance) * squares)) / total
    return off / error if 0 < chance < 1 else inf


def share(imagined: list[tuple[State, float]], has: Callable[[State], bool]) -> float:
    return sum(weight for state, weight in imagined if has(state)) / sum(weight for _, weight in imagined)


def unweighted(imagined: list[tuple[State, float]]) -> list[tuple[State, float]]:
    return [(state, 1.0) for state, _ in imagined]


@pytest.mark.parametrize(
    ("tell_it", "picks_tell"),
    [
        (one_miss, False),
        (a_hit, True),
        (hits_of_one_number, True),
        (a_refill, True),
        (two_misses_of_different_numbers, False),
        (a_miss_then_a_hit, True),
        (new_stones_may_be_what_old_ones_are_not, True),
        (a_secret_seen, True),
        (a_pick_is_due, False),
    ],
)
def test_what_a_seat_imagines_agrees_with_trying_every_hand(tell_it: Callable[[], Table], picks_tell: bool) -> None:
    """Where a pick tells something (A-16), the comparison must notice that the weights are left out."""
    table = tell_it()
    expected, imagined = exact(table, 0, 0), drawn(table, 0)
    assert furthest(expected, imagined, 0) < 4
    assert (furthest(expected, unweighted(imagined), 0) > 8) == picks_tell


# An onlooker, who sees no row at all.


def only_seat_0_tells_something() -> Table:
    table = new(2)
    table.deal((7, 6, 7, 5, 6), opened=LOW_AND_5S, pile=(8,))
    table.cast(7, place=2)
    table.cast(8)
    other_plays(table)
    table.cast(6, place=1)
    return table


def test_what_an_onlooker_imagines_agrees_with_trying_every_hand() -> None:
    table = only_seat_0_tells_something()
    expected, imagined = exact(table, ONLOOKER, 0), drawn(table, ONLOOKER)
    assert furthest(expected, imagined, 0) < 4
    assert furthest(expected, unweighted(imagined), 0) > 8


def test_what_an_onlooker_imagines_of_two_rows_agrees_with_counting_deals() -> None:
    """Seat 0 has no 8, seat 1 no 7; three of the hidden stones are 5s, six 6s, seven 7s and eight 8s."""
    table = new(2)
    table.deal((7, 6, 7, 5, 6), (8, 8, 6, 5, 8), opened=LOW_AND_5S)
    table.cast(8)
    table.cast(7)
    imagined = drawn(table, ONLOOKER)
    for seat, expected in enumerate(chances_of_two_rows()):
        assert furthest(expected, imagined, seat) < 4
        assert furthest(expected, unweighted(imagined), seat) > 5


def chances_of_two_rows() -> tuple[Chances, Chances]:
    hidden, deals = {5: 3, 6: 6, 7: 7, 8: 8}, 0
    means: list[Counter[int]] = [Counter(), Counter()]
    for one, other in product(product(range(6), repeat=4), repeat=2):
        if sum(one) == sum(other) == 5 and one[3] == other[2] == 0:
            ways = prod(
                comb(count, mine) * comb(max(count - mine, 0), its)
                for count, mine, its in zip(hidden.values(), one, other, strict=True)
            )
            deals += ways
            for mean, row in zip(means, (one, other), strict=True):
                mean.update({number: ways * count for number, count in zip(hidden, row, strict=True)})
    left = {number: count - (means[0][number] + means[1][number]) / deals for number, count in hidden.items()}
    pile = {(-1, number): count / 14 for number, count in left.items()}
    rows = [{(place, n): mean[n] / deals / 5 for place, n in product(range(5), hidden)} for mean in means]
    return rows[0] | pile, rows[1] | pile


def test_a_draw_that_can_lead_nowhere_is_not_imagined() -> None:
    """Ten stones fit two rows: three 3s at seat 0, four 4s at seat 1, and of the 1 and the 2s one at seat 1."""
    table = new(2)
    table.deal((3, 1, 3, 2, 3), (4, 4, 2, 4, 4), opened=(8, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5))
    for mine, its in zip((8, 7, 6, 5, 4), (8, 7, 6, 5, 3), strict=True):
        table.cast(mine)
        table.cast(its)
    imagined = drawn(table, ONLOOKER, 2000)
    for state, _ in imagined:
        assert state.players[0].stones.count(3) == 3
        assert state.players[1].stones.count(4) == 4
    assert share(imagined, lambda state: 1 in state.players[1].stones) == pytest.approx(1 / 3, abs=0.05)


# A figure that can be worked out by hand.


def has_a_5(state: State) -> bool:
    return 5 in state.players[0].stones


def test_a_hit_makes_a_second_stone_of_that_number_less_likely_than_a_plain_count() -> None:
    """A-16: in 715 rows the 5 was the only match, in 572 one of two, in 78 one of three."""
    table = a_hit_at_a_full_table()
    fitting = list(worlds(table, 0, 0))
    chance = sum(weight for weight, state, _ in fitting if has_a_5(state)) / sum(one[0] for one in fitting)
    assert chance == Fraction(286 + 26, 715 + 286 + 26) == Fraction(312, 1027)
    assert round(float(chance), 3) == 0.304
    imagined = drawn(table, 0)
    assert share(imagined, has_a_5) == pytest.approx(float(chance), abs=0.013)
    plain = 1 - comb(13, 4) / comb(15, 4)
    assert plain == pytest.approx(650 / 1365)
    assert share(unweighted(imagined), has_a_5) == pytest.approx(plain, abs=0.015)


# Whatever was told, what is imagined fits it.


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"edition": "japanese", "last_standing": True}),
        (4, {"slips": "punished", "edition": "korea-boardgames"}),
        (5, {"easy": True, "last_standing": True, "slips": "punished"}),
    ],
)
def test_at_any_moment_and_for_everybody_what_is_imagined_looks_like_what_is_seen(
    seats: int, options: dict[str, Any]
) -> None:
    table, random = new(seats, **options), Random(seats)
    for _ in table.wander(random):
        for viewer in viewers(seats):
            state, weight = GAME.imagine(viewer, table.tale(viewer), random)
            assert weight > 0
            assert GAME.view(state, viewer) == GAME.view(table.state, viewer)
            assert all(fits(player) for player in state.players)
            assert on_the_table(state) == sorted(STONES)
        if table.state.round > 3:
            break


def fits(player: Player) -> bool:
    return all(stone not in out for stone, out in zip(player.stones, player.ruled_out, strict=True))


def on_the_table(state: State) -> list[int]:
    rows = [stone for player in state.players for stone in (*player.stones, *player.secrets)]
    board = [number for number, count in enumerate(state.board, start=1) for _ in range(count)]
    return sorted([*rows, *board, *state.secrets, *state.pile])


def test_before_the_first_deal_there_is_nothing_to_imagine() -> None:
    table = new(3, first=2)
    assert GAME.imagine(1, table.tale(1), Random(0)) == (table.state, 1.0)


def test_when_a_round_is_over_only_the_pile_is_left_to_imagine() -> None:
    table = new(4)
    for _ in table.wander(Random(3)):
        if table.state.step == "deal":
            break
    for viewer in viewers(4):
        state, _ = GAME.imagine(viewer, table.tale(viewer), Random(0))
        assert sorted(state.pile) == sorted(table.state.pile)
        assert msgspec.structs.replace(state, pile=table.state.pile) == table.state


def test_the_same_source_of_chance_imagines_the_same() -> None:
    table = a_refill()
    one, other = (GAME.imagine(0, table.tale(0), Random(9)) for _ in range(2))
    assert one == other


def test_a_pick_that_is_due_is_not_yet_evidence() -> None:
    """That a spell was found says only that there is a match; all such deals are as likely."""
    table = a_pick_is_due()
    assert len({weight for _, weight in drawn(table, 0, 100)}) == 1


def test_the_past_rounds_of_a_tale_tell_nothing_but_the_points() -> None:
    table = new(2)
    for _ in table.wander(Random(3)):
        if table.state.round == 2:
            break
    whole = table.tale(0)
    state, _ = GAME.imagine(0, whole, Random(4))
    assert (state.round, state.turn) == (2, table.state.turn)
    assert [player.points for player in state.players] == list(table.points)
    forgetful = Tale(whole.options, whole.seats, whole.told[-1:])
    other, _ = GAME.imagine(0, forgetful, Random(4))
    assert [player.stones for player in other.players] == [player.stones for player in state.players]
