"""Shuffling: the cards at the start and whenever they are laid out anew, and the piles of Objects."""

from msgspec.structs import replace

from ...kernel import Outcome, Shuffle
from .cards import FACE_UP, PERICULUM, PLACES
from .events import LaidOut, ObjectsShuffled, ShuffledAgain
from .finish import end_turn
from .gatherings import PILES
from .played import Played
from .state import State


def cards_asked(state: State) -> Shuffle:
    return Shuffle("cards", state.pile)


def lay_out(state: State, shuffled: Outcome) -> Played:
    """Four on the table, the last of them face up; the rest is the pile. Periculum may not lie open (B-2)."""
    places, pile = shuffled.value[:PLACES], shuffled.value[PLACES:]
    if places[FACE_UP] == PERICULUM:
        return state, (ShuffledAgain(),)
    after, events = _go_on(replace(state, places=places, pile=pile))
    return after, (LaidOut(places, pile), *events)


def _go_on(state: State) -> Played:
    match state.step:
        case "set_up":
            return replace(state, step="objects"), ()
        case "run_out":
            return end_turn(state)
        case _:
            return replace(state, step="draw"), ()


def objects_asked(state: State) -> Shuffle:
    number = len(state.objects)
    return Shuffle(f"objects-{PILES[number]}", state.options.objects[number])


def shuffle_objects(state: State, shuffled: Outcome) -> Played:
    pile, objects = PILES[len(state.objects)], (*state.objects, shuffled.value)
    step = "draw" if len(objects) == len(PILES) else "objects"
    return replace(state, objects=objects, step=step), (ObjectsShuffled(pile, shuffled.value),)
