"""A hand on every commit: it can be held back for a while, or fail; and a file that may grow no more."""

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from threading import Event
from typing import Any, Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import await_only

MOST_PAGES: Final = 1 << 30


class Held:
    """Everything is written, and nothing is stored, until it is let go."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._go, self._go_there = asyncio.Event(), Event()
        self.reached = asyncio.Event()

    def wait(self, connection: Connection) -> None:
        self._loop.call_soon_threadsafe(self.reached.set)
        if connection.dialect.is_async:
            await_only(self._go.wait())
        else:
            self._go_there.wait()

    def let_go(self) -> None:
        self._go.set()
        self._go_there.set()


@contextmanager
def holding() -> Generator[Held]:
    held = Held()
    with _at_commit(held.wait):
        try:
            yield held
        finally:
            held.let_go()


@contextmanager
def failing() -> Generator[None]:
    with _at_commit(_refuse):
        yield


def _refuse(_: Connection) -> None:
    raise OperationalError("COMMIT", {}, OSError("no space left"))


@contextmanager
def _at_commit(do: Callable[[Connection], None]) -> Generator[None]:
    """It is not taken away again, for somebody may be in it; it only does nothing any more."""
    over = Event()

    def at_commit(connection: Connection) -> None:
        if not over.is_set():
            do(connection)

    event.listen(Engine, "commit", at_commit)
    try:
        yield
    finally:
        over.set()


class Files:
    """Those that are written to from now on."""

    def __init__(self) -> None:
        self._connections: list[sqlite3.Connection] = []
        event.listen(Engine, "connect", self._remember)

    def _remember(self, connection: Any, _: object) -> None:
        if isinstance(connection, sqlite3.Connection):
            self._connections.append(connection)

    @contextmanager
    def full(self) -> Generator[None]:
        for one in self._connections:
            (pages,) = one.execute("PRAGMA page_count").fetchone()
            one.execute(f"PRAGMA max_page_count = {pages}")
        try:
            yield
        finally:
            for one in self._connections:
                one.execute(f"PRAGMA max_page_count = {MOST_PAGES}")
