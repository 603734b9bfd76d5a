"""What waits to be read on one socket."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .closing import HANG_UP, Closing

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

MOST: Final = 256
"""Messages that may wait; whoever does not read is dropped, and gets everything when it comes back."""
LAST_WORDS: Final = 5
"""Seconds in which whoever is shown out may read why."""


class Outbox:
    def __init__(self) -> None:
        self.closing: int | None = None
        """The code that the socket is to be closed with, when everything is said."""
        self.hang_up: Callable[[Closing], None] | None = None
        """Closes it at once, whether or not anybody reads."""
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self.close(Closing.SLOW)
            if self.hang_up:
                self.hang_up(Closing.SLOW)
            return
        self._waiting.append(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """After what has been said already."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    async def pump(self, socket: AnySocket) -> None:
        """Sends whatever comes, until it is to be closed."""
        while True:
            while self._waiting:
                await socket.send_data(self._waiting.popleft().decode())
            if self.closing is not None:
                await socket.close(self.closing)
                return
            self._wake.clear()
            await self._wake.wait()


@asynccontextmanager
async def emptied(outbox: Outbox, socket: AnySocket, everybody: set[Outbox]) -> AsyncGenerator[None]:
    """As long as neither side has had enough. What was said last is heard, if anybody hears."""
    outbox.hang_up = socket.scope["state"][HANG_UP]
    pumping = asyncio.create_task(_pump(outbox, socket))
    everybody.add(outbox)
    try:
        with suppress(WebSocketDisconnect):
            yield
            if outbox.closing is not None:
                await asyncio.wait([pumping], timeout=LAST_WORDS)
    finally:
        everybody.discard(outbox)
        pumping.cancel()


async def _pump(outbox: Outbox, socket: AnySocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may be gone before we know
        await outbox.pump(socket)
