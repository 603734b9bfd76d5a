"""Random legal play in other libraries, each by the fastest path that its public interface offers."""

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bench.played import Made, Played, play_until

Foreign = Any
"""Anything of theirs: neither library has types."""

# pyspiel.PlayerId as plain numbers, which compare faster than its enumeration.
CHANCE, TERMINAL = -1, -4


def uno(decisions: int, seed: int) -> Played:
    """RLCard's game core: states are dictionaries of strings, without the learners' arrays."""
    game = _library("rlcard.games.uno").Game()
    game.np_random, _ = _library("rlcard.utils.seeding").np_random(seed)
    return play_until(decisions, partial(_uno_game, game, Random(seed)))


def uno_env(decisions: int, seed: int) -> Played:
    """RLCard's environment, the ordinary way in: every step encodes an observation."""
    env = _library("rlcard").make("uno", config={"seed": seed})
    return play_until(decisions, partial(_uno_episode, env, Random(seed)))


def uno_run(decisions: int, seed: int) -> Played:
    """RLCard's environment as its tutorials play it: agents, and a game's whole trajectory."""
    env = _library("rlcard").make("uno", config={"seed": seed})
    env.set_agents([_Agent(Random(seed))] * env.num_players)
    return play_until(decisions, partial(_uno_run, env))


def liars_poker(decisions: int, seed: int) -> Played:
    """OpenSpiel's game in Python, two players; the deal is twenty chance nodes a game."""
    # Importing it is what registers the game.
    _library("open_spiel.python.games.liars_poker")
    game = _library("pyspiel").load_game("python_liars_poker")
    return play_until(decisions, partial(_liars_poker_game, game, Random(seed)))


def _library(name: str) -> Foreign:
    return import_module(name)


def _uno_game(game: Foreign, rng: Random) -> Made:
    made = 0
    state, _ = game.init_game()
    while not game.is_over():
        # The state brings its legal actions: get_legal_actions() would compute them twice.
        state, _ = game.step(rng.choice(state["legal_actions"]))
        made += 1
    return made, made


class _Agent:
    """Its own random agent comes with a module that calls for pip at every start."""

    use_raw = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def step(self, state: Foreign) -> int:
        return int(self._rng.choice(list(state["legal_actions"])))


def _uno_run(env: Foreign) -> Made:
    before = env.timestep  # goes on counting from game to game
    env.run(is_training=True)
    return env.timestep - before, env.timestep - before


def _uno_episode(env: Foreign, rng: Random) -> Made:
    made = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        made += 1
    return made, made


def _liars_poker_game(game: Foreign, rng: Random) -> Made:
    decisions = moves = 0
    state = game.new_initial_state()
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(_sampled(state.chance_outcomes(), rng))
        else:
            state.apply_action(rng.choice(state.legal_actions(player)))
            decisions += 1
        moves += 1
    return decisions, moves


def _sampled(outcomes: list[tuple[int, float]], rng: Random) -> int:
    # random.choices() wants two lists and their running sum: slower than this for ten outcomes.
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]
