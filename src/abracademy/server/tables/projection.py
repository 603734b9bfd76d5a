"""What is drawn from a row for whoever looks for tables, seats and results."""

from collections.abc import Iterator, Mapping
from typing import Final

from sqlalchemy import bindparam, delete, insert, update

from ...table.sitting import Closed, Ended, Row, Sat, SittingEntry, Stood, Who
from ...table.sitting.entries import Asked, Began, Called, Conceded
from ..store.schema import seats, tables
from ..store.writer import Statement

PHASES: Final[Mapping[type, str]] = {
    Called: "committing",
    Asked: "revealing",
    Began: "playing",
    Ended: "over",
    Closed: "closed",
}


class People:
    """Who is meant by the signs of a row: their ids and what they are called here."""

    def __init__(self, known: Mapping[Who, tuple[str, str]] | None = None) -> None:
        self._known = known or {}

    def of(self, who: Who) -> dict[str, str | None]:
        person, name = self._known.get(who, (None, None))
        return {"person": person, "name": name}


_DRAWN: Final = frozenset({*PHASES, Sat, Stood, Conceded})
_HERE: Final = (seats.c.table_id == bindparam("t")) & (seats.c.seat == bindparam("s"))
_THERE: Final = tables.c.id == bindparam("t")
_SIT: Final = insert(seats)
_STAND: Final = delete(seats).where(_HERE)
_CONCEDE: Final = update(seats).where(_HERE).values(conceded=True)
_PLACE: Final = update(seats).where(_HERE).values(place=bindparam("place"), points=bindparam("points"))
_GO_ON: Final = update(tables).where(_THERE).values(phase=bindparam("phase"))
_BEGIN: Final = _GO_ON.values(began=bindparam("at"))
_END: Final = _GO_ON.values(ended=bindparam("at"), ending=bindparam("ending"), code=None)


def drawn(table: str, row: Row, people: People) -> Iterator[Statement]:
    for entry in row.entries:
        if type(entry) in _DRAWN:
            yield from _drawn(table, entry, row.at, people)


def _drawn(table: str, entry: SittingEntry, at: int, people: People) -> Iterator[Statement]:
    match entry:
        case Sat(seat, kind, who, bot, character):
            sat = {"table_id": table, "seat": seat, "kind": kind, "who": who, "bot": bot, "character": character}
            yield _SIT, {**sat, **people.of(who)}
        case Stood(seat):
            yield _STAND, {"t": table, "s": seat}
        case Conceded(seat):
            yield _CONCEDE, {"t": table, "s": seat}
        case Ended() | Closed():
            ending = entry.how if isinstance(entry, Ended) else entry.why
            yield _END, {"t": table, "phase": PHASES[type(entry)], "at": at, "ending": ending}
            yield from _results(table, entry) if isinstance(entry, Ended) else ()
        case Began():
            yield _BEGIN, {"t": table, "phase": PHASES[Began], "at": at}
        case _:
            yield _GO_ON, {"t": table, "phase": PHASES[type(entry)]}


def _results(table: str, ended: Ended) -> Iterator[Statement]:
    for seat, place in enumerate(ended.places):
        points = None if ended.points is None else ended.points[seat]
        yield _PLACE, {"t": table, "s": seat, "place": place, "points": points}
