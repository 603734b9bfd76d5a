"""Nobody fills a table's log with what is no move; but whoever plays can always go on playing, or go."""

from abracademy.table.sitting.decide import MOST_BESIDE
from tests.table.sitting.evening import ADA, BEN, Evening, playing


def _fuss(evening: Evening) -> None:
    while evening.sitting.beside[ADA] < MOST_BESIDE:
        evening.show(ADA, agrees=not evening.chairs[0].shows)


def test_after_many_changes_somebody_can_only_play_and_go() -> None:
    evening = playing(ADA, BEN)
    _fuss(evening)
    with evening.refused("too_many", "enough-for-this-table"):
        evening.show(ADA)
    with evening.refused("too_many", "enough-for-this-table"):
        evening.pause(ADA)
    evening.act(ADA)
    evening.leave(ADA)
    evening.concede(ADA)


def test_nobody_else_has_less_for_it() -> None:
    evening = playing(ADA, BEN)
    _fuss(evening)
    assert evening.show(BEN)
    assert evening.pause(BEN)


def test_moves_are_not_counted() -> None:
    evening = playing(ADA, BEN)
    before = evening.sitting.beside[ADA]
    evening.act(ADA)
    assert evening.sitting.beside[ADA] == before
