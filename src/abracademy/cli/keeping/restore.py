"""`abracademy restore`: a backup into an empty place."""

import asyncio
from argparse import Namespace
from functools import partial
from pathlib import Path

from ...words import Words
from ..bar import bar
from ..command import Command, Parser, Unusable
from ..settings import STORED, config_given, setting_flags
from .backup import named


def _arguments(parser: Parser) -> None:
    parser.flag("file", about="help-restore-file", metavar="FILE", nargs="?")
    setting_flags(parser, STORED)


def _run(arguments: Namespace, say: Words) -> int:
    from ...server.operations.holding import held
    from ...server.operations.restore import restore

    file, config = named(arguments), config_given(arguments, STORED)
    _require_readable(file)
    with held(config):
        asyncio.run(restore(config, file, partial(bar, say("restore-copying"))))
    print(say("restore-done", file=str(file)))
    return 0


def _require_readable(file: Path) -> None:
    try:
        file.open("rb").close()
    except OSError as error:
        raise Unusable("unreadable-file", file=str(file), reason=error.strerror or type(error).__name__) from error


COMMAND = Command("restore", _arguments, _run)
