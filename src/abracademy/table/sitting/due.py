"""What time alone brings about, and when."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from ...kernel import Seat, Value
from .chance import PATIENCE, asked, began, ready_to_ask
from .entries import Away, Closed, SittingEntry, TakenOver, Woke
from .lobby import host_passed, stand
from .sitting import Sitting
from .terms import SECOND

MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
WEEK: Final = 7 * DAY
OUTSIDE: Final = 10 * SECOND
"""Somebody's own bot has so long for an answer, whatever the clock."""
SEAT_KEPT: Final = 15 * MINUTE
"""In the lobby of a public table, for somebody who went away."""
EMPTY_PUBLIC: Final = 60 * MINUTE
"""A public table that has not begun is kept for so long after everybody went away, one by invitation for a week."""

Kind: TypeAlias = Literal["ask", "begin", "stand", "host", "close", "take_over", "unfinished", "move"]
"""stand: a seat is kept no longer. host: somebody who is there takes the host's part. move: the time of the seat that
is asked is over, and a bot makes the move for it."""


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
    people = {seat: chair.away_since for seat, chair in enumerate(sitting.chairs) if chair.is_person}
    gone = {seat: since for seat, since in people.items() if since is not None}
    if len(gone) == len(people):
        left = max(gone.values(), default=sitting.since)
        yield Due(left + (EMPTY_PUBLIC if sitting.terms.public else WEEK), "close")
        return
    if sitting.terms.public:
        yield from (Due(since + SEAT_KEPT, "stand", seat) for seat, since in gone.items())
    if sitting.host in gone:
        yield Due(gone[sitting.host] + sitting.terms.grace * SECOND, "host", sitting.host)


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
        if chair.is_missed and chair.away_since is not None:
            grace = OUTSIDE if chair.kind == "outside" else sitting.terms.grace * SECOND
            yield Due(chair.away_since + grace, "take_over", seat)


def _given_up(sitting: Sitting) -> int:
    """A day after anybody was last seen, or three turns where turns are longer than that; a week after a pause."""
    return max(WEEK if sitting.paused else DAY, 3 * sitting.terms.clock * SECOND) + sitting.last_sign


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
        case "host":
            assert one.seat is not None
            return host_passed(sitting, one.seat)
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
