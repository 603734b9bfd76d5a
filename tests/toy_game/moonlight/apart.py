"""What the tests know of Moonlight."""

from random import Random

from abracademy.kernel import Seat, Viewer
from tests.apart import Hidden
from tests.played import Played
from tests.toy_game.moonlight import Options, State, Swap


def options(random: Random, seats: int) -> Options:
    del seats
    return Options(random.randint(5, 9))


def hidden(played: Played, viewer: Viewer) -> list[list[Hidden]]:
    """All but what the viewer has held itself, and what lay open at the end."""
    held, pile = list(range(played.seats)), list(range(played.seats, int(played.options.cards)))
    known = set[int]()
    for step in played.steps:
        known |= {place for seat, place in enumerate(held) if seat == viewer}
        turn: int = step.before.turn
        if isinstance(step.move, Swap):
            pile.append(held[turn])
            held[turn] = pile.pop(0)
        if step.before.trading:
            other: int = step.events[0].seats[1]
            held[turn], held[other] = held[other], held[turn]
    known |= {place for seat, place in enumerate(held) if seat == viewer or played.end.moon}
    return [[Hidden(0, set(range(played.options.cards)) - known)]]


def turn(state: State) -> Seat:
    return state.turn


def is_new(state: State) -> bool:
    return not state.trading


def public(state: State) -> object:
    return state.turn, state.dealt, state.trading, len(state.pile), state.moon, state.moon and state.cards


def things(state: State) -> list[int]:
    return sorted(state.cards + state.pile) if state.dealt else list(range(1, state.options.cards + 1))
