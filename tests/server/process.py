"""Servers as processes of their own, which can be killed at any moment and started again at the same address.

To load a server takes most of a second, and tests start hundreds: so one process loads it, and turns into as many as
are wanted.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, Final, Literal, TypeAlias

from tests.server.services import HOST, SECONDS, answers, free_port

ROOT: Final = Path(__file__).parents[2]
QUICK: Final = {"pace": 0.0, "leniency": 1000.0}
"""Bots take no time, and nobody is too quick."""


Death: TypeAlias = tuple[Literal["before statement", "after storing"], int]
"""When a server is to kill itself: before so manieth statement or commit since it began, or right after it has stored
something for the so manieth time."""


class Nursery:
    def __init__(self, process: "Popen[bytes]") -> None:
        self._process = process

    def ask(self, op: str, *about: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([op, about]).encode() + b"\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


@contextmanager
def nursery() -> Generator[Nursery]:
    command = [sys.executable, "-c", f"from {__name__} import turn_into_servers; turn_into_servers()"]
    with Popen(command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=_uncounted(), start_new_session=True) as process:
        yield Nursery(process)


def _uncounted() -> dict[str, str]:
    """Whoever is killed cannot say which lines it has run, and is faster where nobody counts them."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}


def turn_into_servers() -> None:
    """Does what comes in, line by line, and leaves nobody behind. Who has ended is asked here alone: so no number is
    taken for a process that has it later."""
    from abracademy.server import serving  # so that a process that thinks for a server loads none itself

    children: set[int] = set()
    for line in sys.stdin:
        op, about = json.loads(line)
        print(json.dumps(_DO[op](children, serving, *about)), flush=True)  # noqa: T201
    for child in [*children]:
        _send(children, serving, child, signal.SIGKILL)


def _bear(children: set[int], serving: Any, settings: dict[str, Any], log: str, death: Death | None) -> int:
    child = os.fork()
    if not child:
        _serve(serving, settings, log, death)
    children.add(child)
    return child


def _send(children: set[int], serving: Any, child: int, how: int) -> None:
    if _is_alive(children, serving, child):
        os.kill(child, how)


def _is_alive(children: set[int], _: Any, child: int) -> bool:
    if child in children and os.waitpid(child, os.WNOHANG)[0]:
        children.remove(child)
    return child in children


_DO: Final[dict[str, Callable[..., Any]]] = {"bear": _bear, "send": _send, "is alive": _is_alive}


def _serve(serving: Any, settings: Any, log: str, death: Death | None) -> None:
    from abracademy.server.config import Config

    written = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(written, 1)
    os.dup2(written, 2)
    if death:
        _foretell(*death)
    settings["data"] = Path(settings["data"])
    serving.Server(serving.prepared(Config(**settings))).run()
    os._exit(0)


def _foretell(when: str, number: int) -> None:
    from unittest.mock import patch

    from sqlalchemy import Engine, event
    from sqlalchemy.engine.default import DefaultDialect

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


class Process:
    def __init__(self, born_in: Nursery, data: Path, **settings: Any) -> None:
        self.port = free_port()
        self.log = data.parent / f"{data.name}-{self.port}.log"
        self._nursery = born_in
        self._settings = {"host": HOST, "port": self.port, "data": str(data), **QUICK, **settings}
        self.number: int | None = None

    def begin(self, death: Death | None = None) -> None:
        """Without waiting until it lets anybody in."""
        self.number = self._nursery.ask("bear", self._settings, str(self.log), death)

    async def start(self) -> None:
        self.begin()
        assert await self.is_there(), self.log.read_text()

    async def is_there(self) -> bool:
        """Whether it has come to let people in, or has died before."""
        async with asyncio.timeout(SECONDS):
            while self.is_alive and not answers(self.port):
                await asyncio.sleep(0.005)
        return self.is_alive

    @property
    def is_alive(self) -> bool:
        alive: bool = self._nursery.ask("is alive", self.number)
        return alive

    def send(self, how: signal.Signals) -> None:
        self._nursery.ask("send", self.number, how)

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """As it should be stopped."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        self.send(how)
        async with asyncio.timeout(SECONDS):
            while self.is_alive:
                await asyncio.sleep(0.005)
