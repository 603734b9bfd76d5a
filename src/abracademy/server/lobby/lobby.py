"""The lobby, live: the open tables are read once for all who look at them, whenever something there has changed."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from ...kernel import Wire
from ...table.sitting import Closed, Ended, Opened, Row, Sat, Stood
from ...table.sitting.entries import Began, Called, Conceded, Rematched
from ..fanout import Fanout, Word
from ..outbox import Outbox
from ..store import Store
from ..tables.hall import Hall
from ..tables.live import Live
from ..tables.telling import ENCODER
from .offered import TableSeen, offered

KIND: Final = "lobby"
SHOWN: Final = (Opened, Sat, Stood, Called, Began, Conceded, Ended, Closed, Rematched)
"""What can be seen from the lobby."""
GATHERED: Final = 0.3
"""Seconds in which changes are told as one."""
ANYWAY: Final = 5.0
"""Seconds until the store is asked although nobody said a word: words may be lost."""


class Offers(Wire, frozen=True, gc=False, tag_field="op", tag="lobby"):
    """All there is to see in the lobby now."""

    tables: tuple[TableSeen, ...]


class Lobby:
    def __init__(self, store: Store, hall: Hall, fanout: Fanout) -> None:
        self._store = store
        self._fanout = fanout
        self._lookers: set[Outbox] = set()
        self._changed = asyncio.Event()
        self._shown: bytes | None = None
        """What everybody here has been told; nothing while nobody looks."""
        self._watching: asyncio.Task[None] | None = None
        hall.listen(self._happened)
        fanout.listen(self._heard)

    def enter(self, looker: Outbox) -> None:
        self._lookers.add(looker)
        if self._shown is not None:
            looker.push(self._shown)
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())

    def leave(self, looker: Outbox) -> None:
        self._lookers.discard(looker)

    def stop(self) -> None:
        if self._watching:
            self._watching.cancel()

    def _happened(self, live: Live, row: Row) -> None:
        if live.sitting.terms.public and any(isinstance(entry, SHOWN) for entry in row.entries):
            self._fanout.send(Word(KIND))

    def _heard(self, word: Word) -> None:
        if word.kind == KIND:
            self._changed.set()

    async def _watch(self) -> None:
        """As long as somebody looks."""
        while self._lookers:
            try:
                self._tell(ENCODER.encode(Offers(await offered(self._store))))
            except Exception:  # noqa: BLE001 - the store may be away for a while; what matters is to try again
                structlog.get_logger().exception("lobby_failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), ANYWAY)
            await asyncio.sleep(GATHERED)
            self._changed.clear()
        self._watching = self._shown = None

    def _tell(self, shown: bytes) -> None:
        if shown == self._shown:
            return
        self._shown = shown
        for looker in self._lookers:
            looker.push(shown)
