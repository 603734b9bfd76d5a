"""`abracademy check`: whether everything that is stored still holds."""

import asyncio
from argparse import Namespace

from ...words import Words
from ..command import Command, Parser
from ..settings import STORED, config_given, setting_flags


def _arguments(parser: Parser) -> None:
    setting_flags(parser, STORED)


def _run(arguments: Namespace, say: Words) -> int:
    from .checking import checked

    return asyncio.run(checked(config_given(arguments, STORED), say))


COMMAND = Command("check", _arguments, _run)
