"""What the asked seat may do: complete and exact, against the rulebook tried out card by card."""

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import (
    Action,
    Again,
    Discard,
    Draw,
    End,
    FaceUp,
    Gather,
    Give,
    Pass,
    PlayTrick,
    Take,
)
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.events import CardTaken
from abracademy.games.abracadabra.options import Options
from abracademy.games.abracadabra.state import State
from tests.games.abracadabra.table import (
    AIR,
    COLOURED,
    ELEMENTS,
    ELSEWHERE,
    LETTERS,
    ME,
    SCHOOLS,
    WITH_ME,
    Table,
    lay,
    new,
    player,
    stands,
)

ENCHANTERS = (*COLOURED, *AIR)
Reading = tuple[str, str, str]
"""Aspect, school and element that a card counts as."""


def readings(card: str) -> list[Reading]:
    if card in AIR:
        return [(card.removeprefix("air-"), school, element) for school, element in product(SCHOOLS, ELEMENTS)]
    aspect, school, element = card.split("-")
    return [(aspect, school, element)]


def book_types(*three: str) -> set[str]:
    """Every type that these three can be, by trying whatever Air can stand for."""
    found: set[str] = set()
    for one, two, third in product(*map(readings, three)):
        aspects, schools, elements = ({one[trait], two[trait], third[trait]} for trait in range(3))
        same_aspect, same_school, same_element = (len(kinds) == 1 for kinds in (aspects, schools, elements))
        if 2 in (len(aspects), len(schools), len(elements)):
            continue
        if same_element:
            found.add("A" if same_school else "B" if same_aspect else "C")
        elif same_school:
            found.add("D" if same_aspect else "E")
        else:
            found.add("F" if same_aspect else "G")
    return found


Named = tuple[frozenset[str], str | None, str]
"""A gathering: who of the hand, who of the towers, and the type."""


def book_gatherings(hand: Iterable[str], towers: Iterable[str]) -> set[Named]:
    mine = [card for card in hand if card in ENCHANTERS]
    of_hand: set[Named] = {
        (frozenset(three), None, type_) for three in combinations(mine, 3) for type_ in book_types(*three)
    }
    reused: set[Named] = {
        (frozenset(pair), tower, type_)
        for pair in combinations(mine, 2)
        for tower in towers
        if tower in COLOURED
        for type_ in book_types(*pair, tower)
    }
    return of_hand | reused


def named(actions: Iterable[Action]) -> set[Named]:
    return {(frozenset(one.hand), one.tower, one.as_) for one in actions if isinstance(one, Gather)}


TRICKS: tuple[Trick, ...] = ("proxima", "idem", "exodus", "chaos", "vademecum")
WITHOUT_TARGET = {f"trick-{trick}": PlayTrick(trick, None) for trick in TRICKS}


def book_tricks(state: State) -> Iterator[Action]:
    for card in state.players[state.turn].hand:
        match card:
            case "trick-proxima" | "trick-exodus":
                yield WITHOUT_TARGET[card]
            case "trick-idem":
                if state.towers is not None:
                    yield WITHOUT_TARGET[card]
            case "trick-chaos" | "trick-vademecum":
                yield WITHOUT_TARGET[card]
                for seat, other in enumerate(state.players):
                    if seat != state.turn and other.hand:
                        yield replace(WITHOUT_TARGET[card], target=seat)
            case _:
                pass


def book_takes(state: State) -> Iterator[Action]:
    assert state.towers is not None
    at = LETTERS.index(state.towers.paid or state.towers.type)
    full = {place for place, pile in enumerate(state.objects) if pile}
    assert at not in full
    for side in (-1, 1):
        other_is_beside = at - side in full
        for distance in range(1, 7):
            place = at + side * distance
            if place in full:
                if distance == 1 or not other_is_beside:
                    yield Take(LETTERS[place])
                break


def book(table: Table) -> set[Action] | None:
    """What the book allows but for gatherings; `None` where the seat has a gathering or a trick to decide on."""
    state = table.state
    assert isinstance(table.asked, int)
    hand = state.players[table.asked].hand
    match state.step:
        case "draw":
            return {Draw(place) for place, card in enumerate(state.places) if card is not None}
        case "act":
            return {*book_tricks(state), Pass()}
        case "take":
            return {*book_takes(state)}
        case "exodus":
            return {Discard(card) for card in hand if card in ENCHANTERS}
        case "give":
            (stolen,) = [event.card for event in table.events if isinstance(event, CardTaken)][-1:]
            return {Give(card) for card in hand if card != stolen}
        case "discard":
            assert len(hand) > 5
            return {Discard(card) for card in hand}
        case "face_up":
            return {FaceUp(0), FaceUp(1)}
        case _:
            assert state.step == "again"
            return {Again(), End()}


def check(table: Table, place: dict[Action, int]) -> None:
    legal = table.legal
    assert legal
    others = [action for action in legal if not isinstance(action, Gather)]
    assert set(others) == book(table)
    assert len(set(legal)) == len(legal)
    state = table.state
    if state.step == "act":
        towers = state.towers.cards if state.towers else ()
        expected = book_gatherings(state.players[state.turn].hand, towers)
        assert named(legal) == expected
        assert len(legal) - len(others) == len(expected)
    else:
        assert len(others) == len(legal)
    places = [place[action] for action in legal]
    assert places == sorted(places)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_random_games_the_legal_actions_are_those_of_the_book_each_once_and_in_the_order_of_all_actions(
    seats: int,
) -> None:
    poor = ((0,) * 7,) * 7
    for seed, options in enumerate([{}, {}, {}, {"objects": poor}]):
        table = new(seats, **options)
        place = {action: number for number, action in enumerate(GAME.actions(table.state.options, seats))}
        for _ in table.wander(Random(seed)):
            if isinstance(table.asked, int):
                check(table, place)
            else:
                assert table.legal == ()


def test_random_hands_and_towers_allow_the_gatherings_of_the_book() -> None:
    random = Random(5)
    for _ in range(400):
        cards = random.sample(ENCHANTERS, 10)
        cards = [*AIR[: random.randrange(4)], *cards]
        cards = list(dict.fromkeys(cards))[:10]
        hand, towers = cards[:7], random.sample(cards[7:], 3)
        table = lay(player(*hand), player(), towers=stands(*towers, type="G"))
        assert named(table.legal) == book_gatherings(hand, towers)


def test_every_three_enchanters_that_there_are_can_gather_as_the_book_says() -> None:
    listed: dict[frozenset[str], set[str]] = {}
    for action in GAME.actions(Options(), 2):
        if isinstance(action, Gather) and action.tower is None:
            listed.setdefault(frozenset(action.hand), set()).add(action.as_)
    for three in combinations(ENCHANTERS, 3):
        assert listed.get(frozenset(three), set()) == book_types(*three)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_action_is_listed_twice(seats: int) -> None:
    actions = GAME.actions(Options(), seats)
    assert len(set(actions)) == len(actions)
    targets = {action.target for action in actions if isinstance(action, PlayTrick)}
    assert targets == {None, *range(seats)}


def test_the_order_does_not_tell_in_which_order_the_cards_came() -> None:
    hand = (ME, *WITH_ME["C"], "trick-chaos", "air-mage")
    orders = [
        lay(player(*order), player("trick-idem"), towers=stands(*ELSEWHERE, type="A")).legal
        for order in permutations(hand)
    ]
    assert len(set(orders)) == 1


def test_a_gathering_may_be_left_out() -> None:
    assert Pass() in lay(player(ME, *WITH_ME["C"]), player()).legal
