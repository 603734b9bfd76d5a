"""The second half of a turn: discard down to five, replace the two cards drawn, and the next turn."""

from msgspec.structs import replace

from ...kernel import Seat
from .cards import BACK, FACE_UP, HAND, PERICULUM
from .events import CardDiscarded, CardsLifted, CardsReplaced, PileRanOut, TurnEnded
from .periculum import cards_pooled, strike
from .played import Played
from .state import State, left, with_player, without
from .told import top_of
from .winning import quiet_end

NEW = 2
"""Cards that are drawn in a turn, and replaced at its end."""


def finish(state: State) -> Played:
    """With five or fewer nothing may be discarded."""
    state = replace(state, asked=state.turn)
    if len(state.players[state.turn].hand) > HAND:
        return replace(state, step="discard"), ()
    return _replace_cards(state)


def discard(state: State, card: str) -> Played:
    after, events = finish(discarded(state, state.turn, card))
    return after, (CardDiscarded(state.turn, card), *events)


def discarded(state: State, seat: Seat, card: str) -> State:
    player = state.players[seat]
    players = with_player(state.players, seat, replace(player, hand=without(player.hand, card)))
    return replace(state, players=players, discard=(*state.discard, card))


def _replace_cards(state: State) -> Played:
    if len(state.pile) < NEW:  # B-7
        return replace(cards_pooled(state), step="run_out"), (PileRanOut(),)
    if state.places[FACE_UP] is None:
        upper, lower = state.pile[:NEW]
        lifted = CardsLifted(state.turn, (BACK[upper], BACK[lower]), top_of(state.pile[NEW:]))
        return replace(state, step="face_up"), (lifted,)
    one, other = _empty_places(state)  # B-12: the upper card to the lower number
    return _put_down(state, (one, other))


def _empty_places(state: State) -> tuple[int, int]:
    one, other = [place for place, card in enumerate(state.places) if card is None]
    return one, other


def face_up(state: State, which: int) -> Played:
    one, other = _empty_places(state)
    return _put_down(state, (other, one) if which == 0 else (one, other))


def _put_down(state: State, at: tuple[int, int]) -> Played:
    upper, lower = state.pile[:NEW]
    places = list(state.places)
    places[at[0]], places[at[1]] = upper, lower
    after = replace(state, places=tuple(places), pile=state.pile[NEW:])
    replaced = CardsReplaced(state.turn, at, (upper, lower), top_of(after.pile))
    done, events = strike(after) if places[FACE_UP] == PERICULUM else end_turn(after)
    return done, (replaced, *events)


def end_turn(state: State) -> Played:
    """Whoever has organised an Alea is asked whether to play an extra turn."""
    if state.again:
        return replace(state, step="again"), ()
    return pass_on(state, left(state, state.turn))


def pass_on(state: State, following: Seat) -> Played:
    after = replace(state, step="draw", turn=following, asked=following, again=False, quiet=state.quiet + 1)
    ended, events = quiet_end(after) or (after, ())
    return ended, (TurnEnded(state.turn, following), *events)
