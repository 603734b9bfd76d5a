"""During the game: moves, pauses, conceding, leaving and coming back; and after it, playing again."""

from collections.abc import Sequence
from typing import Any

from ...kernel import Maker, Refused, Result, Seat, read_action, require_turn
from ..table import Ahead
from .chair import Chair
from .entries import (
    Conceded,
    Ended,
    Paused,
    PauseWanted,
    Rematched,
    Resumed,
    Shown,
    SittingEntry,
    TakenOver,
)
from .requests import Act, Pause, Show
from .sitting import Sitting


def act(sitting: Sitting, seat: Seat, asked: Act) -> tuple[tuple[SittingEntry, ...], Ahead]:
    """The seat's own move. It answers a view; where the game has moved on since, it comes too late."""
    _require_playing(sitting)
    if sitting.chairs[seat].stand_in:
        raise Refused("not_now", "a-bot-plays-for-you")
    if asked.number < sitting.moved:
        raise Refused("stale", "game-moved-on", number=sitting.moved)
    if asked.number > sitting.number:
        raise Refused("bad_request", "number-from-nowhere", number=sitting.number)
    if sitting.paused:
        raise Refused("not_now", "game-is-paused")
    require_turn(sitting.in_play.awaits, seat)
    by: Maker = "person" if sitting.chairs[seat].is_person else "bot"
    return moved(sitting, read_action(sitting.game, asked.action), by)


def moved(sitting: Sitting, action: Any, by: Maker) -> tuple[tuple[SittingEntry, ...], Ahead]:
    """A move of whoever is asked, all that chance makes of it, and the end, if it is that."""
    ahead = sitting.in_play.ahead(action, by)
    return (*ahead.entries, *_ended(sitting, ahead)), ahead


def _ended(sitting: Sitting, ahead: Ahead) -> tuple[SittingEntry, ...]:
    if sitting.game.awaits(ahead.state) is not None:
        return ()
    result: Result = sitting.game.result(ahead.state)
    return (Ended("played", settled(result.places, sitting.chairs), result.points),)


def settled(places: Sequence[int], chairs: Sequence[Chair]) -> tuple[int, ...]:
    """Whoever has conceded stands behind all who have not."""
    order = [(chair.conceded, place) for chair, place in zip(chairs, places, strict=True)]
    return tuple(1 + sum(other < own for other in order) for own in order)


def concede(sitting: Sitting, seat: Seat) -> tuple[SittingEntry, ...]:
    """The game goes on as long as two seats have not conceded, and a person is in one of them."""
    _require_playing(sitting)
    if sitting.chairs[seat].conceded:
        raise Refused("not_now", "already-conceded")
    standing = [other for other, chair in enumerate(sitting.chairs) if other != seat and not chair.conceded]
    if len(standing) > 1 and any(sitting.chairs[other].is_person for other in standing):
        return (Conceded(seat), *_resumed(sitting))
    places = tuple(1 if one in standing else 1 + len(standing) for one in range(len(sitting.chairs)))
    return Conceded(seat), Ended("conceded", places, None)


def leave(sitting: Sitting, seat: Seat) -> tuple[SittingEntry, ...]:
    """Nothing where there is nothing left to leave."""
    if sitting.phase in ("over", "closed") or sitting.chairs[seat].stand_in in ("left", "conceded"):
        return ()
    return (TakenOver(seat, "left"), *_resumed(sitting))


def _resumed(sitting: Sitting) -> tuple[SittingEntry, ...]:
    """Whoever goes leaves nobody in a pause."""
    return (Resumed(),) if sitting.paused else ()


def pause(sitting: Sitting, seat: Seat, asked: Pause) -> tuple[SittingEntry, ...]:
    """A game stands still as soon as every person who is there wants it, and goes on as soon as one does not."""
    _require_playing(sitting)
    chair = sitting.chairs[seat]
    _require_person(chair)
    if chair.stand_in:
        raise Refused("not_now", "a-bot-plays-for-you")
    wish = () if chair.wants_pause == asked.wanted else (PauseWanted(seat, asked.wanted),)
    if not asked.wanted:
        return (*wish, *_resumed(sitting))
    others = [chair for other, chair in enumerate(sitting.chairs) if other != seat and chair.is_here]
    if sitting.paused or not all(chair.wants_pause for chair in others):
        return wish
    return (*wish, Paused())


def _require_person(chair: Chair) -> None:
    """Somebody's own bot plays, and settles nothing."""
    if not chair.is_person:
        raise Refused("not_your_table", "for-people-alone")


def show(sitting: Sitting, seat: Seat, asked: Show) -> tuple[SittingEntry, ...]:
    if sitting.terms.public and asked.agrees:
        raise Refused("not_now", "never-shown-in-public")
    return () if sitting.chairs[seat].shows == asked.agrees else (Shown(seat, asked.agrees),)


def rematch(sitting: Sitting, seat: Seat, table: str) -> tuple[SittingEntry, ...]:
    """The first who wants one opens it; for everybody else it is there already."""
    _require_person(sitting.chairs[seat])
    if sitting.phase != "over":
        raise Refused("not_now", "game-not-over")
    return () if sitting.rematch else (Rematched(table),)


def _require_playing(sitting: Sitting) -> None:
    if sitting.phase == "over":
        raise Refused("game_over", "game-over")
    if sitting.phase != "playing":
        raise Refused("not_now", "game-not-begun")
