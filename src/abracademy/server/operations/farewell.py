"""How the server stops: what is under way is stored and told, nothing new begins, and all hear when to come back."""

import asyncio
from collections.abc import Iterable
from random import SystemRandom
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..closing import Closing
from ..house import House, require_open
from ..outbox import Outbox
from ..people.known import house_of
from ..tables.telling import ENCODER
from ..tables.words import Bye

AnyConnection = ASGIConnection[Any, Any, Any, Any]
RANDOM: Final = SystemRandom()
AGAIN: Final = (1000, 3000)
"""Milliseconds until people come back."""
PATIENCE: Final = 4
"""Seconds that the store and the sockets have for all this."""


async def not_stopping(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """A guard of every route."""
    if not handler.opt.get("while_stopping"):
        require_open(house_of(connection))


async def say_farewell(house: House) -> None:
    structlog.get_logger().info("stopping", sockets=len(house.connections))
    house.stopping.set()
    house.keeper.stop()
    house.thinkers.close()
    try:
        async with asyncio.timeout(PATIENCE):
            for live in [*house.hall.tables.values()]:
                await live.settle()
            while house.connections:
                _show_out(house.connections)
                await asyncio.sleep(0.01)
    except TimeoutError:
        structlog.get_logger().warning("not_all_gone", sockets=len(house.connections))


def _show_out(connections: Iterable[Outbox]) -> None:
    """Each with its own time, so that they do not come back all at once."""
    for connection in [one for one in connections if one.closing is None]:
        connection.push(ENCODER.encode(Bye("restarting", RANDOM.randint(*AGAIN))))
        connection.close(Closing.RESTART)
