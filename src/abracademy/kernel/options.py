"""Options out of JSON, and what may be said about them when they are wrong."""

import re
from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from .refusal import Refused

Options = TypeVar("Options")


def read_options(kind: type[Options], raw: Mapping[str, object]) -> Options:
    """The options with their defaults filled in, or a refusal that says what is allowed."""
    allowed = describe(kind)
    for option in raw:
        if option not in allowed:
            raise Refused("bad_options", "unknown-option", option=option, allowed=", ".join(allowed))
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        option = re.findall(r"`\$\.(\w+)", str(error))[-1]
        raise not_allowed(option, in_words(allowed[option])) from error


def not_allowed(option: str, allowed: str) -> Refused:
    return Refused("bad_options", "option-not-allowed", option=option, allowed=allowed)


def describe(kind: type[Any]) -> dict[str, Any]:
    """Each option's JSON schema with its default, in the order of the options."""
    return _described(cast(Hashable, kind))


@cache
def _described(kind: Hashable) -> dict[str, Any]:
    (schemas, components) = msgspec.json.schema_components([kind])
    name: str = schemas[0]["$ref"].rpartition("/")[2]
    properties: dict[str, Any] = components[name]["properties"]
    return properties


def in_words(schema: Mapping[str, Any]) -> str:
    """What a schema allows, as short as a reader of any language wants it."""
    match schema:
        case {"enum": values}:
            return ", ".join(str(value) for value in values)
        case {"type": "boolean"}:
            return "true, false"
        case {"type": "integer", "minimum": least, "maximum": most}:
            return f"{least}–{most}"
        case {"type": "array", "items": items, "minItems": least, "maxItems": most}:
            return f"[{in_words(items)}, …] × {least}" + (f"–{most}" if most > least else "")
        case {"anyOf": kinds}:
            return " | ".join(in_words(kind) for kind in kinds)
        case _:
            return str(schema["type"])
