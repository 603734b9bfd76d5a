"""What is said on the socket of somebody's own bot: the referee's words, with the name of the table they are about.
docs/protocol.md explains them."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from ...kernel import Seat, Value, Wire
from ..refusing import Refusal

TableName: TypeAlias = Annotated[str, Meta(max_length=40)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Welcome(Wire, frozen=True, gc=False, tag_field="op", tag="welcome"):
    """It is awake now: a host who may ask for it does so by this name."""

    name: str


class New(Wire, frozen=True, gc=False, tag_field="op", tag="new"):
    """A game begins, or the bot is back in one that goes on."""

    table: str
    game: str
    seat: Seat
    seats: int
    options: Any
    seed: str
    """For chance of its own; the table's has nothing to do with it."""


class Awaits(Wire, frozen=True, gc=False):
    seat: Seat
    legal: tuple[Any, ...]


class Question(Wire, frozen=True, gc=False, tag_field="op", tag="act"):
    """It is the bot's turn. `told`: all that its seat was told since the last line about this table, oldest first."""

    table: str
    number: int
    told: tuple[Any, ...]
    view: Any
    awaits: Awaits


class Outcome(Wire, frozen=True, gc=False):
    places: tuple[int, ...]
    points: tuple[int, ...] | None
    """None where all but one have conceded."""
    ending: str


class Over(Wire, frozen=True, gc=False, tag_field="op", tag="over"):
    """Nothing more comes about this table. Without a result it was closed before the end of the game."""

    table: str
    told: tuple[Any, ...]
    view: Any
    result: Outcome | None


class NotTaken(Wire, frozen=True, gc=False, tag_field="op", tag="refused"):
    """An answer that is none; table and number are null where they could not be read."""

    table: str | None
    number: int | None
    error: Refusal


class Answer(Value, frozen=True, gc=False, tag_field="op", tag="act"):
    """What the bot does, at which table, and the number of the question that it answers."""

    table: TableName
    number: Number
    action: dict[str, Any]
