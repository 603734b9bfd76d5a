"""The same deal in every seat: chance does not depend on who sits where, nor on how they play."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from abracademy.bots import Bot, Situation
from abracademy.games import bots_of, find
from abracademy.kernel import Happened, Pick, Roll, Shuffle
from abracademy.lab.arena import deal
from abracademy.lab.arena.deal import dealer, play_deal
from abracademy.lab.arena.figures import figures
from abracademy.lab.arena.setting import Pairing, Unit, everyone_against_everyone, units, whole_deals
from abracademy.table import Table
from tests.lab.arena.arenas import played, setting, timeless
from tests.toy_game import moonlight


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables at which deals are played, as they are opened."""
    opened: list[Table] = []

    def open_table(*given: Any) -> Table:
        opened.append(Table(*given))
        return opened[-1]

    monkeypatch.setattr(deal, "Table", open_table)
    return opened


@pytest.mark.parametrize("game", ["abraca-what", "abracadabra"])
def test_chance_answers_the_same_in_every_rotation(tables: list[Table], game: str) -> None:
    arena = setting("sprite", "random", game=game, seats=3)
    for unit in (Unit(0, 0), Unit(0, 1)):
        play_deal(arena, unit)
    assert len(tables) == 6
    assert len({tuple(map(repr, table.log)) for table in tables}) == 6, "they play differently"
    for asked in zip(*(_dealt(table) for table in tables), strict=False):
        for one in asked[1:]:
            assert one.asked != asked[0].asked or one.outcome == asked[0].outcome


def _dealt(table: Table) -> Iterator[Happened]:
    """What everybody's game shuffles: the same number of the same kind is the same shuffle."""
    return (one for one in table.log if isinstance(one, Happened) and isinstance(one.asked, Shuffle))


def test_the_same_question_asked_as_often_before_has_the_same_answer() -> None:
    roll, pick = Roll("die", tuple(range(1, 1000))), Pick("stone", tuple(range(1000)))
    first, second = dealer("s/1"), dealer("s/1")
    alone = [first(roll).value for _ in range(4)]
    between = [(second(pick), second(roll).value)[1] for _ in range(4)]
    assert alone == between
    assert len(set(alone)) > 1
    assert dealer("s/2")(roll).value != alone[0]


def test_another_deal_another_shuffle(tables: list[Table]) -> None:
    for number in range(4):
        play_deal(setting("random", seats=2), Unit(number, 0))
    first = [next(_dealt(table)).outcome for table in tables]
    assert len(set(first)) == 4
    assert first[0::2] == first[1::2]


def test_the_one_sits_in_each_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[tuple[str, int]] = []
    known = bots_of(find()["abraca-what"])

    def watched(name: str) -> Bot:
        def bot(situation: Situation[Any, Any, Any], random: Random) -> Any:
            seats.append((name, situation.seat))
            return known["sprite"](situation, random)

        return bot

    monkeypatch.setattr("abracademy.lab.arena.seating.bots_of", lambda _: {name: watched(name) for name in "ab"})
    play_deal(setting("a", "b", seats=3), Unit(0, 0))
    changes = [seats[0], *(after for before, after in pairwise(seats) if before != after)]
    assert _in_turn(changes, [("a", 0), ("b", 1), ("b", 2), ("b", 0), ("a", 1), ("b", 0), ("b", 1), ("a", 2)])


def _in_turn(found: Sequence[Any], wanted: Sequence[Any]) -> bool:
    rest = iter(found)
    return all(one in rest for one in wanted)


def test_bots_that_are_one_and_the_same_are_exactly_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without chance of its own a bot plays a deal the same way in every rotation, and the luck cancels out."""
    first: Bot = lambda situation, _: situation.legal[0]  # noqa: E731
    monkeypatch.setattr("abracademy.lab.arena.seating.bots_of", lambda _: {"first": first})
    arena = setting("first", seats=4)
    (one,) = figures(arena, played(arena)).pairings
    assert one.share.mean == one.even == 0.25
    assert one.points == one.points_of_others


def test_even_play_is_within_the_interval_of_bots_alike() -> None:
    for game, seats in (("abraca-what", 2), ("abracadabra", 3)):
        arena = setting("random", game=game, seats=seats, deals=15)
        (one,) = figures(arena, played(arena)).pairings
        assert one.share.low is not None
        assert one.share.high is not None
        assert one.share.low < 1 / seats < one.share.high
        assert one.share.high - one.share.low > 0.1


def test_a_bots_own_chance_is_another_in_every_game(tables: list[Table]) -> None:
    play_deal(setting("random", seats=2), Unit(0, 0))
    assert tables[0].log != tables[1].log


def test_everyone_plays_everyone() -> None:
    assert everyone_against_everyone("abc") == tuple(
        Pairing(*pair) for pair in (("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b"))
    )
    assert everyone_against_everyone("a") == (Pairing("a", "a"),)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [whole_deals(games, 4) for games in (1, 4, 5, 2000)] == [1, 1, 2, 500]
    arena = setting("sprite", "random", deals=2)
    assert [(unit.deal, unit.pairing) for unit in units(arena)] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_another_seed_another_arena() -> None:
    arena = setting("sprite", "random", seats=2, deals=1)
    once = timeless(played(arena))
    assert once == timeless(played(arena))
    assert once != timeless(played(replace(arena, seed="other")))


def test_any_game_can_be_played_by_who_plays_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moonlight has no bots of its own."""
    monkeypatch.setattr(deal, "find", lambda: {"moonlight": moonlight.GAME})
    arena = replace(setting("random", seats=2, deals=10), game="moonlight", options={})
    (one,) = figures(arena, played(arena)).pairings
    assert one.games == 20
    assert 0 < one.share.mean < 1
