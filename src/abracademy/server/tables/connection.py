"""One socket at a table: who reads it, and with whose eyes."""

from ...kernel import ONLOOKER, Seat, Viewer
from ...table.sitting import Who
from ...words import Words
from ..outbox import Outbox
from .paces import Paces
from .visitor import Visitor


class Connection(Outbox):
    def __init__(self, visitor: Visitor, who: Who, words: Words, paces: Paces | None = None) -> None:
        super().__init__()
        self.visitor = visitor
        self.words = words
        self.paces = paces or Paces()
        self.blocked: frozenset[str] = frozenset()
        """Whom this person hears at no table."""
        self.come_as(who)

    def come_as(self, who: Who) -> None:
        """To a table, where somebody is known by another sign than elsewhere."""
        self.who = who
        self.seat: Seat | None = None
        self.eyes: Viewer = ONLOOKER
        self.muted: set[Seat] = set()
