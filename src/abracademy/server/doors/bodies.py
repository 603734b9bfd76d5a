"""What is sent along with a request: JSON, of a size that can be, read by its type and by nothing looser."""

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.types import Empty, Scope

from ...kernel import Refused
from ..limits import LARGEST
from .addressed import header
from .reading import decoder_of, read


def require_json(scope: Scope) -> None:
    """Whatever else a page can make a browser send without asking is no JSON."""
    length = header(scope, b"content-length")
    if length.isdecimal() and int(length) > LARGEST:
        raise Refused("too_large", "too-large", most=LARGEST)
    sends = length not in ("", "0") or header(scope, b"transfer-encoding")
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    if sends and kind != "application/json":
        raise Refused("not_json", "not-json")


class Asked(Request[Any, Any, Any]):
    """A request whose body is one value of the type that its route awaits."""

    async def json(self) -> Any:
        if self._json is Empty:
            awaited = self.route_handler.parsed_data_field
            assert awaited is not None
            self._json = read(await self.body(), decoder_of(awaited.annotation))
        return self._json

    async def body(self) -> bytes:
        try:
            body = await super().body()
        except InternalServerException as error:
            raise Refused("bad_request", "body-cut-short") from error
        if not body and self.route_handler.parsed_data_field:
            raise Refused("bad_request", "body-missing")
        return body
