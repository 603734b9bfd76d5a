"""The example that all four books give: Gary, Tony on his left, Marie on his right; Gary has 4 lives."""

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Cast
from abracademy.games.abraca_what.events import (
    CallSlipped,
    DieRolled,
    LivesChanged,
    SpellFound,
    StoneTaken,
    TurnEnded,
)
from abracademy.kernel import Refused, viewers
from tests.games.abraca_what.table import Table, hand, lay

GARY, TONY, MARIE = 0, 1, 2


def the_table(gary: tuple[int, ...], slips: str = "punished") -> Table:
    others = hand(5, 6, 7, 8, 8)
    return lay(hand(*gary, life=4), others, others, pile=(6, 7), slips=slips)


def two_casts(table: Table) -> Table:
    table.cast(3, die=3)
    table.cast(5)
    return table


def test_gary_plays_his_turn() -> None:
    table = the_table((8, 3, 4, 5, 8))
    assert table.cast(3, die=3) == (
        SpellFound(GARY, 3),
        StoneTaken(GARY, 1, 3),
        DieRolled(GARY, 3),
        LivesChanged((2, 0, 0)),
    )
    assert table.lives == (6, 6, 6)
    assert table.cast(5) == (SpellFound(GARY, 5), StoneTaken(GARY, 2, 5), LivesChanged((0, -1, -1)))
    assert table.lives == (6, 5, 5)
    assert table.cast(4) == (CallSlipped(GARY, 4), LivesChanged((-1, 0, 0)), TurnEnded(GARY, (6, 7), TONY))
    assert table.lives == (5, 5, 5)
    assert table.player(GARY).stones == (8, 4, 8, 6, 7)
    assert table.state.board == (0, 0, 1, 0, 1, 0, 0, 0)
    assert GAME.awaits(table.state) == TONY


def test_without_a_4_in_his_row_it_would_have_gone_no_differently() -> None:
    with_a_4, without = (two_casts(the_table(row)) for row in [(8, 3, 4, 5, 8), (8, 3, 8, 5, 8)])
    assert with_a_4.cast(4) == without.cast(4)
    for viewer in viewers(3):
        assert with_a_4.tale(viewer) == without.tale(viewer)
    assert GAME.view(with_a_4.state, GARY) == GAME.view(without.state, GARY)


def test_where_slips_are_prevented_he_can_only_go_on_with_5_or_more_or_stop() -> None:
    table = two_casts(the_table((8, 3, 4, 5, 8), slips="prevented"))
    assert GAME.legal(table.state) == (Cast(5), Cast(6), Cast(7), Cast(8), STOP)
    with pytest.raises(Refused):
        table.call(4)
    assert table.lives == (6, 5, 5)
