"""Who asks too often is asked to wait: by address, and as a person. What can be guessed is guarded more closely."""

from collections import Counter, defaultdict
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Scope
from msgspec import Struct

from ..closing import Closing
from ..limits import Limits, Rate, too_many
from ..tables.visitor import Visitor
from .greeting import Greeting

HOME: Final = 56
"""Bits of an address of version 6 by which a network, and not a machine, is known: whoever has one has all within."""
MINUTE: Final = 60


class Bounds(Struct, frozen=True):
    """Many people may share an address: a household, a school, a train."""

    of_address: Rate
    of_person: Rate


VISITS: Final = Bounds(Rate("visits-from", 3000, MINUTE), Rate("visits-by", 600, MINUTE))
SOCKETS: Final = Bounds(Rate("sockets-from", 600, MINUTE), Rate("sockets-by", 120, MINUTE))
GUARDED: Final[Mapping[str, Bounds]] = {
    "/api/people": Bounds(Rate("people-from", 60, 10 * MINUTE), Rate("people-by", 10, 10 * MINUTE)),
    "/api/recover": Bounds(Rate("recover-from", 30, 10 * MINUTE), Rate("recover-by", 10, 10 * MINUTE)),
    "/api/move": Bounds(Rate("move-from", 60, 10 * MINUTE), Rate("move-by", 20, 10 * MINUTE)),
    "/api/codes": Bounds(Rate("codes-from", 60, MINUTE), Rate("codes-by", 15, MINUTE)),
    "/api/tables": Bounds(Rate("tables-from", 60, MINUTE), Rate("tables-by", 10, MINUTE)),
}
"""What is posted there can be guessed, or takes room for good."""
OPEN_FROM: Final = 400
"""Sockets at once from one address."""
OPEN_BY: Final = 40
"""And by one person: a newer one closes their oldest."""


def address_of(scope: Scope) -> str:
    return home_of((scope["client"] or ("", 0))[0])


@lru_cache(maxsize=4096)
def home_of(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, HOME), strict=False))


def bounds_of(scope: Scope) -> list[Bounds]:
    if scope["type"] == ScopeType.WEBSOCKET:
        return [SOCKETS]
    guarded = GUARDED.get(scope["path"]) if scope["method"] == "POST" else None
    return [VISITS, guarded] if guarded else [VISITS]


async def take_of_address(limits: Limits, scope: Scope) -> None:
    for bounds in bounds_of(scope):
        await limits.take(bounds.of_address, address_of(scope))


async def take_of_person(limits: Limits, scope: Scope, visitor: Visitor) -> None:
    for bounds in bounds_of(scope):
        await limits.take(bounds.of_person, visitor.person)


class Open:
    """The sockets that are open here."""

    def __init__(self, leniency: float) -> None:
        self._leniency = leniency
        self._from: Counter[str] = Counter()
        self._by: defaultdict[str, list[Greeting]] = defaultdict(list)

    @contextmanager
    def one_more(self, greeting: Greeting, address: str, visitor: Visitor | None) -> Generator[None]:
        if self._from[address] >= OPEN_FROM * self._leniency:
            raise too_many(MINUTE)
        person = visitor.person if visitor else ""
        self._from[address] += 1
        if person:
            self._welcome(greeting, self._by[person])
        try:
            yield
        finally:
            self._forget(greeting, address, person)

    def _welcome(self, greeting: Greeting, others: list[Greeting]) -> None:
        if len(others) >= OPEN_BY * self._leniency:
            others.pop(0).dismiss(Closing.REPLACED)
        others.append(greeting)

    def _forget(self, greeting: Greeting, address: str, person: str) -> None:
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]
        others = [one for one in self._by.pop(person, ()) if one is not greeting]
        if others:
            self._by[person] = others
