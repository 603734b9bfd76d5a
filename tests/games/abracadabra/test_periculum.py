"""Periculum, the trick that nobody can hold."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from abracademy.games.abracadabra.actions import Draw
from abracademy.games.abracadabra.events import (
    CardDrawn,
    CardsReplaced,
    LaidOut,
    PericulumStruck,
    ShuffledAgain,
    TurnEnded,
)
from abracademy.kernel import Shuffle
from tests.games.abracadabra.table import (
    DECK,
    ELSEWHERE,
    ME,
    PERICULUM,
    WITH_ME,
    Table,
    arranged,
    lay,
    player,
    stands,
    worth,
)

HELD = ("mage-gold-fire", "elemental-air", "trick-idem")
OTHER = ("witch-gold-fire", "air-witch")
STANDING = stands(*ELSEWHERE, type="A", by=1)
OPEN = ("wizard-silver-fire", "wizard-silver-earth", "wizard-bronze-fire")
"""Three other cards on the table."""


def drawn_first() -> Table:
    """Seat 1 of three has drawn Periculum as its first card; seat 2 has Proxima open."""
    table = before_drawing((*OPEN[:2], PERICULUM, OPEN[2]))
    table.draw(2)
    return table


def drawn_second() -> Table:
    table = before_drawing((*OPEN[:2], PERICULUM, OPEN[2]))
    table.draw(3, 2)
    return table


def before_drawing(places: tuple[str, ...]) -> Table:
    return lay(
        player(*OTHER),
        player(*HELD, objects=(worth("C", 2),), gatherings=1),
        player(),
        turn=1,
        step="draw",
        places=places,
        discard=("trick-exodus", "mage-gold-earth"),
        towers=STANDING,
        proxima=2,
    )


def turned_up() -> Table:
    """Seat 1 turns it up in step 4."""
    table = lay(
        player(*OTHER),
        player(*HELD, objects=(worth("C", 2),), gatherings=1),
        player(),
        turn=1,
        places=(OPEN[0], None, OPEN[1], None),
        pile=("wizard-bronze-fire", PERICULUM),
        discard=("trick-exodus", "mage-gold-earth"),
        towers=STANDING,
        proxima=2,
    )
    table.pass_()
    table.face_up(1)
    return table


Way: TypeAlias = Callable[[], Table]
WAYS: list[Way] = [drawn_first, drawn_second, turned_up]
each_way = pytest.mark.parametrize("way", WAYS)


def test_who_draws_it_shows_it_at_once_and_draws_no_second_card() -> None:
    table = drawn_first()
    assert table.events == [CardDrawn(1, 2, PERICULUM), PericulumStruck(1, 3), TurnEnded(1, 2)]


def test_a_first_card_that_was_drawn_before_it_is_lost_too() -> None:
    table = drawn_second()
    assert table.events[1:] == [CardDrawn(1, 2, PERICULUM), PericulumStruck(1, 4), TurnEnded(1, 2)]


def test_who_turns_it_up_in_the_fourth_step_suffers_the_same() -> None:
    table = turned_up()
    (replaced,) = [event for event in table.events if isinstance(event, CardsReplaced)]
    assert PERICULUM in replaced.cards
    assert table.events[-2:] == [PericulumStruck(1, 3), TurnEnded(1, 2)]


@each_way
def test_its_player_loses_the_whole_hand_and_keeps_the_objects(way: Way) -> None:
    table = way()
    assert table.hand(1) == ()
    assert (table.objects(1), table.state.players[1].gatherings) == ((worth("C", 2),), 1)


@each_way
def test_nobody_else_loses_anything(way: Way) -> None:
    assert way().hand(0) == OTHER


@each_way
def test_hand_pile_table_cards_and_discard_pile_are_shuffled_with_periculum_among_them(way: Way) -> None:
    table = way()
    asked = table.asked
    assert isinstance(asked, Shuffle)
    assert asked.what == "cards"
    kept: tuple[str, ...] = (*OTHER, *ELSEWHERE, "trick-proxima")
    assert sorted(map(str, asked.items)) == sorted(set(DECK) - set(kept))


@each_way
def test_the_order_in_which_they_were_means_nothing(way: Way) -> None:
    asked = way().asked
    assert list(asked.items) == [card for card in DECK if card in asked.items]


@each_way
def test_the_gathering_in_the_towers_and_an_open_proxima_stay(way: Way) -> None:
    table = way()
    table.shuffle()
    assert (table.state.towers, table.state.proxima) == (STANDING, 2)


@each_way
def test_four_places_and_a_pile_are_set_up_anew(way: Way) -> None:
    table = way()
    top = ("mage-gold-fire", "mage-gold-earth", "trick-chaos", "elemental-air", "trick-exodus")
    order = arranged(table.asked.items, *top)
    assert table.shuffle(*top) == (LaidOut(order[:4], order[4:]),)
    assert (table.state.places, table.state.pile, table.state.discard) == (top[:4], order[4:], ())


@each_way
def test_if_it_would_lie_face_up_then_they_are_shuffled_again(way: Way) -> None:
    """B-2: in mid-game too."""
    table = way()
    asked = table.asked
    assert table.shuffle(*OPEN, PERICULUM) == (ShuffledAgain(),)
    assert table.asked == asked
    table.shuffle(*OPEN, "trick-chaos")
    assert table.state.places == (*OPEN, "trick-chaos")


@each_way
def test_the_left_neighbour_goes_on(way: Way) -> None:
    """B-6."""
    table = way()
    table.shuffle()
    assert (table.asked, table.state.turn, table.state.step) == (2, 2, "draw")
    assert table.legal == (Draw(0), Draw(1), Draw(2), Draw(3))


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    table = lay(player(), player(*HELD), turn=1, step="draw", places=(PERICULUM, *OPEN))
    table.draw(0)
    table.shuffle()
    assert table.asked == 0


def test_an_extra_turn_that_an_alea_earned_is_lost() -> None:
    """B-6."""
    alea = (ME, *WITH_ME["A"])
    table = lay(player(*alea), player(), places=(OPEN[0], OPEN[1], None, None), pile=(PERICULUM, "wizard-bronze-fire"))
    table.gather(*alea)
    assert table.face_up(0)[-1] == TurnEnded(0, 1)
    table.shuffle()
    assert (table.asked, table.state.again) == (1, False)
    table.draw(0, 1)
    table.pass_()
    assert table.state.step == "draw"


def test_what_the_gathering_of_the_turn_brought_is_kept() -> None:
    conto = (ME, *WITH_ME["C"])
    table = lay(player(*conto), player(), places=(OPEN[0], OPEN[1], None, None), pile=(PERICULUM, "wizard-bronze-fire"))
    table.gather(*conto)
    table.face_up(0)
    assert (table.objects(0), table.state.players[0].gatherings) == ((worth("C", 1),), 1)
    assert table.state.towers is not None
    assert set(table.state.towers.cards) == set(conto)


def test_an_extra_turn_can_be_struck_too() -> None:
    table = lay(player(), player(), step="again", again=True, places=(PERICULUM, *OPEN))
    table.again()
    table.draw(0)
    table.shuffle()
    assert table.asked == 1


def test_face_down_it_does_nothing_yet() -> None:
    """Turned up means laid on the open place: the other new card stays unseen."""
    table = lay(player(), player(), places=(OPEN[0], None, OPEN[1], None), pile=(PERICULUM, "wizard-bronze-fire"))
    table.pass_()
    table.face_up(1)
    assert table.state.places == (OPEN[0], PERICULUM, OPEN[1], "wizard-bronze-fire")
    assert table.asked == 1
    table = lay(player(), player(), places=(None, None, *OPEN[:2]), pile=(PERICULUM, "wizard-bronze-fire"))
    table.pass_()
    assert (table.asked, table.state.step) == (1, "draw")


def test_a_hand_that_is_empty_loses_nothing() -> None:
    table = lay(player(), player(), step="draw", places=(PERICULUM, *OPEN))
    assert PericulumStruck(0, 0) in table.draw(0)
