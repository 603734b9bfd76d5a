"""How a game ended: places and points by seat, with the names of those who may still be named."""

from typing import Literal

from ...kernel import Wire
from ..store import Store
from ..tables.seated import SeatsSeen, seated_at
from .finished import over


class Ending(Wire, frozen=True):
    table: str
    game: str
    how: Literal["played", "conceded"]
    began: int
    ended: int
    seats: SeatsSeen


async def ending(store: Store, table: str) -> Ending:
    found = await over(store, table)
    seated = await seated_at(store, [table])
    return Ending(table, found.game, found.ending, found.began, found.ended, seated[table])
