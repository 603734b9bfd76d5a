"""Under which addresses others in the same network find this machine."""

import socket
from contextlib import suppress
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""The first belongs to nobody, so the way there is the way out; the others lie in networks that are private."""
EVERYWHERE: Final = ("", "0.0.0.0", "::")
PORT: Final = 9
"""Where nobody listens; nothing is sent there anyway."""


def addresses_of(host: str) -> list[str]:
    """Those for others, if the server listens there; the likeliest first."""
    if host not in EVERYWHERE:
        return [] if is_own(host) else [host]
    found = dict.fromkeys(_towards(elsewhere) for elsewhere in ELSEWHERE)
    return [address for address in found if not is_own(address)]


def _towards(elsewhere: str) -> str:
    """From which address we would speak. A datagram's socket is told so without a word being sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unsent:
        unsent.connect((elsewhere, PORT))
        address: str = unsent.getsockname()[0]
        return address
    return ""


def is_own(address: str) -> bool:
    return not address or address == "localhost" or address == "::1" or address.startswith("127.")


def written(host: str, port: int, scheme: str = "http") -> str:
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"
