"""`abracademy simulate`: many games among bots, and what they come to."""

import os
import secrets
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import bots_named
from ..command import Command, Parser, Unusable, game_named, options_given
from ..words import Words
from .games import Played, Setting, play
from .summary import summarise
from .table import show

SHARE = 25
"""Games that a core takes at a time: small enough for a lively bar, large enough to be worth the way."""


def _arguments(parser: Parser) -> None:
    parser.flag("--game", about="help-game", default="abraca-what", metavar="NAME")
    parser.flag("--seats", about="help-simulate-seats", type=int, metavar="N")
    parser.flag("--games", about="help-simulate-games", type=int, default=1000, metavar="N")
    parser.flag("--bots", about="help-simulate-bots", metavar="NAME[,NAME…]")
    parser.flag("--option", about="help-option", action="append", default=[], metavar="NAME=VALUE")
    parser.flag("--seed", about="help-simulate-seed", metavar="TEXT")
    parser.flag("--jobs", about="help-simulate-jobs", type=int, default=os.cpu_count(), metavar="N")
    parser.flag("--json", about="help-simulate-json", action="store_true")


def _run(arguments: Namespace, say: Words) -> int:
    setting = _setting(arguments)
    for name in ("games", "jobs"):
        if getattr(arguments, name) < 1:
            raise Unusable("at-least-one", argument=f"--{name}")
    played = _with_bar(setting, arguments.games, arguments.jobs, say)
    summary = summarise(setting, played)
    if arguments.json:
        print(msgspec.json.encode(summary).decode())
    else:
        show(summary, say, Console())
    return 0


def _setting(arguments: Namespace) -> Setting:
    game = game_named(arguments.game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    options = options_given(game, arguments.option)
    game.begin(options, seats)  # refuses what cannot be, before any work is done
    bots = bots_named(game, arguments.bots, seats)
    seed = arguments.seed or secrets.token_hex(8)
    return Setting(game.name, seats, msgspec.to_builtins(options), bots, seed)


def _with_bar(setting: Setting, games: int, jobs: int, say: Words) -> list[Played]:
    """On the error stream, and only where somebody sees it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("simulate-playing"), total=games)
        played: dict[int, list[Played]] = {}
        for numbers, share in _shares(setting, games, jobs):
            played[numbers.start] = share
            bar.advance(task, len(share))
    return [game for start in sorted(played) for game in played[start]]


def _shares(setting: Setting, games: int, jobs: int) -> Iterator[tuple[range, list[Played]]]:
    """Each share as it is done, in any order."""
    shares = [range(games)[start : start + SHARE] for start in range(0, games, SHARE)]
    if jobs == 1 or len(shares) == 1:
        for numbers in shares:
            yield numbers, play(setting, numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(shares)), get_context("spawn")) as cores:
        waiting = {cores.submit(play, setting, numbers): numbers for numbers in shares}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


COMMAND = Command("simulate", _arguments, _run)
