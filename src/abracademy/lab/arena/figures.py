"""What an arena comes to."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean
from typing import TypeVar

from msgspec import Struct

from ..estimates import Estimate, mean_of, share_of
from ..playing import win
from .deal import Played
from .losses import Losses, together
from .ratings import Rating, ratings
from .setting import Setting
from .thoughts import Thoughts, merged, quantile

Side = TypeVar("Side")


class Compared(Struct, frozen=True):
    """One pairing. The intervals take the games of one deal for one observation."""

    one: str
    others: str
    deals: int
    games: int
    even: float
    """What it would win if it were no stronger."""
    share: Estimate
    """Of victories: one that is shared counts by its share."""
    difference: Estimate
    """From even play."""
    points: Estimate
    """Of the one, in a game."""
    points_of_others: Estimate
    """Each other's."""


class Thought(Struct, frozen=True):
    """Seconds of its processor for a bot of the house, of the clock for one from outside."""

    bot: str
    decisions: int
    median: float | None
    p99: float | None
    longest: float


class Fallback(Struct, frozen=True):
    bot: str
    decisions: int
    losses: Losses


class Figures(Struct, frozen=True):
    setting: Setting
    games: int
    """Played so far, of all pairings."""
    complete: bool
    pairings: tuple[Compared, ...]
    """Those of which anything was played."""
    ratings: tuple[Rating, ...]
    thoughts: tuple[Thought, ...]
    fallbacks: tuple[Fallback, ...]
    """Of the bots that lost a move."""


def figures(setting: Setting, played: Sequence[Played]) -> Figures:
    """In whichever order they were played."""
    played = sorted(played, key=lambda one: (one.deal, one.pairing))
    by_pairing = [[deal for deal in played if deal.pairing == at] for at in range(len(setting.pairings))]
    return Figures(
        setting,
        sum(len(deal.games) for deal in played),
        len(played) == setting.deals * len(setting.pairings),
        tuple(_compared(setting, at, deals) for at, deals in enumerate(by_pairing) if deals),
        ratings(setting, played),
        tuple(_thought(bot, _thoughts(setting, played, bot)) for bot in setting.bots),
        tuple(_fallbacks(setting, played)),
    )


def _compared(setting: Setting, pairing: int, deals: Sequence[Played]) -> Compared:
    even, games = 1 / setting.seats, [deal.games for deal in deals]
    share = share_of([fmean(win(game, seat) for seat, game in enumerate(deal)) for deal in games])
    points = mean_of([fmean(game.points[seat] for seat, game in enumerate(deal)) for deal in games])
    others = mean_of(
        [fmean(p for seat, game in enumerate(deal) for at, p in enumerate(game.points) if at != seat) for deal in games]
    )
    names = setting.pairings[pairing]
    count = len(games) * setting.seats
    return Compared(names.one, names.others, len(games), count, even, share, share.less(even), points, others)


def _sides(
    setting: Setting, played: Iterable[Played], bot: str, of: Callable[[Played], Sequence[Side]]
) -> Iterator[Side]:
    """What there is of this bot in every deal: as the one, as the others, or as both."""
    for deal in played:
        pairing = setting.pairings[deal.pairing]
        for name, side in zip((pairing.one, pairing.others), of(deal), strict=True):
            if name == bot:
                yield side


def _thoughts(setting: Setting, played: Iterable[Played], bot: str) -> Thoughts:
    return merged(_sides(setting, played, bot, lambda deal: deal.thoughts))


def _thought(bot: str, thoughts: Thoughts) -> Thought:
    return Thought(bot, thoughts.count, quantile(thoughts, 0.5), quantile(thoughts, 0.99), thoughts.longest)


def _fallbacks(setting: Setting, played: Sequence[Played]) -> Iterator[Fallback]:
    for bot in setting.bots:
        losses = together(_sides(setting, played, bot, lambda deal: deal.losses))
        if losses.count:
            yield Fallback(bot, _thoughts(setting, played, bot).count, losses)
