"""Somebody at the other end: a browser's part, played by tests. It folds views as clients do, and knows no rules."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from abracademy.server.people.identity import COOKIE

SECONDS = 20
"""In which a test has what it waits for, on the slowest machine."""


class NotDone(Exception):
    """The server refused: its code, and all it said."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["code"], error)
        self.code: str = error["code"]
        self.error = error


class Lost(Exception):
    """The socket was closed before what was waited for had come; with which code."""


class Player:
    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
        self.places: list[Place] = []

    async def come_in(self, name: str) -> dict[str, Any]:
        told: dict[str, Any] = await self.post("/api/people", name=name)
        return told

    async def post(self, path: str, **fields: Any) -> Any:
        return _answer(await self.http.post(path, json=fields))

    async def put(self, path: str) -> Any:
        return _answer(await self.http.put(path))

    async def patch(self, path: str, **fields: Any) -> Any:
        return _answer(await self.http.patch(path, json=fields))

    async def delete(self, path: str) -> Any:
        return _answer(await self.http.delete(path))

    async def get(self, path: str, **query: Any) -> Any:
        return _answer(await self.http.get(path, params=query))

    async def open_table(self, game: str = "abraca-what", seats: int = 2, **terms: Any) -> str:
        made = await self.post("/api/tables", game=game, seats=seats, **terms)
        table: str = made["table"]
        return table

    async def attend(self, table: str, **query: Any) -> "Place":
        """A socket at a table; what it first hears is everything there is to know."""
        place = Place(self, table, await self.socket(f"/api/tables/{table}/socket", **query))
        self.places.append(place)
        await place.until(lambda: place.seating is not None)
        return place

    async def socket(self, path: str, headers: dict[str, str] | None = None, **query: Any) -> ClientConnection:
        cookie = self.http.cookies.get(COOKIE)
        given = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        asked = httpx.QueryParams(query)
        address = f"ws://127.0.0.1:{self.port}{path}" + (f"?{asked}" if query else "")
        return await connect(address, additional_headers={**given, **(headers or {})}, proxy=None)

    async def go(self) -> None:
        for place in self.places:
            await place.close()
        await self.http.aclose()


def _answer(response: httpx.Response) -> Any:
    if response.is_error:
        raise NotDone(response.json())
    return response.json() if response.content else None


class Place:
    """One socket at a table, and what is known through it."""

    def __init__(self, player: Player, table: str, socket: ClientConnection) -> None:
        self.player = player
        self.table = table
        self.number = 0
        self.you: dict[str, Any] = {}
        self.seating: Any = None
        self.view: Any = None
        self.told: list[Any] = []
        self.texts: list[str] = []
        """Everything that came, as it came."""
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None
        """The code with which the server closed the socket."""
        self._socket = socket
        self._names = (f"r{number}" for number in count())
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    @property
    def seat(self) -> int | None:
        seat: int | None = self.you.get("seat")
        return seat

    @property
    def phase(self) -> str:
        phase: str = self.seating["phase"]
        return phase

    async def ask(self, op: str, request: str | None = None, **fields: Any) -> dict[str, Any]:
        """What the server answers; raises a `NotDone` where it refuses."""
        name = request or next(self._names)
        heard = len(self.messages)
        with suppress(ConnectionClosed):
            await self._socket.send(msgspec.json.encode({"op": op, "id": name, **fields}).decode())
        await self.until(lambda: any(one.get("id") == name for one in self.messages[heard:]))
        answer = next(one for one in self.messages[heard:] if one.get("id") == name)
        if answer["op"] == "refused":
            raise NotDone(answer["error"])
        return answer

    async def send(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def act(self, action: Any, number: int | None = None, request: str | None = None) -> dict[str, Any]:
        return await self.ask("act", request, number=self.number if number is None else number, action=action)

    async def decline(self) -> None:
        """Gives nothing to chance, so that nobody waits for it."""
        await self.ask("commit", commitment=None)

    async def play(self, choose: Callable[[Any], Any] = lambda legal: legal[0]) -> None:
        """To the end of the game, whenever it is this seat's turn."""
        while self.phase != "over":
            await self.until(lambda: self.phase == "over" or bool(self.view and self.view["legal"]))
            if self.phase != "over":
                await self.act(choose(self.view["legal"]))

    async def until(self, holds: Callable[[], object]) -> None:
        """Raises a `Lost` where the socket is closed instead."""
        async with asyncio.timeout(SECONDS), self._news:
            await self._news.wait_for(lambda: holds() or self.closed is not None)
            if not holds():
                raise Lost(self.closed)

    async def close(self) -> None:
        await self._socket.close()
        await self._reading

    async def come_back(self) -> None:
        """By another socket, to what has been missed since."""
        await self.close()
        self._socket = await self.player.socket(f"/api/tables/{self.table}/socket", seen=self.number)
        self.closed = None
        self._reading = asyncio.create_task(self._read())
        heard = len(self.messages)
        await self.until(lambda: len(self.messages) > heard)

    async def _read(self) -> None:
        try:
            with suppress(ConnectionClosed):  # otherwise than by a farewell
                while True:
                    text = await self._socket.recv()
                    self.texts.append(str(text))
                    await self._hear(msgspec.json.decode(text))
        finally:
            async with self._news:
                self.closed = self._socket.close_code or 1006
                self._news.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        async with self._news:
            self.messages.append(message)
            self._fold(message)
            self._news.notify_all()

    def _fold(self, message: dict[str, Any]) -> None:
        match message["op"]:
            case "table":
                self.you, self.seating, self.view = message["you"], message["seating"], message["view"]
                self.number = message["number"]
                self.told += message["told"]
            case "update":
                assert message["number"] == self.number + 1
                self.number = message["number"]
                self.told += message.get("told", [])
                _change(self.view, message.get("view", []))
                _change(self.seating, message.get("seating", []))
            case _:
                pass


def _change(whole: Any, changes: list[Any]) -> None:
    for path, value in changes:
        if len(path) == 1:
            whole[path[0]] = value
        else:
            whole[path[0]][path[1]] = value
