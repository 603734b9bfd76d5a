"""Somebody's own bot in one seat. Whatever the table says is but a sign to look: what the bot is told is made of the
tale and the view of its seat, as for every bot."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from ...kernel import Seat, Wire
from ...table import Table
from ...table.sitting import Act, Sitting
from ..closing import Closing
from ..tables.connection import Connection
from ..tables.live import Live
from ..tables.visitor import sign
from .outside_words import Answer, Awaits, New, Outcome, Over, Question

NAMELESS: Final = ""
"""An answer is known by the question's number; so one that is said twice comes too late."""


class OutsideSeat(Connection):
    def __init__(self, bot: Connection, live: Live, say: Callable[[Wire], None], leave: Callable[[], object]) -> None:
        super().__init__(bot.visitor, sign(bot.visitor.person, live.id), bot.words, bot.paces)
        self._live = live
        self._say = say
        self._leave = leave
        self._told: int | None = None
        """How many things it was told; nothing before it knows of the game."""
        self._question: int | None = None
        """The number of the question that it was asked and has yet to answer."""
        self._stirred = False

    def push(self, message: bytes) -> None:
        """Whoever tells the table's news is not kept waiting by one bot."""
        del message
        if not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_soon(self._look)

    def close(self, code: int) -> None:
        if self.closing is None:
            super().close(code)
            self._live.disconnect(self)
            self._leave()

    def _look(self) -> None:
        self._stirred = False
        sitting, seat = self._live.sitting, self.seat
        if self.closing is not None:
            return
        if seat is None:  # the host wants it here no more
            self.close(Closing.LEFT)
        elif sitting.phase == "playing":
            self._play(sitting, seat)
        elif sitting.phase in ("over", "closed"):
            self._end(sitting, seat)

    def _play(self, sitting: Sitting, seat: Seat) -> None:
        table = sitting.in_play
        if self._told is None:
            self._told = 0
            self._say(self._new(table, seat))
        question = _question(sitting, seat)
        if question != self._question:
            self._question = question
            if question is not None:
                self._say(self._asked(table, seat, question))

    def _new(self, table: Table, seat: Seat) -> New:
        return New(self._live.id, table.game.name, seat, table.seats, table.options, secrets.token_hex(32))

    def _asked(self, table: Table, seat: Seat, number: int) -> Question:
        situation = table.situation(seat)
        awaits = Awaits(seat, situation.legal)
        return Question(self._live.id, number, self._news(situation.tale.told), situation.view, awaits)

    def _news(self, told: tuple[Wire, ...]) -> tuple[Wire, ...]:
        heard, self._told = self._told, len(told)
        return told[heard:]

    def _end(self, sitting: Sitting, seat: Seat) -> None:
        if self._told is not None:
            table = sitting.in_play
            self._say(Over(self._live.id, self._news(table.tale(seat).told), table.view(seat), _outcome(sitting)))
        self.close(Closing.LEFT)

    async def act(self, answer: Answer) -> None:
        await self._live.ask(self, Act(NAMELESS, answer.number, answer.action))


def _question(sitting: Sitting, seat: Seat) -> int | None:
    """The number of what the seat is asked now. Nobody is asked anything while the game stands still, or while one of
    ours plays for it."""
    asked = sitting.asked == seat and sitting.clock.since is not None and sitting.chairs[seat].plays_itself
    return sitting.moved if asked else None


def _outcome(sitting: Sitting) -> Outcome | None:
    ended, result = sitting.ended, sitting.in_play.result
    if ended is None:
        return None
    return Outcome(ended.places, ended.points, result.ending if result else ended.how)
