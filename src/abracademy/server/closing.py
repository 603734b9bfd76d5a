"""The codes with which sockets are closed. Those from 4000 on are our own; docs/errors.md explains each."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from ..kernel import Code

HANG_UP: Final = "hang_up"
"""Where in a socket's state stands how to close it at once."""
SAY: Final = "say"
"""And how to say something on it at once, which tells whether anybody still reads."""


class Closing(IntEnum):
    LEFT = 1000
    NO_TEXT = 1007
    TOO_LARGE = 1009
    SILENT = 1011
    """Who no longer answers the pings of the transport; it seldom hears that."""
    RESTART = 1012
    REFUSED = 4000
    NOT_SIGNED_IN = 4001
    FORBIDDEN = 4003
    NOT_FOUND = 4004
    SLOW = 4008
    REPLACED = 4009
    """By the same person's newer sockets: nobody needs so many."""
    TOO_MANY = 4029
    BROKEN = 4050


_CLOSING: Final[Mapping[Code, Closing]] = {
    "not_signed_in": Closing.NOT_SIGNED_IN,
    "forbidden": Closing.FORBIDDEN,
    "unknown_table": Closing.NOT_FOUND,
    "unknown_path": Closing.NOT_FOUND,
    "too_many": Closing.TOO_MANY,
    "restarting": Closing.RESTART,
    "store_away": Closing.RESTART,
    "broken": Closing.BROKEN,
}


def closing(code: Code) -> Closing:
    """With which a socket is closed on which nothing but a refusal is said."""
    return _CLOSING.get(code, Closing.REFUSED)
