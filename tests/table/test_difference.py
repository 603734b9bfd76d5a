"""What changed between two views."""

from typing import Any

from abracademy.kernel import Wire
from abracademy.table import Change, difference


class Player(Wire, frozen=True, gc=False):
    life: int


class View(Wire, frozen=True, gc=False):
    pile: int = 9
    players: tuple[Player, ...] = (Player(6), Player(6))
    board: tuple[int, ...] | None = None
    anything: Any = ()


def test_nothing_changed() -> None:
    assert difference(View(), View()) == ()


def test_a_field_that_differs_is_replaced() -> None:
    assert difference(View(), View(pile=8)) == (Change(("pile",), 8),)


def test_of_a_list_of_values_only_the_places_that_differ() -> None:
    after = View(players=(Player(6), Player(5)))
    assert difference(View(), after) == (Change(("players", 1), Player(5)),)


def test_a_list_that_grew_or_shrank_is_replaced_whole() -> None:
    for players in ((Player(6),), (Player(6), Player(6), Player(6)), ()):
        assert difference(View(), View(players=players)) == (Change(("players",), players),)
        assert difference(View(players=players), View()) == (Change(("players",), View().players),)


def test_a_row_of_plain_things_is_replaced_whole() -> None:
    assert difference(View(board=(1, 2)), View(board=(1, 3))) == (Change(("board",), (1, 3)),)


def test_something_may_come_or_go() -> None:
    assert difference(View(), View(board=(1,))) == (Change(("board",), (1,)),)
    assert difference(View(board=(1,)), View()) == (Change(("board",), None),)
    assert difference(View(anything=(Player(1),)), View(anything=(3,))) == (Change(("anything",), (3,)),)
