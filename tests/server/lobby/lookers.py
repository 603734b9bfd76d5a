"""Somebody who looks at the lobby."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from tests.server.player import SECONDS, Player


class Looker:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []

    @property
    def tables(self) -> list[dict[str, Any]]:
        tables: list[dict[str, Any]] = msgspec.json.decode(self.texts[-1])["tables"]
        return tables

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(SECONDS):
            self.texts.append(str(await self.socket.recv()))
        message: dict[str, Any] = msgspec.json.decode(self.texts[-1])
        return message

    async def until(self, holds: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
        """The list, when it is so."""
        while not holds(self.tables):
            await self.hear()
        return self.tables


@asynccontextmanager
async def looking(player: Player) -> AsyncGenerator[Looker]:
    """When the first list has come."""
    async with await player.socket("/api/lobby/socket") as socket:
        looker = Looker(socket)
        assert (await looker.hear())["op"] == "lobby"
        yield looker
