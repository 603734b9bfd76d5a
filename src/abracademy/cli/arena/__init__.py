"""`abracademy arena`: bots against bots over the same deals, and how strong that shows them to be."""

from argparse import Namespace

import msgspec

from ...lab.arena.figures import Figures, figures
from ...words import Words
from ..command import INTERRUPTED, Command, Parser
from ..contest import Contested, contested, kept_in, require_extra, spread_flags, spread_given
from ..picture import draw_compared, require_picture
from ..tables import plain_console
from .given import setting_given
from .table import show


def _arguments(parser: Parser) -> None:
    parser.flag("--game", about="help-game", default="abraca-what", metavar="NAME")
    parser.flag("--seats", about="help-simulate-seats", type=int, metavar="N")
    parser.flag("--bots", about="help-arena-bots", metavar="NAME[,NAME…]")
    parser.flag("--games", about="help-arena-games", type=int, default=100, metavar="N")
    parser.flag("--option", about="help-option", action="append", default=[], metavar="NAME=VALUE")
    parser.flag("--seed", about="help-simulate-seed", metavar="TEXT")
    parser.flag("--move-time", about="help-arena-move-time", type=float, default=5.0, metavar="SECONDS")
    spread_flags(parser)
    parser.flag("--keep", about="help-arena-keep", metavar="FILE")
    parser.flag("--json", about="help-simulate-json", action="store_true")
    parser.flag("--picture", about="help-arena-picture", metavar="FILE")


def _run(arguments: Namespace, say: Words) -> int:
    require_extra("openskill")
    require_picture(arguments.picture)
    kept = kept_in(arguments.keep)
    setting = setting_given(arguments, kept)
    found = contested(setting, arguments.keep, kept, spread_given(arguments), say("simulate-playing"))
    if found.played:
        _tell(figures(setting, found.played), arguments, say)
    if found.interrupted:
        _say_how_to_go_on(arguments, found, say)
    return INTERRUPTED if found.interrupted else 0


def _tell(reckoned: Figures, arguments: Namespace, say: Words) -> None:
    if arguments.json:
        print(msgspec.json.encode(reckoned).decode())
    else:
        show(reckoned, arguments.games, say, plain_console())
    if arguments.picture:
        draw_compared(arguments.picture, reckoned, say)


def _say_how_to_go_on(arguments: Namespace, found: Contested, say: Words) -> None:
    message = "arena-resume" if arguments.keep else "arena-lost"
    sentence = say(message, file=arguments.keep or "", deals=len(found.played))
    plain_console(stderr=True).print(sentence, soft_wrap=True)


COMMAND = Command("arena", _arguments, _run)
