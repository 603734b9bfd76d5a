"""Our own game, played as its peers are: legal actions at each step, and one of them at random."""

from functools import partial
from random import Random

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.events import Event
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.state import State
from abracademy.kernel import answer
from abracademy.table import update
from bench.played import Made, Played, play_until

SEATS = 4


def abraca_what(decisions: int, seed: int) -> Played:
    return play_until(decisions, partial(_game, Random(seed)))


def abraca_what_told(decisions: int, seed: int) -> Played:
    """The same, and one seat is told every move: its events, its new view, and what changed in it."""
    return play_until(decisions, partial(_game_told, Random(seed)))


def _game(rng: Random) -> Made:
    state = GAME.begin(Options(), SEATS)
    decisions = moves = 0
    while (stepped := _step(state, rng)) is not None:
        state, _, decided = stepped
        decisions += decided
        moves += 1
    return decisions, moves


def _game_told(rng: Random) -> Made:
    state = GAME.begin(Options(), SEATS)
    view = GAME.view(state, 0)
    decisions = moves = 0
    while (stepped := _step(state, rng)) is not None:
        state, events, decided = stepped
        before, view = view, GAME.view(state, 0)
        update(GAME, 0, before, view, events)
        decisions += decided
        moves += 1
    return decisions, moves


def _step(state: State, rng: Random) -> tuple[State, tuple[Event, ...], bool] | None:
    awaits = GAME.awaits(state)
    if isinstance(awaits, int):
        return *GAME.play(state, rng.choice(GAME.legal(state))), True
    return None if awaits is None else (*GAME.play(state, answer(awaits, rng)), False)
