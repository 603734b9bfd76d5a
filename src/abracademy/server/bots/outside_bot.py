"""The socket of somebody's own bot, and the seats that it plays in by it."""

from typing import Final

from ...kernel import Refused, Wire
from ...words import Words
from ..closing import Closing
from ..tables.connection import Connection
from ..tables.live import Live
from ..tables.paces import Paces
from ..tables.telling import ENCODER
from ..tables.visitor import Visitor, sign
from .outside_seat import OutsideSeat

MOST: Final = 20
"""Tables at which one bot may sit at once."""
QUICK: Final = 3
"""Times as often as a person may speak at one table: it may play at many."""
NOBODY: Final = ""
"""By no sign: it sits at no table itself."""


class OutsideBot(Connection):
    def __init__(self, visitor: Visitor, words: Words, leniency: float) -> None:
        super().__init__(visitor, NOBODY, words, Paces(leniency * QUICK))
        self._seats: dict[str, OutsideSeat] = {}

    def come_to(self, live: Live) -> None:
        """A table where it has a seat; unless it has come already."""
        if live.id in self._seats:
            return
        if live.sitting.seat_of(sign(self.visitor.person, live.id)) is None:
            live.follow()  # another process has seated it
            return
        seat = self._seats[live.id] = OutsideSeat(self, live, self.say, lambda: self._seats.pop(live.id))
        live.connect(seat, None)

    def at(self, table: str) -> OutsideSeat:
        if table not in self._seats:
            raise Refused("not_seated", "no-game-of-yours")
        return self._seats[table]

    def say(self, words: Wire) -> None:
        self.push(ENCODER.encode(words))

    def leave_all(self) -> None:
        for seat in [*self._seats.values()]:
            seat.close(Closing.LEFT)
