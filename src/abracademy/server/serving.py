"""The application on a port: uvicorn, as we run it."""

import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from .app import application
from .config import Config
from .doors.lines import lines
from .doors.protocol import Protocol
from .limits import LARGEST
from .operations.farewell import say_farewell

FAREWELL: Final = 5
"""Seconds that open requests have when the server stops."""

COLLECTING: Final = (20_000, 20, 20)
"""How often garbage is looked for. Values hold no cycles, so there is little to find, and with the usual figures the
search takes a twelfth of the time under load."""


def prepared(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        application(config),
        host=config.host,
        port=config.port,
        http=lines(config.leniency),
        ws=Protocol,
        ws_max_size=LARGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=bool(config.trusted_proxy),
        forwarded_allow_ips=config.trusted_proxy or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=FAREWELL,
    )


class Server(uvicorn.Server):
    """Says so when it is open, and takes leave of everybody before it closes."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays
        gc.set_threshold(*COLLECTING)
        if self._opened:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await say_farewell(app.state.house)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, it closes as it should; asked again, the process ends at once."""
        del sig, frame
        self.should_exit = True
        for one in HANDLED_SIGNALS:
            signal.signal(one, signal.SIG_DFL)
