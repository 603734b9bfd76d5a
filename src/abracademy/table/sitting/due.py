"""What time alone brings about, and when."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from ...kernel import Seat, Value
from .chance import PATIENCE, asked, began, ready_to_ask
from .entries import Away, Closed, SittingEntry, TakenOver, Woke
from .lobby import stand
from .sitting import Sitting
from .terms import SECOND

MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
OUTSIDE: Final = 10 * SECOND
"""Somebody's own bot has so long for an answer, whatever the clock."""
SEAT_KEPT: Final = 15 * MINUTE
"""In the lobby of a public table, for somebody who went away."""
EMPTY_PUBLIC: Final = 60 * MINUTE
EMPTY_INVITED: Final = 7 * DAY
"""A table that has not begun is kept for so long after everybody went away."""

Kind: TypeAlias = Literal["ask", "begin", "stand", "close", "take_over", "unfinished", "move"]
"""move: the time of the seat that is asked is over, and a bot makes the move for it."""


class Due(Value, frozen=True, gc=False):
    at: int
    kind: Kind
    seat: Seat | None = None


def due(sitting: Sitting) -> Due | None:
    """What comes first."""
    return min(_all(sitting), key=lambda one: one.at, default=None)


def _all(sitting: Sitting) -> Iterator[Due]:
    match sitting.phase:
        case "lobby":
            yield from _in_lobby(sitting)
        case "committing":
            at = sitting.since if ready_to_ask(sitting) else sitting.since + PATIENCE
            yield Due(at, "ask")
        case "revealing":
            yield Due(sitting.since + PATIENCE, "begin")
        case "playing":
            if sitting.terms.slow or not sitting.somebody_is_here:
                yield Due(_given_up(sitting), "unfinished")
            if not sitting.paused:
                yield from _in_play(sitting)
        case _:
            return


def _in_lobby(sitting: Sitting) -> Iterator[Due]:
    gone = {seat: chair.away_since for seat, chair in enumerate(sitting.chairs) if chair.is_person}
    if not gone or all(gone.values()):
        left = max((since for since in gone.values() if since), default=sitting.since)
        yield Due(left + (EMPTY_PUBLIC if sitting.terms.public else EMPTY_INVITED), "close")
    elif sitting.terms.public:
        yield from (Due(since + SEAT_KEPT, "stand", seat) for seat, since in gone.items() if since)


def _in_play(sitting: Sitting) -> Iterator[Due]:
    seat, clock = sitting.asked, sitting.clock
    chair = None if seat is None else sitting.chairs[seat]
    if chair and chair.plays_itself:
        deadline = clock.deadline
        if chair.kind == "outside":
            deadline = None if clock.since is None else clock.since + OUTSIDE
        if deadline is not None:
            yield Due(deadline, "move", seat)
    if sitting.somebody_is_away and sitting.somebody_is_here and not sitting.terms.slow:
        yield from _left_alone(sitting)


def _left_alone(sitting: Sitting) -> Iterator[Due]:
    for seat, chair in enumerate(sitting.chairs):
        if chair.is_person and chair.away_since is not None and not chair.stand_in:
            yield Due(chair.away_since + sitting.terms.grace * SECOND, "take_over", seat)


def _given_up(sitting: Sitting) -> int:
    """A day after anybody was last seen, or three turns where turns are longer than that."""
    return max(DAY, 3 * sitting.terms.clock * SECOND) + sitting.last_sign


def brought(sitting: Sitting, one: Due) -> tuple[SittingEntry, ...]:
    """What it brings about; a move has to be thought of first."""
    match one.kind:
        case "ask":
            return asked(sitting, sitting.chairs)
        case "begin":
            return began(sitting, sitting.chairs)
        case "stand":
            assert one.seat is not None
            return stand(sitting, one.seat, "gone")
        case "take_over":
            assert one.seat is not None
            return (TakenOver(one.seat, "gone"),)
        case "close":
            return (Closed("empty"),)
        case "unfinished":
            return (Closed("unfinished"),)
        case "move":
            return ()


def woken(sitting: Sitting, slept: int) -> tuple[SittingEntry, ...]:
    """After a time in which nobody kept the table: it does not count, and nobody is there yet."""
    here = [seat for seat, chair in enumerate(sitting.chairs) if chair.comes_and_goes and chair.away_since is None]
    return (Woke(max(0, slept)), *map(Away, here))
