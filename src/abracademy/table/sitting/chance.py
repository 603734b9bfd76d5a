"""What players give to chance before the game: first all commitments, then the bytes, then the deal."""

from typing import Final

from msgspec.structs import replace

from ...kernel import Contribution, Refused, Seat
from ..fair import commitment, first_seat
from .chair import Chair
from .entries import Asked, Began, Committed, Given, SittingEntry
from .requests import Commit, Give
from .sitting import Sitting
from .terms import SECOND

PATIENCE: Final = 4 * SECOND
"""For commitments, and again for bytes: whoever is slower gives nothing."""


def commit(sitting: Sitting, seat: Seat, asked: Commit) -> tuple[SittingEntry, ...]:
    if sitting.phase not in ("lobby", "committing") or sitting.chairs[seat].answered:
        raise Refused("not_now", "commitments-are-closed")
    chairs = _with(sitting, seat, answered=True, commitment=asked.commitment)
    return (Committed(seat, asked.commitment), *_when_committed(sitting, chairs))


def give(sitting: Sitting, seat: Seat, asked: Give) -> tuple[SittingEntry, ...]:
    chair = sitting.chairs[seat]
    if sitting.phase != "revealing" or not chair.commitment or chair.given:
        raise Refused("not_now", "no-bytes-awaited")
    if commitment(bytes.fromhex(asked.bytes)) != chair.commitment:
        raise Refused("bad_request", "bytes-not-committed")
    return (Given(seat, asked.bytes), *_when_given(sitting, _with(sitting, seat, given=asked.bytes)))


def ready_to_ask(sitting: Sitting, chairs: tuple[Chair, ...] | None = None) -> bool:
    """Whether everybody who may commit has said what they want."""
    return all(chair.answered or not chair.is_person for chair in chairs or sitting.chairs)


def _with(sitting: Sitting, seat: Seat, **changed: object) -> tuple[Chair, ...]:
    chairs = sitting.chairs
    return (*chairs[:seat], replace(chairs[seat], **changed), *chairs[seat + 1 :])


def _when_committed(sitting: Sitting, chairs: tuple[Chair, ...]) -> tuple[SittingEntry, ...]:
    if sitting.phase != "committing" or not ready_to_ask(sitting, chairs):
        return ()
    return asked(sitting, chairs)


def asked(sitting: Sitting, chairs: tuple[Chair, ...]) -> tuple[SittingEntry, ...]:
    """Where nobody has committed to anything, there is nothing to wait for."""
    if any(chair.commitment for chair in chairs):
        return (Asked(),)
    return began(sitting, chairs)


def _when_given(sitting: Sitting, chairs: tuple[Chair, ...]) -> tuple[SittingEntry, ...]:
    missing = any(chair.commitment and not chair.given for chair in chairs)
    return () if missing else began(sitting, chairs)


def began(sitting: Sitting, chairs: tuple[Chair, ...]) -> tuple[SittingEntry, ...]:
    """The game begins, and with it all that chance does before anybody's first move."""
    given = tuple(_contribution(chair) for chair in chairs)
    first = sitting.terms.first
    begun = Began(first_seat(sitting.seed, given) if first is None else first, given)
    table = sitting.opening(begun)
    return (begun, *(table.ahead(table.derived).entries if table.derived else ()))


def _contribution(chair: Chair) -> Contribution | None:
    if not chair.commitment or not chair.given:
        return None
    return Contribution(chair.commitment, chair.given)
