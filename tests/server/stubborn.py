"""Somebody whom no lost connection impresses: they come back by themselves, and ask again, under the same name, for
whatever was not answered."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count, cycle
from typing import Any, Final, NamedTuple, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from tests.server.player import SECONDS, Lost, NotDone, Place, Player

GONE: Final = (OSError, Lost, InvalidHandshake, httpx.TransportError)
"""What it looks like when nobody is at the other end."""
AGAIN: Final = ("ask_again", "come_back")
"""What a server says that cannot do it just now."""
Done = TypeVar("Done")


class Moment(NamedTuple):
    """What somebody knew when they had heard of a row: compared by a number that stands for each text."""

    number: int
    eyes: int | None
    told: int
    """So many events."""
    view: int
    seating: int


class Witness(Place):
    """Remembers every moment, and which requests were answered and how."""

    def __init__(self, player: "Stubborn", table: str, socket: ClientConnection) -> None:
        super().__init__(player, table, socket)
        self.whose = player.name
        self.names = player.names
        self.moments: list[Moment] = []
        self.asked: dict[str, str] = {}
        """Which request had which name."""
        self.answered: dict[str, int] = {}
        """As which row."""
        self.met: set[str] = set()
        """Answered as having been done before."""
        self.refused: set[str] = set()

    def _fold(self, message: dict[str, Any]) -> None:
        before = self.number
        super()._fold(message)
        assert self.number >= before, "taken back"
        if message["op"] in ("table", "update"):
            seen = seen_as(self.view), seen_as(self.seating)
            self.moments.append(Moment(self.number, self.you["eyes"], len(self.told), *seen))


def seen_as(something: Any) -> int:
    return hash(msgspec.json.encode(something, order="sorted"))


class Stubborn(Player):
    def __init__(self, name: str, ports: Sequence[int]) -> None:
        super().__init__(ports[0])
        self.name = name
        self.witnessed: list[Witness] = []
        self.names: dict[str, str] = {}
        """What they were called, by who they were."""
        self._ports = cycle([*ports[1:], ports[0]])
        self._names = (f"{name}-{number}" for number in count())

    async def come_in(self, name: str) -> dict[str, Any]:
        told = await super().come_in(name)
        self.names[told["id"]] = told["name"]
        return told

    async def post(self, path: str, **fields: Any) -> Any:
        """Again, where nobody has answered."""
        return await self._until_done(partial(super().post, path, **fields))

    async def get(self, path: str, **query: Any) -> Any:
        return await self._until_done(partial(super().get, path, **query))

    async def attend(self, table: str, **query: Any) -> Witness:
        return await self._until_done(partial(self._witness, table, query))

    async def return_to(self, place: Witness) -> None:
        await self._until_done(place.come_back)

    async def _until_done(self, do: Callable[[], Awaitable[Done]]) -> Done:
        async with asyncio.timeout(SECONDS):
            while True:
                with suppress(*GONE):
                    return await do()
                self.turn()
                await asyncio.sleep(0.01)

    async def _witness(self, table: str, query: dict[str, Any]) -> Witness:
        place = Witness(self, table, await self.socket(f"/api/tables/{table}/socket", **query))
        await place.until(lambda: place.seating is not None)
        self.places.append(place)
        self.witnessed.append(place)
        return place

    async def insist(self, place: Witness, op: str, **fields: Any) -> bool:
        """Asks until there is an answer, always under the same name. Whether it was done."""
        name = next(self._names)
        place.asked[name] = op
        while True:
            try:
                answer = await place.ask(op, name, **fields)
            except Lost:
                await self.return_to(place)
            except NotDone as refused:
                if refused.error["do"] not in AGAIN:
                    place.refused.add(name)
                    return False
                await asyncio.sleep(0.01)
            else:
                place.answered[name] = answer["number"]
                if answer["op"] == "done":
                    place.met.add(name)
                return True

    async def see(self, place: Witness, holds: Callable[[], bool]) -> None:
        """Waits for it, whatever happens meanwhile."""
        while True:
            try:
                return await place.until(holds)
            except Lost:
                await self.return_to(place)

    def forget(self, place: Witness) -> None:
        """One that has been left."""
        self.witnessed.remove(place)
        self.places.remove(place)

    def turn(self) -> None:
        """To the next server there is."""
        self.port = next(self._ports)
        self.http.base_url = httpx.URL(f"http://127.0.0.1:{self.port}")
