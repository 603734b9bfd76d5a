"""Periculum: never held. Whoever draws it or turns it up loses the hand, and the turn is over."""

from msgspec.structs import replace

from .events import PericulumStruck, TurnEnded
from .played import Played
from .state import State, in_order, left, with_player
from .winning import quiet_end


def strike(state: State) -> Played:
    """Lies among the cards on the table or in the hand, to be shuffled with everything but towers and Proxima. The left
    neighbour goes on, whatever was earned (B-6)."""
    seat, player = state.turn, state.players[state.turn]
    following = left(state, seat)
    after = replace(
        cards_pooled(replace(state, discard=state.discard + player.hand)),
        players=with_player(state.players, seat, replace(player, hand=())),
        step="periculum",
        turn=following,
        asked=following,
        again=False,
        quiet=state.quiet + 1,
    )
    events = PericulumStruck(seat, len(player.hand)), TurnEnded(seat, following)
    ended, more = quiet_end(after) or (after, ())
    return ended, (*events, *more)


def cards_pooled(state: State) -> State:
    """Discard pile, pile and table cards together, to be shuffled."""
    on_table = tuple(card for card in state.places if card is not None)
    pool = in_order((*on_table, *state.pile, *state.discard))
    return replace(state, places=(None,) * len(state.places), pile=pool, discard=())
