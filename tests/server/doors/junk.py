"""Messages that somebody may send who means no good, or is not well. What is drawn depends on no state of any game:
it is fitted to what is seen when its turn comes."""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from hypothesis import strategies as st


class Seen(NamedTuple):
    """By whoever is about to say something."""

    name: str
    """Of their next request."""
    number: int
    legal: list[Any]
    said: list[str | bytes]
    """By anybody here."""


Request: TypeAlias = dict[str, Any]
Meant: TypeAlias = Callable[[Seen], Request]
Message: TypeAlias = Callable[[Seen], str | bytes]
Change: TypeAlias = Callable[[Request], None]

PLACES: Final = st.integers(0, 10_000)
SEATS: Final = st.integers(-1, 3)
NAMES: Final = st.sampled_from(("op", "id", "number", "action", "seat", "do", "phrase", "seen", "text", "bot"))
ATOMS: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.sampled_from((2**31, 2**53, 2**63, -(2**64), 10**30, 10**400)),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(("", "\0", "\ud800", "\udc00x", "é\u202e", "a" * 41, "a" * 300, "table", "stones", "-1", "1")),
)
VALUES: Final = st.recursive(
    ATOMS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES | st.text(max_size=4), inner, max_size=4)
)
NEVER_MEANT: Final = (
    "",
    " ",
    "null",
    "[]",
    "NaN",
    '{"op":"ping","id":"x"',
    '{"op":"ping","id":"x"} {}',
    '{"op":"ping","id":"x","id":"y"}',
    '{"op":"ping","op":"concede","id":"x"}',
    '{"op":"ping","id":"\\ud800"}',
    '{"op":"ping","id":"\\u0000"}',
    '{"op":"act","id":"x","number":1e999,"action":{}}',
    '{"op":"act","id":"x","number":1,"action":' + '{"a":' * 500,
    '{"op":"act","id":"x","number":1,"action":{"a":' + "[" * 5000 + "]" * 5000 + "}}",
    '{"op":"say","id":"x","phrase":"' + "a" * 60_000 + '"}',
    '{"op":"chat","id":"' + "a" * 60_000 + '","text":"a"}',
    '{"op":"' + "a" * 60_000 + '","id":"x"}',
    " " * 65_536,
    " " * 65_537,
    b"",
    b"\xff\xfe\x00",
    b'{"op":"ping","id":"x"}',
)


def _of(op: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Meant]:
    return st.fixed_dictionaries(fields).map(lambda given: lambda seen: {"op": op, "id": seen.name, **given})


def _act(at: int, behind: int) -> Meant:
    def meant(seen: Seen) -> Request:
        action = seen.legal[at % len(seen.legal)] if seen.legal else {"do": "stop"}
        return {"op": "act", "id": seen.name, "number": seen.number - behind, "action": action}

    return meant


ACTS: Final = st.builds(_act, PLACES, st.sampled_from((0, 0, 0, 0, 1, -1)))
MEANT: Final = st.one_of(
    ACTS,
    ACTS,
    ACTS,
    _of("sync", seen=st.integers(-5, 500)),
    _of("look", seat=SEATS | st.none()),
    _of("say", phrase=st.sampled_from(("hello", "wow", "nonsense"))),
    _of("chat", text=st.text(st.characters(codec="utf-8"), max_size=20)),
    _of("mute", seat=SEATS, muted=st.booleans()),
    _of("pause", wanted=st.booleans()),
    _of("show", agrees=st.booleans()),
    _of("sit", seat=SEATS),
    _of("kick", seat=SEATS),
    _of("fill", bot=st.sampled_from(("novice", "outside:x", "nobody")), seat=SEATS),
    _of("commit", commitment=st.sampled_from((None, "ab" * 32, "zz", ""))),
    _of("give", bytes=st.sampled_from(("ab" * 32, "0", ""))),
    st.sampled_from(("ping", "stand", "odds", "advise", "rematch", "leave", "concede")).flatmap(_of),
)


def _put(at: int, name: str, value: Any) -> Change:
    """Instead of a field, or inside of it, or beside all."""

    def change(request: Request) -> None:
        field = [*request, name][at % (len(request) + 1)]
        inside = request.get(field)
        request[field] = {**inside, name: value} if isinstance(inside, dict) and at % 2 else value

    return change


def _drop(at: int) -> Change:
    def change(request: Request) -> None:
        if request:
            del request[[*request][at % len(request)]]

    return change


CHANGES: Final = st.one_of(
    st.builds(_put, PLACES, NAMES, VALUES),
    st.builds(_put, PLACES, st.text(max_size=4), VALUES),
    st.builds(_put, PLACES, NAMES, NAMES),
    st.builds(_drop, PLACES),
)


def _plain(meant: Meant) -> Message:
    return lambda seen: json.dumps(meant(seen))


def _spoilt(meant: Meant, changes: list[Change]) -> Message:
    def message(seen: Seen) -> str:
        request = meant(seen)
        for change in changes:
            change(request)
        return json.dumps(request)

    return message


def _cut(meant: Meant, at: int, until: int, how: int) -> Message:
    def message(seen: Seen) -> str:
        text = json.dumps(meant(seen))
        low, high = sorted((at % (len(text) + 1), until % (len(text) + 1)))
        return (text[:low], text[low:], text[:low] + text[high:], text[high:] + text[:low], text * 2)[how]

    return message


def _again(at: int) -> Message:
    """What somebody has said before, perhaps somebody else."""
    return lambda seen: seen.said[at % len(seen.said)] if seen.said else ""


def _raw(text: str | bytes) -> Message:
    return lambda _: text


MESSAGES: Final = st.one_of(
    MEANT.map(_plain),
    MEANT.map(_plain),
    ACTS.map(_plain),
    st.builds(_spoilt, MEANT, st.lists(CHANGES, min_size=1, max_size=3)),
    st.builds(_spoilt, ACTS, st.lists(CHANGES, min_size=1, max_size=2)),
    st.builds(_cut, MEANT, PLACES, PLACES, st.integers(0, 4)),
    st.builds(_again, PLACES),
    st.builds(_raw, st.sampled_from(NEVER_MEANT)),
    st.builds(_raw, st.text(st.characters(codec="utf-8"), max_size=40) | st.binary(max_size=40)),
)
