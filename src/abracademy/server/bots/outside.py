"""Somebody's own bots whose sockets are open here: at which tables they sit, and whether they are still welcome."""

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import select, update

from ...kernel import Refused
from ..closing import Closing
from ..fanout import Fanout, Word
from ..store import Store, StoreAway, patiently, repeatedly
from ..store.schema import people, seats, tables
from ..tables.hall import Hall
from ..tables.opening import OPEN
from .outside_bot import OutsideBot
from .outside_invited import SEATED
from .outside_words import Welcome

LOOK: Final = 2.0
"""Seconds between two looks into the store for what nobody has told of."""


class OutsideBots:
    def __init__(self, store: Store, hall: Hall, fanout: Fanout) -> None:
        self._store = store
        self._hall = hall
        self._here: dict[str, OutsideBot] = {}
        self._looking = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        fanout.listen(self._hear)

    def start(self) -> None:
        self._begin(repeatedly(self._look, LOOK, "look_failed"))

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def welcome(self, bot: OutsideBot) -> None:
        """From now on it is awake. A bot has one socket: the newest one, in whichever process."""
        person = bot.visitor.person
        async with self._looking:  # or its older socket could put it to sleep again
            await self._store.write(update(people).where(people.c.id == person).values(awake_in=self._hall.process))
            if person in self._here:
                self._here[person].close(Closing.REPLACED)
            self._here[person] = bot
        bot.say(Welcome(bot.visitor.name))
        await self._look()

    async def part(self, bot: OutsideBot) -> None:
        bot.close(Closing.LEFT)  # it comes to no table any more
        bot.leave_all()
        async with self._looking:
            if self._here.get(bot.visitor.person) is bot:
                await self._fall_asleep(bot.visitor.person)

    async def _fall_asleep(self, person: str) -> None:
        del self._here[person]
        here = (people.c.id == person) & (people.c.awake_in == self._hall.process)
        with suppress(StoreAway):  # then it seems awake until it comes back, or this process ends
            await self._store.write(update(people).where(here).values(awake_in=None))

    def _hear(self, word: Word) -> None:
        if word.kind == SEATED:
            self._begin(patiently(self._look))

    async def _look(self) -> None:
        if not self._here:
            return
        async with self._looking:
            here = {**self._here}
            homes = await self._homes(here)
            for person, bot in here.items():
                if homes.get(person) != self._hall.process:
                    bot.close(Closing.REPLACED if person in homes else Closing.NOT_SIGNED_IN)
            for person, its_tables in (await self._tables_of(here)).items():
                await self._bring(here[person], its_tables)

    async def _homes(self, bots: Mapping[str, OutsideBot]) -> Mapping[str, str | None]:
        """In which process their sockets are open; nothing of those whom nobody knows any more."""
        query = select(people.c.id, people.c.awake_in).where(people.c.id.in_([*bots]))
        return {row.id: row.awake_in for row in await self._store.read(query)}

    async def _tables_of(self, bots: Mapping[str, OutsideBot]) -> Mapping[str, Sequence[str]]:
        unfinished = seats.c.person.in_([*bots]) & seats.c.place.is_(None) & tables.c.phase.in_(OPEN)
        query = select(seats.c.person, tables.c.id).join(tables, tables.c.id == seats.c.table_id).where(unfinished)
        found = defaultdict[str, list[str]](list)
        for row in await self._store.read(query):
            found[row.person].append(row.id)
        return found

    async def _bring(self, bot: OutsideBot, its_tables: Sequence[str]) -> None:
        for table in its_tables:
            with suppress(Refused):  # newer rules cannot read it: it has been closed
                live = await self._hall.live(table)
                if bot.closing is None:
                    bot.come_to(live)

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
