"""What a request comes to: entries for the log, or a refusal. Nothing has changed yet."""

from random import Random
from typing import Final, assert_never

from ...kernel import Refused, Seat, Value
from ..table import Ahead
from .chance import commit, give
from .entries import SittingEntry, Who
from .lobby import fill, kick, seat_outside, sit, stand
from .playing import act, concede, leave, pause, rematch, show
from .requests import (
    Act,
    Commit,
    Concede,
    Fill,
    Give,
    Kick,
    Leave,
    Pause,
    Rematch,
    Show,
    Sit,
    SittingRequest,
    Stand,
)
from .sitting import Sitting

MOST_BESIDE: Final = 500
"""What one person may change at a table without a move. All of it is kept for good, and read whenever it is loaded."""


class Decision(Value, frozen=True, gc=False):
    entries: tuple[SittingEntry, ...]
    ahead: Ahead | None = None
    """Where the game stands after it."""


def decide(
    sitting: Sitting, who: Who, asked: SittingRequest, random: Random, new_table: str = "", guest: Who = ""
) -> Decision:
    """`random` picks the characters of bots, `new_table` is the name that a rematch would have, and `guest` the sign of
    somebody's own bot that a host asks for."""
    if sitting.beside[who] >= MOST_BESIDE and not isinstance(asked, Act | Concede | Leave):
        raise Refused("too_many", "enough-for-this-table", most=MOST_BESIDE)
    if isinstance(asked, Sit):
        return Decision(sit(sitting, who, asked))
    seat = sitting.seat_of(who)
    if seat is None:
        raise Refused("not_seated", "not-seated-here")
    if isinstance(asked, Act):
        return Decision(*act(sitting, seat, asked))
    return Decision(_decided(sitting, seat, asked, random, new_table, guest))


def _decided(
    sitting: Sitting, seat: Seat, asked: SittingRequest, random: Random, new_table: str, guest: Who
) -> tuple[SittingEntry, ...]:
    match asked:
        case Stand():
            return stand(sitting, seat)
        case Leave():
            return stand(sitting, seat) if sitting.phase == "lobby" else leave(sitting, seat)
        case Kick():
            _require_host(sitting, seat)
            return kick(sitting, asked)
        case Fill():
            _require_host(sitting, seat)
            return seat_outside(sitting, guest, asked.seat) if guest else fill(sitting, asked, random)
        case Commit():
            return commit(sitting, seat, asked)
        case Give():
            return give(sitting, seat, asked)
        case Pause():
            return pause(sitting, seat, asked)
        case Concede():
            return concede(sitting, seat)
        case Show():
            return show(sitting, seat, asked)
        case Rematch():
            return rematch(sitting, seat, new_table)
        case Sit() | Act():
            raise AssertionError
        case _:
            assert_never(asked)


def _require_host(sitting: Sitting, seat: Seat) -> None:
    if seat != sitting.host:
        raise Refused("not_your_table", "only-the-host")
