"""A process that has loaded the command line and the server, and turns into as many servers as are wanted.

To load them takes most of a second, and tests start servers by the hundred.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Literal, TypeAlias
from unittest.mock import patch

from sqlalchemy import Engine, event
from sqlalchemy.engine.default import DefaultDialect

from abracademy.cli import main, serve

Death: TypeAlias = tuple[Literal["before statement", "after storing"], int]
"""When a server is to kill itself: before so manieth statement or commit since it began, or right after it has stored
something for the so manieth time."""


class Children:
    """Who has ended is asked here alone, so no number is taken for that of a process which has it later."""

    def __init__(self) -> None:
        self._numbers: set[int] = set()

    def bear(self, arguments: Sequence[str], log: str, death: Death | None) -> int:
        child = os.fork()
        if not child:
            _serve(arguments, log, death)
        self._numbers.add(child)
        return child

    def send(self, child: int, how: int) -> None:
        if self.is_alive(child):
            os.kill(child, how)

    def is_alive(self, child: int) -> bool:
        if child in self._numbers and os.waitpid(child, os.WNOHANG)[0]:
            self._numbers.remove(child)
        return child in self._numbers

    def end(self) -> None:
        for child in [*self._numbers]:
            self.send(child, signal.SIGKILL)


def turn_into_servers() -> None:
    """Does what comes in, line by line, and leaves nobody behind."""
    import_module(f"{serve.__name__}.running")  # which it would load only when it is called
    children = Children()
    do: dict[str, Callable[..., Any]] = {
        "bear": children.bear,
        "send": children.send,
        "is alive": children.is_alive,
    }
    for line in sys.stdin:
        op, about = json.loads(line)
        print(json.dumps(do[op](*about)), flush=True)  # noqa: T201
    children.end()


def _serve(arguments: Sequence[str], log: str, death: Death | None) -> None:
    """`abracademy serve`, as a host would start it."""
    written = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(written, 1)
    os.dup2(written, 2)
    if death:
        _foretell(*death)
    os._exit(main(["serve", *arguments]))


def _foretell(when: str, number: int) -> None:
    left = iter(range(number))

    def count(*_: Any) -> None:
        if next(left, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    def storing(*about: Any, store: Any = DefaultDialect.do_commit) -> None:
        store(*about)
        count()

    if when == "before statement":
        event.listen(Engine, "before_cursor_execute", count)
        event.listen(Engine, "commit", count)
    else:
        patch.object(DefaultDialect, "do_commit", storing).start()
