"""JSON from outside is read in one way only, in a time that its length bounds."""

from typing import Any

import msgspec
import pytest

from abracademy.kernel import Refused
from abracademy.server.doors.reading import DEEPEST, read
from abracademy.server.limits import LARGEST

ANYTHING = msgspec.json.Decoder[Any](Any)


def _reason(text: bytes) -> str:
    with pytest.raises(Refused) as refused:
        read(text, ANYTHING)
    assert refused.value.code == "bad_request"
    assert len(str(refused.value.facts)) < LARGEST + 100
    return refused.value.reason


def test_what_is_nested_as_deep_as_may_be_is_read_and_no_deeper() -> None:
    assert read(b"[" * DEEPEST + b"]" * DEEPEST, ANYTHING)
    assert _reason(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1)) == "json-too-deep"
    assert _reason(b'{"a":[' * DEEPEST) == "json-too-deep"


def test_brackets_beside_each_other_or_in_texts_are_not_deep() -> None:
    assert len(read(b"[" + b",".join([b"[]"] * 100) + b"]", ANYTHING)) == 100
    assert read(b'["' + b"[{" * 100 + b'\\"[[' + b'"]', ANYTHING)
    assert _reason(b'["\\\\",' + b"[" * 100) == "json-too-deep"


def test_a_name_stands_once_in_an_object_however_it_is_written() -> None:
    assert read(b'{"a":1,"b":{"a":1}}', ANYTHING) == {"a": 1, "b": {"a": 1}}
    for text in (b'{"a":1,"a":1}', b'{"b":[{"a":1,"c":2,"a":3}]}', b'{"a":1,"\\u0061":2}'):
        assert _reason(text) == "json-name-twice"


@pytest.mark.parametrize(
    "text",
    [
        b'{"a":1,' + b",".join(b'"%d":1' % one for one in range(6000)) + b',"5999":1}',
        b'["' + b'\\"' * (LARGEST // 2),
        b'"' * LARGEST,
        b"[" * LARGEST,
        b"[]," * (LARGEST // 3),
        b"9" * LARGEST,
        b"\\" * LARGEST,
        b'{"":' * (LARGEST // 4),
    ],
)
def test_the_worst_there_is_is_refused(text: bytes) -> None:
    """At once: this takes minutes where time grows with the square of the length."""
    assert _reason(text)
