"""The games of one person, page by page: those that go on first, then the newest."""

import re
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, case, or_, select, tuple_

from ...kernel import Refused, Seat, Wire
from ...table.sitting import Phase
from ..store import Store
from ..store.schema import seats, tables
from ..tables.hall import Hall
from ..tables.opening import OPEN
from ..tables.seated import SeatsSeen, seated_at

PAGE: Final = 20
CURSOR: Final = re.compile(r"([01])-([0-9]{1,15})-([a-z0-9]{1,16})")


class OwnGame(Wire, frozen=True):
    table: str
    game: str
    phase: Phase
    ending: str | None
    """How it ended: played, conceded; or was closed: unfinished, rules."""
    seat: Seat
    my_turn: bool
    opened: int
    began: int | None
    ended: int | None
    seats: SeatsSeen


class OwnGames(Wire, frozen=True):
    games: tuple[OwnGame, ...]
    next: str | None
    """What to ask for the next page with. A game that ends meanwhile may come twice, none is left out."""


_RUNNING: Final = case((tables.c.phase.in_(OPEN), 1), else_=0)
_PLACE: Final = (_RUNNING, tables.c.created, tables.c.id)
"""Where a game stands in the list."""
_EVER_BEGAN: Final = or_(tables.c.phase != "closed", tables.c.began.is_not(None))


async def own_games(store: Store, hall: Hall, person: str, cursor: str | None) -> OwnGames:
    found = await store.read(_query(person, cursor))
    page, further = found[:PAGE], found[PAGE:]
    seated = await seated_at(store, [row.id for row in page])
    games = [_seen(row, seated[row.id], await _is_asked(hall, row)) for row in page]
    return OwnGames(tuple(games), _cursor(page[-1]) if further else None)


def _query(person: str, cursor: str | None) -> Select[*tuple[Any, ...]]:
    query = select(tables, seats.c.seat, _RUNNING.label("running")).join(seats, seats.c.table_id == tables.c.id)
    mine = query.where(seats.c.person == person, _EVER_BEGAN, *_after(cursor))
    return mine.order_by(*(column.desc() for column in _PLACE)).limit(PAGE + 1)


def _after(cursor: str | None) -> Iterable[ColumnElement[bool]]:
    if cursor is None:
        return ()
    read = CURSOR.fullmatch(cursor)
    if not read:
        raise Refused("bad_request", "unknown-page")
    running, opened, table = read.groups()
    return (tuple_(*_PLACE) < tuple_(int(running), int(opened), table),)


def _cursor(row: Row[Any]) -> str:
    return f"{row.running}-{row.created}-{row.id}"


async def _is_asked(hall: Hall, row: Row[Any]) -> bool:
    """The log knows; nothing else does."""
    if row.phase != "playing":
        return False
    try:
        sitting, seat = (await hall.live(row.id)).sitting, int(row.seat)
    except Refused:  # newer rules cannot read it
        return False
    return sitting.asked == seat and not sitting.chairs[seat].conceded


def _seen(row: Row[Any], seated: SeatsSeen, my_turn: bool) -> OwnGame:
    return OwnGame(
        row.id, row.game, row.phase, row.ending, row.seat, my_turn, row.created, row.began, row.ended, seated
    )
