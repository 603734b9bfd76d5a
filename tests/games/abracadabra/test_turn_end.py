"""The third and fourth step: down to five cards, and new ones on the table."""

import pytest

from abracademy.games.abracadabra.actions import Again, Discard, End, FaceUp
from abracademy.games.abracadabra.events import (
    CardDiscarded,
    CardsLifted,
    CardsReplaced,
    LaidOut,
    Passed,
    PileRanOut,
    ShuffledAgain,
    TurnEnded,
)
from abracademy.games.abracadabra.view import view
from abracademy.kernel import ONLOOKER, Shuffle
from tests.games.abracadabra.table import DECK, ELSEWHERE, ME, PERICULUM, WITH_ME, Table, lay, player, stands

HAND = ("mage-gold-fire", "trick-idem", "mage-gold-water", "air-witch", "elemental-air", "mage-gold-earth", "air-mage")
LIE = ("wizard-silver-fire", "wizard-silver-earth")
"""The two cards that were left on the table."""
NEW = ("witch-gold-fire", "trick-chaos", "wizard-bronze-fire")
"""The top of the pile."""


# Discarding


@pytest.mark.parametrize("count", [0, 1, 4, 5])
def test_with_five_cards_or_fewer_nothing_may_be_discarded(count: int) -> None:
    table = lay(player(*HAND[:count]), player())
    table.pass_()
    assert (table.asked, table.state.step) == (1, "draw")
    assert table.hand(0) == HAND[:count]


@pytest.mark.parametrize("count", [6, 7])
def test_with_more_than_five_one_discards_down_to_five_of_ones_choice(count: int) -> None:
    table = lay(player(*HAND[:count]), player())
    assert table.pass_() == (Passed(0),)
    gone = ("mage-gold-water", "elemental-air")[: count - 5]
    for number, card in enumerate(gone):
        assert (table.asked, table.state.step) == (0, "discard")
        assert set(table.legal) == {Discard(held) for held in HAND[:count] if held not in gone[:number]}
        assert table.discard(card)[0] == CardDiscarded(0, card)
    assert table.hand(0) == tuple(card for card in HAND[:count] if card not in gone)
    assert table.state.discard == gone
    assert (table.asked, table.state.step) == (1, "draw")


def test_after_a_gathering_out_of_seven_cards_nothing_is_discarded() -> None:
    conto = (ME, *WITH_ME["C"])
    table = lay(player(*conto, *HAND[:4]), player())
    table.gather(*conto)
    assert (table.hand(0), table.state.step) == (HAND[:4], "draw")


def test_after_a_gathering_with_two_of_seven_cards_five_are_left() -> None:
    table = lay(player(*WITH_ME["C"], *HAND[:5]), player(), towers=stands(ME, *ELSEWHERE[:2], type="G"))
    table.gather(*WITH_ME["C"], tower=ME)
    assert (table.hand(0), table.state.step) == (HAND[:5], "draw")


def test_one_discards_before_the_cards_are_replaced() -> None:
    table = lay(player(*HAND[:6]), player(), places=(None, *LIE, None), pile=NEW)
    table.pass_()
    assert table.state.places == (None, *LIE, None)
    assert [type(event) for event in table.discard("air-witch")] == [CardDiscarded, CardsLifted]


# Replacing


def ended(*places: str | None) -> Table:
    """The turn up to step 4, with these places empty and the three of NEW on top of the pile."""
    table = lay(player(), player(), places=places, pile=NEW)
    table.pass_()
    return table


@pytest.mark.parametrize("empty", [(0, 1), (0, 2), (1, 2)])
def test_of_two_face_down_places_the_upper_card_goes_to_the_lower_number(empty: tuple[int, int]) -> None:
    """B-12."""
    lying = iter(LIE)
    before = [None if place in empty else next(lying) for place in range(4)]
    table = ended(*before)
    assert table.events == [Passed(0), CardsReplaced(0, empty, NEW[:2], "fire"), TurnEnded(0, 1)]
    after = [*before]
    after[empty[0]], after[empty[1]] = NEW[:2]
    assert table.state.places == tuple(after)
    assert table.state.pile[0] == NEW[2]


@pytest.mark.parametrize("other", [0, 1, 2])
@pytest.mark.parametrize("which", [0, 1])
def test_where_the_open_place_is_to_be_filled_its_player_chooses_which_card_lies_open(other: int, which: int) -> None:
    lying = iter(LIE)
    table = ended(*[None if place in (other, 3) else next(lying) for place in range(4)])
    assert (table.asked, table.state.step, table.legal) == (0, "face_up", (FaceUp(0), FaceUp(1)))
    table.face_up(which)
    assert table.state.places[3] == NEW[which]
    assert table.state.places[other] == NEW[1 - which]
    assert table.state.pile[0] == NEW[2]
    replaced = table.events[-2]
    assert isinstance(replaced, CardsReplaced)
    assert dict(zip(replaced.places, replaced.cards, strict=True)) == {3: NEW[which], other: NEW[1 - which]}
    assert (table.asked, table.state.step) == (1, "draw")


