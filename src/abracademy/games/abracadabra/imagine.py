"""A full state that fits everything a viewer was told, drawn without bias.

The tale is followed card by card; whatever hides behind like backs is chosen by chance, and the game is played again
with it. The weight makes up for what this way of drawing favours. A choice that turns out not to fit what was told
later ends in nothing: so several ways are followed side by side, and those that end give place to others (a particle
filter; the mean of their weights keeps the whole without bias). Twice as many are followed each time all have ended.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import cast

from ...kernel import Outcome, Refused, Tale, Viewer
from .actions import Action, Give
from .cards import BACK, CARDS, FACE_UP, PERICULUM
from .facts import Facts, Given, Move, PileShuffled, Shuffled, ShuffledInVain
from .options import Options
from .purses import Purses
from .rules import begin, play
from .state import State, without
from .told import Told
from .traces import Impossible, Traces

MOST = 256
"""Ways at once."""


def imagine(viewer: Viewer, tale: Tale[Options], random: Random) -> tuple[State, float]:
    """The tale says all; whose it is need not be known."""
    del viewer
    return next(_imagined(tale, random))


def _imagined(tale: Tale[Options], random: Random) -> Iterator[tuple[State, float]]:
    for doubled in count():
        try:
            yield _try(tale, min(2**doubled, MOST), random)
        except Impossible:
            continue


def _try(tale: Tale[Options], ways: int, random: Random) -> tuple[State, float]:
    told = cast(Sequence[Told], tale.told)
    ended = [_ended(facts, tale, random) for facts in _followed(Facts(tale.seats, random), told, ways)]
    weights = [weight for _, weight in ended]
    if not any(weights):
        raise Impossible
    return random.choices(ended, weights)[0][0], sum(weights) / ways


def _followed(facts: Facts, told: Sequence[Told], ways: int) -> list[Facts]:
    side_by_side = [facts, *(facts.again() for _ in range(ways - 1))]
    for one in told:
        fitting = [facts for facts in side_by_side if _fits(facts, one)]
        side_by_side = fitting if len(fitting) == ways else _chosen(fitting, ways)
    return side_by_side


def _ended(facts: Facts, tale: Tale[Options], random: Random) -> tuple[State, float]:
    """The state at the end of one way, and its weight; nothing if it does not fit after all."""
    state, purses = begin(tale.options, tale.seats), Purses(tale.options.objects, tale.seats)
    for one in cast(Sequence[Told], tale.told):
        purses.hear(one)
    try:
        facts.cards.deal()
        weight = facts.cards.weight * purses.deal(random)
        state = _played_again(state, facts, purses, random)
    except Impossible:
        return state, 0.0
    return state, weight if (state.step == "over") == facts.over else 0.0


def _fits(facts: Facts, told: Told) -> bool:
    try:
        facts.hear(told)
    except Impossible:
        return False
    return True


def _chosen(fitting: Sequence[Facts], ways: int) -> list[Facts]:
    """By their weights; each weighs what all ways did in the mean, those that ended being nothing."""
    if not fitting:
        raise Impossible
    weights = [facts.cards.weight for facts in fitting]
    random = fitting[0].cards.random
    chosen = [facts.again() for facts in random.choices(fitting, weights, k=ways)]
    for facts in chosen:
        facts.cards.weight = sum(weights) / ways
    return chosen


def _played_again(state: State, facts: Facts, purses: Purses, random: Random) -> State:
    """Somebody may turn out to have won too early."""
    try:
        for move in facts.moves:
            state, _ = play(state, _as_played(state, move, facts, purses, random))
    except Refused as refused:
        raise Impossible from refused
    return state


def _as_played(state: State, move: Move, facts: Facts, purses: Purses, random: Random) -> Action | Outcome:
    match move:
        case Shuffled():
            return Outcome(_order(move, facts.cards, random))
        case ShuffledInVain():
            others = without(state.pile, PERICULUM)
            return Outcome((*others[:FACE_UP], PERICULUM, *others[FACE_UP:]))
        case PileShuffled(pile):
            return Outcome(purses.order(pile, random))
        case Given(trace):
            return Give(facts.cards.faces[trace])
        case _:
            return move


def _order(shuffled: Shuffled, cards: Traces, random: Random) -> tuple[str, ...]:
    """The cards that nothing is known of are spread over the places left, first where a back was seen."""
    faces = {trace: cards.faces[trace] for trace in (*shuffled.traces, *shuffled.outside) if trace in cards.faces}
    left = list(without(CARDS, *faces.values()))
    random.shuffle(left)
    for trace in shuffled.traces:
        if trace in cards.backs and trace not in faces:
            faces[trace] = next(card for card in left if BACK[card] == cards.backs[trace])
            left.remove(faces[trace])
    return tuple(faces[trace] if trace in faces else left.pop() for trace in shuffled.traces)
