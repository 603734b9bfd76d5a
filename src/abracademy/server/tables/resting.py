"""Tables at which nobody looks leave the memory, and come back when somebody does, or when their time has come."""

import asyncio
from functools import partial
from typing import Final

import structlog

from ...table.sitting import due
from ..now import now
from ..store import patiently
from .hall import Hall
from .keeper import Keeper
from .live import Live

ROUND: Final = 30.0
"""Seconds between two looks."""
IDLE: Final = 5 * 60 * 1000
"""Milliseconds that a table stays after the last who looked at it."""


class Resting:
    def __init__(self, hall: Hall, keeper: Keeper) -> None:
        self._hall = hall
        self._keeper = keeper
        self._alarms: dict[str, int] = {}
        """When tables of ours that rest are to be woken."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look(now())
            except Exception:  # noqa: BLE001 - the store may be away for a while
                structlog.get_logger().exception("rest_failed")

    async def look(self, at: int) -> None:
        for live in [*self._hall.tables.values()]:
            if live.connections or live.is_busy:
                live.wanted = at
            elif at - live.wanted >= IDLE:
                self._rest(live, at)
        for table in [table for table, alarm in self._alarms.items() if alarm <= at + ROUND * 1000]:
            del self._alarms[table]
            self._keeper.keep(await patiently(partial(self._hall.live, table)))

    def _rest(self, live: Live, at: int) -> None:
        following = due(live.sitting)
        if self._keeper.keeps(live.id) and following:
            if following.at - at < IDLE:
                return
            self._alarms[live.id] = following.at
        self._keeper.release(live)
        self._hall.forget(live)
