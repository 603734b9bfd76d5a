"""`abracademy replay`: a recorded game move by move, in words, as any viewer was told it."""

from argparse import Namespace

from ...kernel import ONLOOKER, Viewer
from ...table import reopened
from ...words import Words
from ..command import Command, Parser, Unusable, game_named
from ..naming import names_of
from ..play.screen import Screen
from ..recorded import recorded
from .replaying import Replaying


def _arguments(parser: Parser) -> None:
    parser.flag("file", about="help-record-file", metavar="FILE", nargs="?")
    parser.flag("--viewer", about="help-replay-viewer", default="onlooker", metavar="VIEWER")
    parser.flag("--at", about="help-replay-at", metavar="N")
    parser.flag("--plain", about="help-play-plain", action="store_true")


def _run(arguments: Namespace, say: Words) -> int:
    record = recorded(arguments.file)
    game = game_named(record.game)
    reopened(game, record)  # refuses what breaks, before a word of it is told
    names = names_of(record.seats, say)
    viewer = _viewer(arguments.viewer, names)
    at = None if arguments.at is None else _move(arguments.at, len(record.moves))
    replaying = Replaying(game, record, viewer, say, Screen(plain=arguments.plain, pace=0))
    if at is None:
        replaying.tell()
    else:
        replaying.show(at)
    return 0


def _viewer(given: str, names: tuple[str, ...]) -> Viewer:
    if given == ONLOOKER.value:
        return ONLOOKER
    seats = [str(seat) for seat in range(len(names))]
    called = [name.casefold() for name in names]
    found = [seat for seat in range(len(names)) if given == seats[seat] or given.casefold() == called[seat]]
    if len(found) != 1:
        raise Unusable("no-such-viewer-here", viewer=given, viewers=", ".join((ONLOOKER.value, *seats, *names)))
    return found[0]


def _move(given: str, moves: int) -> int:
    if not given.isdecimal() or len(given) > 9 or int(given) >= moves:
        raise Unusable("no-such-move", move=given, moves=moves)
    return int(given)


COMMAND = Command("replay", _arguments, _run)
