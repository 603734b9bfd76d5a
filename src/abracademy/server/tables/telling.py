"""What viewers are told of a row: each kind of viewer once, however many look on."""

from typing import Any, Final

import msgspec

from ...kernel import Viewer, Wire, on_wire
from ...table import Change, difference
from ...table.sitting import Row, Seating, Sitting
from .words import News, Whole, You

ENCODER: Final = msgspec.json.Encoder()
_NUMBERED: Final = b'{"id":'


def whole(table: str, sitting: Sitting, seated: Seating, seat: int | None, eyes: Viewer, at: int, since: int) -> bytes:
    """Everything, for one who comes or comes back; with what was told after the row `since`."""
    game = sitting.table
    told: tuple[Any, ...] = ()
    if game:
        told = game.tale(eyes).told[sitting.heard[min(max(since, 0), sitting.number)] :]
    view = game.view(eyes) if game else None
    return ENCODER.encode(Whole(table, sitting.number, at, You(seat, on_wire(eyes)), seated, view, told))


def news(sitting: Sitting, row: Row, events: tuple[Any, ...], eyes: Viewer, changes: "Changes") -> bytes:
    told = tuple([sitting.game.tell(event, eyes) for event in events])
    return ENCODER.encode(News(row.number, row.at, told, changes.of_view, changes.of_seating))


def answering(request: str, message: bytes) -> bytes:
    """The same, for the one whose request it answers."""
    return _NUMBERED + ENCODER.encode(request) + b"," + message[1:]


class Changes(Wire, frozen=True, gc=False):
    of_view: tuple[Change, ...] = ()
    of_seating: tuple[Change, ...] = ()


def changed(before: Wire | None, after: Wire | None) -> tuple[Change, ...]:
    if before is None or after is None or before is after:
        return ()
    return difference(before, after)
