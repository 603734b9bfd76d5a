"""Games that are over, and one's own games, over HTTP."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from ...kernel import Record
from ..people.known import house_of, visitor_of
from .ending import Ending, ending
from .finished import Finished, finished
from .moments import MomentSeen, Replay, replay, shown, viewer_named
from .own import OwnGames, own_games
from .signing import PublicKey
from .statistics import Statistics, statistics

AnyRequest = Request[Any, Any, Any]
Eyes = Annotated[str, QueryParameter(pattern="^(onlooker|[0-9]{1,2})$")]


@get("/api/tables/{table:str}/result")
async def result(request: AnyRequest, table: FromPath[str]) -> Ending:
    """How a game ended."""
    return await ending(house_of(request).store, table)


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str]) -> Response[Record]:
    """The record of a game that is over, signed by the house."""
    found = await asyncio.to_thread((await _finished(request, table)).record)
    named = f'attachment; filename="{found.game}-{table}.json"'
    return Response(house_of(request).signing.signed(found), headers={"content-disposition": named})


@get("/api/tables/{table:str}/moments")
async def moments(request: AnyRequest, table: FromPath[str], viewer: Eyes = "onlooker") -> Replay:
    """A game that is over from its first moment to its last, as a seat or an onlooker saw it."""
    over, names = await _finished(request, table), await house_of(request).hall.names_at(table)
    return await asyncio.to_thread(replay, over, viewer_named(viewer), names)


@get("/api/tables/{table:str}/moments/{number:int}")
async def moment(
    request: AnyRequest, table: FromPath[str], number: FromPath[int], viewer: Eyes = "onlooker"
) -> MomentSeen:
    """The whole of one moment."""
    over, names = await _finished(request, table), await house_of(request).hall.names_at(table)
    return await asyncio.to_thread(shown, over, viewer_named(viewer), names, number)


async def _finished(request: AnyRequest, table: str) -> Finished:
    house = house_of(request)
    return await finished(house.store, house.hall.games, table)


@get("/api/key")
async def key(request: AnyRequest) -> PublicKey:
    """With which the house signs records."""
    return house_of(request).signing.public


@get("/api/me/games")
async def my_games(request: AnyRequest, after: FromQuery[str | None] = None) -> OwnGames:
    """Your games, those that go on first, then the newest; page by page."""
    house, visitor = house_of(request), await visitor_of(request)
    return await own_games(house.store, house.hall, visitor.person, after)


@get("/api/me/statistics")
async def my_statistics(request: AnyRequest) -> Statistics:
    """What became of your games."""
    visitor = await visitor_of(request)
    return await statistics(house_of(request).store, visitor.person)


ROUTES = [result, record, moments, moment, key, my_games, my_statistics]
