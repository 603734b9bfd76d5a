"""Who a request is from."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from ...kernel import Refused
from ..house import House
from ..tables.visitor import Visitor
from .identity import COOKIE

AnyConnection = ASGIConnection[Any, Any, Any, Any]
SCHEME: Final = "bearer"
KNOWN: Final = "known"


def house_of(connection: AnyConnection) -> House:
    found: House = connection.app.state.house
    return found


async def known(connection: AnyConnection) -> Visitor | None:
    """Looked up once, whoever asks."""
    if KNOWN not in connection.state:
        connection.state[KNOWN] = await _looked_up(connection)
    found: Visitor | None = connection.state[KNOWN]
    return found


async def _looked_up(connection: AnyConnection) -> Visitor | None:
    """A person by their cookie; somebody's own bot by `Authorization: Bearer TOKEN`, which counts alone. No token ever
    stands in an address, which others may write down."""
    identity = house_of(connection).identity
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == SCHEME:
        return await identity.bot(token.strip())
    return await identity.visitor(connection.cookies.get(COOKIE, ""))


async def visitor_of(connection: AnyConnection) -> Visitor:
    found = await known(connection)
    if found is None or found.is_bot:
        raise Refused("not_signed_in", "not-signed-in")
    return found


async def bot_of(connection: AnyConnection) -> Visitor:
    found = await known(connection)
    if found is None or not found.is_bot:
        raise Refused("not_signed_in", "unknown-token")
    return found
