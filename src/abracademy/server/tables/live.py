"""One table, live: what is asked of it is decided, stored and told, one thing after another."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence, Set
from functools import partial
from random import SystemRandom
from typing import Any, Final, TypeAlias

from ...kernel import ONLOOKER, Acted, Happened, Refused, Seat, Viewer, Wire
from ...table.sitting import (
    Away,
    Decision,
    Row,
    Sat,
    Seating,
    Sit,
    Sitting,
    SittingRequest,
    Stood,
    Who,
    came,
    decide,
    eyes_of,
    may_look,
    may_watch,
    seating,
    went,
)
from ...table.sitting.entries import Began, Shown, TakenOver
from ..closing import closing
from ..now import now
from ..operations.metrics import CONFLICTS, MOVES
from ..refusing import refusal
from ..store import Conflict, Statement, Store, patiently
from .around import Around
from .connection import Connection
from .projection import People, drawn
from .rows import rows_after, written
from .telling import ENCODER, Changes, answering, changed, news, whole
from .visitor import Visitor, sign
from .words import NotDone

RANDOM: Final = SystemRandom()
RETURNS: Final = 2.0
"""Seconds in which a lost connection may come back before anybody is told that it was lost."""
RESEATING: Final = frozenset({Sat, Stood, Began, Shown})
"""After these somebody sits elsewhere, or sees what they did not see."""
Deciding: TypeAlias = Callable[[Sitting], Decision | None]


class Live:
    def __init__(self, table: str, sitting: Sitting, names: dict[Who, str], store: Store, around: Around) -> None:
        self.id = table
        self.sitting = sitting
        self.names = names
        self.connections: set[Connection] = set()
        self.wanted = now()
        """When somebody last came for it."""
        self._store = store
        self._around = around
        self._lock = asyncio.Lock()
        self._views: dict[Viewer, Wire] = {}
        self.seating = seating(sitting, names)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def ask(
        self,
        connection: Connection,
        asked: SittingRequest,
        new_table: str = "",
        also: Sequence[Statement] = (),
        guest: Visitor | None = None,
    ) -> int | None:
        """Does what somebody asks, or refuses it. The number of the row that it had become before, or where it changes
        nothing that of the last one; none where it has been told as news. What is to be done `also` is stored with it.
        A `guest` is somebody's own bot that is asked for.
        """
        who = connection.who
        async with self._lock:
            while True:
                known = self.sitting.done.get((who, asked.id))
                if known is not None:
                    return known
                guests = sign(guest.person, self.id) if guest else ""
                decision = decide(self.sitting, who, asked, RANDOM, new_table, guests)
                if not decision.entries:
                    return self.sitting.number
                visitor = connection.visitor if isinstance(asked, Sit) else guest
                row = Row(self.sitting.number + 1, now(), decision.entries, who, asked.id)
                if await self._stored(row, visitor, also):
                    self._adopt(row, decision, connection)
                    return None
                if not await self._catch_up():  # somebody in it has been forgotten, or a new table's code was taken
                    raise Refused("not_now", "not-just-now")

    async def change(self, deciding: Deciding) -> bool:
        """Does what time, a bot or a lost connection brings about, if that still stands when its turn comes."""
        async with self._lock:
            while True:
                decision = deciding(self.sitting)
                if decision is None or not decision.entries:
                    return False
                row = Row(self.sitting.number + 1, now(), decision.entries)
                if await self._stored(row, None):
                    self._adopt(row, decision)
                    return True
                await self._catch_up()

    def follow(self) -> None:
        """Another process has written to the log."""
        self._begin(self._follow)

    async def reach(self, number: int) -> None:
        """Somebody has seen this row: where another process has told them, we may not know of it yet."""
        if number > self.sitting.number:
            await self._follow()

    async def _follow(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def settle(self) -> None:
        """When all that is under way has been stored and told."""
        async with self._lock:
            pass

    def stop(self) -> None:
        """It is not for this object any more to say who has gone."""
        for task in self._tasks:
            task.cancel()

    @property
    def is_busy(self) -> bool:
        return self._lock.locked() or bool(self._tasks)

    async def _catch_up(self) -> bool:
        """Others may have written to the log. Who sits down has a name, and who leaves may be forgotten."""
        rows = await rows_after(self._store, self.id, self.sitting.number)
        if any(isinstance(entry, Sat | Stood | TakenOver) for row in rows for entry in row.entries):
            self.names = await self._around.names_at(self.id)
        for row in rows:
            self._adopt(row)
        return bool(rows)

    async def _stored(self, row: Row, visitor: Visitor | None, also: Sequence[Statement] = ()) -> bool:
        """Stored before told, always. Not where somebody else has written that row."""
        named = self._named(visitor) if visitor else {}
        try:
            await self._store.write(*drawn(self.id, row, People(named)), *also, row=written(self.id, row))
        except Conflict:
            CONFLICTS.count()
            return False
        self.names = {**self.names, **{who: name for who, (_, name) in named.items()}}
        for entry in row.entries:
            if isinstance(entry, Acted):
                MOVES.count(entry.by)
        return True

    def _named(self, visitor: Visitor) -> dict[Who, tuple[str, str]]:
        """Whoever sits down, and what they are called here."""
        who = sign(visitor.person, self.id)
        others = [name for one, name in self.names.items() if one != who]
        return {who: (visitor.person, self._around.name_for(visitor, others))}

    def _adopt(self, row: Row, decision: Decision | None = None, asker: Connection | None = None) -> None:
        events = self.sitting.apply(row, decision.ahead if decision else None)
        before, after = self.seating, self._seating_after(row)
        self.seating = after
        if RESEATING.isdisjoint(map(type, row.entries)):
            self._tell(row, events, changed(before, after), asker)
        else:
            self._tell_all(row, asker)
        self._heal(row)
        self._around.moved(self, row)

    def _seating_after(self, row: Row) -> Seating:
        """A mere move changes nothing in it where there is no clock."""
        mere_move = all(isinstance(entry, Acted | Happened) for entry in row.entries)
        if mere_move and not self.sitting.terms.clock:
            return self.seating
        return seating(self.sitting, self.names)

    def _tell(self, row: Row, events: tuple[Any, ...], seated: Any, asker: Connection | None) -> None:
        said: dict[Viewer, bytes] = {}
        for connection in self.connections:
            eyes = connection.eyes
            message = said.get(eyes)
            if message is None:
                message = said[eyes] = self._news(row, events, eyes, seated)
            connection.push(answering(row.id, message) if connection is asker else message)
        if len(self._views) > len(said):
            self._views = {eyes: self._views[eyes] for eyes in said}

    def _news(self, row: Row, events: tuple[Any, ...], eyes: Viewer, seated: Any) -> bytes:
        game = self.sitting.table
        if game is None or row.number != self.sitting.moved:
            return news(self.sitting, row, events, eyes, Changes((), seated))
        view = game.view(eyes)
        before, self._views[eyes] = self._views[eyes], view
        return news(self.sitting, row, events, eyes, Changes(changed(before, view), seated))

    def _tell_all(self, row: Row, asker: Connection | None) -> None:
        """Where seats, or what may be seen, changed: everything anew."""
        for connection in [*self.connections]:
            self._place(connection)
            if not may_watch(self.sitting, connection.seat):
                self._show_out(connection)
                continue
            message = self._whole(connection, row.number - 1)
            connection.push(answering(row.id, message) if connection is asker else message)

    def connect(self, connection: Connection, since: int | None, request: str = "") -> None:
        self._place(connection)
        if not may_watch(self.sitting, connection.seat):
            self._show_out(connection)
            return
        self.connections.add(connection)
        message = self._whole(connection, self.sitting.number if since is None else since)
        connection.push(answering(request, message) if request else message)
        self._see(connection.seat)

    def _show_out(self, connection: Connection) -> None:
        """Where no onlookers are wanted."""
        refused = Refused("forbidden", "no-onlookers-here")
        connection.push(ENCODER.encode(NotDone(None, refusal(refused, connection.words))))
        connection.close(closing(refused.code))
        self.connections.discard(connection)

    def forget(self, gone: Set[Who]) -> None:
        """Their names, at once. There is no row about it, so everybody is told everything anew."""
        if gone.isdisjoint(self.names):
            return
        self.names = {who: name for who, name in self.names.items() if who not in gone}
        self.seating = seating(self.sitting, self.names)
        for connection in self.connections:
            connection.push(self._whole(connection, self.sitting.number))

    def sync(self, connection: Connection, request: str, since: int) -> None:
        connection.push(answering(request, self._whole(connection, since)))

    def look(self, connection: Connection, request: str, eyes: Viewer) -> None:
        """Over somebody's shoulder, where that is allowed."""
        if eyes is not ONLOOKER and (connection.seat is not None or not self._shows(eyes)):
            raise Refused("forbidden", "not-everybody-agrees")
        connection.eyes = eyes_of(self.sitting, connection.seat, eyes)
        connection.push(answering(request, self._whole(connection, 0)))

    def _shows(self, seat: Seat) -> bool:
        return seat in range(len(self.sitting.chairs)) and may_look(self.sitting)

    def _place(self, connection: Connection) -> None:
        """By the seat they have now."""
        connection.seat = self.sitting.seat_of(connection.who)
        connection.eyes = eyes_of(self.sitting, connection.seat, connection.eyes)

    def _whole(self, connection: Connection, since: int) -> bytes:
        eyes = connection.eyes
        if self.sitting.table:
            self._views[eyes] = self.sitting.table.view(eyes)
        return whole(self.id, self.sitting, self.seating, connection.seat, eyes, now(), since)

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.seat is not None:
            self._begin(partial(self._miss, connection.seat))

    async def _miss(self, seat: Seat) -> None:
        await asyncio.sleep(RETURNS)
        if not self.is_here(seat):
            await self.change(lambda sitting: Decision(went(sitting, seat)))

    def _see(self, seat: Seat | None) -> None:
        """Somebody is here; the table may not know it yet."""
        if seat is not None and came(self.sitting, seat):
            self._begin(lambda: self.change(lambda sitting: Decision(came(sitting, seat))))

    def is_here(self, seat: Seat) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def doubt(self) -> None:
        """A process has died: who was connected there seems here, and is not. Whoever is elsewhere is seen there."""
        for seat, chair in enumerate(self.sitting.chairs):
            if chair.comes_and_goes and chair.away_since is None and not self.is_here(seat):
                self._begin(partial(self._miss, seat))

    def _heal(self, row: Row) -> None:
        """Another process, or a time asleep, may take somebody for gone who is here."""
        for entry in row.entries:
            if isinstance(entry, Away) and self.is_here(entry.seat):
                self._see(entry.seat)

    def _begin(self, do: Callable[[], Awaitable[Any]]) -> None:
        task = asyncio.create_task(patiently(do))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
