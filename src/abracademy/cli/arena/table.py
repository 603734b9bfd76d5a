"""What an arena came to, as tables for people."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from ...kernel import Fact
from ...lab.arena.figures import Fallback, Figures
from ...lab.arena.losses import Losses
from ...lab.estimates import NORMAL_95
from ...words import Words
from ..naming import game_title
from ..tables import duration, interval, titled


def show(figures: Figures, asked: int, say: Words, console: Console) -> None:
    """`asked` is how many games of each pairing somebody wished for."""
    for line in _head(figures, asked, say):
        console.print(line, soft_wrap=True)
    for table in (_wins(figures, say), _points(figures, say), _bots(figures, say)):
        console.print()
        console.print(table)
    if figures.fallbacks:
        console.print()
        console.print(say("arena-fallback"), soft_wrap=True)
        console.print(_fallbacks(figures, say))


def _head(figures: Figures, asked: int, say: Words) -> Iterator[str]:
    setting = figures.setting
    facts: dict[str, Fact] = {"games": setting.games, "deals": setting.deals, "seats": setting.seats}
    yield say("arena-title", game=game_title(setting.game, say), **facts)
    if asked != setting.games:
        yield say("arena-rounded", asked=asked)
    if not figures.complete:
        yield say("arena-incomplete", games=figures.games, planned=setting.games * len(setting.pairings))
    yield say("simulate-seed", seed=setting.seed)


def _wins(figures: Figures, say: Words) -> Table:
    table = titled(say, "arena-one", "arena-wins", "simulate-interval", "arena-even", "arena-difference")
    for one in figures.pairings:
        against = say("arena-against", one=one.one, others=one.others)
        shares = f"{one.share.mean:.1%}", interval(one.share, ".1%"), f"{one.even:.1%}"
        table.add_row(against, *shares, f"{100 * one.difference.mean:+.1f}")
    return table


def _points(figures: Figures, say: Words) -> Table:
    table = titled(say, "arena-one", "simulate-points", "simulate-interval", "arena-others-points", "simulate-interval")
    for one in figures.pairings:
        against = say("arena-against", one=one.one, others=one.others)
        points, others = ((f"{each.mean:.2f}", interval(each, ".2f")) for each in (one.points, one.points_of_others))
        table.add_row(against, *points, *others)
    return table


def _bots(figures: Figures, say: Words) -> Table:
    table = titled(
        say, "simulate-bot", "arena-rating", "arena-decisions", "arena-thought", "arena-thought-99", "arena-longest"
    )
    thoughts = {thought.bot: thought for thought in figures.thoughts}
    for rating in figures.ratings:
        thought = thoughts[rating.bot]
        times = (duration(seconds) for seconds in (thought.median, thought.p99, thought.longest))
        table.add_row(rating.bot, f"{rating.mu:.1f} ± {NORMAL_95 * rating.sigma:.1f}", f"{thought.decisions}", *times)
    return table


def _fallbacks(figures: Figures, say: Words) -> Table:
    table = titled(say, "simulate-bot", "arena-moves-lost", "simulate-share")
    table.add_column(say("arena-why"))
    for one in figures.fallbacks:
        table.add_row(one.bot, f"{one.losses.count}", _share(one), _why(one.losses, say))
    return table


def _share(fallback: Fallback) -> str:
    return f"{fallback.losses.count / fallback.decisions:.1%}"


def _why(losses: Losses, say: Words) -> str:
    reasons = [say(f"arena-why-{reason.replace('_', '-')}", moves=moves) for reason, moves in losses.moves.items()]
    words = [say("arena-last-words", words=losses.last_words)] if losses.last_words else []
    return "\n".join((*reasons, *words))
