"""What the server writes down for its host: one line an event, and no secret, name or address in it."""

import logging
import sys
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Scope
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper
from structlog.stdlib import ProcessorFormatter, add_log_level
from uvicorn.protocols.utils import ClientDisconnected

from ...kernel import Refused
from ..config import Log

Event: TypeAlias = MutableMapping[str, Any]
SAID: Final = frozenset(
    ("event", "level", "timestamp", "error", "host", "port", "path", "game", "bot", "tables", "sockets", "version")
)
"""Nothing else gets into a line, whoever writes it: not even the name of a table, by which one could come in."""
PLACES: Final = 12
"""The innermost of an error's."""
INTERNAL: Final = 500


def set_up(log: Log) -> None:
    """Everybody's lines in one shape, ours and those of the libraries; of theirs only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            processors=[TimeStamper("iso"), ExceptionRenderer(_kinds_and_places), _only_said, _renderer(log)],
            foreign_pre_chain=[add_log_level, _first_line],
            use_get_message=False,  # what they put into their lines is dropped: an address, a path, somebody's words
        )
    )
    logging.raiseExceptions = False  # a line that cannot be written is lost, not shown with all that was in it
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("abracademy").setLevel(logging.INFO)
    structlog.configure(
        processors=[add_log_level, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def _renderer(log: Log) -> Any:
    if is_text(log):
        return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    return JSONRenderer(_json)


def _json(event: Event, **_: object) -> str:
    return msgspec.json.encode(event).decode()


def is_text(log: Log) -> bool:
    return log == "text" or (log == "auto" and sys.stderr.isatty())


def _only_said(_: Any, __: str, event: Event) -> Mapping[str, Any]:
    told = {**event, "error": event["exception"]} if "exception" in event else event
    return {name: value for name, value in told.items() if name in SAID}


def _first_line(_: Any, __: str, event: Event) -> Event:
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def _kinds_and_places(exc_info: "tuple[type[BaseException], BaseException, TracebackType | None]") -> dict[str, Any]:
    """Its kind and its place. What it says of itself may quote anything."""
    kinds: list[str] = []
    error: BaseException | None = exc_info[1]
    while error:
        kinds.append(type(error).__name__)
        error = error.__cause__ or error.__context__
    return {"kinds": kinds, "places": [_place(frame) for frame in extract_tb(exc_info[2])[-PLACES:]]}


def _place(frame: Any) -> str:
    return f"{'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno}"


async def unexpected(error: Exception, scope: Scope) -> None:
    """An error of ours, as whoever asked will not hear of it."""
    if isinstance(error, Refused | WebSocketException | ClientDisconnected):
        return
    if not isinstance(error, HTTPException) or error.status_code >= INTERNAL:
        structlog.get_logger().error("failed", path=str(dict(scope).get("path_template")), exc_info=error)
