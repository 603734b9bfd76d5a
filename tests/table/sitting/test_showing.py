"""Whether onlookers may look over the players' shoulders: every person decides for themselves, never in public."""

from abracademy.table.sitting.entries import Shown
from tests.table.sitting.evening import ADA, BEN, Evening, playing


def test_whoever_agrees_may_change_their_mind() -> None:
    evening = playing(ADA, BEN)
    assert evening.show(ADA) == (Shown(0, True),)
    assert [chair.shows for chair in evening.seating.chairs] == [True, False]
    assert evening.show(ADA, agrees=False) == (Shown(0, False),)
    assert not evening.chairs[0].shows


def test_saying_it_again_changes_nothing() -> None:
    evening = playing(ADA, BEN)
    assert evening.show(ADA, agrees=False) == ()
    evening.show(ADA)
    assert evening.show(ADA) == ()


def test_it_may_be_settled_before_the_game_and_goes_with_whoever_gets_up() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    evening.sit(BEN)
    evening.show(BEN)
    evening.stand(BEN)
    evening.sit(BEN)
    assert not evening.chairs[1].shows


def test_never_at_a_public_table() -> None:
    evening = playing(ADA, BEN, public=True)
    with evening.refused("not_now", "never-shown-in-public"):
        evening.show(ADA)
    assert evening.show(ADA, agrees=False) == ()
