"""What every command shares: a parser that speaks the reader's language, and errors of one line."""

from argparse import ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, NoReturn

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from ..games import find
from ..kernel import AnyGame, Fact, read_options
from ..words import LANGUAGES, Words

INTERRUPTED = 130
"""The exit code after Ctrl-C, when what was finished has been told."""


class Unusable(Exception):
    """What was asked for cannot be done: a message of the catalogue with its facts."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


class Command(Struct, frozen=True):
    """A word after `abracademy`. What it is for stands in the catalogue under `help-NAME`."""

    name: str
    arguments: Callable[["Parser"], None]
    run: Callable[[Namespace, Words], int]


class Parser(ArgumentParser):
    """An argument parser whose help has none of argparse's own English: every argument stands in a titled group."""

    def __init__(self, words: Words, command: Command) -> None:
        super().__init__(
            prog=f"abracademy {command.name}",
            description=words(f"help-{command.name}"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(prog, words("help-usage") + " "),
        )
        self._words = words
        self._group = self.add_argument_group(words("help-options"))
        self.flag("-h", "--help", action="help", about="help-help")
        command.arguments(self)
        self.flag("--lang", about="help-lang", metavar="|".join(LANGUAGES))

    def flag(self, *flags: str, about: str, **how: Any) -> None:
        self._group.add_argument(*flags, help=self._words(about), **how)

    def read(self, arguments: Sequence[str]) -> Namespace:
        try:
            namespace, unknown = self.parse_known_args(arguments)
        except ArgumentError as error:
            raise Unusable("unreadable-argument", argument=str(error.argument_name)) from error
        if unknown:
            raise Unusable("unknown-arguments", arguments=" ".join(unknown))
        return namespace

    def error(self, message: str) -> NoReturn:
        raise Unusable("unreadable-arguments", detail=message)


class _Formatter(RawDescriptionHelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28, width=min(100, get_terminal_size().columns))
        self._usage = usage

    def _split_lines(self, text: str, width: int) -> list[str]:
        """As rich wraps them: it knows that a Japanese character is two columns wide."""
        return [line.plain.rstrip() for line in Text(text).wrap(Console(), width)]

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or self._usage)


def game_named(name: str) -> AnyGame:
    games = find()
    if name not in games:
        raise Unusable("unknown-game", game=name, games=", ".join(games))
    return games[name]


def options_given(game: AnyGame, given: Sequence[str], usual: Mapping[str, object] | None = None) -> Any:
    """The game's options out of `NAME=VALUE`s; `usual` stands for what is not among them."""
    return read_options(game.options, {**(usual or {}), **dict(map(_option, given))})


def _option(given: str) -> tuple[str, object]:
    """Its value is JSON, or else a plain word; `@FILE` stands for the JSON in a file."""
    name, equals, value = given.partition("=")
    if not equals:
        raise Unusable("option-without-value", option=given)
    if value.startswith("@"):
        return name, _out_of(value.removeprefix("@"))
    try:
        return name, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return name, value


def _out_of(file: str) -> object:
    try:
        return msgspec.json.decode(Path(file).read_bytes())
    except OSError as error:
        raise Unusable("option-file", file=file, reason=error.strerror or type(error).__name__) from error
    except (ValueError, RecursionError) as error:  # msgspec's own are among the first
        raise Unusable("option-file-json", file=file, reason=str(error)) from error
