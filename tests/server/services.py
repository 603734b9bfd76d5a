"""PostgreSQL and Redis of the tests' own: in folders and on ports of their own, gone when the tests are."""

import os
import shutil
import socket
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from signal import SIGINT, SIGTERM
from subprocess import DEVNULL, Popen, TimeoutExpired, run
from tempfile import TemporaryDirectory
from typing import Any, Final
from uuid import uuid4

import pytest

HOST: Final = "127.0.0.1"
PORTS: Final = range(20_000, 32_000)
"""Below those that a system gives away by itself: nobody takes one while what listens there is stopped for a moment."""
SECONDS: Final = 30
"""In which each of them is there, on the slowest machine."""
USER: Final = "postgres"
"""Whoever is root cannot run PostgreSQL, but can run it as its own user."""
DEBIAN: Final = Path("/usr/lib/postgresql")


class Redis:
    """Can be stopped and started again, at the same address."""

    def __init__(self, folder: Path) -> None:
        self._port = free_port()
        self._folder = folder
        self._process: Popen[bytes] | None = None
        self.url = f"redis://{HOST}:{self._port}/0"

    def start(self) -> None:
        address = ["--port", str(self._port), "--bind", HOST]
        unkept = ["--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        command = [program("redis-server", "redis-server"), *address, *unkept]
        self._process = Popen(command, stdout=DEVNULL)
        await_start(self._process, lambda: answers(self._port))

    def stop(self) -> None:
        if self._process:
            end(self._process)

    def send(self, word: int) -> None:
        assert self._process
        self._process.send_signal(word)


class Postgres:
    """Can be stopped and started again with all that it keeps."""

    def __init__(self, folder: Path) -> None:
        self._port = free_port()
        self._folder = folder
        self._process: Popen[bytes] | None = None
        self._as = _as_its_user(folder)
        data = ["-D", str(folder / "data"), "-U", USER, "-A", "trust", "--no-sync", "--locale=C.UTF-8"]
        run([_postgres("initdb"), *data], check=True, stdout=DEVNULL, cwd=folder, **self._as)

    def start(self) -> None:
        where = ["-D", str(self._folder / "data"), "-p", str(self._port), "-h", HOST, "-k", str(self._folder)]
        with (self._folder / "log").open("ab") as log:
            command = [_postgres("postgres"), *where, "-F"]
            self._process = Popen[bytes](command, stdout=log, stderr=log, cwd=self._folder, **self._as)
        ready = [_postgres("pg_isready"), "-q", *self._address]
        await_start(self._process, lambda: run(ready, check=False).returncode == 0)

    def stop(self) -> None:
        """Without waiting for those who are connected."""
        if self._process:
            end(self._process, SIGINT)

    def database(self) -> str:
        """The address of a new and empty one."""
        name = f"test_{uuid4().hex}"
        run([_postgres("createdb"), *self._address, name], check=True)
        return f"postgresql://{USER}@{HOST}:{self._port}/{name}"

    @property
    def _address(self) -> list[str]:
        return ["-h", HOST, "-p", str(self._port), "-U", USER]


@contextmanager
def running(kind: type[Postgres] | type[Redis]) -> Generator[Any]:
    with TemporaryDirectory(prefix="abracademy-", ignore_cleanup_errors=True) as folder:
        service = kind(Path(folder))
        service.start()
        try:
            yield service
        finally:
            service.stop()


def program(name: str, package: str, folders: Sequence[Path] = ()) -> str:
    """Where it is. A test that needs what is missing fails, and says what to install."""
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    return shutil.which(name, path=path) or pytest.fail(f"{name} is missing: install the package {package}")


def _postgres(name: str) -> str:
    """Debian keeps one folder for each version, and not on the path; the newest has all that belongs together."""
    versions = sorted(DEBIAN.glob("[0-9]*"), key=lambda one: float(one.name), reverse=True)
    return program(name, "postgresql", [one / "bin" for one in versions])


def _as_its_user(folder: Path) -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, USER, USER)
    return {"user": USER, "group": USER, "extra_groups": []}


def free_port() -> int:
    while True:
        port = SystemRandom().choice(PORTS)
        with suppress(OSError), socket.socket() as tried:
            tried.bind((HOST, port))
            return port


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection((HOST, port)):
        return True
    return False


def await_start(process: "Popen[bytes]", started: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS
    while not started():
        assert process.poll() is None, f"{process.args!r} has ended by itself"
        assert time.monotonic() < until, f"{process.args!r} does not answer"
        time.sleep(0.01)


def end(process: "Popen[bytes]", how: int = SIGTERM) -> None:
    process.send_signal(how)
    try:
        process.wait(SECONDS)
    except TimeoutExpired:
        process.kill()
        process.wait()
