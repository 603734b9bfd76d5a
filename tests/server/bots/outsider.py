"""Somebody's own bot at the other end of its socket, played by tests."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from abracademy.kernel import Acted
from abracademy.server.store.schema import people
from tests.server.player import SECONDS, Place, Player
from tests.server.serving import Served

Message = dict[str, Any]


class Outsider:
    def __init__(self, socket: ClientConnection) -> None:
        self.texts: list[str] = []
        """Everything that came, as it came."""
        self.messages: list[Message] = []
        self.closed: int | None = None
        """The code with which the server closed the socket."""
        self._socket = socket
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                async with self._news:
                    self.texts.append(str(text))
                    self.messages.append(msgspec.json.decode(text))
                    self._news.notify_all()
        self.closed = self._socket.close_code
        async with self._news:
            self._news.notify_all()

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(SECONDS), self._news:
            await self._news.wait_for(lambda: bool(holds()))

    async def hear(self, op: str, number: int = 0) -> Message:
        """The so manieth of all messages of this kind, counted from 0."""
        await self.until(lambda: len(self.heard(op)) > number)
        return self.heard(op)[number]

    def heard(self, op: str) -> list[Message]:
        return [one for one in self.messages if one["op"] == op]

    async def say(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def answer(self, question: Message, **instead: Any) -> None:
        """With the first legal action, unless a test wants something else."""
        about = {"op": "act", "table": question["table"], "number": question["number"]}
        answer = {**about, "action": question["awaits"]["legal"][0], **instead}
        await self.say(msgspec.json.encode(answer).decode())

    async def play(self, games: int = 1) -> None:
        """Answers whatever it is asked, until so many games are over."""
        answered = 0
        while len(self.heard("over")) < games:
            await self._asked_again(answered, games)
            for question in self.heard("act")[answered:]:
                await self.answer(question)
                answered += 1

    async def _asked_again(self, before: int, games: int) -> None:
        await self.until(lambda: len(self.heard("act")) > before or len(self.heard("over")) >= games)

    async def leave(self) -> None:
        await self._socket.close()
        await self._reading


@asynccontextmanager
async def connected(port: int, token: str) -> AsyncGenerator[Outsider]:
    address, headers = f"ws://127.0.0.1:{port}/api/bot/socket", {"Authorization": f"Bearer {token}"}
    outsider = Outsider(await connect(address, additional_headers=headers, proxy=None))
    try:
        await outsider.hear("welcome")
        yield outsider
    finally:
        await outsider.leave()


async def token_of(owner: Player, name: str, **settings: Any) -> str:
    """Of a new bot of theirs."""
    made = await owner.post("/api/me/bots", name=name, **settings)
    token: str = made["token"]
    return token


async def seated(host: Player, bot: str, game: str = "abraca-what", **terms: Any) -> Place:
    """A table of two, with this bot opposite its host, who gives nothing to chance."""
    place = await host.attend(await host.open_table(game, **terms))
    await place.ask("fill", bot=f"outside:{bot}")
    await place.decline()
    return place


async def asleep(served: Served, name: str) -> None:
    """When the server knows that it is."""
    awake = select(people.c.id).where(people.c.name == name, people.c.awake_in.is_not(None))
    async with asyncio.timeout(SECONDS):
        while await served.house.store.read(awake):
            await asyncio.sleep(0.01)


async def makers(served: Served, place: Place) -> list[str]:
    """By whom the moves in seat 1 were made, one after another."""
    live = await served.house.hall.live(place.table)
    return [one.by for one in live.sitting.in_play.log if isinstance(one, Acted) and one.seat == 1]
