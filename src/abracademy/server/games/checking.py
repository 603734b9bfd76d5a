"""Whether everything that is stored still holds: every log folds, what was drawn from it agrees with it, and every
game's chance follows from its seed."""

from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Row as Columns
from sqlalchemy import func, select

from ...kernel import AnyGame, Fact, Sentence
from ...table import Finding, commitment, verify
from ...table.fair import not_derived
from ...table.sitting import Closed, Ended, Opened, Row, Sitting
from ...table.sitting.chance import began
from ...table.sitting.entries import Began
from ...table.sitting.playing import settled
from ..store import Store
from ..store.schema import log, seats, tables
from ..tables.rows import rows_after

AT_ONCE: Final = 100


class Kept(Struct, frozen=True):
    """All that is stored of one table."""

    columns: Columns[Any]
    seats: Sequence[Columns[Any]]
    rows: list[Row]

    def fault(self, message: str, **facts: Fact) -> Finding:
        return Finding(False, Sentence(message, {"table": self.columns.id, **facts}))


async def check(store: Store, games: Mapping[str, AnyGame]) -> AsyncGenerator[Finding]:
    """Of every table one finding that all holds, or that newer rules cannot tell; or each thing that does not hold."""
    async for table in _tables(store):
        try:
            kept = await _kept(store, table)
        except msgspec.DecodeError as error:
            yield Finding(False, Sentence("check-unreadable", {"table": table, "detail": str(error)}))
            continue
        found = [*_findings(kept, games)]
        for finding in found or [Finding(True, Sentence("check-holds", {"table": table, "rows": len(kept.rows)}))]:
            yield finding


async def _tables(store: Store) -> AsyncGenerator[str]:
    last = ""
    query = select(tables.c.id).order_by(tables.c.id).limit(AT_ONCE)
    while found := await store.read(query.where(tables.c.id > last)):
        for row in found:
            yield row.id
        last = found[-1].id


async def _kept(store: Store, table: str) -> Kept:
    """As it stood at one moment, though a server may be writing to it."""
    while True:
        before = await store.read(select(func.max(log.c.number)).where(log.c.table_id == table))
        (columns,) = await store.read(select(tables).where(tables.c.id == table))
        seated = await store.read(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
        rows = await rows_after(store, table, 0)
        if before[0][0] == (rows[-1].number if rows else None):
            return Kept(columns, seated, rows)


def _findings(kept: Kept, games: Mapping[str, AnyGame]) -> Iterator[Finding]:
    game, opened = games.get(kept.columns.game), _opened(kept)
    if game is None:
        yield kept.fault("check-unknown-game", game=kept.columns.game)
    elif opened is None:
        yield kept.fault("check-gap", number=1)
    elif kept.columns.ending == "rules" or opened.rules != game.version:
        yield Finding(None, Sentence("check-other-rules", {"table": kept.columns.id, "rules": opened.rules}))
    else:
        yield from _of_log(kept, game)


def _opened(kept: Kept) -> Opened | None:
    first = kept.rows[0].entries[0] if kept.rows and kept.rows[0].number == 1 else None
    return first if isinstance(first, Opened) else None


def _of_log(kept: Kept, game: AnyGame) -> Iterator[Finding]:
    sitting = Sitting(game, kept.rows[0], kept.columns.seed)
    for number, row in enumerate(kept.rows[1:], 2):
        if row.number != number:
            yield kept.fault("check-gap", number=number)
            return
        try:
            sitting.apply(row)
        except Exception:  # noqa: BLE001 - a log that was damaged may break anything
            yield kept.fault("check-breaks", number=number)
            return
    yield from _drawn(kept, sitting)
    yield from _chance(kept, sitting)
    yield from _end(kept, sitting)


def _drawn(kept: Kept, sitting: Sitting) -> Iterator[Finding]:
    """What was drawn from the log when its rows were stored."""
    for column, value in _columns(kept, sitting).items():
        if getattr(kept.columns, column) != value:
            yield kept.fault("check-column", column=column)
    drawn = {row.seat: (*_sits(row), row.place, row.points) for row in kept.seats}
    logged = dict(_seats(sitting))
    for seat in range(sitting.terms.seats):
        if drawn.get(seat) != logged.get(seat):
            yield kept.fault("check-seat", seat=seat)


def _columns(kept: Kept, sitting: Sitting) -> dict[str, Any]:
    ended, closed = sitting.ended, sitting.closed
    return {
        "game": sitting.terms.game,
        "public": sitting.terms.public,
        "onlookers": sitting.terms.onlookers,
        "phase": sitting.phase,
        "created": kept.rows[0].at,
        "began": _when(kept, Began),
        "ended": _when(kept, Ended | Closed),
        "ending": ended.how if ended else closed.why if closed else None,
    }


def _when(kept: Kept, kind: Any) -> int | None:
    return next((row.at for row in kept.rows if any(isinstance(entry, kind) for entry in row.entries)), None)


def _seats(sitting: Sitting) -> Iterator[tuple[int, tuple[Any, ...]]]:
    ended = sitting.ended
    for seat, chair in enumerate(sitting.chairs):
        if chair.kind:
            points = ended.points[seat] if ended and ended.points else None
            yield seat, (*_sits(chair), ended.places[seat] if ended else None, points)


def _sits(one: Any) -> tuple[Any, ...]:
    return one.kind, one.who, one.bot, one.character, one.conceded


def _chance(kept: Kept, sitting: Sitting) -> Iterator[Finding]:
    """Who began and what was given, and every outcome, that of games which have not come to their end too."""
    if commitment(sitting.seed) != sitting.commitment:
        yield kept.fault("check-seed")
    if sitting.table is None:
        return
    logged = next(entry for row in kept.rows for entry in row.entries if isinstance(entry, Began))
    if began(sitting, sitting.chairs)[0] != logged:
        yield kept.fault("check-began")
    wrong = not_derived(sitting.table.record(), sitting.seed)
    if wrong is not None:
        yield kept.fault("check-outcome", move=wrong)


def _end(kept: Kept, sitting: Sitting) -> Iterator[Finding]:
    ended = sitting.ended
    if ended is None or ended.how == "conceded":
        return
    result = sitting.in_play.result
    if result is None or (ended.places, ended.points) != (settled(result.places, sitting.chairs), result.points):
        yield kept.fault("check-result")
    for finding in verify(sitting.game, sitting.in_play.record()):
        if finding.holds is False:
            yield Finding(False, Sentence("check-record", {"table": kept.columns.id}, parts={"what": finding.what}))
