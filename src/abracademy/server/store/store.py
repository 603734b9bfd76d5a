"""The database: where to write and where to read."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Executable, Row, Select, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..config import Config
from .migrating import migrate
from .writer import Counts, FileWriter, LogRow, ServiceWriter, Writer

DISCREET: Final[dict[str, Any]] = {"hide_parameters": True}
"""No error says what was to be written."""


class Store:
    """Everything is written through one writer, so that a row of a log and what follows from it are stored together."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def write(self, *statements: Executable, row: LogRow | None = None) -> Counts:
        """All of it or nothing; raises a `Conflict` where a key is taken."""
        return await self._writer.write(*statements, row=row)

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return rows

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()


async def opened(config: Config) -> Store:
    """The database as the newest schema has it."""
    engine = engine_of(config)
    await migrate(engine)
    if not config.is_sqlite:
        return Store(engine, ServiceWriter(engine))
    file = create_engine(config.url.replace("+aiosqlite", ""), connect_args={"check_same_thread": False}, **DISCREET)
    _prepare(file, config)
    return Store(engine, FileWriter(file.connect()))


def engine_of(config: Config) -> AsyncEngine:
    if not config.is_sqlite:
        return create_async_engine(
            config.url.replace("postgresql://", "postgresql+asyncpg://"), pool_pre_ping=True, **DISCREET
        )
    config.data.mkdir(parents=True, exist_ok=True)
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
