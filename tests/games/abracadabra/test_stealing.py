"""Chaos and Vademecum, which take a card out of another hand."""

from itertools import product

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Discard, Draw, Give
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.events import CardGiven, CardTaken
from abracademy.kernel import Outcome, Pick, Refused
from tests.games.abracadabra.table import AIR, ELSEWHERE, ME, lay, player

STEALING: list[Trick] = ["chaos", "vademecum"]


@pytest.mark.parametrize("trick", STEALING)
def test_any_card_of_the_targets_hand_can_be_taken(trick: Trick) -> None:
    """B-1: as likely whatever its back shows."""
    for place, card in enumerate(("mage-gold-fire", "elemental-air", "trick-idem")):
        table = lay(player(f"trick-{trick}", ME), player("mage-gold-fire", "elemental-air", "trick-idem"))
        table.trick(trick, 1)
        assert table.asked == Pick("card", (0, 1, 2))
        assert table.legal == ()
        assert table.play(Outcome(place))[0] == CardTaken(0, 1, card)
        assert table.hand(0) == (ME, card)
        assert card not in table.hand(1)


@pytest.mark.parametrize("trick", STEALING)
def test_chance_is_asked_even_if_the_target_holds_one_card(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}", ME), player("trick-idem"))
    table.trick(trick, 1)
    assert table.asked == Pick("card", (0,))


def test_vademecum_gives_nothing_back() -> None:
    table = lay(player("trick-vademecum", ME), player("trick-idem", "air-mage"))
    table.trick("vademecum", 1, take="trick-idem")
    assert [table.hand(0), table.hand(1)] == [(ME, "trick-idem"), ("air-mage",)]
    assert (table.asked, table.state.step) == (1, "draw")


def test_a_card_that_vademecum_took_may_make_a_hand_too_large() -> None:
    hand = ("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem")
    table = lay(player("trick-vademecum", *hand), player(ME))
    table.trick("vademecum", 1, take=ME)
    assert (table.asked, table.state.step) == (0, "discard")
    assert Discard(ME) in table.legal


def test_chaos_gives_the_target_another_card_for_it() -> None:
    table = lay(player("trick-chaos", ME, "air-witch"), player("trick-idem", "air-mage"), player(*ELSEWHERE))
    table.trick("chaos", 1, take="trick-idem")
    assert (table.asked, table.state.step) == (0, "give")
    assert set(table.legal) == {Give(ME), Give("air-witch")}
    events = table.give("air-witch")
    assert events[0] == CardGiven(0, 1, "air-witch")
    assert [table.hand(0), table.hand(1)] == [(ME, "trick-idem"), ("air-mage", "air-witch")]
    assert table.hand(2) == ELSEWHERE
    assert (table.asked, table.state.step) == (1, "draw")


def test_the_card_just_taken_cannot_be_given_back() -> None:
    table = lay(player("trick-chaos", ME), player("trick-idem"))
    table.trick("chaos", 1, take="trick-idem")
    assert table.legal == (Give(ME),)
    with pytest.raises(Refused) as refusal:
        GAME.play(table.state, Give("trick-idem"))
    assert refusal.value.code == "illegal_action"


def test_something_must_be_given() -> None:
    table = lay(player("trick-chaos", ME), player("trick-idem"))
    table.trick("chaos", 1, take="trick-idem")
    assert all(isinstance(action, Give) for action in table.legal)


def test_when_chaos_was_the_last_card_the_taken_one_is_kept_and_nothing_is_given() -> None:
    """B-5."""
    table = lay(player("trick-chaos"), player("trick-idem", "air-mage"))
    table.trick("chaos", 1, take="air-mage")
    assert [table.hand(0), table.hand(1)] == [("air-mage",), ("trick-idem",)]
    assert not any(isinstance(event, CardGiven) for event in table.events)
    assert (table.asked, table.state.step) == (1, "draw")


def test_a_card_given_to_an_emptied_hand_is_all_that_it_holds() -> None:
    table = lay(player("trick-chaos", ME, *AIR), player("trick-idem"))
    table.trick("chaos", 1, take="trick-idem")
    table.give("air-mage")
    assert table.hand(1) == ("air-mage",)


def test_before_discarding_down_to_five_chaos_has_exchanged_its_cards() -> None:
    hand = ("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem", "air-mage")
    table = lay(player("trick-chaos", *hand), player(ME))
    table.trick("chaos", 1, take=ME)
    table.give("air-mage")
    assert (table.asked, table.state.step, len(table.hand(0))) == (0, "discard", 6)


def test_what_one_trick_left_behind_does_not_touch_the_next() -> None:
    """A card that Chaos took can be given away by a Chaos of another turn, or discarded."""
    table = lay(player("trick-chaos", ME), player("trick-idem", "air-mage"))
    table.trick("chaos", 1, take="trick-idem")
    table.give(ME)
    state = table.state
    assert (state.trick, state.target, state.taken) == (None, None, None)


@pytest.mark.parametrize(("trick", "seat"), [*product(STEALING, range(3))])
def test_everybody_can_be_aimed_at_from_any_seat(trick: Trick, seat: int) -> None:
    hands = [player("mage-gold-fire"), player("mage-gold-earth"), player("mage-gold-water")]
    hands[seat] = player(f"trick-{trick}")
    table = lay(*hands, turn=seat)
    assert [action.target for action in table.tricks] == [None, *[other for other in range(3) if other != seat]]
    assert Draw(0) not in table.legal
