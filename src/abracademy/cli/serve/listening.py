"""The port on which the house is found."""

import errno
import socket
from typing import Final

from ..command import Unusable

WAITING: Final = 2048
"""Who may wait at the door, before they are let in."""


def listening(host: str, port: int, *, wanted: bool) -> socket.socket:
    """A port that is taken is only insisted on where somebody wanted it; else any will do."""
    try:
        return _at(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise Unusable("no-listening", host=host, port=str(port), why=_reason(error)) from error
        if wanted:
            raise Unusable("port-taken", port=str(port)) from error
        return _at(host, 0)


def _reason(error: OSError) -> str:
    """Without what Python adds to it."""
    return (error.strerror or type(error).__name__).partition(" (")[0]


def _at(host: str, port: int) -> socket.socket:
    if ":" not in host:
        return socket.create_server((host, port), backlog=WAITING)
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=socket.AF_INET6, backlog=WAITING, dualstack_ipv6=both)
