"""`abracademy referee`: one JSON request a line on stdin, one answer a line on stdout, until the input ends."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import IO

from ...games import find
from ...words import Words, words
from ..command import Command, Parser
from .referee import Referee
from .requests import LONGEST


def serve(referee: Referee, requests: IO[bytes], answers: IO[bytes]) -> None:
    for line in _lines(requests):
        if line.strip():
            answers.write(referee.answer(line) + b"\n")
            answers.flush()


def _lines(requests: IO[bytes]) -> Iterator[bytes]:
    """Of a line that is too long just enough is kept to see that it is."""
    while line := requests.readline(LONGEST + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = requests.readline(LONGEST)
        yield line


def _run(arguments: Namespace, say: Words) -> int:
    """Programs read the messages: they are always English."""
    del arguments, say
    if sys.stdin and sys.stdout:  # either may have been closed before we began
        serve(Referee(find(), words("en").refusal), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _arguments(parser: Parser) -> None:
    del parser


COMMAND = Command("referee", _arguments, _run)
