"""What somebody may believe who remembers all that they were told: drawn and weighted, it agrees with what can be
counted by hand."""

from collections.abc import Callable
from random import Random

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.state import State
from abracademy.kernel import Outcome, Seat, Tale
from tests.games.abracadabra.table import LETTERS, Table, new, worth

DRAWS = 1000
WATER = ("mage-silver-water", "mage-bronze-water", "witch-silver-water", "witch-bronze-water", "mage-gold-water")


def believed(table: Table, viewer: Seat, says: Callable[[State], bool]) -> float:
    """The weighted share of what the viewer imagines."""
    told = tuple(GAME.tell(event, viewer) for event in table.events)
    tale, random = Tale(table.state.options, len(table.state.players), told), Random(5)
    imagined = [GAME.imagine(viewer, tale, random) for _ in range(DRAWS)]
    return sum(weight for state, weight in imagined if says(state)) / sum(weight for _, weight in imagined)


def holds(seat: Seat, card: str) -> Callable[[State], bool]:
    return lambda state: card in state.players[seat].hand


def turn(table: Table, *places: int) -> None:
    """Draws and passes; where the open place is to be filled, the upper card goes there."""
    table.draw(*places)
    table.pass_()
    if table.state.step == "face_up":
        table.face_up(0)


def about(share: float) -> object:
    """Within four times the standard error, and a little for weights that differ."""
    return pytest.approx(share, abs=5 * (share * (1 - share) / DRAWS) ** 0.5)


def test_a_card_drawn_face_up_is_remembered() -> None:
    table = new(2)
    table.deal("mage-gold-fire", "elemental-water", "air-mage", "witch-gold-fire")
    turn(table, 3, 0)
    assert believed(table, 1, holds(0, "witch-gold-fire")) == 1


def test_a_card_seen_from_behind_is_any_that_one_has_not_seen() -> None:
    """Ten have fire on their backs; two of them lie open or are one's own."""
    table = new(2)
    table.deal("elemental-fire", "elemental-water", "mage-silver-fire", "witch-gold-fire")
    turn(table, 0, 1)
    turn(table, 3, 2)
    assert believed(table, 1, holds(0, "elemental-fire")) == about(1 / 8)
    assert believed(table, 1, holds(0, "mage-silver-fire")) == 0


def test_a_stolen_card_is_as_likely_each_that_looked_like_it() -> None:
    """One of the two was drawn face up: it is in this hand now, or in that."""
    table = new(3)
    table.deal("trick-vademecum", "wizard-silver-water", "witch-gold-fire", "wizard-gold-fire", *WATER[:2], "air-mage")
    turn(table, 0, 1)
    turn(table, 3, 2)
    turn(table, 0, 1)
    table.draw(0, 1)
    table.trick("vademecum", 1, take="witch-gold-fire")
    assert believed(table, 2, holds(0, "wizard-gold-fire")) == about(1 / 2)
    assert believed(table, 1, holds(0, "wizard-gold-fire")) == 0  # who was robbed knows


def test_who_has_no_enchanter_for_exodus_has_none() -> None:
    table = new(2)
    table.deal("trick-exodus", "wizard-silver-water", "elemental-fire", "trick-idem", *WATER[:2])
    turn(table, 0, 1)
    turn(table, 3, 2)
    table.draw(0, 1)
    table.trick("exodus")
    assert believed(table, 0, holds(1, "elemental-fire")) == 1


def test_what_is_shuffled_again_is_in_no_hand() -> None:
    """Of ten with fire on their backs, the viewer held two before the shuffle, and after it a third lies open."""
    table = new(2)
    first = "elemental-fire", "elemental-water", "trick-periculum", "witch-gold-fire", "mage-gold-fire"
    table.deal(*first, *WATER)
    turn(table, 0, 1)
    turn(table, 3, 0)
    turn(table, 0, 1)
    assert believed(table, 1, holds(0, "elemental-fire")) == about(1 / 8)
    table.draw(2)
    table.shuffle("wizard-silver-earth", "wizard-gold-earth", "mage-gold-earth", "wizard-gold-fire")
    assert believed(table, 1, holds(0, "elemental-fire")) == about(1 / 7)
    for seen in ("witch-gold-fire", "mage-gold-fire", "wizard-gold-fire"):
        assert believed(table, 1, holds(0, seen)) == 0


def test_who_has_not_won_does_not_hold_what_would_have_won() -> None:
    """With a New Gathering card two Stones would be an Artifact: of 7 × 7 ways 3 × 3 are out, and 3 × 4 are left."""
    table = new(2, objects=(("stone",) * 3 + (1,) * 4,) * 7)
    first = "wizard-silver-water", "mage-bronze-fire", "elemental-water", "elemental-air"
    mine, theirs = ("witch-gold-earth", "wizard-bronze-fire"), ("wizard-gold-earth", "air-mage")
    table.shuffle(*first, *mine, *WATER[:2], *theirs, *WATER[2:4])
    for _ in LETTERS:
        table.play(Outcome(table.asked.items[::-1]))
    turn(table, 0, 1)
    assert table.state.places[:2] == mine
    turn(table, 2, 3)
    table.draw(0, 1)
    table.gather("wizard-silver-water", "mage-bronze-fire", "witch-gold-earth")
    assert table.state.places[:2] == theirs
    turn(table, 2, 3)
    table.draw(0, 1)
    table.gather("wizard-bronze-fire", "wizard-gold-earth", tower="wizard-silver-water")
    assert (table.state.players[0].gatherings, table.objects(0)) == (1, (worth("G", 1), worth("F", 1)))
    stone = worth("F", "stone")
    assert believed(table, 1, lambda state: stone in state.players[0].objects) == about(12 / 40)
