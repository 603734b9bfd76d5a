"""Who somebody is here."""

from typing import Any, Final

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ...kernel import Value, Wire
from .identity import COOKIE, LASTS
from .known import house_of, visitor_of

AnyRequest = Request[Any, Any, Any]


class Named(Value, frozen=True):
    name: str


class Me(Wire, frozen=True):
    id: str
    name: str


@post("/api/people")
async def come_in(request: AnyRequest, data: JSONBody[Named]) -> Response[Me]:
    """Plays at once, as a guest: a name is enough."""
    visitor, cookie = await house_of(request).identity.new_person(data.name)
    return with_cookie(request, Me(visitor.person, visitor.name), cookie)


@get("/api/me")
async def me(request: AnyRequest) -> Response[Me]:
    """Who you are here."""
    visitor = await visitor_of(request)
    cookie = await house_of(request).identity.renewed(request.cookies.get(COOKIE, ""))
    return with_cookie(request, Me(visitor.person, visitor.name), cookie)


@patch("/api/me")
async def rename(request: AnyRequest, data: JSONBody[Named]) -> Me:
    """Another name, for the tables to come."""
    visitor = await visitor_of(request)
    return Me(visitor.person, await house_of(request).identity.rename(visitor.person, data.name))


@delete("/api/me/session")
async def sign_out(request: AnyRequest) -> Response[None]:
    """Forgets on this device who you are; without a recovery code or another device nobody comes back."""
    await visitor_of(request)
    await house_of(request).identity.sign_out(request.cookies.get(COOKIE, ""))
    return Response(None, cookies=[_cookie(request, "", 0)])


@delete("/api/me")
async def forget_me(request: AnyRequest) -> Response[None]:
    """Deletes all there is about you; what you played stays, as a former player's."""
    visitor = await visitor_of(request)
    await house_of(request).forgetting.forget(visitor.person)
    return Response(None, cookies=[_cookie(request, "", 0)])


def with_cookie(request: AnyRequest, body: Me, cookie: str | None) -> Response[Me]:
    return Response(body, cookies=[_cookie(request, cookie, LASTS)] if cookie else [])


def _cookie(request: AnyRequest, value: str, lasts: int) -> Cookie:
    """No script reads it, no other site sends it along, and where there is encryption it travels by that alone."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=lasts, httponly=True, samesite="lax", secure=secure)


ROUTES: Final = [come_in, me, rename, sign_out, forget_me]
