"""One text for one value, and one value for one text."""

import json

import pytest

from abracademy.kernel import Refused, canonical, digest, read_json


def test_names_stand_in_the_order_of_their_utf_16_code_units_without_white_space() -> None:
    """The example of RFC 8785, 3.2.3, less its numbers; an emoji comes before a Hebrew ligature."""
    names = ("€", "\r", "\ufb33", "1", "😀", "\x80", "ö")
    ordered = json.loads(canonical(dict.fromkeys(names, 0)), object_pairs_hook=list)
    assert [name for name, _ in ordered] == ["\r", "1", "\x80", "ö", "€", "😀", "\ufb33"]
    assert canonical({"b": [1, {"d": None, "c": True}], "a": "é"}) == '{"a":"é","b":[1,{"c":true,"d":null}]}'.encode()


def test_strings_are_escaped_as_javascript_does() -> None:
    text = '€$\x0f\nA\'B"\\\\"/\x7f\u2028'
    assert canonical(text) == '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/\x7f\u2028"'.encode()


def test_a_digest_is_the_sha_256_of_that() -> None:
    assert digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('{"a":[1,{"b":1.5}]}', "$.a[1].b"),
        ('{"a":1.0}', "$.a"),
        ('{"a":NaN}', "$.a"),
        ("[0,-Infinity]", "$[1]"),
        ('{"a":9007199254740992}', "$.a"),
        ('{"a":-' + "9" * 5000 + "}", "$.a"),
        ('{"a":"\\ud800"}', "$.a"),
        ("1e999", "$"),
    ],
)
def test_what_has_no_form_that_is_the_same_everywhere_is_refused_with_its_path(text: str, path: str) -> None:
    with pytest.raises(Refused, match="json-not-plain") as refused:
        canonical(read_json(text.encode()))
    assert refused.value.facts == {"path": path}


@pytest.mark.parametrize(
    ("text", "byte"),
    [
        (b"", 0),
        (b"{", 1),
        ('["é",]'.encode(), 6),
        (b'{"a":1}}', 7),
        (b'"\xff"', 1),
        (b"\xef\xbb\xbf{}", 0),
        (b"\x00\x01", 0),
        (b'"a\nb"', 2),
    ],
)
def test_what_is_no_json_is_refused_with_the_byte(text: bytes, byte: int) -> None:
    with pytest.raises(Refused, match="no-json") as refused:
        read_json(text)
    assert refused.value.facts == {"byte": byte}


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(Refused, match="json-name-twice") as refused:
        read_json(b'{"a":{"b":1,"c":2,"b":1}}')
    assert refused.value.facts == {"name": "b"}


@pytest.mark.parametrize("text", [b"[" * 100_000, b'{"a":' * 100_000, b"[" * 900 + b"]" * 900])
def test_what_is_nested_without_end_is_refused(text: bytes) -> None:
    with pytest.raises(Refused, match="json-too-deep"):
        canonical(read_json(text))
