"""All that is stored, row by row, from one database into another of the same schema, whatever kinds they are."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Select, Table, func, insert, select

from ..store.schema import METADATA

AT_ONCE: Final = 1000
MARK: Final = 0x61627261
"""By which a file says that it is a backup: "abra"."""
Watching: TypeAlias = Callable[[int], AbstractContextManager[Callable[[int], None]]]
"""Is told how many rows there are, and then of each few that are done."""


def copy(source: Connection, target: Connection, watching: Watching) -> None:
    with watching(sum(_count(source, table) for table in METADATA.sorted_tables)) as done:
        for table in METADATA.sorted_tables:
            for rows in _rows(source, table):
                target.execute(insert(table), rows)
                done(len(rows))


def _count(source: Connection, table: Table) -> int:
    return source.execute(select(func.count()).select_from(table)).scalar_one()


def _rows(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    for rows in source.execute(_in_order(table), execution_options={"yield_per": AT_ONCE}).mappings().partitions():
        yield [dict(row) for row in rows]


def _in_order(table: Table) -> Select[Any]:
    """Whoever belongs to somebody in the same table comes after them."""
    within = [key.parent for key in table.foreign_keys if key.column.table is table]
    return select(table).order_by(*(column.is_not(None) for column in within))
