"""A server that is killed again and again while several tables play on it, and what must hold all the time."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from abracademy.server.config import Config
from abracademy.server.store import opened
from tests.server.chaos.evening import Newcomer, Onlooker, Regular
from tests.server.chaos.ledger import Ledger
from tests.server.process import Nursery, Process
from tests.server.services import SECONDS
from tests.server.stubborn import Stubborn

ENOUGH: Final = 60
"""Rows that people hear of while a server has too little to do to die of it."""
LAST_GAME: Final = 4 * SECONDS
"""At the longest."""
TABLES: Final[Sequence[tuple[Sequence[str], dict[str, Any]]]] = (
    (("Nora", "Ada"), {"game": "abraca-what", "seats": 3}),
    (("Finn", "Ida"), {"game": "abracadabra", "seats": 3}),
    (("Otto",), {"game": "abraca-what", "seats": 2, "clock": 600}),
)
"""Who sits down; bots take the other seats."""


class Storm:
    def __init__(self, processes: Sequence[Process], ledger: Ledger, seed: str) -> None:
        self.ledger = ledger
        self._processes = processes
        self._process = processes[0]
        """The one whose turn it is to die."""
        self._random = Random(seed)
        """Of kills alone: the same seed kills in the same ways."""
        self._mood = Random(seed)
        self._people: list[Stubborn] = []
        self._regulars: list[Regular] = []
        self._newcomer = Newcomer(self._person("Newcomer"))

    async def rage(self, kills: int) -> None:
        """While all play."""
        for process in self._processes:
            await process.start()
        await self._sit_down()
        async with asyncio.TaskGroup() as evening:
            playing = [evening.create_task(one.play()) for one in self._regulars]
            playing.append(evening.create_task(self._newcomer.play()))
            for _ in range(kills):
                await self._kill()
            await self._recover()
            await self._finish()
            for one in playing:
                one.cancel()
        await self._look_anew()
        await self.ledger.require_whole()
        for process in self._processes:
            assert '"level":"error"' not in process.log.read_text(), process.log.read_text()

    async def _kill(self) -> None:
        """And let another live until it may be killed, or dies in one way or another."""
        await self._process.kill()
        await self._live_on()
        dead = [one for one in self._processes if not one.is_alive]
        self._process = self._random.choice(dead or self._processes)

    async def _recover(self) -> None:
        for process in self._processes:
            await process.kill()
            await process.start()
        await self._compare()

    async def _sit_down(self) -> None:
        for names, terms in TABLES:
            people = [self._person(name) for name in (*names, "Looker")]
            for person in people:
                await person.come_in(person.name)
            table = await people[0].open_table(**terms)
            places = [await person.attend(table, seen=0) for person in people]
            for person, place in zip(people[1:-1], places[1:-1], strict=True):
                await person.insist(place, "sit")
            await people[0].insist(places[0], "fill", bot="novice")
            self._regulars += [Regular(*one, self._mood) for one in zip(people[:-1], places[:-1], strict=True)]
            self._regulars.append(Onlooker(people[-1], places[-1], self._mood))

    def _person(self, name: str) -> Stubborn:
        person = Stubborn(name, self._mood.sample([one.port for one in self._processes], len(self._processes)))
        self._people.append(person)
        return person

    async def _live_on(self) -> None:
        match self._random.randrange(4):
            case 0:
                self._process.begin()
                await asyncio.sleep(self._random.uniform(0, 0.3))
            case 1:
                await self._start_again()
                await self._hear(self._random.randrange(50))
            case 2:
                await self._die("before statement", 100)
            case _:
                await self._die("after storing", 10)

    async def _die(self, when: Any, most: int) -> None:
        self._process.begin((when, self._random.randrange(most)))
        if await self._process.is_there():
            await self._compare()
        before = self._heard
        await self._until(lambda: not self._process.is_alive or self._heard > before + ENOUGH)
        assert self._process.is_alive or self._process.was_killed, self._process.log.read_text()

    async def _start_again(self) -> None:
        await self._process.start()
        await self._compare()

    async def _hear(self, more: int) -> None:
        """Until they have heard of so many rows more, and then a moment longer."""
        before = self._heard
        await self._until(lambda: self._heard >= before + more)
        await asyncio.sleep(self._random.uniform(0, 0.05))

    @property
    def _heard(self) -> int:
        return sum(place.number for person in self._people for place in person.witnessed)

    async def _finish(self) -> None:
        """Whatever has been begun comes to an end."""
        places = [one.place for one in self._regulars]
        await self._until(lambda: all(place.phase == "over" for place in places), LAST_GAME)

    async def _look_anew(self) -> None:
        """Whoever comes fresh sees the same as those who have been there all the time."""
        for one in self._regulars:
            await one.person.attend(one.place.table, seen=0)
        await self._compare()

    async def go_home(self) -> None:
        for person in self._people:
            await person.go()

    async def _compare(self) -> None:
        known = [(person, [*person.witnessed]) for person in self._people]
        await self.ledger.compare([place for _, places in known for place in places])
        for person, places in known:
            for place in places[:-1]:
                person.forget(place)

    async def _until(self, holds: Callable[[], bool], seconds: float = SECONDS) -> None:
        async with asyncio.timeout(seconds):
            while not holds():
                await asyncio.sleep(0.005)


@asynccontextmanager
async def storm(born_in: Nursery, folder: Path, seed: str, processes: int = 1, **where: Any) -> AsyncGenerator[Storm]:
    """On a file in this folder, unless it is said where else."""
    serving = [Process(born_in, folder / "data", **where) for _ in range(processes)]
    store = await opened(Config(data=folder / "data", **where))
    one = Storm(serving, Ledger(store), seed)
    try:
        yield one
    finally:
        for process in serving:
            await process.kill()
        await one.go_home()
        await store.close()
