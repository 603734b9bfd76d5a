"""Who sits where, out of the store: as anybody may know it, by names and never by who they are."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Row, select

from ...kernel import Seat, Wire
from ...table.sitting.entries import Kind
from ..store import Store
from ..store.schema import seats


class SeatSeen(Wire, frozen=True, gc=False, omit_defaults=True):
    seat: Seat
    kind: Kind
    name: str | None = None
    """None: a bot of ours with a character of its own, or a former player."""
    bot: str = ""
    character: str = ""
    conceded: bool = False
    place: int | None = None
    """When the game is over. 1 is a winner; equals share a place."""
    points: int | None = None
    """Where it was played to its end."""


SeatsSeen: TypeAlias = tuple[SeatSeen, ...]


async def seated_at(store: Store, tables: Iterable[str]) -> Mapping[str, SeatsSeen]:
    """Free seats are left out."""
    query = select(seats).where(seats.c.table_id.in_([*tables])).order_by(seats.c.table_id, seats.c.seat)
    by_table = groupby(await store.read(query), key=lambda row: row.table_id)
    return {table: tuple(map(_seen, rows)) for table, rows in by_table}


def _seen(row: Row[Any]) -> SeatSeen:
    return msgspec.convert(row, SeatSeen, from_attributes=True)
