"""What a table needs of the house it stands in."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from ...table.sitting import Row, Who
from .visitor import Visitor

if TYPE_CHECKING:
    from .live import Live


class Around(Protocol):
    async def names_at(self, table: str) -> dict[Who, str]: ...

    def name_for(self, visitor: Visitor, taken: Iterable[str]) -> str:
        """By which nobody takes them for somebody else there."""
        ...

    def moved(self, live: "Live", row: Row) -> None:
        """A row has been stored and told."""
        ...
