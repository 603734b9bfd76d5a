"""What a command line asks an arena to play."""

import csv
import secrets
from argparse import Namespace
from collections.abc import Sequence

import msgspec

from ...games import bots_of
from ...kernel import AnyGame
from ...lab.arena.kept import Kept
from ...lab.arena.outside import command_of
from ...lab.arena.seating import is_outside
from ...lab.arena.setting import Setting, everyone_against_everyone, whole_deals
from ..command import Unusable, game_named, options_given
from ..contest import require_between
from ..programs import require_program

MOST = 1_000_000
LONGEST_MOVE = 3600


def setting_given(arguments: Namespace, kept: Kept | None) -> Setting:
    """Without a seed it is the one of what is kept already."""
    game = game_named(arguments.game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    options = options_given(game, arguments.option)
    game.begin(options, seats)  # refuses what cannot be, before any work is done
    require_between("--games", arguments.games, MOST)
    if not 0 < arguments.move_time <= LONGEST_MOVE:
        raise Unusable("no-move-time", most=LONGEST_MOVE)
    return Setting(
        game=game.name,
        rules=game.version,
        seats=seats,
        options=msgspec.to_builtins(options),
        pairings=everyone_against_everyone(entrants(game, arguments.bots)),
        deals=whole_deals(arguments.games, seats),
        seed=arguments.seed or (kept.setting.seed if kept else secrets.token_hex(8)),
        move_time=arguments.move_time,
    )


def entrants(game: AnyGame, given: str | None) -> Sequence[str]:
    """The bots of a list with commas, each once; all that the game has where none are named."""
    known = bots_of(game)
    if given is None:
        return tuple(known)
    names = tuple(dict.fromkeys(name.strip() for name in _listed(given)))
    for name in names:
        if is_outside(name):
            _require_program(name)
        elif name not in known:
            raise Unusable("unknown-bot", bot=name, bots=", ".join(known))
    return names


def _listed(given: str) -> list[str]:
    """As a spreadsheet reads a line: a command that has a comma in it stands in quotation marks."""
    return next(csv.reader([given.replace("\n", " ")], skipinitialspace=True), None) or [""]


def _require_program(name: str) -> None:
    try:
        command = command_of(name)
    except ValueError as error:
        raise Unusable("unreadable-program", bot=name) from error
    require_program(command or [name])
