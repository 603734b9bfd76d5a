"""How a game ended."""

from collections.abc import Sequence
from typing import Any

from .wire import Wire


class Result(Wire, frozen=True, gc=False):
    """Per seat its place (1 is a winner; equals share a place) and its points; and in which way the game ended."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    ending: str


def places(standings: Sequence[Any]) -> tuple[int, ...]:
    """The place of each standing, where a greater one stands before a smaller one."""
    return tuple(1 + sum(other > standing for other in standings) for standing in standings)
