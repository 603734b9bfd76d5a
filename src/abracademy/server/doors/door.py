"""The door of the house: whatever comes in over HTTP or by a socket passes here first, and what goes out last."""

from typing import Any

from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from ..config import Config
from ..limits import Limits
from ..operations.logs import unexpected
from ..people.identity import COOKIE
from ..people.known import known
from ..speaking import AnyConnection
from ..tables.visitor import Visitor
from .addressed import require_known_host, require_own_origin, require_plain_address
from .answers import answered, understood
from .bodies import require_json
from .floods import Open, address_of, take_of_address, take_of_person
from .greeting import Greeting
from .headers import dressed


def guard(app: Litestar, config: Config) -> Litestar:
    """With the door before it, which sees even those who find no route."""
    door = Door(app.asgi_handler, config)
    app.asgi_handler = door
    app.on_shutdown.append(door.close)
    return app


class Door:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        self._limits = Limits(config.leniency, config.redis_url)
        self._open = Open(config.leniency)
        self._names = [name.strip().lower() for name in config.names.split(",") if name.strip()]

    async def close(self) -> None:
        await self._limits.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._visit(scope, receive, dressed(scope, send))
        else:
            await self._attend(scope, receive, dressed(scope, send))

    async def _visit(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._look_at(scope)
            require_json(scope)
            await self._admit(scope)
        except Exception as exception:  # noqa: BLE001 - a mistake of ours is answered in the same shape
            await _answer(exception, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _attend(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._look_at(scope)
        except Exception as exception:  # noqa: BLE001
            await _turn_away(exception, scope, receive, send)
        else:
            await self._greet(scope, Greeting(scope, receive, send, self._config.leniency))

    async def _greet(self, scope: Scope, greeting: Greeting) -> None:
        try:
            visitor = await self._admit(scope)
            with self._open.one_more(greeting, address_of(scope), visitor):
                await self._app(scope, greeting.receive, greeting.send)
        except ClientDisconnected:
            return
        except Exception as exception:  # noqa: BLE001
            await unexpected(exception, scope)
            await greeting.explain(understood(exception))

    def _look_at(self, scope: Scope) -> None:
        if self._names or not self._config.trusted_proxy:
            require_known_host(scope, self._names)
        require_own_origin(scope)
        require_plain_address(scope)

    async def _admit(self, scope: Scope) -> Visitor | None:
        await take_of_address(self._limits, scope)
        visitor = await _known(ASGIConnection(scope)) if scope["path"].startswith("/api/") else None
        if visitor:
            await take_of_person(self._limits, scope, visitor)
        return visitor


async def _known(connection: AnyConnection) -> Visitor | None:
    """Whoever it is, if it is anybody: whether they may do what they ask is not asked here."""
    if COOKIE in connection.cookies or "authorization" in connection.headers:
        return await known(connection)
    return None


async def _answer(exception: Exception, scope: Scope, receive: Receive, send: Send) -> None:
    await unexpected(exception, scope)
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    response: Any = answered(request, exception)
    await response.to_asgi_response(app=None, request=request)(scope, receive, send)


async def _turn_away(exception: Exception, scope: Scope, receive: Receive, send: Send) -> None:
    """Without a socket: whose page it is need not learn why."""

    async def sending(message: Message) -> None:
        in_handshake: Any = {**message, "type": f"websocket.{message['type']}"}
        await send(in_handshake)

    as_http: Any = {**scope, "type": "http", "method": "GET"}
    await _answer(exception, as_http, receive, sending)
