"""A backup into an empty database of either kind."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, MetaData, create_engine, select

from ...kernel import Refused
from ..config import Config
from ..store.migrating import upgrade
from ..store.store import DISCREET, engine_of
from .snapshot import MARK, Watching, copy
from .usable import in_one_line


async def restore(config: Config, file: Path, watching: Watching) -> None:
    """All of it or nothing."""
    with TemporaryDirectory() as folder:
        backup = Path(folder) / "backup"
        shutil.copyfile(file, backup)
        _require_backup(backup, file)
        with in_one_line():
            await _read(config, backup, watching)


def _require_backup(backup: Path, file: Path) -> None:
    try:
        with closing(sqlite3.connect(backup)) as opened:
            mark, whole = (opened.execute(f"PRAGMA {one}").fetchone()[0] for one in ("application_id", "quick_check"))
    except sqlite3.DatabaseError as error:
        raise Refused("bad_request", "no-backup", file=str(file)) from error
    if mark != MARK or whole != "ok":
        raise Refused("bad_request", "no-backup", file=str(file))


async def _read(config: Config, backup: Path, watching: Watching) -> None:
    source, target = create_engine(f"sqlite:///{backup}", **DISCREET), engine_of(config)
    try:
        with source.begin() as read:
            upgrade(read)  # an older one is brought up to date first
        async with target.begin() as connection:
            with source.connect() as read:
                await connection.run_sync(_filled, read, watching)
    finally:
        source.dispose()
        await target.dispose()


def _filled(target: Connection, source: Connection, watching: Watching) -> None:
    _require_empty(target)
    upgrade(target)
    copy(source, target, watching)


def _require_empty(target: Connection) -> None:
    there = MetaData()
    there.reflect(target)
    for table in there.tables.values():
        if table.name != "alembic_version" and target.execute(select(table).limit(1)).first():
            raise Refused("bad_request", "database-not-empty")
