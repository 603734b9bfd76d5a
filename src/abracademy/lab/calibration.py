"""Whether what the odds give so often happens so often, among players whose actions ignore what they see."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from math import sqrt
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Struct

from ..bots import at_random
from ..games import find, opponents
from ..kernel import AnyGame, Seat, answer
from ..table import Table
from .spread import over_cores

Claim: TypeAlias = tuple[float, bool]
"""A chance that was given, and whether it came true."""

BINS: Final = 20
SHARE: Final = 20
"""Games that a core takes at a time."""
ASKED: Final = 0.15
"""How often somebody asks for the odds at a turn."""


class Bin(Struct, frozen=True):
    """All the claims whose chances lie close together."""

    claims: int
    said: float
    """Their sum."""
    happened: int

    @property
    def error(self) -> float:
        """Of the share that happened, as if claims were independent."""
        share = self.said / self.claims
        return sqrt(share * (1 - share) / self.claims)


def claims_of(game: AnyGame, odds: Any, state: Any, seat: Seat) -> Iterator[Claim]:
    return CLAIMS[game.name](odds, state, seat)


def _row(odds: Any, state: Any, seat: Seat) -> Iterator[Claim]:
    """That at least one stone shows a number; and what each stone is."""
    row = state.players[seat].stones
    for spell, chance in enumerate(odds.has, start=1):
        yield chance, spell in row
    for stone, chances in zip(row, odds.stones, strict=True):
        for spell, chance in enumerate(chances, start=1):
            yield chance, spell == stone


def _backs(odds: Any, state: Any, seat: Seat) -> Iterator[Claim]:
    """Of each card whether it is among these of a hand, or lies there."""
    del seat
    for behind in odds.cards:
        there = _there(state, behind.where, behind.number)
        for one in behind.cards:
            yield one.chance, one.card in there


def _there(state: Any, where: str, number: int) -> tuple[Any, ...]:
    if where == "hand":
        return tuple(state.players[number].hand)
    return (state.places[number],) if where == "place" else (state.pile[number],)


CLAIMS: Final[dict[str, Callable[[Any, Any, Seat], Iterator[Claim]]]] = {"abraca-what": _row, "abracadabra": _backs}


def play(game: str, numbers: range) -> list[Bin]:
    return binned(chain.from_iterable(_claims(find()[game], number) for number in numbers))


def _claims(game: AnyGame, number: int) -> Iterator[Claim]:
    """One game at random. Who asks is drawn, too: what is asked in a game is no function of how it goes."""
    random = Random(f"calibration/{game.name}/{number}")
    table = Table(game, game.options(), random.choice(game.seats))
    reckon = opponents(game).odds
    while reckon and (awaits := table.awaits) is not None:
        if not isinstance(awaits, int):
            table.play(answer(awaits, random))
            continue
        if random.random() < ASKED:
            seat = random.randrange(table.seats)
            yield from claims_of(game, reckon(seat, table.tale(seat)), table.state, seat)
        table.play(at_random(table.situation(awaits), random), by="bot")


def binned(claims: Iterable[Claim]) -> list[Bin]:
    """What is certain, either way, is in the first and the last."""
    counts, said, happened = [0] * BINS, [0.0] * BINS, [0] * BINS
    for chance, came_true in claims:
        at = min(BINS - 1, int(chance * BINS))
        counts[at] += 1
        said[at] += chance
        happened[at] += came_true
    return [Bin(*one) for one in zip(counts, said, happened, strict=True)]


def together(every: Iterable[Sequence[Bin]]) -> list[Bin]:
    return [
        Bin(sum(one.claims for one in bins), sum(one.said for one in bins), sum(one.happened for one in bins))
        for bins in zip(*every, strict=True)
    ]


def calibrated(game: str, games: int, jobs: int) -> list[Bin]:
    shares = [range(games)[start : start + SHARE] for start in range(0, games, SHARE)]
    return together(over_cores(jobs)(partial(play, game), shares))
