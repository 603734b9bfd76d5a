"""One socket, from its handshake on. Browsers hide why a handshake failed; so it succeeds, and the reason is said."""

from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from ...kernel import Refused
from ..closing import HANG_UP, Closing, closing
from ..limits import Pace
from ..refusing import refusal
from ..speaking import AnyConnection, words_for
from ..tables.words import NotDone
from .answers import understood

FRAMES: Final = 200, 100
"""At once, and a second: far above what is answered with a refusal alone. Whoever sends more is shown out."""
WHY: Final = "why_not"


async def remember(exception: Exception, scope: Scope) -> None:
    """The framework closes a socket without a word where something is raised; what it was is said by its greeting."""
    if not isinstance(exception, WebSocketDisconnect | ClientDisconnected):
        scope["state"][WHY] = exception


class Greeting:
    def __init__(self, scope: Scope, receive: Receive, send: Send, leniency: float) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._accepted = False
        self._closed = False
        self._pace = Pace(*(bound * leniency for bound in FRAMES))

    async def receive(self) -> Any:
        message: Any = await self._receive()
        if message["type"] == "websocket.receive":
            try:
                self._pace.take()
            except Refused as refused:
                await self.explain(refused)
                return {"type": "websocket.disconnect", "code": closing(refused.code), "reason": ""}
        return message

    async def send(self, message: Message) -> None:
        if self._closed:
            return
        exception: Exception | None = self._scope["state"].get(WHY)
        if message["type"] == "websocket.close" and exception:
            await self.explain(understood(exception))
            return
        self._accepted = True
        self._closed = message["type"] == "websocket.close"
        await self._send(message)

    async def explain(self, refused: Refused) -> None:
        """In the words of a refused request, which was nobody's; and then no more."""
        self._closed = True
        if not self._accepted:
            await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection: AnyConnection = ASGIConnection(self._scope)
        said = msgspec.json.encode(NotDone(None, refusal(refused, words_for(connection)))).decode()
        await self._send({"type": "websocket.send", "text": said, "bytes": None})
        await self._send({"type": "websocket.close", "code": closing(refused.code), "reason": ""})

    def dismiss(self, code: Closing) -> None:
        """At once, whatever its application is about."""
        self._closed = True
        self._scope["state"][HANG_UP](code)
