"""A summary as tables for people."""

from rich.console import Console
from rich.table import Table

from ...words import Words
from ..naming import game_title
from ..tables import interval, titled
from .summary import Spread, Summary


def show(summary: Summary, say: Words, console: Console) -> None:
    setting = summary.setting
    console.print(say("simulate-title", game=game_title(setting.game, say), games=summary.games, seats=setting.seats))
    console.print(say("simulate-seed", seed=setting.seed))
    for table in (_lengths(summary, say), _endings(summary, say), _seats(summary, say)):
        console.print(table)


def _lengths(summary: Summary, say: Words) -> Table:
    table = titled(
        say, "simulate-length", "simulate-least", "simulate-median", "simulate-mean", "simulate-p95", "simulate-most"
    )
    for name, spread in (("simulate-decisions", summary.decisions), ("simulate-moves", summary.moves)):
        table.add_row(say(name), *_spread(spread))
    return table


def _spread(spread: Spread) -> tuple[str, ...]:
    return (f"{spread.least}", f"{spread.median:.0f}", f"{spread.mean:.1f}", f"{spread.p95:.0f}", f"{spread.most}")


def _endings(summary: Summary, say: Words) -> Table:
    table = titled(say, "simulate-ending", "simulate-share")
    for ending, share in sorted(summary.endings.items(), key=lambda one: -one[1]):
        table.add_row(say(f"{summary.setting.game}-ending-{ending.replace('_', '-')}"), f"{share:.1%}")
    return table


def _seats(summary: Summary, say: Words) -> Table:
    table = titled(
        say,
        "simulate-seat",
        "simulate-bot",
        "simulate-wins",
        "simulate-interval",
        "simulate-points",
        "simulate-interval",
    )
    rows = zip(summary.setting.bots, summary.wins, summary.points, strict=True)
    for seat, (bot, wins, points) in enumerate(rows):
        table.add_row(
            str(seat), bot, f"{wins.mean:.1%}", interval(wins, ".1%"), f"{points.mean:.2f}", interval(points, ".2f")
        )
    return table
