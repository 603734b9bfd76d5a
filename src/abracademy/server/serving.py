"""The application on a port: uvicorn, as we run it."""

from typing import Final

import uvicorn

from .app import application
from .config import Config

FRAME: Final = 1 << 16
"""Bytes of a message on a socket; longer ones close it."""
FAREWELL: Final = 5
"""Seconds that open requests have when the server stops."""


def prepared(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        application(config),
        host=config.host,
        port=config.port,
        loop="uvloop",
        http="h11",
        ws="websockets-sansio",
        ws_max_size=FRAME,
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
