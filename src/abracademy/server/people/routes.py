"""People over HTTP."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from ...kernel import Value, Wire
from .identity import COOKIE
from .known import house_of, visitor_of

AnyRequest = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


class NewPerson(Value, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Wire, frozen=True):
    id: str
    name: str


@post("/api/people")
async def come_in(request: AnyRequest, data: JSONBody[NewPerson]) -> Response[Me]:
    """Play at once, as a guest: a name is enough."""
    visitor, cookie = await house_of(request).identity.new_person(data.name)
    return Response(Me(visitor.person, visitor.name), cookies=[session_cookie(cookie, request.url.scheme == "https")])


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Who you are here."""
    visitor = await visitor_of(request)
    return Me(visitor.person, visitor.name)


def session_cookie(value: str, secure: bool) -> Cookie:
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


ROUTES = [come_in, me]
