"""Before the game: who sits down, gets up, is sent away, and which bots fill the rest."""

from collections.abc import Iterable
from random import Random
from typing import Final

from ...bots import characters_of
from ...games import bots_of
from ...kernel import Refused, Seat
from .entries import Called, Closed, Gone, HostPassed, Sat, SittingEntry, Stood, Who
from .requests import Fill, Kick, Sit
from .sitting import Sitting

OUTSIDE: Final = "outside:"
"""What the name of somebody's own bot begins with where a host asks for it."""


def sit(sitting: Sitting, who: Who, asked: Sit) -> tuple[SittingEntry, ...]:
    require_lobby(sitting)
    if sitting.seat_of(who) is not None:
        raise Refused("not_now", "already-seated")
    if who in sitting.sent_away:
        raise Refused("forbidden", "sent-away")
    sat = Sat(_free_seat(sitting, who, asked.seat), "person", who)
    return (sat, *_called_when_full(sitting, {sat.seat}))


def stand(sitting: Sitting, seat: Seat, why: Gone = "left") -> tuple[SittingEntry, ...]:
    require_lobby(sitting)
    return (Stood(seat, why), *_after(sitting, seat))


def kick(sitting: Sitting, asked: Kick) -> tuple[SittingEntry, ...]:
    require_lobby(sitting)
    if asked.seat not in range(len(sitting.chairs)) or asked.seat == sitting.host:
        raise Refused("bad_request", "nobody-to-remove")
    chair = sitting.chairs[asked.seat]
    if chair.kind is None and chair.reserved is None:
        raise Refused("bad_request", "nobody-to-remove")
    return (Stood(asked.seat, "removed"),)


def fill(sitting: Sitting, asked: Fill, random: Random) -> tuple[SittingEntry, ...]:
    require_lobby(sitting)
    if asked.bot not in bots_of(sitting.game):
        raise Refused("bad_request", "unknown-bot", bot=asked.bot, bots=", ".join(bots_of(sitting.game)))
    seats = _seats_to_fill(sitting, asked.seat)
    taken = {chair.character for chair in sitting.chairs}
    bots: list[Sat] = []
    for seat in seats:
        bots.append(Sat(seat, "bot", bot=asked.bot, character=_character(asked.bot, taken, random)))
        taken.add(bots[-1].character)
    return (*bots, *_called_when_full(sitting, seats))


def seat_outside(sitting: Sitting, bot: Who, seat: Seat | None) -> tuple[SittingEntry, ...]:
    """Somebody's own bot, by its sign at this table, sits where the host wants it."""
    require_lobby(sitting)
    if sitting.seat_of(bot) is not None:
        raise Refused("not_now", "already-seated")
    seats = _seats_to_fill(sitting, seat)[:1]
    return (Sat(seats[0], "outside", bot), *_called_when_full(sitting, seats))


def require_lobby(sitting: Sitting) -> None:
    if sitting.phase != "lobby":
        raise Refused("not_now", "not-in-lobby")


def _free_seat(sitting: Sitting, who: Who, wanted: Seat | None) -> Seat:
    """The one that is kept for them, if there is one and they want no other."""
    chairs = sitting.chairs
    free = [seat for seat, chair in enumerate(chairs) if not chair.kind and chair.reserved in (None, who)]
    if wanted is not None and wanted not in range(len(chairs)):
        raise Refused("bad_request", "no-such-seat-here", last=len(chairs) - 1)
    if wanted is not None and wanted not in free:
        raise Refused("table_full", "seat-taken", seat=wanted)
    if not free:
        raise Refused("table_full", "no-seat-free")
    kept = next((seat for seat in free if chairs[seat].reserved == who), free[0])
    return kept if wanted is None else wanted


def _seats_to_fill(sitting: Sitting, wanted: Seat | None) -> list[Seat]:
    free = [seat for seat, chair in enumerate(sitting.chairs) if not chair.kind]
    if wanted is not None:
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Refused("table_full", "no-seat-free")
    return free


def _character(bot: str, taken: Iterable[str], random: Random) -> str:
    known = [one.name for one in characters_of(bot)]
    return random.choice([name for name in known if name not in taken] or known)


def _called_when_full(sitting: Sitting, seats: Iterable[Seat]) -> tuple[SittingEntry, ...]:
    """The game begins by itself as soon as nobody is missing."""
    missing = {seat for seat, chair in enumerate(sitting.chairs) if not chair.kind} - set(seats)
    return () if missing else (Called(),)


def _after(sitting: Sitting, gone: Seat) -> tuple[SittingEntry, ...]:
    """The host's part passes on; where no person is left, the table closes."""
    if not _other_people(sitting, gone):
        return (Closed("empty"),)
    return host_passed(sitting, gone) if gone == sitting.host else ()


def host_passed(sitting: Sitting, gone: Seat) -> tuple[SittingEntry, ...]:
    """To somebody who is there, before anybody who is not."""
    others = _other_people(sitting, gone)
    return (HostPassed(min(others, key=lambda seat: not sitting.chairs[seat].is_here)),)


def _other_people(sitting: Sitting, gone: Seat) -> list[Seat]:
    return [seat for seat, chair in enumerate(sitting.chairs) if chair.is_person and seat != gone]
