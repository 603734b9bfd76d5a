"""The command line."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from ..kernel import Refused
from ..words import LANGUAGES, Words, preferred_language, words
from . import arena, bot, play, referee, replay, serve, simulate, strength, verify
from .command import INTERRUPTED, Command, Parser, Unusable
from .keeping import backup, check, restore

ROOMS = (serve, backup, restore, check, play, replay, verify, referee, simulate, arena, bot, strength)
COMMANDS: dict[str, Command] = {room.COMMAND.name: room.COMMAND for room in ROOMS}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. What cannot be done is said in one line, and the exit code is 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = _take_language(given)
    say = words(language if language in LANGUAGES else preferred_language())
    try:
        code = _run(given, language, say)
        if sys.stdout:  # there is none where it was closed before we began
            sys.stdout.flush()  # here, where what goes wrong is still ours to say
        return code
    except BrokenPipeError:  # the reader has what it wanted
        _write_no_more()
        return 0
    except OSError as error:
        _write_no_more()
        return _refuse(say("cannot-write", reason=error.strerror or type(error).__name__))


def _run(given: Sequence[str], language: str, say: Words) -> int:
    try:
        if language and language not in LANGUAGES:
            raise Unusable("unknown-language", language=language, languages=", ".join(LANGUAGES))
        return _command(given, say)
    except Unusable as unusable:
        return _refuse(say(unusable.message, **unusable.facts))
    except Refused as refused:
        return _refuse(say.refusal(refused))
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as left:  # argparse has shown its help
        return int(left.code or 0)


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _write_no_more() -> None:
    """Else Python itself would complain when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _take_language(given: list[str]) -> str:
    """Taken out before anything else is read, since even an error wants a language."""
    for at, argument in enumerate(given):
        if argument == "--lang":
            value = given[at + 1 : at + 2]
            del given[at : at + 2]
            return "".join(value) or "?"
        if argument.startswith("--lang="):
            del given[at]
            return argument.removeprefix("--lang=") or "?"
    return ""


def _command(given: Sequence[str], say: Words) -> int:
    name = given[0] if given else "--help"
    if name in COMMANDS:
        command = COMMANDS[name]
        return command.run(Parser(say, command).read(given[1:]), say)
    if name not in ("-h", "--help", "--version"):
        raise Unusable("unknown-command", command=name, commands=", ".join(COMMANDS))
    print(f"abracademy {version('abracademy')}" if name == "--version" else _overview(say))
    return 0


def _overview(say: Words) -> str:
    lines = [f"  {name:10} {say(f'help-{name}').splitlines()[0]}" for name in COMMANDS]
    return "\n".join([say("help-abracademy"), "", say("help-commands"), *lines, "", say("help-more")])
