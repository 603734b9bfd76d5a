"""A table keeps its log and tells each viewer."""

from random import Random

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Cast
from abracademy.games.abraca_what.deal import DEAL
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import ONLOOKER, Acted, Happened, Outcome, Refused, answer
from abracademy.table import Table, committed, reopened

SEED = bytes(range(32))


@pytest.fixture
def table() -> Table:
    return Table(GAME, Options(), 3, committed(SEED))


def test_with_a_seed_chance_is_answered_until_a_seat_is_awaited(table: Table) -> None:
    assert [type(event).__name__ for event in table.answer_chance()] == ["RoundBegan"]
    assert table.awaits == 0
    assert table.answer_chance() == ()


def test_without_a_seed_chance_is_asked_of_the_caller() -> None:
    table = Table(GAME, Options(), 3)
    assert table.answer_chance() == ()
    assert len(table.happen(list(answer(DEAL, Random(1)).value))) == 1
    assert table.awaits == 0


def test_the_log_says_who_moved(table: Table) -> None:
    table.answer_chance()
    table.act(0, Cast(8))
    dealt, called = table.log[:2]
    assert isinstance(dealt, Happened)
    assert dealt.asked == DEAL
    assert called == Acted(0, {"do": "cast", "spell": 8}, "person")


def test_a_refused_move_leaves_the_table_as_it_was(table: Table) -> None:
    table.answer_chance()
    before = (table.state, list(table.log), list(table.events))
    for seat, action in ((1, Cast(8)), (0, STOP), (0, Cast(9))):
        with pytest.raises(Refused):
            table.act(seat, action)
    with pytest.raises(Refused):
        table.happen(3)
    with pytest.raises(Refused):
        table.play(Outcome(3))
    assert (table.state, table.log, table.events) == before


def test_a_tale_grows_and_what_was_handed_out_does_not(table: Table) -> None:
    table.answer_chance()
    early = table.tale(1)
    table.act(0, Cast(8))
    late = table.tale(1)
    assert len(early.told) == 1
    assert late.told[:1] == early.told
    assert len(late.told) == len(table.events)
    assert table.tale(ONLOOKER).told != late.told


def test_a_table_reopened_with_its_seed_goes_on_as_it_would_have(table: Table) -> None:
    table.answer_chance()
    again = reopened(GAME, table.record(), SEED)
    for one in (table, again):
        random = Random(4)
        while isinstance(awaits := one.awaits, int):
            one.act(awaits, random.choice(GAME.legal(one.state)))
            one.answer_chance()
    assert table.over
    assert table.state == again.state
