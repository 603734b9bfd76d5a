"""A whole server for a test, in the test's own event loop, on a free port."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from abracademy.server.config import Config
from abracademy.server.house import House
from abracademy.server.serving import Server, prepared
from tests.server.player import Player

SECONDS = 20


@dataclass
class Served:
    port: int
    house: House
    players: list[Player]
    server: Server
    running: "asyncio.Task[None]"

    async def player(self, name: str) -> Player:
        """Somebody who has come in under this name."""
        player = Player(self.port)
        self.players.append(player)
        await player.come_in(name)
        return player

    async def stop(self) -> None:
        """As a host stops it."""
        self.server.should_exit = True
        await self.running

    def stranger(self) -> Player:
        """Somebody who has not."""
        self.players.append(Player(self.port))
        return self.players[-1]


@asynccontextmanager
async def serving(data: Path, **changes: Any) -> AsyncGenerator[Served]:
    """Bots take no time, and nobody is too quick, unless a test says otherwise."""
    settings: dict[str, Any] = {"pace": 0.0, "leniency": 1000.0, "durability": "normal", **changes}
    config = prepared(Config(host="127.0.0.1", port=0, data=data, **settings))
    config.loop = "none"  # the test's
    server = Server(config)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(SECONDS):
        while not server.started:
            assert not running.done(), running
            await asyncio.sleep(0.01)
    (listener,) = server.servers
    app: Any = config.app
    served = Served(listener.sockets[0].getsockname()[1], app.state.house, [], server, running)
    try:
        yield served
    finally:
        for player in served.players:
            await player.go()
        await served.stop()
