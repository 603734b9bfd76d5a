"""What became of one person's games, reckoned by the database over all that are done with."""

from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import CTE, Float, Integer, Row, Select, case, cast, exists, func, select

from ...kernel import Wire
from ..store import Store
from ..store.schema import seats, tables

Seen = TypeVar("Seen")


class Line(Wire, frozen=True):
    """Of one game with so many seats."""

    game: str
    seats: int
    against: Literal["people", "bots"]
    """people: at least one other person sat there."""
    played: int
    """To an end: the last move, or until all but one had conceded."""
    won: float
    """A win that is shared counts by its share."""
    conceded: int
    unfinished: int
    average_place: float | None


class Streak(Wire, frozen=True):
    """Wins in a row, of all games played to an end."""

    now: int
    longest: int


class Statistics(Wire, frozen=True):
    lines: tuple[Line, ...]
    streak: Streak


async def statistics(store: Store, person: str) -> Statistics:
    done = _done(person)
    lines = await store.read(_lines(done))
    (streak,) = await store.read(_streak(done))
    return Statistics(tuple(_seen(row, Line) for row in lines), _seen(streak, Streak))


def _seen(row: Row[Any], kind: type[Seen]) -> Seen:
    return msgspec.convert(row, kind, from_attributes=True)


def _done(person: str) -> CTE:
    """One row for each game. Where it was not played to an end there is no place."""
    own, other = seats.alias("own"), seats.alias("other")
    here = other.c.table_id == tables.c.id
    winners = select(func.count()).where(here, other.c.place == 1).scalar_subquery()
    met = exists().where(here, other.c.seat != own.c.seat, other.c.kind == "person")
    columns = (
        tables.c.id,
        tables.c.game,
        tables.c.ended,
        select(func.count()).where(here).scalar_subquery().label("seats"),
        case((met, "people"), else_="bots").label("against"),
        own.c.place,
        case((own.c.place == 1, cast(1, Float) / winners), else_=0.0).label("won"),
        cast(own.c.conceded, Integer).label("conceded"),
    )
    unfinished = (tables.c.phase == "closed") & tables.c.began.is_not(None)
    mine = (own.c.person == person) & ((tables.c.phase == "over") | unfinished)
    return select(*columns).join(own, own.c.table_id == tables.c.id).where(mine).cte("done")


def _lines(done: CTE) -> Select[*tuple[Any, ...]]:
    kinds = (done.c.game, done.c.seats, done.c.against)
    figures = (
        func.count(done.c.place).label("played"),
        func.sum(done.c.won).label("won"),
        func.sum(done.c.conceded).label("conceded"),
        (func.count() - func.count(done.c.place)).label("unfinished"),
        cast(func.avg(done.c.place), Float).label("average_place"),
    )
    return select(*kinds, *figures).group_by(*kinds).order_by(*kinds)


def _streak(done: CTE) -> Select[*tuple[Any, ...]]:
    """Every game that was not won begins a new run."""
    won = cast(done.c.place == 1, Integer)
    run = func.sum(1 - won).over(order_by=(done.c.ended, done.c.id)).label("run")
    games = select(run, won.label("won")).where(done.c.place.is_not(None)).cte("games")
    runs = select(games.c.run, func.sum(games.c.won).label("wins")).group_by(games.c.run).cte("runs")
    latest = select(runs.c.wins).order_by(runs.c.run.desc()).limit(1).scalar_subquery()
    longest = func.max(runs.c.wins)
    return select(func.coalesce(latest, 0).label("now"), func.coalesce(longest, 0).label("longest"))
