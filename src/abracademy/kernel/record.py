"""A game as one JSON document, from which everything about it can be had again. docs/records.md explains each field."""

from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, field
from msgspec.structs import replace

from .canonical import canonical, digest
from .chance import Chance, read_outcome
from .check import require_chance, require_turn
from .game import AnyGame
from .refusal import Refused
from .result import Result
from .viewer import Seat
from .wire import Value

FORMAT: Final = 1
"""Of the document: goes up whenever what reads it has to know more. Old ones stay readable."""
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=64, max_length=64)]
"""32 bytes."""
Hex64: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=128, max_length=128)]
Name: TypeAlias = Annotated[str, Meta(max_length=100)]
Maker: TypeAlias = Literal["person", "bot", "clock"]
"""Who made a seat's move: its player, a bot in it, or the clock when its time was over."""


class Person(Value, frozen=True, gc=False, tag_field="kind", tag="person"):
    name: Name
    """May be empty."""


class Robot(Value, frozen=True, gc=False, tag_field="kind", tag="bot"):
    name: Name
    bot: Name
    """Which one, by the name that it is known by."""


Seated: TypeAlias = Person | Robot


class Contribution(Value, frozen=True, gc=False):
    """What a seat gave to chance: bytes, and the commitment to them that came before."""

    commitment: Hex
    given: Hex = field(name="bytes")


class Acted(Value, frozen=True, gc=False, tag_field="op", tag="act"):
    """A seat's action."""

    seat: Seat
    action: dict[str, Any]
    by: Maker


class Happened(Value, frozen=True, gc=False, tag_field="op", tag="chance"):
    """What chance was asked, in full, and what it answered."""

    asked: Chance
    outcome: Any


Entry: TypeAlias = Acted | Happened


class Header(Value, frozen=True, gc=False, kw_only=True):
    """All that is settled before the first move."""

    record: Literal[1]
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seated, ...]
    commitment: Hex | None
    """To the seed; none where chance came from elsewhere."""
    contributions: tuple[Contribution | None, ...]
    """By seat."""


class Signature(Value, frozen=True, gc=False):
    """Ed25519, over the 32 bytes of the digest."""

    key: Hex
    signature: Hex64


class Record(Header, frozen=True, gc=False, kw_only=True):
    """One game. Its digest is of all the rest but the signature."""

    moves: tuple[Entry, ...]
    result: Result | None
    seed: Hex | None
    """Only when the game is over."""
    digest: Hex
    signature: Signature | None


def nameless(seats: int) -> tuple[Seated, ...]:
    return (Person(""),) * seats


def header_of(record: Header) -> Header:
    return Header(**{name: getattr(record, name) for name in Header.__struct_fields__})


def sealed(record: Record) -> Record:
    return replace(record, digest=digest_of(record))


def digest_of(record: Record) -> str:
    fields = msgspec.to_builtins(record)
    return digest({name: fields[name] for name in fields if name not in ("digest", "signature")})


def read_record(raw: Any) -> Record:
    """A record as JSON wrote it; what has another shape is refused with the path to where."""
    canonical(raw)  # refuses what has no canonical form
    match raw:
        case {"record": int(written)} if written != FORMAT:
            raise Refused("bad_request", "record-of-other-format", format=written, ours=FORMAT)
        case _:
            pass
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", "unreadable-record", detail=str(error)) from error


def entry(awaits: Seat | Chance | None, move: Any, by: Maker) -> Entry:
    """A move as a log keeps it: with who, or what, was asked."""
    if isinstance(awaits, int):
        return Acted(awaits, msgspec.to_builtins(move), by)
    if awaits is None:
        raise Refused("game_over", "game-over")
    return Happened(awaits, move.value)


def read_action(game: AnyGame, raw: object) -> Any:
    """An action as JSON wrote it."""
    try:
        return msgspec.convert({"action": raw}, _holding(game.action)).action
    except msgspec.ValidationError as error:
        raise Refused("illegal_action", "unreadable-action", detail=str(error).replace("$.action", "$")) from error


@cache
def _holding(action: Any) -> Any:
    """msgspec remembers what it knows of a class, but not of a union of them: eight times as fast, thirty for a game
    with many actions."""
    return msgspec.defstruct("Holding", [("action", action)])


def read_entry(game: AnyGame, awaits: Seat | Chance | None, logged: Entry) -> Any:
    """The move that a log's entry stands for, if the game awaits it."""
    if isinstance(logged, Acted):
        require_turn(awaits, logged.seat)
        return read_action(game, logged.action)
    chance = require_chance(awaits)
    if logged.asked != chance:
        raise Refused("bad_outcome", "another-request")
    return read_outcome(chance, logged.outcome)
