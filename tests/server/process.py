"""Servers as processes of their own, which can be killed at any moment and started again at the same address."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, Final

import httpx

from tests.server.nursery import Death, turn_into_servers
from tests.server.services import HOST, SECONDS, free_port

ROOT: Final = Path(__file__).parents[2]
BEGIN: Final = f"from {turn_into_servers.__module__} import turn_into_servers; turn_into_servers()"
QUICK: Final = {"pace": 0.0, "leniency": 1000.0}
"""Bots take no time, and nobody is too quick."""


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
    command, environment = [sys.executable, "-c", BEGIN], _uncounted()
    with Popen(command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment, start_new_session=True) as process:
        yield Nursery(process)


def _uncounted() -> dict[str, str]:
    """Whoever is killed cannot say which lines it has run, and is faster where nobody counts them."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}


class Process:
    def __init__(self, born_in: Nursery, data: Path, **settings: Any) -> None:
        self.port = free_port()
        self.log = data.parent / f"{data.name}-{self.port}.log"
        self.number: int | None = None
        self._nursery = born_in
        settings = {"host": HOST, "port": self.port, "data": data, **QUICK, **settings}
        self._arguments = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]

    def begin(self, death: Death | None = None) -> None:
        """Without waiting until it lets anybody in."""
        self.number = self._nursery.ask("bear", self._arguments, str(self.log), death)

    async def start(self) -> None:
        self.begin()
        assert await self.is_there(), self.log.read_text()

    async def is_there(self) -> bool:
        """Whether it has come to let people in, or has died before."""
        async with asyncio.timeout(SECONDS), httpx.AsyncClient(verify=False, timeout=SECONDS) as client:
            while self.is_alive:
                with suppress(httpx.TransportError):
                    await client.get(f"http://{HOST}:{self.port}/health")
                    return True
                await asyncio.sleep(0.005)
        return False

    @property
    def is_alive(self) -> bool:
        alive: bool = self._nursery.ask("is alive", self.number)
        return alive

    @property
    def was_killed(self) -> bool:
        """And did not end by itself."""
        return not self.is_alive and self._nursery.ask("code", self.number) == -signal.SIGKILL

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
