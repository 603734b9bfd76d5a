"""One shape for whatever is refused, whoever refused it: our rules, the framework, or a mistake of ours."""

from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException

from ...kernel import Refused
from ..limits import LARGEST
from ..refusing import STATUS, Refusal, refusal
from ..speaking import words_for
from ..store import StoreAway
from .reading import MOST_SAID

SOON: Final = 1
"""Seconds, where nobody knows better when to try again."""


def answered(request: Request[Any, Any, Any], exception: Exception) -> Response[Refusal]:
    refused = understood(exception)
    return Response(
        refusal(refused, words_for(request)),
        status_code=STATUS[refused.code],
        headers=dict(_headers(refused, exception)),
        media_type=MediaType.JSON,
    )


def understood(exception: Exception) -> Refused:
    """A mistake of ours says nothing of itself; the log does."""
    match exception:
        case Refused():
            return exception
        case StoreAway():
            return Refused("store_away", "store-away")
        case HTTPException(status_code=404):
            return Refused("unknown_path", "unknown-path")
        case HTTPException(status_code=405):
            return Refused("wrong_method", "wrong-method")
        case HTTPException(status_code=413):
            return Refused("too_large", "too-large", most=LARGEST)
        case HTTPException(status_code=status) if status < 500:
            return Refused("bad_request", "unreadable-request", detail=_detail(exception))
        case _:
            return Refused("broken", "broken")


def _detail(exception: HTTPException) -> str:
    """What the framework says names no more than what was asked."""
    if isinstance(exception, ValidationException) and exception.extra:
        return "; ".join(_wrong(one) for one in exception.extra)[:MOST_SAID]
    return exception.detail[:MOST_SAID]


def _wrong(one: Any) -> str:
    match one:
        case {"key": key, "message": message}:
            return f"{key}: {message}"
        case _:
            return str(one)


def _headers(refused: Refused, exception: Exception) -> Iterable[tuple[str, str]]:
    if refused.code in ("too_many", "restarting", "store_away"):
        yield "Retry-After", str(refused.facts.get("seconds", SOON))
    if isinstance(exception, HTTPException) and exception.headers and refused.code == "wrong_method":
        yield "Allow", exception.headers["allow"]
