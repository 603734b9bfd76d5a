"""`abracademy play`: a game in the terminal, against bots."""

from argparse import Namespace
from math import isfinite

from ...kernel import Record
from ...words import Words
from ..command import Command, Parser, Unusable, game_named
from ..naming import title, with_bot
from ..recorded import require_new, write
from .options import options_read, options_shown
from .playing import Playing
from .screen import Left, Screen
from .setup import USUAL_GAME, Preparation, Setup

INTERRUPTED = 130


def _arguments(parser: Parser) -> None:
    parser.flag("--game", about="help-play-game", metavar="NAME")
    parser.flag("--seats", about="help-play-seats", metavar="N")
    parser.flag("--seat", about="help-play-seat", default="0", metavar="K")
    parser.flag("--name", about="help-play-name", metavar="NAME")
    parser.flag("--bots", about="help-bots", metavar="NAME[,NAME…]")
    parser.flag("--option", about="help-option", action="append", default=[], metavar="NAME=VALUE")
    parser.flag("--list-options", about="help-play-list-options", action="store_true")
    parser.flag("--seed", about="help-play-seed", metavar="HEX")
    parser.flag("--record", about="help-play-record", metavar="FILE")
    parser.flag("--pace", about="help-play-pace", type=float, metavar="SECONDS")
    parser.flag("--plain", about="help-play-plain", action="store_true")


def _run(arguments: Namespace, say: Words) -> int:
    if arguments.pace is not None and not (isfinite(arguments.pace) and arguments.pace >= 0):
        raise Unusable("unreadable-argument", argument="--pace")
    screen = Screen(plain=arguments.plain, pace=arguments.pace)
    if arguments.list_options:
        game = game_named(arguments.game or USUAL_GAME)
        screen.show(options_shown(game, options_read(game, arguments.option, say), say))
        return 0
    try:
        return _play(arguments, say, screen)
    except Left:
        screen.say(say("play-goodbye"))
        return 0
    except KeyboardInterrupt:
        screen.say(say("play-goodbye"))
        return INTERRUPTED


def _play(arguments: Namespace, say: Words, screen: Screen) -> int:
    if arguments.record is not None:
        require_new(arguments.record)
    setup = Preparation(arguments, say, screen).setup()
    _welcome(setup, say, screen)
    _commit(setup, say, screen)
    playing = Playing(setup, say, screen)
    try:
        playing.play()
        screen.say(say("play-thanks"))
        _reveal(playing.record(), arguments.record, say, screen)
    finally:
        screen.say(say("play-seed", seed=f"{setup.seed:#x}"))
    return 0


def _commit(setup: Setup, say: Words, screen: Screen) -> None:
    """In the order of docs/fair-chance.md."""
    (given,) = (one for one in setup.fair.contributions if one)
    screen.say(say("play-commitment", commitment=setup.fair.commitment))
    screen.say(say("play-contribution-commitment", commitment=given.commitment))
    screen.say(say("play-contribution", contribution=given.given))


def _reveal(record: Record, file: str | None, say: Words, screen: Screen) -> None:
    screen.say(say("play-revealed", seed=record.seed or ""))
    if file is not None:
        write(record, file)
        screen.say(say("play-recorded", file=file))


def _welcome(setup: Setup, say: Words, screen: Screen) -> None:
    screen.say(title(setup.game.name, say), "bold")
    bots = (with_bot(setup.names[seat], setup.seated[seat]) for seat in setup.bots)
    screen.say(say("play-welcome", player=setup.names[setup.seat], others=", ".join(bots)))
    for character in setup.characters.values():
        name, line = (say(f"character-{character.name}{part}") for part in ("", "-line"))
        screen.say(f"  {name} – {line}", "dim")
    screen.say(say("play-keys"))


COMMAND = Command("play", _arguments, _run)
"""The command that the shell lists."""
