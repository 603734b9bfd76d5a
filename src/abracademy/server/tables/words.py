"""What the server says on a socket. All of it is `Wire`."""

from typing import Any

from msgspec import UNSET, UnsetType

from ...kernel import Seat, Wire
from ...table import Change
from ...table.sitting import Seating
from ..refusing import Refusal


class You(Wire, frozen=True, gc=False):
    """What the one who reads this is at the table."""

    seat: Seat | None
    eyes: Seat | None
    """Whose view is shown: one's own seat's, an onlooker's (null), or that of a seat one may look over the shoulder."""


class Whole(Wire, frozen=True, gc=False, tag_field="op", tag="table"):
    """All there is to know now. `told`: what was told after the row that the client says it has seen."""

    table: str
    number: int
    at: int
    you: You
    seating: Seating
    view: Any
    told: tuple[Any, ...]


class News(Wire, frozen=True, gc=False, tag_field="op", tag="update", omit_defaults=True):
    """What one row brought: what was told, and what changed in the view and in the seating."""

    number: int
    at: int
    told: tuple[Any, ...] = ()
    view: tuple[Change, ...] = ()
    seating: tuple[Change, ...] = ()


class Done(Wire, frozen=True, gc=False, tag_field="op", tag="done"):
    """A request that has been met already, or that changed nothing at the table."""

    id: str
    number: int
    answer: Any | UnsetType = UNSET


class NotDone(Wire, frozen=True, gc=False, tag_field="op", tag="refused"):
    """The request is null where it could not be read so far."""

    id: str | None
    error: Refusal


class Said(Wire, frozen=True, gc=False, tag_field="op", tag="said"):
    """A phrase, by its name and in the reader's language, or free words; of a seat, or of an onlooker."""

    seat: Seat | None
    name: str | None
    phrase: str | None = None
    text: str | None = None


class Bye(Wire, frozen=True, gc=False, tag_field="op", tag="bye"):
    """The last word on a socket: why, and after how many milliseconds to come back; null: not at all."""

    why: str
    again_in: int | None
