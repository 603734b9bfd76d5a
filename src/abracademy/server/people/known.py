"""Who a request is from."""

from typing import Any

from litestar.connection import ASGIConnection

from ...kernel import Refused
from ..house import House
from ..tables.visitor import Visitor
from .identity import COOKIE

AnyConnection = ASGIConnection[Any, Any, Any, Any]
VISITOR = "visitor"


def house_of(connection: AnyConnection) -> House:
    found: House = connection.app.state.house
    return found


async def visitor_of(connection: AnyConnection) -> Visitor:
    found = await known(connection)
    if found is None:
        raise Refused("not_signed_in", "not-signed-in")
    return found


async def known(connection: AnyConnection) -> Visitor | None:
    """Looked up once, however many ask for the same request."""
    kept: dict[str, Any] = connection.scope["state"]
    if VISITOR not in kept:
        kept[VISITOR] = await house_of(connection).identity.visitor(connection.cookies.get(COOKIE))
    found: Visitor | None = kept[VISITOR]
    return found
