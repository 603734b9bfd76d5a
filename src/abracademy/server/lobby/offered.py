"""The public tables that somebody can join or watch."""

from typing import Any, Final

import msgspec
from sqlalchemy import Row, or_, select

from ...kernel import Wire
from ...table.sitting import Phase, Terms
from ...table.sitting.terms import Help
from ..store import Store
from ..store.schema import tables
from ..tables.opening import OPEN
from ..tables.seated import SeatsSeen, seated_at

MOST: Final = 100


class TableSeen(Wire, frozen=True, gc=False):
    table: str
    game: str
    seats: int
    clock: int
    help: Help
    onlookers: bool
    phase: Phase
    since: int
    """When it was opened, or when its game began."""
    seated: SeatsSeen


async def offered(store: Store) -> tuple[TableSeen, ...]:
    """Newest first. Where nobody may watch, only while there is a seat to take."""
    open_to_all = tables.c.public & tables.c.phase.in_(OPEN)
    wanted = open_to_all & or_(tables.c.phase == "lobby", tables.c.onlookers)
    found = await store.read(select(tables).where(wanted).order_by(tables.c.created.desc(), tables.c.id).limit(MOST))
    seated = await seated_at(store, [row.id for row in found])
    return tuple(_seen(row, seated.get(row.id, ())) for row in found)


def _seen(row: Row[Any], seated: SeatsSeen) -> TableSeen:
    terms = msgspec.json.decode(row.terms, type=Terms)
    since = row.began or row.created
    return TableSeen(row.id, row.game, terms.seats, terms.clock, terms.help, row.onlookers, row.phase, since, seated)
