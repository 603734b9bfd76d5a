"""What a table may choose before it begins."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ...kernel import Refused, Wire, not_allowed
from .editions import EDITIONS, Edition, EditionName
from .spells import SEATS

Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]


class Options(Wire, frozen=True, gc=False):
    edition: EditionName = "z-man"
    easy: bool = False
    """The order restriction is dropped: any number may follow any number."""
    last_standing: bool = False
    """A knock-out does not end the round, and the last one standing takes all."""
    slips: Literal["prevented", "punished"] = "prevented"
    """Calling a lower number is not possible, or costs a life."""
    die: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=12)] = (1, 1, 2, 2, 3, 3)
    first: Annotated[int, Meta(ge=0, le=SEATS[-1] - 1)] = 0
    """The seat that opens the game."""


def edition(options: Options) -> Edition:
    return EDITIONS[options.edition]


def require_table(options: Options, seats: int) -> None:
    """Refuses a table that the rules do not know."""
    if seats not in SEATS:
        raise Refused("bad_options", "seats-not-allowed", seats=seats, least=SEATS[0], most=SEATS[-1])
    if options.first >= seats:
        raise not_allowed("first", f"0–{seats - 1}")
