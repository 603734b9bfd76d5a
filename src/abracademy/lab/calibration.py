"""Whether what the odds give so often happens so often, among players whose actions ignore what they see."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from ..bots import Bot, Situation, at_random
from ..games import find, opponents
from ..games.abracadabra.actions import PASS
from ..kernel import AnyGame, answer
from ..table import Table
from .forecasts import Forecast, left_open
from .spread import over_cores

BINS: Final = 20
SHARE: Final = 20
"""Games that a core takes at a time."""
ASKED: Final = 0.04
"""How often somebody asks for the odds at a turn."""
LONGEST: Final = 200
"""Moves of a game: later there is little that is new, and much that is slow."""
PASSES: Final = 0.85


def mostly_passing(situation: Situation[Any, Any, Any], random: Random) -> Any:
    """In Abracadabra a hand decides what may be done: whoever did whatever can be done would tell of it by passing."""
    if PASS in situation.legal and random.random() < PASSES:
        return PASS
    return at_random(situation, random)


PLAYERS: Final[dict[str, Bot]] = {"abraca-what": at_random, "abracadabra": mostly_passing}
"""Their actions ignore what they see and hold, as far as the rules allow it."""


class Bin(Struct, frozen=True):
    """All the forecasts whose chances lie close together."""

    forecasts: int
    said: float
    """Their sum."""
    happened: int

    @property
    def error(self) -> float:
        """Of the share that happened, as if forecasts were independent."""
        share = self.said / self.forecasts
        return sqrt(share * (1 - share) / self.forecasts)


def play(game: str, numbers: range) -> list[Bin]:
    return binned(chain.from_iterable(_forecasts(find()[game], number) for number in numbers))


def _forecasts(game: AnyGame, number: int) -> Iterator[Forecast]:
    """Of one game. Who asks is drawn: what is asked in a game is no function of how it goes."""
    random = Random(f"calibration/{game.name}/{number}")
    table = Table(game, game.options(), random.choice(game.seats))
    reckon = opponents(game).odds
    while reckon and (awaits := table.awaits) is not None and len(table.log) < LONGEST:
        if not isinstance(awaits, int):
            table.play(answer(awaits, random))
            continue
        if random.random() < ASKED:
            seat = random.randrange(table.seats)
            yield from left_open(game.name, reckon(seat, table.tale(seat)), table.state, seat)
        table.play(PLAYERS[game.name](table.situation(awaits), random), by="bot")


def binned(forecasts: Iterable[Forecast]) -> list[Bin]:
    counts, said, happened = [0] * BINS, [0.0] * BINS, [0] * BINS
    for chance, came_true in forecasts:
        at = min(BINS - 1, int(chance * BINS))
        counts[at] += 1
        said[at] += chance
        happened[at] += came_true
    return [Bin(*one) for one in zip(counts, said, happened, strict=True)]


def together(every: Iterable[Sequence[Bin]]) -> list[Bin]:
    return [
        Bin(sum(one.forecasts for one in bins), sum(one.said for one in bins), sum(one.happened for one in bins))
        for bins in zip(*every, strict=True)
    ]


def calibrated(game: str, games: int, jobs: int) -> list[Bin]:
    shares = [range(games)[start : start + SHARE] for start in range(0, games, SHARE)]
    return together(over_cores(jobs)(partial(play, game), shares))
