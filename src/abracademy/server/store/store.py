"""The database: where to write and where to read."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..config import Config
from ..operations.absence import Absence
from .migrating import migrate
from .reader import FileReader, Query, Reader, Rows, ServiceReader
from .writer import Counts, FileWriter, LogRow, ServiceWriter, Statement, Writer

Done = TypeVar("Done")
DISCREET: Final[dict[str, Any]] = {"hide_parameters": True}
"""No error says what was to be written."""
AGAIN: Final = 0.5
"""Seconds."""
TROUBLE: Final = (DBAPIError, NoConnection, OSError)
MISTAKES: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Of ours; asked again they come to the same."""


class StoreAway(Exception):
    """It cannot be reached, or has no room: what was asked of it has not happened, as far as anybody can know."""


class Store:
    """Everything is written through one writer, so that a row of a log and what follows from it are stored together."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer
        self._silence, self._refusal = Absence("store"), Absence("store_for_writing")

    @property
    def takes(self) -> bool:
        """Whether it has taken what was last to be written. Every process writes again and again that it is alive."""
        return not self._refusal.is_away

    async def write(self, *statements: Statement, row: LogRow | None = None) -> Counts:
        """All of it or nothing; raises a `Conflict` where a key is taken, and a `StoreAway`."""
        with _or_away(self._refusal):
            return await self._writer.write(*statements, row=row)

    async def read(self, query: Query) -> Rows:
        with _or_away(self._silence):
            return await self._reader.read(query)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


@contextmanager
def _or_away(absence: Absence) -> Generator[None]:
    try:
        yield
    except MISTAKES:
        raise
    except TROUBLE as error:
        absence.missed(error)
        raise StoreAway from error
    else:
        absence.met()


async def patiently(do: Callable[[], Awaitable[Done]]) -> Done:
    """Until the store is back, where it is away and nobody is there who could ask again."""
    while True:
        try:
            return await do()
        except StoreAway:
            await asyncio.sleep(AGAIN)


async def repeatedly(do: Callable[[], Awaitable[None]], seconds: float, failing: str) -> None:
    """For ever. `failing`: what is written down where it fails otherwise than because the store is away."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
        except StoreAway:  # it has been said already; what matters is to try again
            continue
        except Exception:  # noqa: BLE001
            structlog.get_logger().exception(failing)


async def opened(config: Config) -> Store:
    """The database as the newest schema has it."""
    engine = engine_of(config)
    await migrate(engine)
    if not config.is_sqlite:
        return Store(ServiceReader(engine), ServiceWriter(engine))
    await engine.dispose()
    file = create_engine(config.url.replace("+aiosqlite", ""), connect_args={"check_same_thread": False}, **DISCREET)
    _prepare(file, config)
    return Store(FileReader(file), FileWriter(file.connect()))


def engine_of(config: Config) -> AsyncEngine:
    if not config.is_sqlite:
        return create_async_engine(
            config.url.replace("postgresql://", "postgresql+asyncpg://"), pool_pre_ping=True, **DISCREET
        )
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not config.file.exists():
        config.file.touch(mode=0o600)  # it holds the keys of the house: it is for its owner alone
    engine = create_async_engine(config.url, **DISCREET)
    _prepare(engine.sync_engine, config)
    return engine


def _prepare(engine: Any, config: Config) -> None:
    @event.listens_for(engine, "connect")
    def pragmas(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {config.durability.upper()}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.close()

    del pragmas
