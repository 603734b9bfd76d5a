"""Our own games, played as their peers are: legal actions at each step, and one of them at random."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from abracademy.games import find
from abracademy.kernel import AnyGame, answer
from abracademy.table import update
from bench.played import Made, Played, play_until

SEATS = 4


def ours(name: str) -> Callable[[int, int], Played]:
    return partial(_play, _game, find()[name])


def ours_told(name: str) -> Callable[[int, int], Played]:
    """The same, and one seat is told every move: its events, its new view, and what changed in it."""
    return partial(_play, _game_told, find()[name])


def _play(one_game: Callable[[AnyGame, Random], Made], game: AnyGame, decisions: int, seed: int) -> Played:
    return play_until(decisions, partial(one_game, game, Random(seed)))


def _game(game: AnyGame, rng: Random) -> Made:
    state = game.begin(game.options(), SEATS)
    decisions = moves = 0
    while (stepped := _step(game, state, rng)) is not None:
        state, _, decided = stepped
        decisions += decided
        moves += 1
    return decisions, moves


def _game_told(game: AnyGame, rng: Random) -> Made:
    state = game.begin(game.options(), SEATS)
    view = game.view(state, 0)
    decisions = moves = 0
    while (stepped := _step(game, state, rng)) is not None:
        state, events, decided = stepped
        before, view = view, game.view(state, 0)
        update(game, 0, before, view, events)
        decisions += decided
        moves += 1
    return decisions, moves


def _step(game: AnyGame, state: Any, rng: Random) -> tuple[Any, tuple[Any, ...], bool] | None:
    awaits = game.awaits(state)
    if isinstance(awaits, int):
        return *game.play(state, rng.choice(game.legal(state))), True
    return None if awaits is None else (*game.play(state, answer(awaits, rng)), False)
