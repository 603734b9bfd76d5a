"""What many games come to."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev

from msgspec import Struct

from .games import Played, Setting

NORMAL_95 = 1.96
"""Standard errors on either side that hold 95 in 100."""


class Spread(Struct, frozen=True):
    least: int
    median: float
    mean: float
    p95: float
    most: int


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float | None
    high: float | None


class Summary(Struct, frozen=True):
    setting: Setting
    games: int
    decisions: Spread
    moves: Spread
    endings: dict[str, float]
    """Each ending's share."""
    wins: tuple[Estimate, ...]
    """By seat; a shared victory counts by its share."""
    points: tuple[Estimate, ...]


def summarise(setting: Setting, played: Sequence[Played]) -> Summary:
    endings = Counter(game.result.ending for game in played)
    return Summary(
        setting,
        len(played),
        _spread([game.decisions for game in played]),
        _spread([game.moves for game in played]),
        {ending: count / len(played) for ending, count in sorted(endings.items())},
        tuple(_share([_win(game, seat) for game in played]) for seat in range(setting.seats)),
        tuple(_mean([game.result.points[seat] for game in played]) for seat in range(setting.seats)),
    )


def _win(game: Played, seat: int) -> float:
    winners = game.result.places.count(1)
    return 1 / winners if game.result.places[seat] == 1 else 0.0


def _spread(lengths: Sequence[int]) -> Spread:
    cuts = quantiles(lengths, n=20, method="inclusive") if len(lengths) > 1 else [lengths[0]] * 19
    return Spread(min(lengths), cuts[9], fmean(lengths), cuts[18], max(lengths))


def _share(values: Sequence[float]) -> Estimate:
    """Wilson's interval: it stays honest where nearly all or nearly none have won."""
    n, share = len(values), fmean(values)
    square = NORMAL_95**2
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = NORMAL_95 * sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
    return Estimate(share, middle - half, middle + half)


def _mean(values: Sequence[float]) -> Estimate:
    """One game alone says nothing of how far another may lie from it."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    error = NORMAL_95 * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - error, mean + error)
