"""Writes in groups: whatever waits while one transaction is under way goes into the next, and shares its cost.

Nothing is told to anybody before it is stored, so how soon a writer answers is how soon players see a move.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..operations.metrics import JOBS_TOGETHER
from .schema import log

LogRow: TypeAlias = tuple[str, int, int, bytes]
"""As the columns of the log are: table, number, time, entries."""
Statement: TypeAlias = Executable | tuple[Executable, Mapping[str, Any]]
"""With what goes into it, where it is built once for all."""
Counts: TypeAlias = list[int]
"""How many rows each statement changed."""
MOST: Final = 200
"""Jobs in one transaction."""
TOGETHER: Final = 32
"""Rows in one statement. There are as many statements, which SQLite has to remember."""


class Conflict(Exception):
    """What was to be stored is there already: somebody else was faster."""


class Job:
    __slots__ = ("done", "row", "statements")

    def __init__(self, row: LogRow | None, statements: Sequence[Statement], done: "asyncio.Future[Counts]") -> None:
        self.row = row
        self.statements = statements
        self.done = done


class Writer(ABC):
    """Stores jobs whole or not at all."""

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._busy = False

    def write(self, *statements: Statement, row: LogRow | None = None) -> "asyncio.Future[Counts]":
        job = Job(row, statements, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if not self._busy:
            self._next()
        return job.done

    def _next(self) -> None:
        jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._busy = bool(jobs)
        if jobs:
            JOBS_TOGETHER.note(len(jobs))
            self._store(jobs)

    @abstractmethod
    def _store(self, jobs: list[Job]) -> None:
        """Stores these, then calls `_stored`."""

    def _stored(self, jobs: list[Job], outcomes: "Sequence[Counts | Exception]") -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.done.done():  # whoever waited has gone
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)
        self._next()

    async def close(self) -> None:
        """When everything that waits is stored."""
        while self._busy:
            await asyncio.sleep(0.01)


class FileWriter(Writer):
    """For SQLite: one connection, in a thread of its own. A plain queue hands jobs over at a third of what an executor
    takes, and every move waits for it."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self._thread = Thread(target=self._in_thread, name="writer", daemon=True)
        self._thread.start()

    def _store(self, jobs: list[Job]) -> None:
        self._jobs.put(jobs)

    def _in_thread(self) -> None:
        while jobs := self._jobs.get():
            self._loop.call_soon_threadsafe(self._stored, jobs, self._outcomes(jobs))
        self._connection.close()

    def _outcomes(self, jobs: list[Job]) -> "Sequence[Counts | Exception]":
        try:
            return _stored_together(self._connection, jobs)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits has to hear of it
            return [error] * len(jobs)

    async def close(self) -> None:
        await super().close()
        self._jobs.put([])
        self._thread.join()


class ServiceWriter(Writer):
    """For PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._tasks: set[asyncio.Task[None]] = set()

    def _store(self, jobs: list[Job]) -> None:
        task = asyncio.create_task(self._over_there(jobs))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _over_there(self, jobs: list[Job]) -> None:
        try:
            async with self._engine.connect() as connection:
                outcomes: Sequence[Counts | Exception] = await connection.run_sync(_stored_together, jobs)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits has to hear of it
            outcomes = [error] * len(jobs)
        self._stored(jobs, outcomes)


def _stored_together(connection: Connection, jobs: list[Job]) -> "list[Counts | Exception]":
    """If they cannot be stored together, each alone."""
    try:
        return list(_transaction(connection, jobs))
    except Exception as error:  # noqa: BLE001
        if not connection.invalidated:
            connection.connection.rollback()  # where it is the commit that failed, nobody else does
        if len(jobs) == 1:
            return [Conflict(error) if isinstance(error, IntegrityError) else error]
        return [outcome for job in jobs for outcome in _stored_together(connection, [job])]


def _transaction(connection: Connection, jobs: list[Job]) -> list[Counts]:
    rows = [job.row for job in jobs if job.row]
    with connection.begin():
        counts = [[_executed(connection, one) for one in job.statements] for job in jobs]
        if rows:
            _append(connection, rows)
        return counts


def _executed(connection: Connection, statement: Statement) -> int:
    if isinstance(statement, tuple):
        return connection.execute(*statement).rowcount
    return connection.execute(statement).rowcount


def _append(connection: Connection, rows: list[LogRow]) -> None:
    if connection.dialect.name == "sqlite":
        for at in range(0, len(rows), TOGETHER):
            some = rows[at : at + TOGETHER]
            connection.exec_driver_sql(_inserting(len(some)), tuple(chain.from_iterable(some)))
    else:
        connection.execute(insert(log), [dict(zip(_COLUMNS, row, strict=True)) for row in rows])


_COLUMNS: Final[Sequence[Any]] = [column.name for column in log.columns]


@cache
def _inserting(rows: int) -> str:
    """All in one statement: after each, this thread has to wait until the one that serves people lets it go on."""
    places = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES {', '.join([places] * rows)}"
