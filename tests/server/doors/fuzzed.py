"""One of two players at a table who says anything, on a socket that is opened again whenever it is closed."""

import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from abracademy.server.closing import Closing
from abracademy.server.tables.visitor import sign
from tests.server.player import Player


class Fuzzed:
    def __init__(self, player: Player, person: str, table: str) -> None:
        self.table = table
        self.who = sign(person, table)
        self._player = player
        self._socket: ClientConnection | None = None
        self._named = 0

    def name(self) -> str:
        self._named += 1
        return f"r{self._named}"

    async def says(self, message: str | bytes) -> list[dict[str, Any]]:
        """All that comes upon it."""
        socket = await self._opened()
        try:
            await socket.send(message)
            return (await self._heard(socket))[:-1]
        except ConnectionClosed:
            self._socket = None
        return [{"op": "closed", "code": Closing(socket.close_code or 0)}]

    async def sees(self) -> dict[str, Any]:
        """All there is now."""
        return (await self._heard(await self._opened()))[-1]

    async def asks(self, op: str, **fields: Any) -> None:
        (answer,) = [one for one in await self.says(json.dumps({"op": op, "id": self.name(), **fields})) if "id" in one]
        assert answer["op"] != "refused", answer

    async def close(self) -> None:
        if self._socket:
            await self._socket.close()

    async def _opened(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await self._player.socket(f"/api/tables/{self.table}/socket")
            await self._heard(self._socket)
        return self._socket

    async def _heard(self, socket: ClientConnection) -> list[dict[str, Any]]:
        """All that comes until everything is told anew, as is asked for here."""
        heard: list[dict[str, Any]] = []
        name = f"all {self.name()}"
        await socket.send(json.dumps({"op": "sync", "id": name}))
        while not heard or heard[-1].get("id") != name:
            heard.append(msgspec.json.decode(await socket.recv()))
        return heard
