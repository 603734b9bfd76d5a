"""What is said on one socket."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .closing import HANG_UP, SAY, Closing

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

MOST: Final = 256
"""Messages that may wait until a socket is open."""
LAST_WORDS: Final = 5
"""Seconds in which whoever is shown out may read why."""


class Outbox:
    """Says things at once, straight to the transport: a queue and a task for every socket would cost a move more than
    the game itself does. Whoever does not read is dropped, and gets everything when it comes back."""

    def __init__(self) -> None:
        self.closing: int | None = None
        """The code that the socket is to be closed with, when everything is said."""
        self._ended = asyncio.Event()
        self._early: list[bytes] = []
        self._speak: Callable[[bytes], bool] = self._keep
        self._hang_up: Callable[[Closing], None] | None = None

    def push(self, message: bytes) -> None:
        if self.closing is None and not self._speak(message):
            self.close(Closing.SLOW)
            if self._hang_up:
                self._hang_up(Closing.SLOW)

    def _keep(self, message: bytes) -> bool:
        self._early.append(message)
        return len(self._early) <= MOST

    def open(self, say: Callable[[bytes], bool], hang_up: Callable[[Closing], None]) -> None:
        self._speak, self._hang_up = say, hang_up
        for message in self._early:
            say(message)
        self._early.clear()

    def close(self, code: int) -> None:
        """After what has been said already."""
        if self.closing is None:
            self.closing = code
            self._ended.set()

    async def ended(self) -> int:
        """With which code it is to be closed, as soon as it is."""
        await self._ended.wait()
        return self.closing or Closing.LEFT


@asynccontextmanager
async def emptied(outbox: Outbox, socket: AnySocket, everybody: set[Outbox]) -> AsyncGenerator[None]:
    """As long as neither side has had enough. What was said last is heard, if anybody hears."""
    state = socket.scope["state"]
    outbox.open(state[SAY], state[HANG_UP])
    closing = asyncio.create_task(_close(outbox, socket))
    everybody.add(outbox)
    try:
        with suppress(WebSocketDisconnect):
            yield
            if outbox.closing is not None:
                await asyncio.wait([closing], timeout=LAST_WORDS)
    finally:
        everybody.discard(outbox)
        closing.cancel()


async def _close(outbox: Outbox, socket: AnySocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may be gone before we know
        await socket.close(await outbox.ended())
