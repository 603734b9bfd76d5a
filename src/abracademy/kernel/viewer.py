"""Who looks: a seat or an onlooker. Nothing is shown without saying to whom."""

from enum import Enum
from typing import Final, TypeAlias

Seat: TypeAlias = int


class Onlooker(Enum):
    """Somebody who watches and holds no seat."""

    ONLOOKER = "onlooker"


ONLOOKER: Final = Onlooker.ONLOOKER
Viewer: TypeAlias = Seat | Onlooker


def viewers(seats: int) -> tuple[Viewer, ...]:
    return (*range(seats), ONLOOKER)


def on_wire(viewer: Viewer) -> Seat | None:
    """A viewer as JSON writes it: the seat's number, or null for an onlooker."""
    return None if isinstance(viewer, Onlooker) else viewer


def from_wire(viewer: Seat | None) -> Viewer:
    return ONLOOKER if viewer is None else viewer
