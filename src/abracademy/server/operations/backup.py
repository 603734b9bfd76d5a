"""One file of everything: a database for SQLite, whatever it comes from, as it stood at one moment."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel import Refused
from ..config import Config
from ..store.migrating import upgrade
from ..store.store import DISCREET, engine_of
from .snapshot import MARK, Watching, copy
from .usable import in_one_line, require_our_schema, require_stored


async def back_up(config: Config, file: Path, watching: Watching) -> None:
    """The file is there when it is whole, and for its owner alone: it holds the keys of the house."""
    require_stored(config)
    if file.exists():
        raise Refused("bad_request", "file-exists", file=str(file))
    if not os.access(file.parent, os.W_OK):
        raise Refused("bad_request", "no-place", file=str(file))
    with TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:  # nobody else can look into it
        unfinished = Path(folder) / file.name
        with in_one_line():
            await _write(config, unfinished, watching)
        unfinished.chmod(0o600)
        unfinished.replace(file)


async def _write(config: Config, file: Path, watching: Watching) -> None:
    source, target = engine_of(config), create_engine(f"sqlite:///{file}", **DISCREET)
    try:
        async with source.connect() as connection:
            await _hold_still(connection)
            with target.begin() as written:
                await connection.run_sync(_copied, written, watching)
    finally:
        target.dispose()
        await source.dispose()


async def _hold_still(connection: AsyncConnection) -> None:
    """Everything is read as it is at this moment, though others go on writing."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _copied(source: Connection, target: Connection, watching: Watching) -> None:
    require_our_schema(source)
    upgrade(target)
    target.exec_driver_sql(f"PRAGMA application_id = {MARK}")
    copy(source, target, watching)
