"""Each kind of leak, planted on purpose, is caught by the twin test: one plant a kind."""

from collections.abc import Callable
from dataclasses import replace as with_functions
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Action, Gather
from abracademy.games.abracadabra.events import (
    CardDrawn,
    CardGiven,
    CardsReplaced,
    CardTaken,
    Event,
    LaidOut,
    ObjectTaken,
    PericulumStruck,
    TurnEnded,
)
from abracademy.games.abracadabra.state import SHUFFLED, State
from abracademy.games.abracadabra.told import (
    OPEN,
    CardDrawnTold,
    CardGivenTold,
    CardSeen,
    CardsReplacedTold,
    CardTakenTold,
    LaidOutTold,
    ObjectTakenTold,
)
from abracademy.games.abracadabra.view import View, view
from abracademy.games.abracadabra.winning import points
from abracademy.kernel import ONLOOKER, AnyGame, Outcome, Refused, Viewer, Wire
from tests.apart import apart
from tests.conformance.twin import PAIRS, pairs, told_apart

Played = tuple[State, tuple[Event, ...]]


def faces_of_other_hands(state: State, viewer: Viewer) -> View:
    seen = view(state, viewer)
    hands = [replace(one, hand=tuple(map(_open, state.players[one.seat].hand))) for one in seen.players]
    return replace(seen, players=tuple(hands)) if viewer is not ONLOOKER else seen


def faces_for_an_onlooker(state: State, viewer: Viewer) -> View:
    return faces_of_other_hands(state, 0) if viewer is ONLOOKER else view(state, viewer)


def other_hands_in_order_of_arrival(state: State, viewer: Viewer) -> View:
    """Only the order of the backs: where a card was stolen, it tells which."""
    seen = view(state, viewer)
    hands = [
        one
        if one.seat == viewer
        else replace(one, hand=tuple(replace(_open(card), face=None) for card in state.players[one.seat].hand))
        for one in seen.players
    ]
    return replace(seen, players=tuple(hands))


def other_hands_in_the_order_of_their_cards(state: State, viewer: Viewer) -> View:
    """Backs alone, but Enchanters before Elementals: the order of what cannot be seen."""
    seen = view(state, viewer)
    hands = [
        one
        if one.seat == viewer
        else replace(one, hand=tuple(replace(_open(card), face=None) for card in sorted(state.players[one.seat].hand)))
        for one in seen.players
    ]
    return replace(seen, players=tuple(hands))


def a_card_that_lies_face_down(state: State, viewer: Viewer) -> View:
    return replace(view(state, viewer), places=tuple(card and _open(card) for card in state.places))


def the_back_of_the_second_card(state: State, viewer: Viewer) -> View:
    return replace(view(state, viewer), lifted=tuple(_open(card).back for card in state.pile[1:3]))


def the_points_of_others(state: State, viewer: Viewer) -> View:
    seen = view(state, viewer)
    return replace(seen, players=tuple(replace(one, points=points(state.players[one.seat])) for one in seen.players))


def the_objects_of_others(state: State, viewer: Viewer) -> View:
    seen = view(state, viewer)
    owned = [replace(one, objects=state.players[one.seat].objects) for one in seen.players]
    return replace(seen, players=tuple(owned))


def a_count_of_something_hidden(state: State, viewer: Viewer) -> View:
    seen = view(state, viewer)
    left = sum(face == "stone" for pile in state.objects for face in pile)
    return replace(seen, objects=replace(seen.objects, A=left))


def a_drawn_card_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, CardDrawn):
        return CardDrawnTold(event.seat, event.place, _open(event.card))
    return GAME.tell(event, viewer)


def a_stolen_card_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, CardTaken):
        return CardTakenTold(event.seat, event.target, _open(event.card))
    return GAME.tell(event, viewer)


def a_given_card_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, CardGiven):
        return CardGivenTold(event.seat, event.target, _open(event.card))
    return GAME.tell(event, viewer)


def an_object_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, ObjectTaken):
        return ObjectTakenTold(event.seat, event.object, event.instead)
    return GAME.tell(event, viewer)


def new_cards_told_by_their_faces(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, CardsReplaced):
        upper, lower = map(_open, event.cards)
        return CardsReplacedTold(event.seat, event.places, (upper, lower), event.top)
    return GAME.tell(event, viewer)


def the_shuffle_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, LaidOut):
        return LaidOutTold(tuple(map(_open, event.places)), len(event.pile), None)
    return GAME.tell(event, viewer)


def a_refusal_that_says_too_much(state: State, move: Action | Outcome) -> Played:
    """Whether three cards would gather if somebody else's were among them."""
    try:
        return GAME.play(state, move)
    except Refused as refused:
        others = {card for seat, player in enumerate(state.players) if seat != state.turn for card in player.hand}
        held = isinstance(move, Gather) and bool(others & set(move.hand))
        raise Refused(refused.code, refused.reason, **refused.facts, held=held) from refused


def a_message_more_for_some_cards(state: State, move: Action | Outcome) -> Played:
    after, events = GAME.play(state, move)
    more = (TurnEnded(0, 0),) if "trick-periculum" in after.pile[:9] else ()
    return after, (*events, *more)


def how_much_a_lost_hand_was_worth(state: State, move: Action | Outcome) -> Played:
    after, events = GAME.play(state, move)
    worth = points(state.players[state.turn])
    return after, tuple(replace(one, lost=worth) if isinstance(one, PericulumStruck) else one for one in events)


def which_cards_are_shuffled_again(state: State, viewer: Viewer) -> View:
    """Whatever is missing is in somebody's hand."""
    seen = view(state, viewer)
    return replace(seen, discard=state.pile) if state.step in SHUFFLED else seen


def legal_for_whoever_looks(state: State, viewer: Viewer) -> View:
    """What the seat that is asked may do says what it holds."""
    return replace(view(state, viewer), legal=GAME.legal(state))


def _open(card: str) -> CardSeen:
    return OPEN[card]


LEAKS: list[tuple[str, Callable[..., Any]]] = [
    ("view", faces_of_other_hands),
    ("view", faces_for_an_onlooker),
    ("view", other_hands_in_order_of_arrival),
    ("view", other_hands_in_the_order_of_their_cards),
    ("view", a_card_that_lies_face_down),
    ("view", the_back_of_the_second_card),
    ("view", the_points_of_others),
    ("view", the_objects_of_others),
    ("view", a_count_of_something_hidden),
    ("view", which_cards_are_shuffled_again),
    ("view", legal_for_whoever_looks),
    ("tell", a_drawn_card_told_to_everybody),
    ("tell", a_stolen_card_told_to_everybody),
    ("tell", a_given_card_told_to_everybody),
    ("tell", an_object_told_to_everybody),
    ("tell", new_cards_told_by_their_faces),
    ("tell", the_shuffle_told_to_everybody),
    ("play", a_refusal_that_says_too_much),
    ("play", a_message_more_for_some_cards),
    ("play", how_much_a_lost_hand_was_worth),
]


def leaking(part: str, leak: Callable[..., Any]) -> AnyGame:
    """The game with one function exchanged."""
    changed: dict[str, Any] = {part: leak}
    return with_functions(GAME, **changed)


@pytest.mark.parametrize(("part", "leak"), LEAKS, ids=[leak.__name__ for _, leak in LEAKS])
def test_a_planted_leak_is_caught(part: str, leak: Callable[..., Any]) -> None:
    leaky = leaking(part, leak)
    twins = pairs(GAME, apart(GAME), Random(2), PAIRS)
    assert any(told_apart(leaky, *pair) for pair in twins)
