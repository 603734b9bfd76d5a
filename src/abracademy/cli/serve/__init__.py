"""`abracademy serve`: the house, open to everybody who finds it."""

from argparse import Namespace

from ...words import Words
from ..command import Command, Parser
from ..settings import SHOWN, given, setting_flags


def _arguments(parser: Parser) -> None:
    setting_flags(parser, [*SHOWN])
    parser.flag("--open", about="help-serve-open", action="store_true")


def _run(arguments: Namespace, say: Words) -> int:
    from .running import serve  # here, since no other command should pay for it

    serve(given(arguments, [*SHOWN]), arguments.open, say)
    return 0


COMMAND = Command("serve", _arguments, _run)
