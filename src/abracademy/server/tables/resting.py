"""Tables at which nobody looks leave the memory, and come back when somebody does, or when their time has come."""

import asyncio
from functools import partial
from typing import Final

from ...table.sitting import due
from ..now import now
from ..store import patiently, repeatedly
from .hall import Hall
from .keeper import Keeper
from .live import Live
from .opening import OPEN

ROUND: Final = 30.0
"""Seconds between two looks."""
IDLE: Final = 5 * 60 * 1000
"""Milliseconds that a table stays after the last who looked at it."""


class Resting:
    def __init__(self, hall: Hall, keeper: Keeper, alone: bool) -> None:
        self._hall = hall
        self._keeper = keeper
        self._alone = alone
        self._alarms: dict[str, int] = {}
        """When tables of ours that rest are to be woken."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(repeatedly(lambda: self.look(now()), ROUND, "rest_failed"))

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    async def look(self, at: int) -> None:
        for live in [*self._hall.tables.values()]:
            if live.connections or live.is_busy:
                live.wanted = at
            elif at - live.wanted >= IDLE and self._may_rest(live, at):
                self._rest(live)
        for table in [table for table, alarm in self._alarms.items() if alarm <= at + ROUND * 1000]:
            del self._alarms[table]
            await patiently(partial(self._hall.live, table))  # if it is still for this process to keep, it is kept

    def _may_rest(self, live: Live, at: int) -> bool:
        """Where others serve the same database, somebody may move there at any time at a table that we keep."""
        if not self._keeper.keeps(live.id) or live.sitting.phase not in OPEN:
            return True
        following = due(live.sitting)
        return self._alone and (following is None or following.at - at >= IDLE)

    def _rest(self, live: Live) -> None:
        following = due(live.sitting)
        if self._keeper.keeps(live.id) and following:
            self._alarms[live.id] = following.at
        self._keeper.release(live)
        self._hall.forget(live)
