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
"""When a server is to kill itself: instead of the next statement or commit after so many, or as soon as it has stored
what somebody asked of a table after so many times."""


class Children:
    """Who has ended is asked here alone, so no number is taken for that of a process which has it later."""

    def __init__(self) -> None:
        self._numbers: set[int] = set()
        self._ended: dict[int, int] = {}

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
        ended, status = os.waitpid(child, os.WNOHANG) if child in self._numbers else (0, 0)
        if ended:
            self._numbers.remove(child)
            self._ended[child] = os.waitstatus_to_exitcode(status)
        return child in self._numbers

    def code(self, child: int) -> int | None:
        """With which it has ended; the signal below zero, if it was one."""
        return self._ended.get(child)

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
        "code": children.code,
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
    death, store = _Foretold(number), DefaultDialect.do_commit
    if when == "before statement":
        event.listen(Engine, "before_cursor_execute", death.comes_nearer)
        event.listen(Engine, "commit", death.comes_nearer)
    else:
        event.listen(Engine, "before_cursor_execute", death.notices)
        patch.object(DefaultDialect, "do_commit", lambda *about: death.stores(store, *about)).start()


class _Foretold:
    def __init__(self, number: int) -> None:
        self._left = number
        self._asked_for = False

    def comes_nearer(self, *_: Any) -> None:
        if not self._left:
            os.kill(os.getpid(), signal.SIGKILL)
        self._left -= 1

    def notices(self, _: Any, __: Any, statement: str, given: Any, *___: Any) -> None:
        self._asked_for |= statement.startswith("INSERT INTO log") and '"id":' in str(given)

    def stores(self, store: Callable[..., None], *about: Any) -> None:
        store(*about)
        if self._asked_for:
            self.comes_nearer()
        self._asked_for = False
