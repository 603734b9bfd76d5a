"""The first step of a turn: two cards off the table."""

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Draw
from abracademy.games.abracadabra.events import CardDrawn, TurnEnded
from abracademy.games.abracadabra.view import view
from abracademy.kernel import ONLOOKER, Refused
from tests.games.abracadabra.table import Table, lay, new, player

PLACES = ("wizard-silver-water", "elemental-fire", "trick-chaos", "witch-gold-earth")


def table(*cards: str) -> Table:
    return lay(player(*cards), player(), step="draw", places=PLACES)


def test_any_of_the_four_cards_can_be_drawn_first() -> None:
    for place, card in enumerate(PLACES):
        at = table()
        assert at.legal == (Draw(0), Draw(1), Draw(2), Draw(3))
        assert at.draw(place) == (CardDrawn(0, place, card),)
        assert at.hand(0) == (card,)


def test_the_second_is_another_of_the_three_that_are_left() -> None:
    at = table()
    at.draw(1)
    assert (at.asked, at.legal) == (0, (Draw(0), Draw(2), Draw(3)))
    at.draw(3)
    assert at.hand(0) == ("elemental-fire", "witch-gold-earth")


def test_both_cards_can_be_face_down_ones() -> None:
    at = table()
    at.draw(0, 2)
    assert at.hand(0) == ("wizard-silver-water", "trick-chaos")


def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    at = table()
    at.draw(2)
    assert [card.face for card in view(at.state, 0).players[0].hand] == ["trick-chaos"]
    assert at.asked == 0


def test_drawn_cards_come_last_in_the_hand() -> None:
    at = table("mage-gold-fire", "mage-gold-earth")
    at.draw(3, 0)
    assert at.hand(0) == ("mage-gold-fire", "mage-gold-earth", "witch-gold-earth", "wizard-silver-water")


def test_a_full_hand_draws_two_cards_all_the_same() -> None:
    at = table("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem")
    at.draw(0, 1)
    assert len(at.hand(0)) == 7
    assert at.state.step == "act"


def test_two_cards_must_be_drawn() -> None:
    at = table()
    for drawn in (0, 1):
        assert all(isinstance(action, Draw) for action in at.legal)
        assert len(at.legal) == 4 - drawn
        at.draw(drawn)
    assert not any(isinstance(action, Draw) for action in at.legal)


def test_the_place_of_a_drawn_card_stays_empty_until_the_fourth_step() -> None:
    at = table()
    pile = at.state.pile
    at.draw(3, 1)
    assert at.state.places == ("wizard-silver-water", None, "trick-chaos", None)
    assert at.state.pile == pile
    for viewer in (0, 1, ONLOOKER):
        assert [card is None for card in view(at.state, viewer).places] == [False, True, False, True]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_players_draw_in_turn_from_seat_to_seat(seats: int) -> None:
    at = new(seats, first=1)
    at.deal("wizard-silver-water", "wizard-bronze-fire", "wizard-gold-earth", "mage-silver-water")
    for turn in range(1, 2 * seats):
        assert at.asked == turn % seats
        at.draw(0, 1)
        assert at.pass_()[-1] == TurnEnded(turn % seats, (turn + 1) % seats)


def test_an_empty_place_is_refused() -> None:
    at = table()
    at.draw(1)
    with pytest.raises(Refused) as refused:
        GAME.play(at.state, Draw(1))
    assert refused.value.code == "illegal_action"
