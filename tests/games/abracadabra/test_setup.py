"""How the table is laid before the first turn, and whenever the cards are laid out anew."""

from collections import Counter
from random import Random

import pytest

from abracademy.games.abracadabra.events import LaidOut, ObjectsShuffled, ShuffledAgain
from abracademy.games.abracadabra.options import Options
from abracademy.kernel import Outcome, Shuffle
from tests.games.abracadabra.table import DECK, LETTERS, PERICULUM, arranged, new

SEATS = [2, 3, 4, 5, 6]
TOP = ("wizard-silver-water", "trick-chaos", "elemental-air", "air-witch", "mage-gold-fire", "mage-gold-earth")


def test_two_to_six_can_play() -> None:
    for seats in SEATS:
        assert len(new(seats).state.players) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_has_a_card_or_an_object_when_the_game_begins(seats: int) -> None:
    table = new(seats)
    table.deal(*TOP)
    assert [(one.hand, one.objects, one.gatherings) for one in table.state.players] == [((), (), 0)] * seats
    state = table.state
    assert (state.towers, state.proxima, state.discard) == (None, None, ())


def test_of_the_shuffle_three_cards_lie_face_down_then_one_face_up_and_the_rest_is_the_pile_top_first() -> None:
    cards = tuple(Random(1).sample(DECK, 40))
    table = new(4)
    assert table.play(Outcome(cards)) == (LaidOut(cards[:4], cards[4:]),)
    assert (table.state.places, table.state.pile) == (cards[:4], cards[4:])


@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_are_shuffled_first_and_then_the_piles_from_a_to_g(seats: int) -> None:
    table = new(seats)
    asked = table.asked
    assert isinstance(asked, Shuffle)
    assert (asked.what, Counter(asked.items)) == ("cards", Counter(DECK))
    table.shuffle()
    for letter, faces in zip(LETTERS, Options().objects, strict=True):
        asked = table.asked
        assert isinstance(asked, Shuffle)
        assert asked.what == f"objects-{letter}"
        assert Counter(asked.items) == Counter(faces)
        table.play(Outcome(asked.items))
    assert table.asked == 0


def test_each_pile_lies_as_it_was_shuffled_top_first() -> None:
    table = new(2)
    table.shuffle()
    for letter in LETTERS:
        asked = table.asked
        order = tuple(reversed(asked.items))
        assert table.play(Outcome(order)) == (ObjectsShuffled(letter, order),)
        assert table.state.objects[-1] == order


def test_the_cards_are_shuffled_again_while_periculum_would_lie_face_up() -> None:
    """B-2."""
    table = new(2)
    for _ in range(3):
        asked, before = table.asked, table.state
        assert table.shuffle(*TOP[:3], PERICULUM) == (ShuffledAgain(),)
        assert (table.asked, table.state) == (asked, before)
    assert table.shuffle(*TOP)[0] == LaidOut(TOP[:4], arranged(DECK, *TOP)[4:])


@pytest.mark.parametrize("place", [0, 1, 2, 4, 39])
def test_periculum_may_lie_face_down_anywhere(place: int) -> None:
    cards = [card for card in DECK if card != PERICULUM]
    cards.insert(place, PERICULUM)
    table = new(2)
    (laid,) = table.play(Outcome(tuple(cards)))
    assert isinstance(laid, LaidOut)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_named_seat_opens_the_game(first: int) -> None:
    table = new(3, first=first)
    table.deal()
    assert (table.asked, table.state.step) == (first, "draw")
