"""`abracademy simulate`: many games among bots, and what they come to."""

import secrets
from argparse import Namespace
from functools import partial

import msgspec

from ...lab.spread import over_cores
from ...words import Words
from ..bar import bar
from ..bots import bots_named
from ..command import Command, Parser, game_named, options_given
from ..contest import MOST_JOBS, jobs_flag, require_between
from ..tables import plain_console
from .games import Played, Setting, play
from .summary import summarise
from .table import show

MOST = 1_000_000
"""Games that fit into memory easily; they take an hour or two."""
SHARE = 25
"""Games that a core takes at a time: small enough for a lively bar, large enough to be worth the way."""


def _arguments(parser: Parser) -> None:
    parser.flag("--game", about="help-game", default="abraca-what", metavar="NAME")
    parser.flag("--seats", about="help-simulate-seats", type=int, metavar="N")
    parser.flag("--games", about="help-simulate-games", type=int, default=1000, metavar="N")
    parser.flag("--bots", about="help-simulate-bots", metavar="NAME[,NAME…]")
    parser.flag("--option", about="help-option", action="append", default=[], metavar="NAME=VALUE")
    parser.flag("--seed", about="help-simulate-seed", metavar="TEXT")
    jobs_flag(parser)
    parser.flag("--json", about="help-simulate-json", action="store_true")


def _run(arguments: Namespace, say: Words) -> int:
    setting = _setting(arguments)
    require_between("--games", arguments.games, MOST)
    require_between("--jobs", arguments.jobs, MOST_JOBS)
    played = _with_bar(setting, arguments.games, arguments.jobs, say)
    summary = summarise(setting, played)
    if arguments.json:
        print(msgspec.json.encode(summary).decode())
    else:
        show(summary, say, plain_console())
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
    shares = [range(games)[start : start + SHARE] for start in range(0, games, SHARE)]
    played: list[Played] = []
    with bar(say("simulate-playing"), games) as advance:
        for share in over_cores(jobs)(partial(play, setting), shares):
            played += share
            advance(len(share))
    return played


COMMAND = Command("simulate", _arguments, _run)