def test_before_choosing_one_sees_no_more_than_the_backs_of_the_two() -> None:
    """B-12: and so does everybody."""
    table = ended(None, *LIE, None)
    assert table.events[-1] == CardsLifted(0, ("fire", "air"), "fire")
    for viewer in (0, 1, ONLOOKER):
        shown = view(table.state, viewer)
        assert shown.lifted == ("fire", "air")
        assert (shown.pile.top, shown.pile.count) == ("fire", len(table.state.pile) - 2)
        assert [card is None for card in shown.places] == [True, False, False, True]


# The pile runs out


def short(left: int, *hand: str, empty: tuple[int, int] = (0, 3), **rest: object) -> Table:
    """The turn up to step 4, with so few cards left in the pile."""
    lying = iter(LIE)
    places = [None if place in empty else next(lying) for place in range(4)]
    other = player("trick-vademecum")
    return lay(player(*hand), other, places=places, left=left, **rest)  # type: ignore[arg-type]


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("empty", [(0, 1), (0, 3)])
def test_with_fewer_than_two_cards_left_pile_discard_pile_and_table_cards_are_shuffled(
    left: int, empty: tuple[int, int]
) -> None:
    """B-7."""
    table = short(left, "trick-idem", empty=empty, towers=stands(*ELSEWHERE, type="A"), proxima=1)
    assert table.pass_() == (Passed(0), PileRanOut())
    asked = table.asked
    assert isinstance(asked, Shuffle)
    assert asked.what == "cards"
    kept: tuple[str, ...] = ("trick-idem", "trick-vademecum", "trick-proxima", *ELSEWHERE)
    assert sorted(map(str, asked.items)) == sorted(set(DECK) - set(kept))


@pytest.mark.parametrize("left", [0, 1])
def test_the_four_places_are_set_up_again_and_hands_towers_and_proxima_stay(left: int) -> None:
    """B-7."""
    standing = stands(*ELSEWHERE, type="A")
    table = short(left, "trick-idem", towers=standing, proxima=1)
    table.pass_()
    events = table.shuffle(*NEW, "elemental-fire")
    assert isinstance(events[0], LaidOut)
    assert events[1:] == (TurnEnded(0, 1),)
    state = table.state
    assert (state.places, state.discard) == ((*NEW, "elemental-fire"), ())
    assert (state.towers, state.proxima) == (standing, 1)
    assert [table.hand(0), table.hand(1)] == [("trick-idem",), ("trick-vademecum",)]
    assert (table.asked, state.step) == (1, "draw")


def test_with_two_cards_left_they_replace_the_ones_drawn() -> None:
    table = short(2, empty=(0, 1))
    assert not any(isinstance(event, PileRanOut) for event in table.pass_())
    assert table.state.pile == ()
    assert None not in table.state.places
    assert isinstance(table.events[-2], CardsReplaced)
    assert table.events[-2].top is None
    table.draw(0, 1)
    assert table.pass_() == (Passed(1), PileRanOut())


def test_also_then_periculum_may_not_lie_open() -> None:
    """B-2."""
    table = short(0)
    table.pass_()
    assert table.shuffle(*NEW, PERICULUM) == (ShuffledAgain(),)
    assert isinstance(table.asked, Shuffle)


def test_a_card_discarded_in_this_turn_is_shuffled_with_the_others() -> None:
    table = short(1, *HAND[:6])
    table.pass_()
    table.discard("air-witch")
    assert "air-witch" in table.asked.items


def test_an_extra_turn_is_offered_after_the_pile_ran_out() -> None:
    alea = (ME, *WITH_ME["A"])
    table = short(1, *alea)
    table.gather(*alea)
    table.shuffle()
    assert (table.asked, table.legal) == (0, (Again(), End()))


# Whose turn it is


def after_alea() -> Table:
    alea = (ME, *WITH_ME["A"])
    table = lay(player(), player(*alea), player(), turn=1)
    table.gather(*alea)
    return table


def test_an_extra_turn_is_a_turn_of_ones_own_again() -> None:
    table = after_alea()
    assert table.again() == (TurnEnded(1, 1),)
    assert (table.asked, table.state.turn, table.state.step) == (1, 1, "draw")
    table.draw(0, 1)
    table.pass_()
    assert (table.asked, table.state.turn) == (2, 2)


def test_an_extra_turn_may_be_left_be() -> None:
    table = after_alea()
    assert table.end() == (TurnEnded(1, 2),)
    assert (table.asked, table.state.turn, table.state.step) == (2, 2, "draw")


def test_an_alea_in_an_extra_turn_earns_another() -> None:
    second = ("wizard-gold-earth", "mage-gold-earth", "witch-gold-earth")
    table = lay(player(*ELSEWHERE, *second[:1]), player(), places=(None, None, *second[1:]))
    table.gather(*ELSEWHERE)
    table.again()
    table.draw(2, 3)
    table.gather(*second)
    table.face_up(0)
    assert (table.asked, table.legal) == (0, (Again(), End()))


def test_who_declines_is_not_asked_again_in_the_next_turn() -> None:
    table = after_alea()
    table.end()
    table.draw(0, 1)
    assert table.pass_()[-1] == TurnEnded(2, 0)


def test_the_turn_goes_round() -> None:
    table = lay(player(), player(), player(), turn=2)
    assert table.pass_()[-1] == TurnEnded(2, 0)
