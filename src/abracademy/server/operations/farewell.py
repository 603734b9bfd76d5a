"""How the server stops: what is under way is stored and told, nothing new begins, and all hear when to come back."""

import asyncio
from random import SystemRandom
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..house import House, require_open
from ..people.known import house_of
from ..tables.connection import RESTART
from ..tables.telling import ENCODER
from ..tables.words import Bye

AnyConnection = ASGIConnection[Any, Any, Any, Any]
RANDOM: Final = SystemRandom()
AGAIN: Final = (1000, 3000)
"""Milliseconds until people come back: not all of them at once."""
LEAVING: Final = 2
"""Seconds that sockets have to hear it."""


async def not_stopping(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """A guard of every route."""
    if not handler.opt.get("while_stopping"):
        require_open(house_of(connection))


async def say_farewell(house: House) -> None:
    structlog.get_logger().info("stopping", sockets=len(house.connections))
    house.stopping.set()
    house.keeper.stop()
    house.thinkers.close()
    for live in [*house.hall.tables.values()]:
        await live.settle()
    for connection in [*house.connections]:
        connection.push(ENCODER.encode(Bye("restarting", RANDOM.randint(*AGAIN))))
        connection.close(RESTART)
    try:
        async with asyncio.timeout(LEAVING):
            while house.connections:
                await asyncio.sleep(0.01)
    except TimeoutError:
        structlog.get_logger().warning("not_all_gone", sockets=len(house.connections))
