"""Who may see what of a table: from their seat, or from outside."""

from ...kernel import ONLOOKER, Seat, Viewer
from .sitting import Sitting


def may_watch(sitting: Sitting, seat: Seat | None) -> bool:
    """Some tables want no onlookers while they play."""
    return seat is not None or sitting.terms.onlookers or sitting.phase != "playing"


def may_look(sitting: Sitting) -> bool:
    """An onlooker over the shoulders, where every person who plays agrees; when the game is over there is nothing left
    to hide."""
    if sitting.phase == "over":
        return True
    people = [chair for chair in sitting.chairs if chair.is_person]
    return not sitting.terms.public and all(chair.shows for chair in people)


def eyes_of(sitting: Sitting, seat: Seat | None, wanted: Viewer) -> Viewer:
    """Whoever has a seat sees with no other eyes."""
    if seat is not None:
        return seat
    return wanted if may_look(sitting) else ONLOOKER
