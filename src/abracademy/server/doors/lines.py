"""HTTP as uvicorn speaks it, where somebody holds the line. Who begins to ask and does not go on, or has more lines
than a school full of people needs, would in the end leave none for anybody else."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from .floods import OPEN_FROM, home_of

PATIENCE: Final = 20.0
"""Seconds in which a request has to come as a whole."""
MOST: Final = OPEN_FROM + 100
"""Lines at once from one address: its sockets, and some that only ask. A proxy that we know counts for itself."""


class Line(H11Protocol):
    most: float
    """From one address."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its own base has it
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._wait()
        super().on_response_complete()

    def _is_one_too_many(self) -> bool:
        if self.config.proxy_headers or len(self.connections) <= self.most:
            return False
        home = _home(self)
        return sum(_home(one) == home for one in self.connections) > self.most

    def _wait(self) -> None:
        self._wait_no_more()
        self._patience = self.loop.call_later(PATIENCE, self._give_up)

    def _wait_no_more(self) -> None:
        if self._patience:
            self._patience.cancel()

    def _give_up(self) -> None:
        """Unless all is said, and it is our turn to answer."""
        if getattr(self.cycle, "more_body", True):
            self.transport.abort()


def lines(leniency: float) -> type[Line]:
    """For uvicorn, which makes one for every connection and tells it nothing of our settings."""

    class Ours(Line):
        most = MOST * leniency

    return Ours


def _home(line: Any) -> str:
    return home_of(line.client[0]) if line.client else ""
