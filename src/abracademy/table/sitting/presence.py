"""Who comes and goes, as far as the table does not know it yet."""

from ...kernel import Seat
from .entries import Away, Back, SittingEntry
from .sitting import Sitting


def came(sitting: Sitting, seat: Seat) -> tuple[SittingEntry, ...]:
    return (Back(seat),) if _matters(sitting, seat) and not _seems_here(sitting, seat) else ()


def went(sitting: Sitting, seat: Seat) -> tuple[SittingEntry, ...]:
    return (Away(seat),) if _matters(sitting, seat) and _seems_here(sitting, seat) else ()


def _matters(sitting: Sitting, seat: Seat) -> bool:
    return sitting.chairs[seat].comes_and_goes and sitting.phase not in ("over", "closed")


def _seems_here(sitting: Sitting, seat: Seat) -> bool:
    """Whoever has left is expected no more, whether or not their sockets are closed."""
    chair = sitting.chairs[seat]
    return chair.away_since is None and chair.stand_in not in ("left", "gone")
