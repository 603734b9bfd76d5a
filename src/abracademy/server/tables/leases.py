"""Which process keeps which table. Every process says again and again that it is alive; the tables of one that says so
no more are taken over, and the time for which nobody kept them does not count."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

import structlog
from sqlalchemy import delete, func, insert, select, update

from ...kernel import Refused
from ...table.sitting import Decision, Row, woken
from ..fanout import Fanout, Word
from ..now import now
from ..store import Store, StoreAway, patiently, repeatedly
from ..store.schema import log, servers, tables
from .hall import Hall
from .keeper import Keeper
from .live import Live
from .opening import OPEN

BEAT: Final = 1.0
"""Seconds between two signs of life."""
SILENCE: Final = 4.0
"""Whoever has given none for so long is dead."""
LOOK: Final = 2.0
"""Seconds between two looks into the store for rows that nobody has told of."""
AT_ONCE: Final = 500


class Leases:
    def __init__(self, store: Store, hall: Hall, keeper: Keeper, fanout: Fanout, alone: bool) -> None:
        """`alone`: no other process can serve this database, so whoever seems to is dead."""
        self._store = store
        self._hall = hall
        self._keeper = keeper
        self._fanout = fanout
        self._alone = alone
        self._beats: dict[str, tuple[int, float]] = {}
        """When others last gave a sign, by their clock and by ours."""
        self._tasks: list[asyncio.Task[None]] = []
        hall.listen(self._tell)
        fanout.listen(self._hear)

    async def start(self) -> None:
        """Before anybody is let in, so that nobody meets a table that is still asleep."""
        me = {"id": self._hall.process, "beat": now(), "stopped": False}
        await self._store.write(insert(servers).values(me))
        self._begin(self._beat, BEAT, "beat_failed")  # from now on: many tables take a while to wake
        await self._look_for_dead()
        self._begin(self._look_for_dead, BEAT, "take_over_failed")
        if not self._alone:
            self._begin(self._look_again, LOOK, "look_failed")

    def _begin(self, do: Callable[[], Awaitable[None]], seconds: float, failing: str) -> None:
        self._tasks.append(asyncio.create_task(repeatedly(do, seconds, failing)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        mine = servers.c.id == self._hall.process
        with suppress(Exception):  # whoever comes after finds us dead a little later
            await self._store.write(update(servers).where(mine).values(beat=now(), stopped=True))

    async def _beat(self) -> None:
        mine = servers.c.id == self._hall.process
        (known,) = await self._store.write(update(servers).where(mine).values(beat=now()))
        if not known:
            await self._come_to_life()

    async def _come_to_life(self) -> None:
        """Taken for dead: alive again, with whatever others have not taken."""
        kept = [live for live in self._hall.tables.values() if self._keeper.keeps(live.id)]
        mine = await self._mine()
        for live in kept:
            if live.id not in mine:
                self._keeper.release(live)
        await self._store.write(insert(servers).values(id=self._hall.process, beat=now(), stopped=False))

    async def _look_for_dead(self) -> None:
        for server in await self._store.read(select(servers).where(servers.c.id != self._hall.process)):
            if server.stopped or self._is_silent(server.id, server.beat):
                await self._take_over(server.id, server.beat)

    def _is_silent(self, server: str, beat: int) -> bool:
        if self._alone:
            return True
        known, since = self._beats.get(server, (None, 0.0))
        if known != beat:
            self._beats[server] = beat, monotonic()
            return False
        return monotonic() - since > SILENCE

    async def _take_over(self, dead: str, beat: int) -> None:
        """One of those who notice gets all of its tables."""
        its = (tables.c.holder == dead) & tables.c.phase.in_(OPEN)
        taken, _ = await self._store.write(
            update(tables).where(its).values(holder=self._hall.process), delete(servers).where(servers.c.id == dead)
        )
        self._beats.pop(dead, None)
        if taken:
            structlog.get_logger().info("took_over", tables=taken)
        asleep = [table for table in await patiently(self._mine) if not self._keeper.keeps(table)] if taken else []
        self._keeper.asleep.update(asleep)
        for table in asleep:
            await patiently(partial(self._wake, table, beat))
        for live in [*self._hall.tables.values()]:
            live.doubt()

    async def _mine(self) -> Collection[str]:
        mine = (tables.c.holder == self._hall.process) & tables.c.phase.in_(OPEN)
        return {row.id for row in await self._store.read(select(tables.c.id).where(mine))}

    async def _wake(self, table: str, since: int) -> None:
        try:
            live = await self._hall.live(table)
            await live.change(lambda sitting: Decision(woken(sitting, now() - since)))
        except Refused:  # newer rules cannot read it: it has been closed
            return
        except StoreAway:
            raise
        except Exception:  # noqa: BLE001 - a log that was damaged may break anything, but keeps no other table asleep
            structlog.get_logger().exception("wake_failed")
        else:
            self._keeper.keep(live)

    def _tell(self, live: Live, row: Row) -> None:
        if not self._alone:
            self._fanout.send(Word("row", live.id, row.number))

    def _hear(self, word: Word) -> None:
        if word.kind == "row":
            self._follow(word.table, word.about)

    def _follow(self, table: str, number: int) -> None:
        live = self._hall.tables.get(table)
        if live and number > live.sitting.number:
            live.follow()

    async def _look_again(self) -> None:
        """Nothing rests on being told: what was lost on the way is found."""
        known = [*self._hall.tables]
        for at in range(0, len(known), AT_ONCE):
            await self._look_at(known[at : at + AT_ONCE])

    async def _look_at(self, known: Sequence[str]) -> None:
        last = select(log.c.table_id, func.max(log.c.number).label("number")).where(log.c.table_id.in_(known))
        for row in await self._store.read(last.group_by(log.c.table_id)):
            self._follow(row.table_id, row.number)
