"""JSON from outside, over HTTP or a socket: what can be read in one way only becomes a value; nothing else does."""

import re
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from ...kernel import Refused, read_json

T = TypeVar("T")

DEEPEST: Final = 32
"""Objects and lists within each other; nothing that may be asked needs a third of it."""
MOST_SAID: Final = 200
"""Letters of what is wrong; what somebody wrote may be quoted in it."""
NOTHING: Final = rb"\u0000"
"""A sign that ends texts elsewhere: not every database can keep it."""
_ENCODE: Final = msgspec.json.Encoder().encode
_STRING_OR_BRACKET: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[{]|[]}]', re.DOTALL)


def read(text: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    if NOTHING in text:
        raise Refused("bad_request", "unreadable-request", detail="U+0000")
    if text.count(b"{") + text.count(b"[") > DEEPEST:
        _require_shallow(text)
    try:
        value = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad_request", "unreadable-request", detail=str(error)[:MOST_SAID]) from error
    if _ENCODE(value) != text:  # which is how most clients write it
        read_json(text)  # refuses a name that stands twice, of which the decoder takes the last
    return value


def _require_shallow(text: bytes) -> None:
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        depth += {b"{": 1, b"[": 1, b"}": -1, b"]": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise Refused("bad_request", "json-too-deep")


@cache
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
