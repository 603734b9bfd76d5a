"""What many games come to."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles

from msgspec import Struct

from ...lab.estimates import Estimate, mean_of, share_of
from ...lab.playing import win
from .games import Played, Setting


class Spread(Struct, frozen=True):
    least: int
    median: float
    mean: float
    p95: float
    most: int


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
        tuple(share_of([win(game.result, seat) for game in played]) for seat in range(setting.seats)),
        tuple(mean_of([game.result.points[seat] for game in played]) for seat in range(setting.seats)),
    )


def _spread(lengths: Sequence[int]) -> Spread:
    cuts = quantiles(lengths, n=20, method="inclusive") if len(lengths) > 1 else [lengths[0]] * 19
    return Spread(min(lengths), cuts[9], fmean(lengths), cuts[18], max(lengths))
