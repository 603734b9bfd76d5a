"""A game that is over, moment by moment, as one viewer would have seen it: every row of the log that moved the game."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from ...kernel import ONLOOKER, Refused, Seat, Viewer, Wire, on_wire
from ...table import difference
from ...table.sitting import Seating, Sitting, Who, seating
from ..tables.words import News
from .finished import Finished


class Moment(Wire, frozen=True, gc=False):
    number: int
    at: int
    told: tuple[Any, ...]
    """By what led to it."""
    view: Any


class Replay(Wire, frozen=True, gc=False):
    """The first moment, and what every further one brought, as a socket would have told it."""

    eyes: Seat | None
    seating: Seating
    """When all was over."""
    first: Moment
    then: tuple[News, ...]


class MomentSeen(Wire, frozen=True, gc=False):
    """One moment; its number is that of the moment that the asked number falls into."""

    eyes: Seat | None
    seating: Seating
    moment: Moment
    last: int
    """The number of the last moment."""


def replay(finished: Finished, eyes: Viewer, names: Mapping[Who, str]) -> Replay:
    sitting = finished.opened()
    moments = [*_moments(finished, sitting, eyes)]
    then = tuple(_news(before, after) for before, after in pairwise(moments))
    return Replay(on_wire(eyes), seating(sitting, names), moments[0], then)


def shown(finished: Finished, eyes: Viewer, names: Mapping[Who, str], number: int) -> MomentSeen:
    sitting = finished.opened()
    moments = [*_moments(finished, sitting, eyes)]
    first, last = moments[0].number, moments[-1].number
    if not first <= number <= sitting.number:
        raise Refused("bad_request", "no-such-moment", first=first, last=last)
    reached = [one for one in moments if one.number <= number]
    return MomentSeen(on_wire(eyes), seating(sitting, names), reached[-1], last)


def viewer_named(viewer: str) -> Viewer:
    return ONLOOKER if viewer == ONLOOKER.value else int(viewer)


def _moments(finished: Finished, sitting: Sitting, eyes: Viewer) -> Iterator[Moment]:
    _require_eyes(sitting, eyes)
    for row, events in finished.played(sitting):
        if events:
            told = tuple(finished.game.tell(event, eyes) for event in events)
            yield Moment(row.number, row.at, told, sitting.in_play.view(eyes))


def _require_eyes(sitting: Sitting, eyes: Viewer) -> None:
    if eyes is not ONLOOKER and eyes not in range(sitting.terms.seats):
        raise Refused("bad_request", "no-such-seat-here", last=sitting.terms.seats - 1)


def _news(before: Moment, after: Moment) -> News:
    return News(after.number, after.at, after.told, difference(before.view, after.view))
