"""What a table may choose before it begins."""

from typing import Annotated

from msgspec import Meta

from ...kernel import Refused, Wire, not_allowed
from .cards import SEATS
from .house_values import HOUSE_VALUES
from .objects import Values


class Options(Wire, frozen=True, gc=False):
    first: Annotated[int, Meta(ge=0, le=SEATS[-1] - 1)] = 0
    """The seat that opens the game."""
    objects: Values = HOUSE_VALUES
    """The faces of the Objects, pile by pile."""

    @property
    def house_values(self) -> bool:
        """Whether they are our own guess, which is to be said wherever they are shown."""
        return self.objects == HOUSE_VALUES


def require_table(options: Options, seats: int) -> None:
    """Refuses a table that the rules do not know."""
    if seats not in SEATS:
        raise Refused("bad_options", "seats-not-allowed", seats=seats, least=SEATS[0], most=SEATS[-1])
    if options.first >= seats:
        raise not_allowed("first", f"0–{seats - 1}")
