"""Counts requests over HTTP: by the pattern of their path, never by the path itself."""

from time import perf_counter

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import ANSWERED, REQUESTS


class Counting(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began, path = perf_counter(), str(scope["path_template"])

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.count(path, str(message["status"]))
                ANSWERED.note(perf_counter() - began, path)
            await send(message)

        await next_app(scope, receive, counted)
