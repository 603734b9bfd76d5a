"""One text for one value, so that its digest is the same in every language: RFC 8785, with whole numbers alone."""

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

from .refusal import Refused

MOST: Final = 2**53 - 1
"""Beyond it, JavaScript takes one whole number for another."""
DIGITS: Final = len(str(MOST)) + 1


def canonical(value: object) -> bytes:
    """Names in the order of their UTF-16 code units, no white space, UTF-8."""
    try:
        return json.dumps(_ordered(value, "$"), ensure_ascii=False, separators=(",", ":")).encode()
    except RecursionError as error:
        raise Refused("bad_request", "json-too-deep") from error


def digest(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


def _ordered(value: Any, path: str) -> Any:
    match value:
        case dict():
            return _object(cast(dict[str, Any], value), path)
        case list() | tuple():
            return _list(cast(Sequence[Any], value), path)
        case _:
            if not _is_plain(value):
                raise Refused("bad_request", "json-not-plain", path=path)
            return value


def _object(value: dict[str, Any], path: str) -> dict[str, Any]:
    return {name: _ordered(value[name], f"{path}.{name}") for name in sorted(value, key=_utf16)}


def _list(values: Sequence[Any], path: str) -> list[Any]:
    return [_ordered(one, f"{path}[{at}]") for at, one in enumerate(values)]


def _is_plain(value: object) -> bool:
    """Half of a character, which JSON can write, is no text; what a float looks like is every language's own."""
    if isinstance(value, str):
        return not any("\ud800" <= sign <= "\udfff" for sign in value)
    return value is None or (isinstance(value, int) and abs(value) <= MOST)


def _utf16(name: str) -> bytes:
    return name.encode("utf-16-be", "surrogatepass")


def read_json(text: bytes) -> object:
    """JSON that can be read in one way only: no name stands twice in an object."""
    try:
        return _DECODER.decode(text.decode())
    except UnicodeDecodeError as error:
        raise Refused("bad_request", "no-json", byte=error.start) from error
    except json.JSONDecodeError as error:
        raise Refused("bad_request", "no-json", byte=len(error.doc[: error.pos].encode())) from error
    except RecursionError as error:
        raise Refused("bad_request", "json-too-deep") from error


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counted = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counted.items() if count > 1)
        raise Refused("bad_request", "json-name-twice", name=twice)
    return found


def _number(digits: str) -> int | float:
    """One of any length would take any time to read; it is out of bounds all the same."""
    return int(digits) if len(digits) <= DIGITS else float("inf")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_each_once, parse_int=_number)
