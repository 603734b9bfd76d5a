"""Keeps tables going: fires their clocks and their bots. Of all the processes that serve a database one keeps each."""

import asyncio
from collections.abc import Coroutine
from random import SystemRandom
from time import monotonic
from typing import Any, Final

import structlog

from ...bots import CHARACTERS, Character, pause
from ...kernel import Acted, Seat
from ...table.sitting import Decision, Due, Row, Sitting, brought, due, moved
from ..bots import Thinkers
from ..bots.thinkers import stand_in
from ..now import now
from ..operations.metrics import THOUGHTS
from ..store import patiently
from .hall import Hall
from .live import Deciding, Live

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
        self.asleep: set[str] = set()
        """Tables taken over that have yet to hear for how long nobody kept them: until then no time of theirs ends."""
        self._kept: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._dues: dict[str, Due] = {}
        self._thinking: dict[str, tuple[int, Seat]] = {}
        """Of each table the last question to a bot: the number of what was told, and the seat."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False
        hall.listen(self._heard)
        hall.greet(self._greet)

    def _greet(self, live: Live) -> None:
        if live.id not in self.asleep:
            self.keep(live)

    def keep(self, live: Live) -> None:
        self.asleep.discard(live.id)
        self._kept.add(live.id)
        self._arm(live)

    def keeps(self, table: str) -> bool:
        return table in self._kept

    def release(self, live: Live) -> None:
        self._kept.discard(live.id)
        self._set_alarm(live, None)
        self._thinking.pop(live.id, None)

    def stop(self) -> None:
        """Nothing is thought of any more; what is being stored will be told."""
        self._stopped = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _heard(self, live: Live, row: Row) -> None:
        if row.number == 1 or live.id in self._kept:
            self._kept.add(live.id)
            self._arm(live)

    def _arm(self, live: Live) -> None:
        """An alarm for whatever time brings about next; and a thought where a bot is asked."""
        if self._stopped or live.id not in self._kept:
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
            self._begin(self._clocks_move(live, one))
        else:
            self._begin(self._bring(live, one))

    async def _bots_move(self, live: Live, seat: Seat) -> None:
        """It thinks at once, and acts when its pause is over."""
        character, again = _character(live.sitting.chairs[seat].character), _acted_last(live.sitting) == seat
        number, began, pausing = live.sitting.moved, monotonic(), pause(character, again, RANDOM) * self._pace
        action = await self._thought(live, seat)
        await asyncio.sleep(_still_to_wait(pausing, monotonic() - began))

        def decide(sitting: Sitting) -> Decision | None:
            if sitting.moved != number or sitting.bot_asked != seat:
                return None
            return Decision(*moved(sitting, action, "bot"))

        await self._change(live, decide)

    async def _clocks_move(self, live: Live, one: Due) -> None:
        """Time is over: a bot makes the move."""
        if due(live.sitting) != one or one.seat is None:
            self._arm(live)
            return
        number = live.sitting.moved
        action = await self._thought(live, one.seat)

        def decide(sitting: Sitting) -> Decision | None:
            """Not where its player was faster, and the rest of the turn has no time either."""
            if sitting.moved != number or due(sitting) != one:
                return None
            return Decision(*moved(sitting, action, "clock"))

        await self._change(live, decide)

    async def _bring(self, live: Live, one: Due) -> None:
        await self._change(live, lambda sitting: Decision(brought(sitting, one)) if due(sitting) == one else None)

    async def _change(self, live: Live, decide: Deciding) -> None:
        """What does not stand any more is looked at again."""
        if not await asyncio.shield(patiently(lambda: live.change(decide))):
            self._thinking.pop(live.id, None)
            self._arm(live)

    async def _thought(self, live: Live, seat: Seat) -> Any:
        chair, game = live.sitting.chairs[seat], live.sitting.game
        situation, began = live.sitting.in_play.situation(seat), monotonic()
        bot = chair.bot or stand_in(game.name)
        try:
            action = await self._thinkers.choose(game.name, bot, situation)
        except Exception:  # noqa: BLE001 - a bot that fails must not stop a game
            structlog.get_logger().exception("bot_failed", game=game.name, bot=bot)
            action = None
        THOUGHTS.note(monotonic() - began, bot)
        return action if action in situation.legal else RANDOM.choice(situation.legal)

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _character(name: str) -> Character:
    return next((one for one in CHARACTERS if one.name == name), NOBODY)


def _acted_last(sitting: Sitting) -> Seat | None:
    return next((one.seat for one in reversed(sitting.in_play.log) if isinstance(one, Acted)), None)


def _still_to_wait(pause: float, thought: float) -> float:
    """Where the thought was longer than the pause, on to the next part of the pause."""
    if thought <= pause or not pause:
        return max(0.0, pause - thought)
    part = pause / STEPS
    return part - (thought - pause) % part
