"""A full state that fits everything a viewer was told, drawn without bias.

The stones nobody told of are dealt at random to the places nobody told of, and the round is played again over that
deal. The weight makes up for what this way of drawing favours and for what the picks of chance tell (A-16).
"""

from collections.abc import Sequence
from random import Random
from typing import cast

from ...kernel import Outcome, Pick, Tale, Viewer, Wire
from .events import RoundEnded
from .facts import Facts, facts_of, last_deal
from .options import Options
from .rules import awaits, begin, play
from .state import Player, State
from .told import RoundBeganTold


def imagine(viewer: Viewer, tale: Tale[Options], random: Random) -> tuple[State, float]:
    """The tale says all; whose it is need not be known."""
    del viewer
    dealt = last_deal(tale.told)
    if dealt is None:
        return begin(tale.options, tale.seats), 1.0
    facts = facts_of(tale.options, tale.told[dealt:])
    before = _before_the_deal(tale, tale.told[: dealt + 1])
    while True:
        drawn = _deal(facts, random)
        if drawn is not None:
            state, chance = _play_again(before, drawn[0], facts)
            if state.step == "take" or not facts.found:
                return state, drawn[1] * chance


def _before_the_deal(tale: Tale[Options], told: Sequence[Wire]) -> State:
    began = cast(RoundBeganTold, told[-1])
    points = next((one.points for one in reversed(told) if isinstance(one, RoundEnded)), (0,) * tale.seats)
    players = tuple(Player(life=0, points=reached) for reached in points)
    return State(tale.options, players, began.first, "deal", began.round - 1)


def _deal(facts: Facts, random: Random) -> tuple[tuple[int, ...], float] | None:
    """Places with most ruled out come first; each gets one of the stones that may lie there, and the share of
    those among all is the weight. `None` if no stone is left that may lie there: such a deal fits nothing."""
    stones, unknown, weight = list(facts.faces), facts.unseen, 1.0
    for place in _restricted(facts):
        fitting = [stone for stone in unknown if stone not in facts.ruled_out[place]]
        if not fitting:
            return None
        weight *= len(fitting) / len(unknown)
        stones[place] = chosen = random.choice(fitting)
        unknown.remove(chosen)
    random.shuffle(unknown)
    return tuple(unknown.pop() if stone is None else stone for stone in stones), weight


def _restricted(facts: Facts) -> list[int]:
    places = [place for place in facts.ruled_out if facts.faces[place] is None]
    return sorted(places, key=lambda place: -len(facts.ruled_out[place]))


def _play_again(before: State, stones: tuple[int, ...], facts: Facts) -> tuple[State, float]:
    """The state at the tale's end, and the chance of the picks that led there (A-16)."""
    state, _ = play(before, Outcome(stones))
    chance = 1.0
    for move in facts.moves:
        awaited = awaits(state)
        if isinstance(awaited, Pick):
            chance /= len(awaited.among)
        state, _ = play(state, move)
    return state, chance
