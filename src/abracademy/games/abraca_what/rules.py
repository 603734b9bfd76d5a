"""The game as pure functions: what is awaited, what is legal, and what a move makes of it."""

from functools import cache

from ...kernel import Chance, Outcome, Pick, Roll, Seat, require_awaited
from .actions import Action, Cast, allowed, why_not
from .deal import DEAL, deal
from .options import Options, require_table
from .played import Played
from .spells import LIVES
from .state import Player, State
from .turn import backfire, call, roll_effect, stop, take


def begin(options: Options, seats: int) -> State:
    require_table(options, seats)
    return State(options, (Player(LIVES),) * seats, turn=options.first)


def awaits(state: State) -> Seat | Chance | None:
    match state.step:
        case "call":
            return state.turn
        case "take":  # also asked where there is only one to take
            return Pick("stone", state.matching)
        case "effect" | "backfire":
            return _die(state.options.die)
        case "deal":
            return DEAL
        case "over":
            return None


@cache
def _die(faces: tuple[int, ...]) -> Roll:
    return Roll("die", faces)


def legal(state: State) -> tuple[Action, ...]:
    return allowed(state.options, state.last_cast) if state.step == "call" else ()


def play(state: State, move: Action | Outcome) -> Played:
    require_awaited(awaits(state), move)
    return _happen(state, move) if isinstance(move, Outcome) else _act(state, move)


def _act(state: State, action: Action) -> Played:
    if action not in legal(state):
        raise why_not(action, state.last_cast)
    return call(state, action.spell) if isinstance(action, Cast) else stop(state)


def _happen(state: State, outcome: Outcome) -> Played:
    match state.step:
        case "deal":
            return deal(state, outcome)
        case "take":
            return take(state, outcome)
        case "effect":
            return roll_effect(state, outcome)
        case _:
            return backfire(state, outcome)
