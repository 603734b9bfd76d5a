"""What is drawn from a row for whoever looks for tables, seats and results."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, delete, insert, update

from ...kernel import Seat
from ...table.sitting import Closed, Ended, Row, Sat, SittingEntry, Stood, Who
from ...table.sitting.entries import Asked, Began, Called, Conceded
from ..store.schema import seats, tables

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


def drawn(table: str, row: Row, people: People) -> Iterator[Executable]:
    for entry in row.entries:
        yield from _drawn(table, entry, row.at, people)


def _drawn(table: str, entry: SittingEntry, at: int, people: People) -> Iterator[Executable]:
    match entry:
        case Sat(seat, kind, who, bot, character):
            named = people.of(who)
            yield insert(seats).values(
                table_id=table, seat=seat, kind=kind, who=who, bot=bot, character=character, **named
            )
        case Stood(seat):
            yield delete(seats).where(_here(table, seat))
        case Ended() | Closed():
            yield _phase(table, entry, ended=at, ending=entry.how if isinstance(entry, Ended) else entry.why, code=None)
            if isinstance(entry, Ended):
                yield from _results(table, entry)
        case Conceded(seat):
            yield update(seats).where(_here(table, seat)).values(conceded=True)
        case Began():
            yield _phase(table, entry, began=at)
        case Called() | Asked():
            yield _phase(table, entry)
        case _:
            return


def _phase(table: str, entry: SittingEntry, **also: Any) -> Executable:
    return update(tables).where(tables.c.id == table).values(phase=PHASES[type(entry)], **also)


def _results(table: str, ended: Ended) -> Iterator[Executable]:
    for seat, place in enumerate(ended.places):
        points = None if ended.points is None else ended.points[seat]
        yield update(seats).where(_here(table, seat)).values(place=place, points=points)


def _here(table: str, seat: Seat) -> ColumnElement[bool]:
    return (seats.c.table_id == table) & (seats.c.seat == seat)
