"""All tables that somebody looks at here, and the way to all others."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import select, update

from ...kernel import AnyGame, Refused, Seat
from ...table.sitting import Rematch, Row, Sat, Sitting, Terms, Who, again
from ..now import now
from ..people.names import distinct
from ..store import Conflict, Store
from ..store.schema import people, seats, servers, tables
from .awake import AWAKE, LIVES
from .connection import Connection
from .live import Live
from .opening import OPENER, NewTable, new_id, new_table, require_few, require_id, unknown
from .projection import People
from .rows import rows_after
from .visitor import Visitor, sign

TRIES: Final = 5
"""To find a code that nobody has."""
Heard = Callable[[Live, Row], None]


class Hall:
    def __init__(self, store: Store, games: Mapping[str, AnyGame], process: str) -> None:
        self.store = store
        self.games = games
        self.process = process
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Heard] = []
        self._greeters: list[Callable[[Live], None]] = []

    def listen(self, heard: Heard) -> None:
        """To every row that is told here."""
        self._listeners.append(heard)

    def greet(self, greeter: Callable[[Live], None]) -> None:
        """Every table that is read from the store, if it is for this process to keep."""
        self._greeters.append(greeter)

    def forget(self, live: Live) -> None:
        """It is read again when somebody wants it."""
        self.tables.pop(live.id, None)
        live.stop()

    def close(self) -> None:
        for live in [*self.tables.values()]:
            self.forget(live)

    async def open(self, visitor: Visitor, terms: Terms, most: int) -> Live:
        """A new table, at which whoever opens it sits down; but nobody has more than so many open."""
        async with self._opening.setdefault(visitor.person, asyncio.Lock()):
            await require_few(self.store, visitor.person, most)
            return await self._open(visitor, terms)

    async def _open(self, visitor: Visitor, terms: Terms) -> Live:
        for _ in range(TRIES):
            table = new_id()
            who = sign(visitor.person, table)
            name = self.name_for(visitor, ())
            people = People({who: (visitor.person, name)})
            opened = new_table(
                self.games[terms.game], terms, self.process, now(), table, (), (Sat(OPENER, "person", who),), people
            )
            try:
                await self.store.write(*opened.statements)
            except Conflict:
                continue
            return self._entered(opened, {who: name})
        raise Refused("too_many", "no-code-free")

    def _entered(self, opened: NewTable, names: dict[Who, str]) -> Live:
        game = self.games[_terms(opened.first).game]
        live = self._known(Live(opened.id, Sitting(game, opened.first, opened.seed), names, self.store, self))
        self.moved(live, opened.first)
        live.doubt()  # whoever opens a table may never come to it
        return live

    def _known(self, live: Live) -> Live:
        """The first of its name: somebody may have found it in the store as soon as it stood there."""
        return self.tables.setdefault(live.id, live)

    async def live(self, table: str) -> Live:
        """The table of this name, read from the store where nobody here has looked at it lately."""
        found = self.tables.get(table)
        if found:
            found.wanted = now()
            return found
        require_id(table)
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live:
        found = await self.store.read(select(tables.c.game, tables.c.seed, tables.c.holder).where(tables.c.id == table))
        if not found or found[0].game not in self.games:
            raise unknown(table)
        rows = await rows_after(self.store, table, 0)
        game = self.games[found[0].game]
        try:
            sitting = Sitting(game, rows[0], found[0].seed)
            for row in rows[1:]:
                sitting.apply(row)
        except Refused:
            await self._give_up(table)
            raise Refused("game_over", "table-of-other-rules") from None  # what they say of a move is for nobody
        live = self._known(Live(table, sitting, await self.names_at(table), self.store, self))
        for greeter in self._greeters if found[0].holder == self.process else ():
            greeter(live)
        return live

    async def _give_up(self, table: str) -> None:
        """Newer rules cannot follow it: it is closed, and kept."""
        given_up = {"phase": "closed", "ending": "rules", "code": None}
        unfinished = (tables.c.id == table) & tables.c.ended.is_(None)
        await self.store.write(update(tables).where(unfinished).values(ended=now(), **given_up))

    async def names_at(self, table: str) -> dict[Who, str]:
        query = select(seats.c.who, seats.c.name).where(seats.c.table_id == table, seats.c.name.is_not(None))
        return {row.who: row.name for row in await self.store.read(query)}

    def name_for(self, visitor: Visitor, taken: Iterable[str]) -> str:
        return distinct(visitor.name, taken)

    def moved(self, live: Live, row: Row) -> None:
        for heard in self._listeners:
            heard(live, row)

    async def rematch(self, live: Live, connection: Connection, asked: Rematch) -> int | None:
        """The same terms and seats; whoever asks sits down at once, and the first turn passes on."""
        if live.sitting.phase != "over" or live.sitting.rematch or connection.seat is None:
            return await live.ask(connection, asked)
        connection.paces.opening.take()
        opened, names = await self._rematch_of(live, connection.seat)
        number = await live.ask(connection, asked, opened.id, opened.statements)
        if live.sitting.rematch == opened.id:
            self._entered(opened, names)  # from now on its time runs
        return number

    async def _rematch_of(self, live: Live, asker: Seat) -> tuple[NewTable, dict[Who, str]]:
        """With what those are called who sit down at once."""
        table, people = new_id(), await self._people_at(live.id)
        signs = {seat: sign(person, table) for seat, (person, _) in people.items()}
        new, known = again(live.sitting, asker, signs), People({signs[seat]: people[seat] for seat in signs})
        game = live.sitting.game
        opened = new_table(game, new.terms, self.process, now(), table, new.reserved, new.sitting_down, known)
        seated = {entry.who for entry in new.sitting_down if isinstance(entry, Sat)}
        return opened, {signs[seat]: name for seat, (_, name) in people.items() if signs[seat] in seated}

    async def _people_at(self, table: str) -> dict[int, tuple[str, str]]:
        """Somebody's own bot counts while it is awake."""
        query = select(seats.c.seat, seats.c.person, seats.c.name).join(people).outerjoin(servers, LIVES)
        found = await self.store.read(query.where(seats.c.table_id == table, (seats.c.kind == "person") | AWAKE))
        return {row.seat: (row.person, row.name or "") for row in found}


def _terms(row: Row) -> Terms:
    opened: Any = row.entries[0]
    terms: Terms = opened.terms
    return terms
