"""Each kind of leak, planted on purpose, is caught by the twin test: one plant a kind."""

from collections.abc import Callable
from dataclasses import replace as with_functions
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Action, Cast
from abracademy.games.abraca_what.events import DieRolled, Event, RoundBegan, SecretTaken, TurnEnded
from abracademy.games.abraca_what.state import State
from abracademy.games.abraca_what.told import RoundBeganTold, SecretTakenTold, TurnEndedTold
from abracademy.games.abraca_what.view import View, view
from abracademy.kernel import ONLOOKER, AnyGame, Outcome, Pick, Refused, Viewer, Wire
from tests.apart import apart
from tests.conformance.twin import PAIRS, pairs, told_apart

Played = tuple[State, tuple[Event, ...]]


def own_stones_in_the_view(state: State, viewer: Viewer) -> View:
    seen = view(state, viewer)
    players = [replace(seen.players[seat], stones=player.stones) for seat, player in enumerate(state.players)]
    return replace(seen, players=tuple(players)) if isinstance(viewer, int) else seen


def faces_for_an_onlooker(state: State, viewer: Viewer) -> View:
    return own_stones_in_the_view(state, 0) if viewer is ONLOOKER else view(state, viewer)


def a_taken_secret_in_the_view(state: State, viewer: Viewer) -> View:
    seen = view(state, viewer)
    players = [replace(seen.players[seat], secrets=player.secrets) for seat, player in enumerate(state.players)]
    return replace(seen, players=tuple(players))


def stones_in_the_order_of_their_numbers(state: State, viewer: Viewer) -> View:
    """What is ruled out moves along with the stones, so their order shows which is which."""
    seen = view(state, viewer)
    sorted_out = [
        tuple(known for _, known in sorted(zip(player.stones, player.ruled_out, strict=True)))
        for player in state.players
    ]
    players = [replace(player, ruled_out=known) for player, known in zip(seen.players, sorted_out, strict=True)]
    return replace(seen, players=tuple(players))


def a_length_that_counts_something_hidden(state: State, viewer: Viewer) -> View:
    return replace(view(state, viewer), secrets=sum(stone > 4 for stone in state.secrets))


def drawn_stones_told_to_their_owner(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, TurnEnded):
        return TurnEndedTold(event.seat, event.drawn, event.next)
    return GAME.tell(event, viewer)


def the_deal_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    if isinstance(event, RoundBegan):
        return RoundBeganTold(event.round, event.first, event.stones, event.opened, 4, len(event.pile))
    return GAME.tell(event, viewer)


def a_secret_told_to_everybody(event: Event, viewer: Viewer) -> Wire:
    return SecretTakenTold(event.seat, event.number) if isinstance(event, SecretTaken) else GAME.tell(event, viewer)


def legal_only_where_it_would_hit(state: State) -> tuple[Action, ...]:
    hand = state.players[state.turn].stones
    return tuple(one for one in GAME.legal(state) if not isinstance(one, Cast) or one.spell in hand)


def a_refusal_that_says_too_much(state: State, move: Action | Outcome) -> Played:
    try:
        return GAME.play(state, move)
    except Refused as refused:
        facts = {**refused.facts, "next": sum(state.pile[:1])}
        raise Refused(refused.code, refused.reason, **facts) from refused


def a_message_more_for_some_stones(state: State, move: Action | Outcome) -> Played:
    after, events = GAME.play(state, move)
    more = (DieRolled(0, 1),) if 8 in after.pile[:2] else ()
    return after, (*events, *more)


def chance_that_is_named(state: State, viewer: Viewer) -> View:
    """How many stones match is in the request that is awaited."""
    awaits, seen = GAME.awaits(state), view(state, viewer)
    return replace(seen, pile=len(awaits.among)) if isinstance(awaits, Pick) else seen


LEAKS: list[tuple[str, Callable[..., Any]]] = [
    ("view", own_stones_in_the_view),
    ("view", faces_for_an_onlooker),
    ("view", a_taken_secret_in_the_view),
    ("view", stones_in_the_order_of_their_numbers),
    ("view", a_length_that_counts_something_hidden),
    ("view", chance_that_is_named),
    ("tell", drawn_stones_told_to_their_owner),
    ("tell", the_deal_told_to_everybody),
    ("tell", a_secret_told_to_everybody),
    ("legal", legal_only_where_it_would_hit),
    ("play", a_refusal_that_says_too_much),
    ("play", a_message_more_for_some_stones),
]


def leaking(part: str, leak: Callable[..., Any]) -> AnyGame:
    """The game with one function exchanged; what is legal is looked at in `view` and `play` too."""
    changed: dict[str, Any] = {part: leak}
    if part == "legal":
        changed["view"] = lambda state, viewer: replace(
            view(state, viewer), legal=leak(state) if viewer == GAME.awaits(state) else ()
        )
    return with_functions(GAME, **changed)


@pytest.mark.parametrize(("part", "leak"), LEAKS, ids=[leak.__name__ for _, leak in LEAKS])
def test_a_planted_leak_is_caught(part: str, leak: Callable[..., Any]) -> None:
    leaky = leaking(part, leak)
    twins = pairs(GAME, apart(GAME), Random(2), PAIRS)
    assert any(told_apart(leaky, *pair) for pair in twins)
