"""`abracademy bot`: takes a program of anybody's to the tables of a server, until Ctrl-C."""

from argparse import Namespace

from ...lab.spread import end_as_if_interrupted
from ...words import Words
from ..command import Command, Parser, Unusable
from ..programs import require_program
from .given import HERE, socket_given, token_given


def _arguments(parser: Parser) -> None:
    parser.flag("--url", about="help-bot-url", default=HERE, metavar="URL")
    parser.flag("--token-file", about="help-bot-token-file", metavar="FILE")
    parser.flag("program", about="help-bot-program", nargs="*", metavar="PROGRAM")


def _run(arguments: Namespace, say: Words) -> int:
    from .bridge import Bridge  # here, since no other command should pay for sockets

    if not arguments.program:
        raise Unusable("no-program")
    require_program(arguments.program)
    address, token = socket_given(arguments.url), token_given(arguments.token_file)
    end_as_if_interrupted()
    Bridge(address, token, arguments.program, say).run()
    return 0


COMMAND = Command("bot", _arguments, _run)
