"""Servers as processes of their own, which can be killed at any moment and started again at the same address.

To load a server takes most of a second, and tests start hundreds: so one process loads it, and turns into as many as
are wanted.
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, Final

from tests.server.services import HOST, SECONDS, answers, free_port

ROOT: Final = Path(__file__).parents[2]
QUICK: Final = {"pace": 0.0, "leniency": 1000.0}
"""Bots take no time, and nobody is too quick."""


class Nursery:
    def __init__(self, process: "Popen[bytes]") -> None:
        self._process = process

    def bear(self, settings: dict[str, Any], log: Path, last_statement: int | None) -> int:
        """The number of a new process that serves with these settings."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([settings, str(log), last_statement]).encode() + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


@contextmanager
def nursery() -> Iterator[Nursery]:
    command = [sys.executable, "-c", f"from {__name__} import turn_into_servers; turn_into_servers()"]
    with Popen(command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=_uncounted()) as process:
        yield Nursery(process)


def _uncounted() -> dict[str, str]:
    """Whoever is killed cannot say which lines it has run, and is faster where nobody counts them."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}


def turn_into_servers() -> None:
    """One for each line that comes in."""
    from abracademy.server import serving  # so that a process that thinks for a server loads none itself

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for those that end
    for line in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _serve(serving, *json.loads(line))
        print(child, flush=True)  # noqa: T201


def _serve(serving: Any, settings: dict[str, Any], log: str, last_statement: int | None) -> None:
    import uvicorn

    from abracademy.server.config import Config

    written = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(written, 1)
    os.dup2(written, 2)
    if last_statement is not None:
        _die_before(last_statement)
    uvicorn.Server(serving.prepared(Config(**{**settings, "data": Path(settings["data"])}))).run()
    os._exit(0)


def _die_before(statement: int) -> None:
    """As if it were killed at that moment: before this statement, or this commit, since it was started."""
    from sqlalchemy import Engine, event

    left = iter(range(statement))

    def count(*_: Any) -> None:
        if next(left, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)


class Process:
    def __init__(self, born_in: Nursery, data: Path, **settings: Any) -> None:
        self.port = free_port()
        self.log = data.parent / f"{data.name}-{self.port}.log"
        self._nursery = born_in
        self._settings = {"host": HOST, "port": self.port, "data": str(data), **QUICK, **settings}
        self._number = 0

    def begin(self, last_statement: int | None = None) -> None:
        """Without waiting until it lets anybody in."""
        self._number = self._nursery.bear(self._settings, self.log, last_statement)

    async def start(self) -> None:
        self.begin()
        async with asyncio.timeout(SECONDS):
            while not answers(self.port):
                assert self.is_alive, self.log.read_text()
                await asyncio.sleep(0.01)

    @property
    def is_alive(self) -> bool:
        try:
            os.kill(self._number, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As it should be stopped."""
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        os.kill(self._number, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self._number, signal.SIGCONT)

    def _end(self, how: int) -> None:
        if self.is_alive:
            os.kill(self._number, how)
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + SECONDS
        while self.is_alive:
            assert time.monotonic() < until
            time.sleep(0.005)
