"""Rows of a table's log, as they are stored."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from ...kernel import Value
from ...table.sitting import Row, SittingEntry, Who
from ..store import Store
from ..store.schema import log
from ..store.writer import LogRow


class _Stored(Value, frozen=True, gc=False, omit_defaults=True):
    entries: tuple[SittingEntry, ...]
    who: Who = ""
    id: str = ""


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_Stored)


def written(table: str, row: Row) -> LogRow:
    return table, row.number, row.at, _ENCODER.encode(_Stored(row.entries, row.who, row.id))


async def rows_after(store: Store, table: str, number: int) -> list[Row]:
    query = select(log.c.number, log.c.at, log.c.entries).where(log.c.table_id == table, log.c.number > number)
    return [*_read(await store.read(query.order_by(log.c.number)))]


def _read(stored: Iterable[Any]) -> Iterable[Row]:
    for number, at, entries in stored:
        one = _DECODER.decode(entries)
        yield Row(number, at, one.entries, one.who, one.id)
