"""Whom a game waits for, as a viewer may know it."""

from functools import cache

from msgspec import UNSET, UnsetType

from .chance import Chance
from .viewer import Seat
from .wire import Wire


class Awaited(Wire, frozen=True, gc=False):
    """`{"seat": 0}` or `{"chance": true}`: which chance, and out of what, is nobody's business."""

    seat: Seat | UnsetType = UNSET
    chance: bool | UnsetType = UNSET


CHANCE_AWAITED = Awaited(chance=True)


@cache
def seat_awaited(seat: Seat) -> Awaited:
    return Awaited(seat=seat)


def as_viewed(awaits: Seat | Chance | None) -> Awaited | None:
    if awaits is None:
        return None
    return seat_awaited(awaits) if isinstance(awaits, int) else CHANCE_AWAITED
