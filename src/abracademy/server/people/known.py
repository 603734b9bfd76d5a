"""Who a request is from."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from ...kernel import Refused
from ..house import House
from ..tables.visitor import Visitor
from .identity import COOKIE

AnyConnection = ASGIConnection[Any, Any, Any, Any]
BEARER: Final = "bearer "


def house_of(connection: AnyConnection) -> House:
    found: House = connection.app.state.house
    return found


async def visitor_of(connection: AnyConnection) -> Visitor:
    """A person by their cookie; somebody's own bot by its token, which counts alone where there is one."""
    token = _token(connection)
    return await person_of(connection) if token is None else await _bot_of(connection, token)


async def person_of(connection: AnyConnection) -> Visitor:
    """For what is no bot's business."""
    if _token(connection) is not None:
        raise Refused("forbidden", "not-for-bots")
    found = await house_of(connection).identity.visitor(connection.cookies.get(COOKIE, ""))
    if found is None:
        raise Refused("not_signed_in", "not-signed-in")
    return found


async def _bot_of(connection: AnyConnection, token: str) -> Visitor:
    found = await house_of(connection).identity.bot(token)
    if found is None:
        raise Refused("not_signed_in", "unknown-token")
    return found


def _token(connection: AnyConnection) -> str | None:
    """As `Authorization: Bearer TOKEN` gives it."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else None
