"""From a host's settings to an open house."""

import asyncio
import socket
from collections.abc import Mapping
from functools import partial
from importlib.metadata import version
from typing import Any

import structlog

from ...server.config import Config
from ...server.operations.holding import held
from ...server.operations.logs import is_text, set_up
from ...server.operations.usable import make_usable
from ...server.serving import Server, prepared
from ...words import Words
from .browser import open_browser
from .greeting import greet
from .listening import listening


def serve(given: Mapping[str, Any], opens_browser: bool, say: Words) -> None:
    """Until somebody stops it."""
    config = Config(**given)
    set_up(config.log)
    with held(config), listening(config.host, config.port, wanted="port" in given) as listener:
        asyncio.run(make_usable(config))
        opened = partial(_opened, config, listener, opens_browser, say)
        Server(prepared(config), opened).run([listener])


def _opened(config: Config, listener: socket.socket, opens_browser: bool, say: Words) -> None:
    host, port = listener.getsockname()[:2]
    if is_text(config.log):
        folder = str(config.data) if config.is_sqlite else ""
        taken = config.port if port != config.port and config.port else None
        greet(host, port, taken=taken, say=say, folder=folder)
    else:
        structlog.get_logger().info("open", host=host, port=port, version=version("abracademy"))
    if opens_browser:
        open_browser(port)
