"""Who a request is from."""

from typing import Any

from litestar.connection import ASGIConnection

from ...kernel import Refused
from ..house import House
from ..tables.visitor import Visitor
from .identity import COOKIE

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    found: House = connection.app.state.house
    return found


async def visitor_of(connection: AnyConnection) -> Visitor:
    house = house_of(connection)
    found = await house.identity.visitor(connection.cookies.get(COOKIE))
    if found is None:
        raise Refused("not_signed_in", "not-signed-in")
    return found
