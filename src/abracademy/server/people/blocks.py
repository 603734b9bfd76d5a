"""Whom somebody does not want to hear. People are meant by where they sit: nobody knows more of them than that."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select

from ...kernel import Refused, Seat, Value, Wire
from ..fanout import Fanout, Word
from ..outbox import Outbox
from ..store import Conflict, Store
from ..store.schema import blocks, seats
from ..tables.connection import Connection
from ..tables.opening import require_id

KIND: Final = "blocks"


class Blocked(Wire, frozen=True):
    """Somebody, by where they sat and what they were called there when they were blocked."""

    table: str
    seat: Seat
    name: str


class _All(Value, frozen=True):
    """On its way to every process: whom somebody blocks by now."""

    person: str
    blocked: frozenset[str]


class Blocks:
    def __init__(self, store: Store, fanout: Fanout, connections: set[Outbox]) -> None:
        self._store = store
        self._fanout = fanout
        self._connections = connections
        fanout.listen(self._hear)

    async def block(self, person: str, table: str, seat: Seat) -> Blocked:
        require_id(table)
        there = (seats.c.table_id == table) & (seats.c.seat == seat) & seats.c.person.is_not(None)
        found = await self._store.read(select(seats.c.person, seats.c.name).where(there))
        if not found:
            raise Refused("unknown_person", "nobody-to-block")
        if found[0].person == person:
            raise Refused("bad_request", "no-block-of-oneself")
        before = delete(blocks).where(blocks.c.person == person, blocks.c.blocked == found[0].person)
        row = {"person": person, "blocked": found[0].person, "table_id": table, "seat": seat, "name": found[0].name}
        with suppress(Conflict):  # they are blocked already, or are nobody any more
            await self._store.write(before, insert(blocks).values(row))
        await self._tell(person)
        return Blocked(table, seat, found[0].name)

    async def unblock(self, person: str, table: str, seat: Seat) -> None:
        there = (blocks.c.table_id == table) & (blocks.c.seat == seat)
        await self._store.write(delete(blocks).where(blocks.c.person == person, there))
        await self._tell(person)

    async def seen(self, person: str) -> Sequence[Blocked]:
        query = select(blocks).where(blocks.c.person == person).order_by(blocks.c.name, blocks.c.table_id)
        return [Blocked(row.table_id, row.seat, row.name) for row in await self._store.read(query)]

    async def of(self, person: str) -> frozenset[str]:
        found = await self._store.read(select(blocks.c.blocked).where(blocks.c.person == person))
        return frozenset(row.blocked for row in found)

    async def _tell(self, person: str) -> None:
        self._fanout.send(Word(KIND, about=_All(person, await self.of(person))))

    def _hear(self, word: Word) -> None:
        if word.kind == KIND:
            known = msgspec.convert(word.about, _All)
            for connection in self._connections:
                if isinstance(connection, Connection) and connection.visitor.person == known.person:
                    connection.blocked = known.blocked
