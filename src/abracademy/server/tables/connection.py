"""One socket at a table: who reads it, and with whose eyes."""

from typing import Final

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
        self.who = who
        self.asker = Asker(who, visitor.is_bot)
        self.words = words
        self.seat: Seat | None = None
        self.eyes: Viewer = ONLOOKER
        self.pace = Pace(60 * leniency, 20 * leniency)
        self.talk = Pace(5 * leniency, 0.5 * leniency)
        self.thought = Pace(5 * leniency, 1 * leniency)
        self.muted: set[Seat] = set()
        self.blocked: frozenset[str] = frozenset()
        """Whom this person hears at no table."""


LEFT: Final = 1000
RESTART: Final = 1012
REPLACED: Final = 4009
"""By the same person's newer ones: nobody needs so many."""
