"""`abracademy backup`: everything in one file, while the server runs."""

import asyncio
from argparse import Namespace
from functools import partial
from pathlib import Path

from ...words import Words
from ..bar import bar
from ..command import Command, Parser, Unusable
from ..settings import STORED, config_given, setting_flags


def _arguments(parser: Parser) -> None:
    parser.flag("file", about="help-backup-file", metavar="FILE", nargs="?")
    setting_flags(parser, STORED)


def _run(arguments: Namespace, say: Words) -> int:
    from ...server.operations.backup import back_up

    file = named(arguments)
    asyncio.run(back_up(config_given(arguments, STORED), file, partial(bar, say("backup-copying"))))
    print(say("backup-written", file=str(file)))
    return 0


def named(arguments: Namespace) -> Path:
    if not arguments.file:
        raise Unusable("no-backup-named")
    return Path(arguments.file)


COMMAND = Command("backup", _arguments, _run)
