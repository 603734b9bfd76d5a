"""Learns what adepts of Abraca…What? go by, from rounds that adepts play: how rounds end, and what floors are worth.

`python -m abracademy.lab.learning` plays and writes `trained.py` anew; `make learn` does so twice, since what is learnt
changes how they play.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ..games.abraca_what import GAME
from ..games.abraca_what.bots import OPPONENTS, trained
from ..games.abraca_what.bots.around import Around, around
from ..games.abraca_what.bots.outlook import After, emptying, falling, knock_outs, knocking, possible
from ..games.abraca_what.bots.rows import Array
from ..games.abraca_what.events import RoundEnded, TurnEnded
from ..games.abraca_what.facts import facts_now
from ..games.abraca_what.spells import FLOORS
from ..kernel import answer
from ..table import Table
from .spread import over_cores

ROUGHLY: Final = 0.1
"""How often a sprite plays in its place, so that there is something to learn from everywhere."""
PRIOR: Final = 2.0
"""Holds back what few cases speak for."""
STEPS: Final = 25
"""Of Newton's method: it has long arrived by then."""
STRIDE: Final = 1.0
"""No step changes a count by more, or else it might overshoot for ever."""


class Seen(NamedTuple):
    """One case: what spoke for each ending, which could be, and how it ended."""

    speaking: tuple[Array, ...]
    possible: Array
    ended: Array


class Match(NamedTuple):
    turns: list[Seen]
    floors: list[Seen]


def play(seats: int, last_standing: bool, seed: int) -> Match:
    random = Random(f"{seats}/{last_standing}/{seed}")
    table = Table(GAME, GAME.options(last_standing=last_standing, first=seed % seats), seats)
    match, waiting = Match([], []), list[tuple[int, Around, After]]()
    while (awaits := table.awaits) is not None:
        for event in table.play(_move(table, awaits, random)):
            if isinstance(event, TurnEnded):
                waiting.append((event.seat, *_left(table, event.seat)))
            elif isinstance(event, RoundEnded):
                match.turns.extend(_seen(case, event) for case in waiting)
                match.floors.append(_floors(event))
                waiting.clear()
    won = np.array([place == 1 for place in GAME.result(table.state).places], np.float64)
    floors = [seen._replace(ended=won / won.sum()) for seen in match.floors[:-1]]
    return match._replace(floors=floors)


def _move(table: Table, awaits: Any, random: Random) -> Any:
    if not isinstance(awaits, int):
        return answer(awaits, random)
    bot = OPPONENTS.bots["sprite" if random.random() < ROUGHLY else "adept"]
    return bot(table.situation(awaits), random)


def _left(table: Table, seat: int) -> tuple[Around, After]:
    """How the table lay when this seat's turn was over."""
    given = table.situation(seat)
    facts = facts_now(given.tale)
    assert facts is not None  # a turn is over
    seen = around(seat, given.view, facts.unseen)
    one = (seen.lives[None], seen.stones[:1], seen.secrets[:1], seen.ruled_out[:1], np.array([seen.pile]))
    return seen, After(*one)


def _seen(case: tuple[int, Around, After], ended: RoundEnded) -> Seen:
    seat, seen, after = case
    speaking = tuple(speaks(seen, after)[0] for speaks in (emptying, knocking, falling))
    return Seen(speaking, possible(seen, after)[0], _ended(seat, ended))


def _ended(seat: int, ended: RoundEnded) -> Array:
    """Which ending it was; where several were knocked out at once, each is as much of it."""
    seats = len(ended.lives)
    every, winner = knock_outs(seats), ended.winner
    fallen = np.roll([life == 0 for life in ended.lives], -seat)
    was = np.zeros(2 * seats + len(every.knocker))
    if winner is None:
        was[-seats:] = fallen
    elif ended.ending == "knocked_out":
        was[seats:-seats] = (every.knocker == (winner - seat) % seats) & fallen[every.victim]
    else:
        was[(winner - seat) % seats] = 1
    share: Array = was / was.sum()
    return share


def _floors(ended: RoundEnded) -> Seen:
    every = np.eye(FLOORS)[np.minimum(ended.points, FLOORS - 1)][:, 1:]
    return Seen((every,), np.ones(len(ended.points)), np.zeros(len(ended.points)))


def fit(cases: Sequence[Seen]) -> list[list[float]]:
    """By kind of ending how much each thing counts: the likeliest, by Newton's method."""
    widths = [speaking.shape[1] for speaking in cases[0].speaking]
    features = np.stack([_blocks(seen.speaking) for seen in cases])
    could, ended = (np.stack([getattr(seen, name) for seen in cases]) for name in ("possible", "ended"))
    counts = np.zeros(sum(widths))
    for _ in range(STEPS):
        step = _step(features, could, ended, counts)
        counts += step * STRIDE / max(STRIDE, np.abs(step).max())
    return [part.round(3).tolist() for part in np.split(counts, np.cumsum(widths)[:-1])]


def _blocks(speaking: Sequence[Array]) -> Array:
    """[ending, thing]: each kind of ending has things of its own."""
    width = sum(part.shape[1] for part in speaking)
    rows, at = list[Array](), 0
    for part in speaking:
        rows.append(np.pad(part, ((0, 0), (at, width - at - part.shape[1]))))
        at += part.shape[1]
    return np.concatenate(rows).astype(np.float32)


def _step(features: Any, could: Array, ended: Array, counts: Array) -> Array:
    slope, curve = -PRIOR * counts, PRIOR * np.eye(len(counts))
    for part in np.array_split(np.arange(len(ended)), max(1, len(ended) // 2000)):
        scores = features[part] @ counts
        weights = np.exp(scores - scores.max(axis=1, keepdims=True)) * could[part]
        chances = weights / weights.sum(axis=1, keepdims=True)
        slope += np.einsum("ce,cet->t", ended[part] - chances, features[part])
        mean = np.einsum("ce,cet->ct", chances, features[part])
        curve += np.einsum("ce,cet,ceu->tu", chances, features[part], features[part], optimize=True) - mean.T @ mean
    return np.linalg.solve(curve, slope)


def learn(seats: int, last_standing: bool, matches: int, jobs: int) -> tuple[list[list[float]], list[float]]:
    played = list(over_cores(jobs)(partial(play, seats, last_standing), range(matches)))
    turns, floors = ([seen for match in played for seen in getattr(match, kind)] for kind in Match._fields)
    climbed = np.maximum.accumulate([0.0, *fit(floors)[0]])  # no floor is worth less than the one below
    return fit(turns), climbed.tolist()


WRITTEN: Final = '''"""What counts how much for an adept, learnt from matches among adepts. Made by `make learn`."""

from typing import Final, TypeAlias

Counts: TypeAlias = tuple[float, ...]

LEARNT: Final[dict[tuple[int, bool], tuple[Counts, Counts, Counts]]] = {learnt}
"""By seats, and whether the last one standing takes all: see `outlook`."""
CLIMBED: Final[dict[tuple[int, bool], Counts]] = {climbed}
"""Likewise, by floor: see `tower`."""
'''


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(prog="python -m abracademy.lab.learning")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    found = {
        (seats, last_standing): learn(seats, last_standing, given.matches, given.jobs)
        for seats, last_standing in product(GAME.seats, (False, True))
    }
    learnt = {table: tuple(map(tuple, counts)) for table, (counts, _) in found.items()}
    climbed = {table: (*floors, 0.0) for table, (_, floors) in found.items()}
    Path(trained.__file__).write_text(WRITTEN.format(learnt=learnt, climbed=climbed), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
