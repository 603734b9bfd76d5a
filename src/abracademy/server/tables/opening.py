"""New tables: their names, codes and seeds, the first row of their log, and how many somebody may open."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import func, insert, select

from ...kernel import AnyGame, Refused, Seat
from ...table import commitment
from ...table.sitting import Opened, Row, SittingEntry, Terms, Who
from ..store import Store
from ..store.schema import log, seats, tables
from ..store.writer import Statement
from .projection import People, drawn
from .rows import written

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a code: without vowels they make no words."""
SIGNS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LONG: Final = 12
OPENER: Final[Seat] = 0
"""Where whoever opens a table sits down."""
OPEN: Final = ("lobby", "committing", "revealing", "playing")
"""The phases of a table that is not done with."""
_OPEN: Final = insert(tables)
_LOG: Final = insert(log)


class NewTable(msgspec.Struct, frozen=True):
    id: str
    code: str
    seed: bytes
    first: Row
    statements: tuple[Statement, ...]


def new_id() -> str:
    """Whoever knows it may come in, so nobody can guess it: 60 bits."""
    return "".join([SIGNS[byte % len(SIGNS)] for byte in secrets.token_bytes(LONG)])  # 32 signs: each as likely


def require_id(table: str) -> None:
    """What cannot be the name of a table is not looked for."""
    if len(table) != LONG or any(sign not in SIGNS for sign in table):
        raise unknown(table)


def unknown(table: str) -> Refused:
    return Refused("unknown_table", "unknown-table", table=table[:LONG])


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


async def require_few(store: Store, person: str, most: int) -> None:
    """A seat that its opener has given up counts no more."""
    opened = select(func.count()).select_from(seats).join(tables, tables.c.id == seats.c.table_id)
    (found,) = await store.read(
        opened.where(seats.c.person == person, seats.c.seat == OPENER, tables.c.phase.in_(OPEN))
    )
    if found[0] >= most:
        raise Refused("too_many", "too-many-tables", most=most)


def new_table(
    game: AnyGame,
    terms: Terms,
    holder: str,
    at: int,
    table: str,
    reserved: Sequence[Who | None] = (),
    sitting_down: Sequence[SittingEntry] = (),
    people: People | None = None,
) -> NewTable:
    seed, code = secrets.token_bytes(32), new_code()
    opened = Opened(terms, game.version, commitment(seed), tuple(reserved))
    row = Row(1, at, (opened, *sitting_down))
    begun = {
        "id": table,
        "code": code,
        "game": game.name,
        "public": terms.public,
        "onlookers": terms.onlookers,
        "phase": "lobby",
        "terms": msgspec.json.encode(terms),
        "seed": seed,
        "created": at,
        "holder": holder,
    }
    first = dict(zip(log.columns.keys(), written(table, row), strict=True))
    seated = drawn(table, row, people or People())
    return NewTable(table, code, seed, row, ((_OPEN, begun), *seated, (_LOG, first)))
