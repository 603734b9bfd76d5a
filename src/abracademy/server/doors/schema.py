"""The OpenAPI of the server, as it is: with the shapes that msgspec really reads and writes, and with every refusal."""

from collections import defaultdict
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final, TypeAlias, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from ...kernel import Code
from ..refusing import STATUS, Refusal

Json: TypeAlias = dict[str, Any]
SCHEMAS: Final = "#/components/schemas/{name}"
RESPONSES: Final = "#/components/responses/{name}"
AGAIN: Final = {"Retry-After": {"description": "Seconds", "schema": {"type": "integer"}}}
HEADERS: Final[dict[int, Json]] = {405: {"Allow": {"schema": {"type": "string"}}}, 429: AGAIN, 503: AGAIN}


class Truthful(JsonRenderPlugin):
    """Mends what the framework guessed."""

    def __init__(self) -> None:
        super().__init__()
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        if self._rendered is None:
            self._rendered = msgspec.json.encode(mended(request.app, openapi_schema))
        return self._rendered


def mended(app: Litestar, schema: Json) -> Json:
    operations = [*_operations(app, schema)]
    kinds = [kind for _, handler in operations for kind in _kinds(handler)]
    shapes, components = msgspec.json.schema_components([*kinds, Refusal], ref_template=SCHEMAS)
    shape = {id(kind): one for kind, one in zip(kinds, shapes, strict=False)}
    for operation, handler in operations:
        _mend(operation, handler, shape)
    schema["components"] = {"schemas": components, "responses": dict(_refusals())}
    return schema


def _operations(app: Litestar, schema: Json) -> Iterator[tuple[Json, HTTPRouteHandler]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in handler.http_methods:
                operation = schema["paths"].get(route.path_format, {}).get(method.lower())
                if operation:
                    yield operation, handler


def _kinds(handler: HTTPRouteHandler) -> Iterator[Any]:
    """Of what it takes and gives."""
    yield _given(handler)
    if handler.parsed_data_field:
        yield handler.parsed_data_field.annotation


def _given(handler: HTTPRouteHandler) -> Any:
    kind = handler.parsed_return_field.annotation
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def _mend(operation: Json, handler: HTTPRouteHandler, shape: dict[int, Json]) -> None:
    kind, answers = _given(handler), operation["responses"]
    for status in [status for status in answers if not status.startswith("2")]:
        del answers[status]
    for answer in answers.values():
        answer["content"] = {} if kind is type(None) else _json(shape[id(kind)])
    if handler.parsed_data_field:
        operation["requestBody"]["content"] = _json(shape[id(handler.parsed_data_field.annotation)])
    for status in sorted({*STATUS.values()}):
        answers[str(status)] = {"$ref": RESPONSES.format(name=status)}


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def _refusals() -> Iterator[tuple[str, Json]]:
    codes: dict[int, list[Code]] = defaultdict(list)
    for code, status in STATUS.items():
        codes[status].append(code)
    for status, meant in codes.items():
        about = f"{HTTPStatus(status).phrase}: {', '.join(meant)}"
        shape = _json({"$ref": SCHEMAS.format(name=Refusal.__name__)})
        yield str(status), {"description": about, "headers": HEADERS.get(status, {}), "content": shape}
