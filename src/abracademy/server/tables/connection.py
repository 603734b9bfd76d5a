"""One socket at a table: who reads it, and with whose eyes."""

from ...kernel import ONLOOKER, Seat, Viewer
from ...table.sitting import Asker, Who
from ...words import Words
from ..limits import Pace
from ..outbox import Outbox
from .visitor import Visitor


class Connection(Outbox):
    def __init__(self, visitor: Visitor, who: Who, words: Words, leniency: float = 1.0) -> None:
        super().__init__()
        self.visitor = visitor
        self.words = words
        self.pace = Pace(60 * leniency, 20 * leniency)
        self.talk = Pace(5 * leniency, 0.5 * leniency)
        self.thought = Pace(5 * leniency, 1 * leniency)
        self.blocked: frozenset[str] = frozenset()
        """Whom this person hears at no table."""
        self.come_as(who)

    def come_as(self, who: Who) -> None:
        """To a table, where somebody is known by another sign than elsewhere."""
        self.who = who
        self.asker = Asker(who, self.visitor.is_bot)
        self.seat: Seat | None = None
        self.eyes: Viewer = ONLOOKER
        self.muted: set[Seat] = set()
