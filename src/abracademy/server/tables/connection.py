"""One socket at a table: who reads it, with whose eyes, and what waits to be read."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from ...kernel import ONLOOKER, Seat, Viewer
from ...table.sitting import Who
from ...words import Words
from ..limits import Pace
from .visitor import Visitor

MOST: Final = 256
"""Messages that may wait; whoever does not read is dropped, and gets everything when it comes back."""


class Connection:
    def __init__(self, visitor: Visitor, who: Who, words: Words, leniency: float = 1.0) -> None:
        self.visitor = visitor
        self.who = who
        self.words = words
        self.seat: Seat | None = None
        self.eyes: Viewer = ONLOOKER
        self.closing: int | None = None
        """The code that the socket is to be closed with, when everything is said."""
        self.pace = Pace(60 * leniency, 20 * leniency)
        self.talk = Pace(5 * leniency, 0.5 * leniency)
        self.thought = Pace(5 * leniency, 1 * leniency)
        self.muted: set[Seat] = set()
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self.close(SLOW)
            return
        self._waiting.append(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """After what has been said already."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Sends whatever comes, until it is to be closed; with which code."""
        while True:
            while self._waiting:
                await send(self._waiting.popleft().decode())
            if self.closing is not None:
                return self.closing
            self._wake.clear()
            await self._wake.wait()


LEFT: Final = 1000
RESTART: Final = 1012
SLOW: Final = 4008
REPLACED: Final = 4009
"""By the same person's newer ones: nobody needs so many."""
