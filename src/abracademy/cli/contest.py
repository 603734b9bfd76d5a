"""Deals played while somebody watches: on which cores, kept in which file, and until Ctrl-C."""

import os
from argparse import Namespace
from contextlib import closing
from importlib.util import find_spec

from msgspec import Struct

from ..lab.arena.deal import Played
from ..lab.arena.kept import Kept, keeping, read, require_same
from ..lab.arena.run import play
from ..lab.arena.setting import Setting
from ..lab.spread import Spread, over_cores, over_ray
from .bar import bar
from .command import Parser, Unusable

MOST_JOBS = 1000
EXTRAS = {"openskill": "lab", "matplotlib": "lab", "ray": "ray"}


class Contested(Struct, frozen=True):
    played: tuple[Played, ...]
    interrupted: bool


def jobs_flag(parser: Parser) -> None:
    parser.flag("--jobs", about="help-jobs", type=int, default=os.cpu_count(), metavar="N")


def spread_flags(parser: Parser) -> None:
    jobs_flag(parser)
    parser.flag("--ray", about="help-arena-ray", metavar="ADDRESS|local")


def spread_given(arguments: Namespace) -> Spread:
    require_between("--jobs", arguments.jobs, MOST_JOBS)
    if not arguments.ray:
        return over_cores(arguments.jobs)
    require_extra("ray")
    return over_ray(arguments.ray, arguments.jobs)


def require_between(argument: str, number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise Unusable("not-between", argument=argument, most=most)


def require_extra(package: str) -> None:
    """Asked before a game, so that none is played for nothing."""
    if find_spec(package) is None:
        raise Unusable("missing-extra", package=package, install=f"pip install 'abracademy[{EXTRAS[package]}]'")


def kept_in(file: str | None) -> Kept | None:
    return read(file) if file else None


def contested(setting: Setting, file: str | None, kept: Kept | None, spread: Spread, title: str) -> Contested:
    """What is kept in the file, and what is played now; all that is finished stays there."""
    if file and kept:
        require_same(file, kept, setting)
    played = list(kept.finished if kept else ())
    games = setting.games * len(setting.pairings)
    with keeping(file, setting, kept) as keeper, bar(title, games, len(played) * setting.seats) as advance:
        try:
            with closing(play(setting, played, spread)) as deals:
                for deal in deals:
                    keeper.add(deal)
                    played.append(deal)
                    advance(setting.seats)
        except KeyboardInterrupt:
            return Contested(tuple(played), interrupted=True)
    return Contested(tuple(played), interrupted=False)
