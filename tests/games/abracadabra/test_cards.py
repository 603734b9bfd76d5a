"""What is in the box: cards, backs, Objects, and the gatherings that the cards allow."""

from collections import Counter
from itertools import combinations

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Gather
from abracademy.games.abracadabra.gatherings import Pile
from abracademy.games.abracadabra.options import Options
from abracademy.games.abracadabra.view import view
from abracademy.kernel import ONLOOKER, Outcome, Shuffle
from tests.games.abracadabra.table import AIR, COLOURED, DECK, ELEMENTALS, ME, TRICKS, WITH_ME, new

ACTIONS = GAME.actions(Options(), 2)


def cards() -> tuple[str, ...]:
    asked = new(2).asked
    assert isinstance(asked, Shuffle)
    return tuple(str(card) for card in asked.items)


def test_there_are_40_cards_and_no_two_are_alike() -> None:
    assert len(cards()) == len(set(cards())) == 40
    assert sorted(cards()) == sorted(DECK)


def test_27_enchanters_3_of_air_6_tricks_and_4_elementals_make_the_deck() -> None:
    kinds = Counter(
        "trick"
        if card in TRICKS
        else "air"
        if card in AIR
        else "elemental"
        if card in ELEMENTALS
        else "coloured"
        if card in COLOURED
        else "unknown"
        for card in cards()
    )
    assert kinds == {"coloured": 27, "air": 3, "trick": 6, "elemental": 4}


def back_of(card: str) -> str:
    """As it lies face down on the table."""
    table = new(2)
    table.shuffle(card)
    (lying, *_) = view(table.state, ONLOOKER).places
    assert lying is not None
    assert lying.face is None
    return lying.back


def test_each_of_the_four_elements_is_on_ten_backs() -> None:
    assert Counter(map(back_of, cards())) == {"water": 10, "fire": 10, "earth": 10, "air": 10}


@pytest.mark.parametrize(
    ("card", "back"),
    [
        ("witch-gold-fire", "fire"),
        ("mage-silver-earth", "earth"),
        ("air-mage", "air"),
        ("trick-chaos", "air"),
        ("trick-periculum", "air"),
        ("elemental-water", "water"),
        ("elemental-air", "air"),
    ],
)
def test_the_back_shows_the_element_and_air_for_tricks(card: str, back: str) -> None:
    assert back_of(card) == back


def test_there_are_seven_objects_in_each_of_seven_piles_and_eight_new_gathering_cards() -> None:
    table, piles = new(3), list[str]()
    table.shuffle()
    while isinstance(asked := table.asked, Shuffle):
        assert len(asked.items) == 7
        piles.append(asked.what)
        table.play(Outcome(asked.items))
    assert piles == [f"objects-{letter}" for letter in "ABCDEFG"]
    assert sum(table.left.values()) + table.state.gatherings + 1 == 58  # the last one is the Elemental Master
    assert table.state.gatherings == 8


def test_the_objects_have_the_house_values() -> None:
    assert ["".join(str(face)[:1].upper() for face in pile) for pile in Options().objects] == [
        "S111122",
        "S112223",
        "S122233",
        "S122233",
        "S222334",
        "S223344",
        "S233445",
    ]


def test_a_better_pile_is_worth_more_and_every_pile_has_a_stone() -> None:
    values = [sum(face for face in pile if isinstance(face, int)) for pile in Options().objects]
    assert values == sorted(values)
    assert [pile.count("stone") for pile in Options().objects] == [1] * 7


def out_of_hand(cards: tuple[str, ...]) -> list[Gather]:
    return [
        action
        for action in ACTIONS
        if isinstance(action, Gather) and action.tower is None and set(action.hand) <= set(cards)
    ]


def test_without_air_117_threes_of_enchanters_can_gather_each_as_one_type() -> None:
    types = Counter(action.as_ for action in out_of_hand(COLOURED))
    assert types == {"A": 9, "B": 9, "D": 9, "C": 18, "E": 18, "F": 18, "G": 36}
    assert len({action.hand for action in out_of_hand(COLOURED)}) == types.total() == 117


def test_two_enchanters_without_air_want_exactly_one_third() -> None:
    pairs = Counter(pair for action in out_of_hand(COLOURED) for pair in combinations(sorted(action.hand), 2))
    assert len(pairs) == 27 * 26 // 2
    assert set(pairs.values()) == {1}


@pytest.mark.parametrize("type_", WITH_ME)
def test_the_seven_types_are_as_the_book_shows_them(type_: Pile) -> None:
    assert [action.as_ for action in out_of_hand((ME, *WITH_ME[type_]))] == [type_]


def test_a_trick_or_an_elemental_is_never_in_a_gathering() -> None:
    met = {card for action in ACTIONS if isinstance(action, Gather) for card in (*action.hand, action.tower)}
    assert met - {None} == {*COLOURED, *AIR}


def test_an_air_enchanter_is_never_taken_out_of_the_towers() -> None:
    towers = {action.tower for action in ACTIONS if isinstance(action, Gather)}
    assert towers - {None} == set(COLOURED)
