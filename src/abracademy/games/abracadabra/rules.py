"""The game as pure functions: what is awaited, and what a move makes of it."""

from typing import assert_never

from ...kernel import Chance, Outcome, Seat, require_awaited
from .actions import Action, Again, Discard, Draw, End, FaceUp, Gather, Give, Pass, PlayTrick, Take
from .finish import discard, face_up, pass_on
from .gathering import gather, take
from .legal import legal, why_not
from .options import Options, require_table
from .played import Played
from .set_up import cards_asked, lay_out, objects_asked, shuffle_objects
from .state import SHUFFLED, Player, State, left
from .tricks import give, hand_asked, leave, play_trick, take_card
from .turn import draw, passing


def begin(options: Options, seats: int) -> State:
    require_table(options, seats)
    return State(options, (Player(),) * seats, turn=options.first, asked=options.first)


def awaits(state: State) -> Seat | Chance | None:
    if state.step in SHUFFLED:
        return cards_asked(state)
    match state.step:
        case "objects":
            return objects_asked(state)
        case "pick":
            return hand_asked(state)
        case "over":
            return None
        case _:
            return state.asked


def play(state: State, move: Action | Outcome) -> Played:
    require_awaited(awaits(state), move)
    return _happen(state, move) if isinstance(move, Outcome) else _act(state, move)


def _happen(state: State, outcome: Outcome) -> Played:
    match state.step:
        case "objects":
            return shuffle_objects(state, outcome)
        case "pick":
            return take_card(state, outcome)
        case _:
            return lay_out(state, outcome)


def _act(state: State, action: Action) -> Played:
    if action not in legal(state):
        raise why_not(state, action)
    match action:
        case Draw(place):
            return draw(state, place)
        case Gather():
            return gather(state, action)
        case PlayTrick():
            return play_trick(state, action)
        case Pass():
            return passing(state)
        case Discard(card):
            return leave(state, card) if state.step == "exodus" else discard(state, card)
        case Give(card):
            return give(state, card)
        case Take(pile):
            return take(state, pile)
        case FaceUp(which):
            return face_up(state, which)
        case Again():
            return pass_on(state, state.turn)
        case End():
            return pass_on(state, left(state, state.turn))
        case _:
            assert_never(action)
