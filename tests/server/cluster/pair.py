"""Two servers, each a process of its own, that serve one database and hear of each other by Redis."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from abracademy.kernel import Acted
from abracademy.server.config import Config
from abracademy.server.store import opened
from tests.server.chaos.evening import Regular
from tests.server.chaos.ledger import Ledger
from tests.server.process import Nursery, Process
from tests.server.services import SECONDS, Redis
from tests.server.stubborn import Stubborn, Witness


class Pair:
    def __init__(self, one: Process, other: Process, ledger: Ledger) -> None:
        self.one = one
        self.other = other
        self._ledger = ledger
        self._people: list[Stubborn] = []

    async def person(self, name: str, first: Process) -> Stubborn:
        """Comes to this one, and goes to the other when it is gone."""
        second = self.other if first is self.one else self.one
        person = Stubborn(name, [first.port, second.port])
        self._people.append(person)
        await person.come_in(name)
        return person

    async def require_all_stored(self) -> None:
        """What everybody was told, wherever they were, is what is stored, and everything was done once."""
        await self._ledger.compare([place for person in self._people for place in person.witnessed])
        await self._ledger.require_whole()

    async def bots_moves(self, table: str) -> int:
        await self.require_all_stored()
        entries = [entry for row in self._ledger.folded[table].rows for entry in row.entries]
        return sum(isinstance(entry, Acted) and entry.by == "bot" for entry in entries)

    async def go_home(self) -> None:
        for person in self._people:
            await person.go()


@asynccontextmanager
async def pair(born_in: Nursery, folder: Path, database: str, redis: Redis) -> AsyncGenerator[Pair]:
    """Both begin at once, on a database that is empty."""
    where = {"database_url": database, "redis_url": redis.url}
    one, other = [Process(born_in, folder / name, **where) for name in ("one", "other")]
    for process in (one, other):
        process.begin()
    for process in (one, other):
        assert await process.is_there(), process.log.read_text()
    store = await opened(Config(data=folder, database_url=database))
    two = Pair(one, other, Ledger(store))
    try:
        yield two
    finally:
        await one.kill()
        await other.kill()
        await two.go_home()
        await store.close()


class Evening:
    """Nora sits at the one, which keeps the table, and Ada at the other; after them a bot, unless it is for two."""

    def __init__(self, table: str, nora: Regular, ada: Regular) -> None:
        self.table = table
        self.nora = nora
        self.ada = ada

    @property
    def host(self) -> Witness:
        return self.nora.place

    @property
    def guest(self) -> Witness:
        return self.ada.place

    async def play(self) -> None:
        await asyncio.gather(self.nora.play(again=False), self.ada.play(again=False))

    async def begin(self, moves: int) -> None:
        """So many moves, or more."""
        playing = asyncio.create_task(self.play())
        async with asyncio.timeout(SECONDS):
            while self.host.number < moves:
                await asyncio.sleep(0.005)
        playing.cancel()


async def evening(two: Pair, game: str = "abraca-what", seats: int = 3, **terms: object) -> Evening:
    nora, ada = await two.person("Nora", two.one), await two.person("Ada", two.other)
    table = await nora.open_table(game, seats, **terms)
    host, guest = await nora.attend(table, seen=0), await ada.attend(table, seen=0)
    await ada.insist(guest, "sit")
    if seats > 2:
        await nora.insist(host, "fill", bot="novice")
    random = Random(table)
    return Evening(table, Regular(nora, host, random, whim=0), Regular(ada, guest, random, whim=0))
