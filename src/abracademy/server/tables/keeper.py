"""Keeps tables going: fires their clocks and their bots. Of all the processes that serve a database one keeps each."""

import asyncio
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any, Final

import structlog

from ...bots import CHARACTERS, Character, pause
from ...kernel import Maker, Seat
from ...table.sitting import Decision, Due, Row, Sitting, brought, due, moved
from ..bots import Thinkers
from ..bots.thinkers import stand_in
from ..now import now
from .hall import Hall
from .live import Live

RANDOM: Final = SystemRandom()
NOBODY: Final = Character("", "", 1.2, 0.8)
"""The pace of a bot that stands in for somebody."""
STEPS: Final = 4
"""A thought that is longer than its pause ends with a whole further part of it: how long it took says little."""


class Keeper:
    def __init__(self, hall: Hall, thinkers: Thinkers, pace: float) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._pace = pace
        self._kept: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._dues: dict[str, Due] = {}
        self._thinking: dict[str, tuple[int, Seat]] = {}
        self._acted_last: dict[str, Seat] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False
        hall.listen(self._heard)

    def keep(self, live: Live) -> None:
        self._kept.add(live.id)
        self._arm(live)

    def stop(self) -> None:
        self._stopped = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _heard(self, live: Live, row: Row) -> None:
        if row.number == 1:
            self._kept.add(live.id)
        if live.id in self._kept:
            self._arm(live)

    def _arm(self, live: Live) -> None:
        """An alarm for whatever time brings about next; and a thought where a bot is asked."""
        if self._stopped:
            return
        self._set_alarm(live, due(live.sitting))
        seat = live.sitting.bot_asked
        if seat is not None and self._thinking.get(live.id) != (live.sitting.moved, seat):
            self._thinking[live.id] = live.sitting.moved, seat
            self._begin(self._bots_move(live, seat))

    def _set_alarm(self, live: Live, one: Due | None) -> None:
        if one == self._dues.get(live.id):
            return
        if live.id in self._alarms:
            self._alarms.pop(live.id).cancel()
            del self._dues[live.id]
        if one:
            self._dues[live.id] = one
            delay = max(0.0, (one.at - now()) / 1000)
            self._alarms[live.id] = asyncio.get_running_loop().call_later(delay, self._ring, live, one)

    def _ring(self, live: Live, one: Due) -> None:
        self._alarms.pop(live.id, None)
        self._dues.pop(live.id, None)
        if one.kind == "move":
            assert one.seat is not None
            self._begin(self._move_for(live, one.seat, "clock"))
        else:
            self._begin(self._bring(live, one))

    async def _bring(self, live: Live, one: Due) -> None:
        done = await live.change(lambda sitting: Decision(brought(sitting, one)) if due(sitting) == one else None)
        if not done:
            self._arm(live)

    async def _bots_move(self, live: Live, seat: Seat) -> None:
        """It thinks at once, and acts when its pause is over."""
        sitting, again = live.sitting, self._acted_last.get(live.id) == seat
        character = next((one for one in CHARACTERS if one.name == sitting.chairs[seat].character), NOBODY)
        waits = pause(character, again, RANDOM) * self._pace
        await self._move_for(live, seat, "bot", waits)
        self._acted_last[live.id] = seat

    async def _move_for(self, live: Live, seat: Seat, by: Maker, waits: float = 0.0) -> None:
        sitting, number = live.sitting, live.sitting.moved
        if sitting.asked != seat:
            return
        began = asyncio.get_running_loop().time()
        action = await self._thought(live, seat)
        await asyncio.sleep(_still_to_wait(waits, asyncio.get_running_loop().time() - began))

        def decide(sitting: Sitting) -> Decision | None:
            stands = sitting.moved == number and sitting.asked == seat
            if not stands or (by == "bot" and sitting.bot_asked != seat):
                return None
            return Decision(*moved(sitting, action, by))

        if not await live.change(decide):
            self._thinking.pop(live.id, None)
            self._arm(live)

    async def _thought(self, live: Live, seat: Seat) -> Any:
        chair, game = live.sitting.chairs[seat], live.sitting.game
        situation = live.sitting.in_play.situation(seat)
        bot = chair.bot or stand_in(game.name)
        try:
            return await self._thinkers.choose(game.name, bot, situation)
        except Exception:  # noqa: BLE001 - a bot that fails must not stop a game
            structlog.get_logger().exception("bot_failed", table=live.id, bot=bot)
            return RANDOM.choice(situation.legal)

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _still_to_wait(pause: float, thought: float) -> float:
    """Where the thought was longer than the pause, on to the next part of the pause."""
    if thought <= pause or not pause:
        return max(0.0, pause - thought)
    part = pause / STEPS
    return part - (thought - pause) % part
