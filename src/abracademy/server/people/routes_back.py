"""How somebody comes back, or moves to another device."""

from typing import Any, Final

from litestar import Request, Response, post
from litestar.params import JSONBody

from ...kernel import Value, Wire
from ..lobby.invitation import origin_of, qr
from .known import house_of, visitor_of
from .passages import moved, new_passage
from .recovery import new_recovery_code, recovered
from .routes_me import Me, with_cookie

AnyRequest = Request[Any, Any, Any]


class RecoveryCode(Wire, frozen=True):
    code: str


class CodeGiven(Value, frozen=True):
    code: str


class Passage(Wire, frozen=True):
    link: str
    """The token stands behind the #: no server and no preview gets to see it."""
    qr: str
    """The link, as SVG."""
    until: int
    """Milliseconds since 1970."""


class TokenGiven(Value, frozen=True):
    token: str


@post("/api/me/recovery")
async def make_recovery_code(request: AnyRequest) -> RecoveryCode:
    """A new code by which you are known again; it is shown this once, and the one before it is good no more."""
    visitor = await visitor_of(request)
    return RecoveryCode(await new_recovery_code(house_of(request).store, visitor.person))


@post("/api/recover")
async def recover(request: AnyRequest, data: JSONBody[CodeGiven]) -> Response[Me]:
    """Comes back by a recovery code, in capitals or not, with dashes or without."""
    return await _let_in(request, await recovered(house_of(request).store, data.code))


@post("/api/me/passage")
async def make_passage(request: AnyRequest) -> Passage:
    """A link that takes you along to another device: once, within ten minutes."""
    visitor, origin = await visitor_of(request), origin_of(request)
    token, until = await new_passage(house_of(request).store, visitor.person)
    link = f"{origin}/#move={token}"
    return Passage(link, qr(link), until)


@post("/api/move")
async def move(request: AnyRequest, data: JSONBody[TokenGiven]) -> Response[Me]:
    """Comes in by such a link, and uses it up."""
    return await _let_in(request, await moved(house_of(request).store, data.token))


async def _let_in(request: AnyRequest, person: str) -> Response[Me]:
    identity = house_of(request).identity
    cookie = await identity.new_session(person)
    visitor = await identity.visitor(cookie)
    assert visitor
    return with_cookie(request, Me(visitor.person, visitor.name), cookie)


ROUTES: Final = [make_recovery_code, recover, make_passage, move]
