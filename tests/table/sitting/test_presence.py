"""What there is to write down of somebody who comes or goes; and what those see who look on."""

import pytest

from abracademy.kernel import ONLOOKER
from abracademy.table.sitting import came, eyes_of, may_watch, went
from abracademy.table.sitting.entries import Away, Back
from tests.table.sitting.evening import ADA, BEN, Evening, playing


def test_who_goes_is_away_and_who_comes_is_back_and_each_is_written_once() -> None:
    evening = playing(ADA, BEN)
    assert came(evening.sitting, 0) == ()
    assert evening.write(went(evening.sitting, 0)) == (Away(0),)
    assert went(evening.sitting, 0) == ()
    assert evening.write(came(evening.sitting, 0)) == (Back(0),)


def test_who_has_left_is_not_missed_and_comes_back() -> None:
    evening = playing(ADA, BEN)
    evening.leave(BEN)
    assert went(evening.sitting, 1) == ()
    assert came(evening.sitting, 1) == (Back(1),)


def test_a_bot_neither_comes_nor_goes_nor_does_anybody_after_the_game() -> None:
    evening = playing(ADA, bots=1)
    assert went(evening.sitting, 1) == came(evening.sitting, 1) == ()
    evening.concede(ADA)
    assert went(evening.sitting, 0) == ()


def test_who_has_a_seat_sees_with_no_other_eyes() -> None:
    evening = playing(ADA, BEN)
    for who in (ADA, BEN):
        evening.show(who)
    assert eyes_of(evening.sitting, 0, wanted=1) == 0
    assert eyes_of(evening.sitting, None, wanted=1) == 1


@pytest.mark.parametrize("agreeing", [(), (ADA,), (BEN,)])
def test_nobody_looks_over_a_shoulder_unless_everybody_agrees(agreeing: tuple[str, ...]) -> None:
    evening = playing(ADA, BEN)
    for who in agreeing:
        evening.show(who)
    assert {eyes_of(evening.sitting, None, wanted) for wanted in (0, 1, ONLOOKER)} == {ONLOOKER}


def test_where_onlookers_are_not_wanted_they_wait_outside_while_the_game_lasts() -> None:
    assert may_watch(Evening(onlookers=False).sitting, None)
    evening = playing(ADA, BEN, onlookers=False)
    assert [may_watch(evening.sitting, seat) for seat in (None, 0)] == [False, True]
    evening.concede(ADA)
    assert may_watch(evening.sitting, None)
