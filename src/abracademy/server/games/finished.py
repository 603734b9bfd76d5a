"""A game that is over, out of the store: there is nothing left in it to hide. Of one that runs nothing is given."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Row as Stored
from sqlalchemy import select

from ...kernel import AnyGame, Record, Refused
from ...table.sitting import Opened, Row, Sitting
from ..store import Store
from ..store.schema import tables
from ..tables.opening import require_id, unknown
from ..tables.rows import rows_after


class Finished(Struct, frozen=True):
    game: AnyGame
    seed: bytes
    rows: tuple[Row, ...]

    def opened(self) -> Sitting:
        return Sitting(self.game, self.rows[0], self.seed)

    def played(self, sitting: Sitting) -> Iterator[tuple[Row, tuple[Any, ...]]]:
        """Every further row, when it is folded, with what happened in the game by it."""
        for row in self.rows[1:]:
            yield row, sitting.apply(row)

    def record(self) -> Record:
        sitting = self.opened()
        for _ in self.played(sitting):
            pass
        return sitting.in_play.record()


async def finished(store: Store, games: Mapping[str, AnyGame], table: str) -> Finished:
    found = await over(store, table)
    if found.game not in games:
        raise unknown(table)
    game, rows = games[found.game], await rows_after(store, table, 0)
    _require_same_rules(game, rows[0])
    return Finished(game, found.seed, tuple(rows))


async def over(store: Store, table: str) -> Stored[Any]:
    """What is stored of the table beside its log."""
    require_id(table)
    found = await store.read(select(tables).where(tables.c.id == table))
    if not found:
        raise unknown(table)
    if found[0].phase != "over":
        raise Refused("not_now", "game-not-over")
    return found[0]


def _require_same_rules(game: AnyGame, first: Row) -> None:
    (opened, *_) = first.entries
    if not isinstance(opened, Opened) or opened.rules != game.version:
        raise Refused("game_over", "table-of-other-rules")
