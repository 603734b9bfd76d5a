"""The first half of a turn: two cards off the table, and then a gathering, a trick or neither (B-10)."""

from msgspec.structs import replace

from .cards import PERICULUM
from .events import CardDrawn, Passed
from .finish import finish
from .periculum import strike
from .played import Played
from .state import State, with_player
from .winning import won_by


def draw(state: State, place: int) -> Played:
    """The first card is seen before the second is chosen."""
    seat, card = state.turn, state.places[place]
    assert card is not None  # such a draw is not legal
    drawn = CardDrawn(seat, place, card)
    if card == PERICULUM:
        after, events = strike(state)
        return after, (drawn, *events)
    after = _in_hand(state, place, card)
    ended, events = won_by(after, seat) or (after, ())
    return ended, (drawn, *events)


def _in_hand(state: State, place: int, card: str) -> State:
    seat, player = state.turn, state.players[state.turn]
    places = (*state.places[:place], None, *state.places[place + 1 :])
    players = with_player(state.players, seat, replace(player, hand=(*player.hand, card)))
    second = None in state.places
    return replace(state, players=players, places=places, step="act" if second else "draw")


def passing(state: State) -> Played:
    after, events = finish(state)
    return after, (Passed(state.turn), *events)
