"""How the store is read."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias

from sqlalchemy import Engine, Row, Select
from sqlalchemy.ext.asyncio import AsyncEngine

Query: TypeAlias = Select[*tuple[Any, ...]]
Rows: TypeAlias = Sequence[Row[Any]]
READERS: Final = 2
"""Threads. What is read is small; whoever waits for one waits shortly."""


class Reader(ABC):
    @abstractmethod
    async def read(self, query: Query) -> Rows: ...

    @abstractmethod
    async def close(self) -> None: ...


class FileReader(Reader):
    """For SQLite: a thread is asked once, and answers. An asynchronous driver goes back and forth for every step of a
    query, and takes four times as long."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, "reader")

    async def read(self, query: Query) -> Rows:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)

    def _read(self, query: Query) -> Rows:
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class ServiceReader(Reader):
    """For PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, query: Query) -> Rows:
        async with self._engine.connect() as connection:
            rows: Rows = (await connection.execute(query)).all()
            return rows

    async def close(self) -> None:
        await self._engine.dispose()
