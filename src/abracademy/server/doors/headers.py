"""What every answer says to the browser that gets it: run nothing but ours, show it in no frame, tell nobody."""

from collections.abc import Iterator
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope, Send

from .addressed import host_of

ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
YEAR: Final = 365 * 24 * 3600


def dressed(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableScopeHeaders.from_message(message)
            for name, value in _headers(scope):
                if name not in headers:
                    headers.add(name, value)
        await send(message)

    return sending


def _headers(scope: Scope) -> Iterator[tuple[str, str]]:
    yield from ALWAYS.items()
    yield "Content-Security-Policy", "; ".join((*POLICY, f"connect-src {_where_to(scope)}"))
    if scope["scheme"] in ("https", "wss"):
        yield "Strict-Transport-Security", f"max-age={YEAR}"
    if scope["path"].startswith("/api/"):
        yield "Cache-Control", "no-store"


def _where_to(scope: Scope) -> str:
    """Some browsers do not count sockets of the same host among 'self'."""
    host = host_of(scope)
    return f"'self' ws://{host} wss://{host}" if host else "'self'"
