"""Where somebody wants to go, and from where: the hosts, origins and paths that are ours."""

import re
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Scope

from ...kernel import Refused

PATH: Final = re.compile(rb"/|(/[\w~@+,=-][\w.~@+,=-]*)+", re.ASCII)
"""Nothing encoded, nothing hidden, nothing that leads upwards: no path of ours has that."""
HOST: Final = re.compile(r"(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
LONGEST_PATH: Final = 256
LONGEST_QUERY: Final = 2048
AT_HOME: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""What names end with that mean nothing outside a network of one's own."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def host_of(scope: Scope) -> str:
    """As a browser has it, with the port; empty where it is none."""
    host = header(scope, b"host").lower()
    return host if HOST.fullmatch(host) else ""


def require_plain_address(scope: Scope) -> None:
    path = scope["raw_path"] or scope["path"].encode()
    if len(path) > LONGEST_PATH or not PATH.fullmatch(path):
        raise Refused("unknown_path", "unknown-path")
    if len(scope["query_string"]) > LONGEST_QUERY or b"%00" in scope["query_string"]:
        raise Refused("bad_request", "query-not-plain", most=LONGEST_QUERY)


def require_known_host(scope: Scope, names: Collection[str]) -> None:
    """One of these names, or an address, or a name of a network at home.

    A page from elsewhere can make its own name mean our address; to the browser we would be one with it.
    """
    host = header(scope, b"host").lower()
    found = HOST.fullmatch(host)
    if host and not (found and (found[1] in names or _is_at_home(found[1]))):
        raise Refused("unknown_host", "unknown-host")


def _is_at_home(host: str) -> bool:
    return "." not in host or host.endswith(AT_HOME) or _is_address(host)


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def require_own_origin(scope: Scope) -> None:
    """A browser that does something in the name of another site's page says so."""
    origin = header(scope, b"origin").lower()
    if not origin or (scope["type"] == ScopeType.HTTP and scope["method"] in SAFE):
        return
    scheme, _, place = origin.partition("://")
    if scheme not in ("http", "https") or _short(place) != _short(host_of(scope)):
        raise Refused("foreign_origin", "foreign-origin")


def _short(place: str) -> str:
    """Without the port that goes without saying."""
    return place.removesuffix(":80").removesuffix(":443")
