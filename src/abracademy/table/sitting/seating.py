"""What everybody at a table, onlookers too, sees of it beside the game."""

from collections.abc import Mapping

from ...kernel import Seat, Wire
from .chair import Chair, StandIn
from .entries import Kind, Who
from .sitting import Phase, Sitting
from .terms import Terms


class ChairSeen(Wire, frozen=True, gc=False):
    seat: Seat
    kind: Kind | None
    name: str | None
    """None: nobody sits there, a bot of ours with a character of its own, or somebody who is forgotten."""
    bot: str
    character: str
    reserved: bool
    away: bool
    stand_in: StandIn
    commitment: str | None
    contribution: str | None
    wants_pause: bool
    shows: bool


class ClockSeen(Wire, frozen=True, gc=False):
    turn: Seat | None
    asked: Seat | None
    left: int
    """Milliseconds, when the clock was last set."""
    answer_left: int
    since: int | None
    """When it was set; nothing while it stands still."""


class Seating(Wire, frozen=True, gc=False):
    terms: Terms
    phase: Phase
    host: Seat | None
    first: Seat | None
    commitment: str
    chairs: tuple[ChairSeen, ...]
    clock: ClockSeen | None
    paused: bool
    places: tuple[int, ...] | None
    ending: str | None
    """How it ended: played, conceded; or was closed: empty, unfinished, rules."""
    rematch: str | None


def seating(sitting: Sitting, names: Mapping[Who, str]) -> Seating:
    ended, closed = sitting.ended, sitting.closed
    return Seating(
        sitting.terms,
        sitting.phase,
        sitting.host,
        sitting.first,
        sitting.commitment,
        tuple(_seen(seat, chair, names) for seat, chair in enumerate(sitting.chairs)),
        _clock(sitting) if sitting.terms.clock else None,
        sitting.paused,
        ended.places if ended else None,
        ended.how if ended else closed.why if closed else None,
        sitting.rematch,
    )


def _seen(seat: Seat, chair: Chair, names: Mapping[Who, str]) -> ChairSeen:
    return ChairSeen(
        seat,
        chair.kind,
        names.get(chair.who),
        chair.bot,
        chair.character,
        chair.reserved is not None,
        chair.away_since is not None,
        chair.stand_in,
        chair.commitment,
        chair.given,
        chair.wants_pause,
        chair.shows,
    )


def _clock(sitting: Sitting) -> ClockSeen:
    clock = sitting.clock
    return ClockSeen(clock.turn, clock.asked, clock.left, clock.answer_left, clock.since)
