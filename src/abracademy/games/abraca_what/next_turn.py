"""The end of a turn: refill, and the next seat."""

from msgspec.structs import replace

from .events import TurnEnded
from .played import Played
from .spells import HAND
from .state import State, left, with_player


def end_turn(state: State) -> Played:
    """Refill to five, as far as the pile goes (A-10); who is out is not refilled (A-6)."""
    caller, following = state.players[state.turn], left(state.players, state.turn)
    missing = 0 if caller.out else HAND - len(caller.stones)
    drawn = state.pile[:missing]
    caller = replace(
        caller, stones=caller.stones + drawn, ruled_out=caller.ruled_out + ((),) * len(drawn)
    )
    after = replace(
        with_player(state, state.turn, caller),
        pile=state.pile[missing:],
        turn=following,
        step="call",
        called=0,
        last_cast=None,
    )
    return after, (TurnEnded(state.turn, drawn, following),)
