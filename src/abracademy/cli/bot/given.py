"""Where the server is, and by which token it knows the bot."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from ..command import Unusable

HERE: Final = "http://127.0.0.1:8437"
"""Where `abracademy serve` is found on the same machine."""
TOKEN: Final = "ABRACADEMY_BOT_TOKEN"
SOCKET: Final = "/api/bot/socket"
SCHEMES: Final = {"http": "ws", "https": "wss"}


def socket_given(url: str) -> str:
    try:
        parts = urlsplit(url)
        known = parts.scheme in SCHEMES and parts.hostname and parts.port != 0
    except ValueError:
        raise Unusable("no-address", url=url) from None
    if not known:
        raise Unusable("no-address", url=url)
    return urlunsplit((SCHEMES[parts.scheme], parts.netloc, parts.path.rstrip("/") + SOCKET, "", ""))


def token_given(file: str | None) -> str:
    """Never as an argument, which everybody on the machine can read. The program has no need of it, so it does not
    inherit it either."""
    inherited = os.environ.pop(TOKEN, "")
    token = (_read(file) if file else inherited).strip()
    if not token.isascii() or len(token.split()) != 1:
        raise Unusable("no-token", variable=TOKEN)
    return token


def _read(file: str) -> str:
    try:
        return Path(file).read_bytes().decode("ascii", "replace")
    except OSError as error:
        raise Unusable("unreadable-file", file=file, reason=error.strerror or type(error).__name__) from error
