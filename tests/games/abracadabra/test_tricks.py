"""The five tricks that are played; and Exodus, from which every other hand has to part with an Enchanter."""

import pytest

from abracademy.games.abracadabra.actions import Discard, Pass, PlayTrick
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.events import (
    CardDiscarded,
    EnchanterMissing,
    TrickPlayed,
)
from tests.games.abracadabra.table import AIR, ELSEWHERE, ME, WITH_ME, lay, player, stands

CONTO = (ME, *WITH_ME["C"])
NO_TARGET: list[Trick] = ["proxima", "idem", "exodus"]
STEALING: list[Trick] = ["chaos", "vademecum"]


@pytest.mark.parametrize("trick", ["idem", "exodus", "chaos", "vademecum"])
def test_a_trick_is_discarded_when_it_is_played(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}", ME), player("mage-gold-fire"), towers=stands(*ELSEWHERE, type="A"))
    assert table.trick(trick)[0] == TrickPlayed(0, trick, None)
    assert table.state.discard[0] == f"trick-{trick}"
    assert table.hand(0) == (ME,)


@pytest.mark.parametrize("trick", [*NO_TARGET, *STEALING])
def test_a_trick_that_one_does_not_hold_cannot_be_played(trick: Trick) -> None:
    table = lay(player(ME), player(f"trick-{trick}"), towers=stands(*ELSEWHERE, type="A"))
    assert table.legal == (Pass(),)
    for target in (None, 1):
        assert table.refuses(PlayTrick(trick, target))


@pytest.mark.parametrize("trick", NO_TARGET)
def test_a_trick_that_is_aimed_at_nobody_has_no_target(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}"), player(ME), towers=stands(*ELSEWHERE, type="A"))
    assert table.tricks == [PlayTrick(trick, None)]
    assert table.refuses(PlayTrick(trick, 1))


@pytest.mark.parametrize("trick", STEALING)
def test_a_target_is_another_player_who_holds_a_card(trick: Trick) -> None:
    """B-5."""
    table = lay(player(f"trick-{trick}", ME), player("trick-idem"), player(), player("air-mage"))
    assert table.tricks == [PlayTrick(trick, None), PlayTrick(trick, 1), PlayTrick(trick, 3)]
    assert all(table.refuses(PlayTrick(trick, target)) for target in (0, 2, 4, 5))


@pytest.mark.parametrize("trick", STEALING)
def test_without_a_target_nothing_is_taken(trick: Trick) -> None:
    """B-5."""
    table = lay(player(f"trick-{trick}", ME), player("trick-idem"))
    table.trick(trick)
    assert [table.hand(0), table.hand(1)] == [(ME,), ("trick-idem",)]
    assert (table.asked, table.state.step) == (1, "draw")


@pytest.mark.parametrize("trick", STEALING)
def test_when_nobody_else_holds_a_card_there_is_only_playing_it_without_a_target(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}", ME), player(), player())
    assert table.tricks == [PlayTrick(trick, None)]


def test_only_one_action_is_taken_in_a_turn() -> None:
    """B-10."""
    for trick in ("proxima", "idem", "exodus", "chaos", "vademecum"):
        others = {"trick-idem", "trick-vademecum"} - {f"trick-{trick}"}
        table = lay(player(f"trick-{trick}", *others, *CONTO), player(), towers=stands(*ELSEWHERE, type="A"))
        table.trick(trick)
        assert table.state.step in ("draw", "discard")
        assert not any(isinstance(action, PlayTrick | Pass) for action in table.legal)


def test_each_other_player_discards_an_enchanter_of_their_choice_from_the_left_on() -> None:
    hands = [("mage-gold-fire", "trick-idem", "air-mage"), ("witch-gold-fire",), ("witch-gold-earth", "air-witch")]
    table = lay(player(*hands[0]), player("trick-exodus", ME), player(*hands[1]), player(*hands[2]), turn=1)
    assert table.trick("exodus") == (TrickPlayed(1, "exodus", None),)
    asked: list[tuple[int, tuple[object, ...]]] = []
    for card in ("witch-gold-fire", "air-witch", "mage-gold-fire"):
        asked.append((table.asked, table.legal))
        assert table.discard(card)[0] == CardDiscarded(asked[-1][0], card)
    assert asked == [
        (2, (Discard("witch-gold-fire"),)),
        (3, (Discard("witch-gold-earth"), Discard("air-witch"))),
        (0, (Discard("mage-gold-fire"), Discard("air-mage"))),
    ]
    assert table.state.discard == ("trick-exodus", "witch-gold-fire", "air-witch", "mage-gold-fire")
    assert [table.hand(seat) for seat in range(4)] == [
        ("trick-idem", "air-mage"),
        (ME,),
        (),
        ("witch-gold-earth",),
    ]
    assert (table.asked, table.state.step) == (2, "draw")


def test_who_holds_no_enchanter_discards_nothing() -> None:
    table = lay(player("trick-exodus"), player("elemental-fire", "trick-idem"), player("air-mage"), player())
    assert table.trick("exodus") == (TrickPlayed(0, "exodus", None), EnchanterMissing(1))
    events = table.discard("air-mage")
    assert events[:2] == (CardDiscarded(2, "air-mage"), EnchanterMissing(3))
    assert table.hand(1) == ("elemental-fire", "trick-idem")
    assert (table.asked, table.state.step) == (1, "draw")


def test_exodus_spares_its_own_player() -> None:
    table = lay(player("trick-exodus", *CONTO), player(), player())
    events = table.trick("exodus")
    assert events[:3] == (TrickPlayed(0, "exodus", None), EnchanterMissing(1), EnchanterMissing(2))
    assert table.hand(0) == CONTO


def test_exodus_wants_one_enchanter_however_many_there_are() -> None:
    table = lay(player("trick-exodus"), player(*CONTO, *AIR[:2]))
    table.trick("exodus")
    table.discard(ME)
    assert len(table.hand(1)) == 4
    assert table.state.step == "draw"


def test_after_exodus_its_player_still_discards_down_to_five() -> None:
    hand = ("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem", "trick-chaos")
    table = lay(player("trick-exodus", *hand), player(ME))
    table.trick("exodus")
    assert table.asked == 1
    table.discard(ME)
    assert (table.asked, table.state.step) == (0, "discard")
