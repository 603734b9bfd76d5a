"""The referee's words: every request there is. Documented in docs/protocol.md."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ...kernel import Hex, Maker, Refused, Seated, Value

Id: TypeAlias = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Seats: TypeAlias = Count | Annotated[tuple[Seated, ...], Meta(max_length=1000)]
"""How many, or who sits there."""


class _Request(Value, frozen=True, gc=False, tag_field="op", kw_only=True):
    id: Id | UnsetType = UNSET
    """Comes back in the answer."""


class New(_Request, frozen=True, gc=False, tag="new", kw_only=True):
    """Without a seed, chance is asked of the caller."""

    game: str
    seats: Seats
    options: dict[str, Any] = {}
    seed: Hex | None = None
    contributions: tuple[Hex | None, ...] = ()


class Act(_Request, frozen=True, gc=False, tag="act", kw_only=True):
    table: str
    seat: Count
    action: Any
    by: Maker = "person"


class Happen(_Request, frozen=True, gc=False, tag="chance", kw_only=True):
    table: str
    outcome: Any


class Look(_Request, frozen=True, gc=False, tag="view", kw_only=True):
    table: str
    viewer: Count | None
    """`None` for an onlooker; there is no default."""


class Write(_Request, frozen=True, gc=False, tag="record", kw_only=True):
    table: str


class Load(_Request, frozen=True, gc=False, tag="load", kw_only=True):
    record: Any
    seed: Hex | None = None


class Close(_Request, frozen=True, gc=False, tag="close", kw_only=True):
    table: str


class Games(_Request, frozen=True, gc=False, tag="games", kw_only=True):
    pass


Request: TypeAlias = New | Act | Happen | Look | Write | Load | Close | Games


LONGEST: Final = 1 << 20
"""Bytes of a request: far more than the record of the longest game."""


class _Identified(msgspec.Struct):
    id: Id | UnsetType = UNSET


def read(line: bytes) -> Request:
    if len(line) > LONGEST:
        raise Refused("bad_request", "request-too-long", most=LONGEST)
    try:
        request: Request = msgspec.json.decode(line, type=Request)
    except (msgspec.DecodeError, RecursionError) as error:  # the latter for lists nested without end
        raise Refused("bad_request", "unreadable-request", detail=str(error)) from error
    return request


def id_of(line: bytes) -> dict[str, Id]:
    """The id of a request that may not be readable otherwise, if it has one."""
    try:
        found = msgspec.json.decode(line, type=_Identified).id
    except (msgspec.DecodeError, RecursionError):
        return {}
    return {} if found is UNSET else {"id": found}
