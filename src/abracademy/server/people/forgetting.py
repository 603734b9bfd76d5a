"""Somebody is forgotten: their name, their ways in, whom they blocked, their bots. What they played stays, as a former
player's: the log means them by signs that say nothing without what is deleted here."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from sqlalchemy import delete, or_, select, update

from ...kernel import Refused
from ...table.sitting import Leave, decide
from ..closing import Closing
from ..fanout import Fanout, Word
from ..outbox import Outbox
from ..store import Store
from ..store.schema import people, seats, tables
from ..tables.connection import Connection
from ..tables.hall import Hall
from ..tables.opening import OPEN
from ..tables.telling import ENCODER
from ..tables.visitor import sign
from ..tables.words import Bye

KIND: Final = "forgotten"
FAREWELL: Final = ENCODER.encode(Bye("forgotten", None))
LEAVE: Final = Leave("forgotten")


class Forgetting:
    def __init__(self, store: Store, hall: Hall, fanout: Fanout, connections: set[Outbox]) -> None:
        self._store = store
        self._hall = hall
        self._fanout = fanout
        self._connections = connections
        fanout.listen(self._hear)

    async def forget(self, person: str) -> None:
        """A person and all their bots; or one bot."""
        query = select(people.c.id).where(or_(people.c.id == person, people.c.owner == person))
        gone = [row.id for row in await self._store.read(query)]
        sitting = await self._sitting(gone)
        await self._delete(gone)
        self._lose(gone)
        self._fanout.send(Word(KIND, about=gone))
        for table, one in sitting:
            await self._leave(table, one)

    async def _sitting(self, gone: Collection[str]) -> Sequence[tuple[str, str]]:
        """At which tables who of them sits now."""
        query = select(seats.c.table_id, seats.c.person).join_from(seats, tables)
        found = await self._store.read(query.where(seats.c.person.in_(gone), tables.c.phase.in_(OPEN)))
        return [(row.table_id, row.person) for row in found]

    async def _delete(self, gone: Collection[str]) -> None:
        """Whatever is somebody's goes with them, by the schema; but the seats stay, and are nobody's. In this order, or
        one who sits down in this moment could leave a name behind."""
        nobodys = seats.c.person.is_(None) & seats.c.name.is_not(None)
        await self._store.write(
            delete(people).where(people.c.id.in_(gone)), update(seats).where(nobodys).values(name=None)
        )

    def _hear(self, word: Word) -> None:
        if word.kind == KIND:
            self._lose(word.about)

    def _lose(self, gone: Collection[str]) -> None:
        """Out of the memory of this process."""
        for connection in [*self._connections]:
            if isinstance(connection, Connection) and connection.visitor.person in gone:
                connection.push(FAREWELL)
                connection.close(Closing.LEFT)
        for live in self._hall.tables.values():
            live.forget({sign(person, live.id) for person in gone})

    async def _leave(self, table: str, person: str) -> None:
        """As if they had asked for it: before the game the seat is free again, then a bot plays in it."""
        who = sign(person, table)
        with suppress(Refused):  # they have left already, or newer rules cannot read the table
            live = await self._hall.live(table)
            await live.change(lambda sitting: decide(sitting, who, LEAVE, Random()))
