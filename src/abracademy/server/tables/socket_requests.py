"""What may come in on a table's socket: what is asked of the table, and what is asked of the server about it."""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from ...kernel import Seat, Value
from ...table.sitting import SittingRequest
from ...table.sitting.requests import RequestId

TableName: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Sync(Value, frozen=True, gc=False, tag_field="op", tag="sync"):
    """Everything anew; with what was told after the row that it has seen."""

    id: RequestId
    seen: int = 0


class Go(Value, frozen=True, gc=False, tag_field="op", tag="go"):
    """From this table to another by the same socket, as to that of a rematch."""

    id: RequestId
    table: TableName


class Look(Value, frozen=True, gc=False, tag_field="op", tag="look"):
    """With the eyes of a seat, or with an onlooker's own."""

    id: RequestId
    seat: Seat | None


class Say(Value, frozen=True, gc=False, tag_field="op", tag="say"):
    id: RequestId
    phrase: Annotated[str, Meta(max_length=40)]


class Chat(Value, frozen=True, gc=False, tag_field="op", tag="chat"):
    id: RequestId
    text: Text


class Mute(Value, frozen=True, gc=False, tag_field="op", tag="mute"):
    """Hears nothing more of a seat, or of it again, on this socket."""

    id: RequestId
    seat: Seat
    muted: bool = True


class Odds(Value, frozen=True, gc=False, tag_field="op", tag="odds"):
    id: RequestId


class Advise(Value, frozen=True, gc=False, tag_field="op", tag="advise"):
    id: RequestId


class Ping(Value, frozen=True, gc=False, tag_field="op", tag="ping"):
    id: RequestId


Beside: TypeAlias = Sync | Look | Say | Chat | Mute | Odds | Advise | Ping
Incoming: TypeAlias = SittingRequest | Beside | Go
DECODER: Final = msgspec.json.Decoder[Incoming](Incoming)
