"""The end of a turn: refill, and the next seat."""

from msgspec.structs import replace

from .events import TurnEnded
from .played import Played
from .spells import HAND
from .state import Player, State, left, with_player


def end_turn(state: State) -> Played:
    """Refill to five, as far as the pile goes (A-10); who is out is not refilled (A-6)."""
    seat, caller = state.turn, state.players[state.turn]
    missing = 0 if caller.out else HAND - len(caller.stones)
    drawn = state.pile[:missing]
    following = left(state.players, seat)
    after = replace(
        state,
        players=_refilled(state, caller, drawn) if drawn else state.players,
        pile=state.pile[missing:],
        turn=following,
        step="call",
        called=0,
        last_cast=None,
    )
    return after, (TurnEnded(seat, drawn, following),)


def _refilled(state: State, caller: Player, drawn: tuple[int, ...]) -> tuple[Player, ...]:
    """New stones go to the right (A-3)."""
    ruled_out = caller.ruled_out + ((),) * len(drawn)
    return with_player(state.players, state.turn, replace(caller, stones=caller.stones + drawn, ruled_out=ruled_out))
