"""Tables over HTTP, and the way to their sockets."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post, websocket
from litestar.connection import WebSocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta
from sqlalchemy import select

from ...games import bots_of
from ...kernel import AnyGame, Refused, Seat, Value, Wire, describe
from ...table.sitting import Seating, agreed
from ..people.known import house_of, visitor_of
from ..speaking import words_for
from ..store.schema import tables
from .connection import Connection
from .socket import attend
from .visitor import sign

AnyRequest = Request[Any, Any, Any]


class NewTable(Value, frozen=True, kw_only=True):
    """Terms; what is left out is as usual."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, Any] = {}
    clock: int = 0
    help: str = "marks"
    public: bool = False
    onlookers: bool = True
    chat: bool = False
    grace: int = 120
    first: Seat | None = None


class TableMade(Wire, frozen=True):
    table: str
    code: str


class GameSeen(Wire, frozen=True):
    name: str
    rules: int
    least: int
    most: int
    options: dict[str, Any]
    bots: tuple[str, ...]


class CodeGiven(Value, frozen=True):
    code: Annotated[str, Meta(max_length=20)]


@get("/api/games")
async def games(request: AnyRequest) -> list[GameSeen]:
    """The games there are, with their options and bots."""
    return [_seen(game) for game in house_of(request).hall.games.values()]


def _seen(game: AnyGame) -> GameSeen:
    options = describe(game.options)
    return GameSeen(game.name, game.version, game.seats[0], game.seats[-1], options, tuple(bots_of(game)))


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
    """A new table; whoever opens it is its host and sits down."""
    house, visitor = house_of(request), await visitor_of(request)
    game = house.hall.games.get(data.game)
    if game is None:
        raise Refused("unknown_game", "unknown-game", game=data.game, games=", ".join(house.hall.games))
    live = await house.hall.open(visitor, agreed(game, msgspec.structs.asdict(data)), house.config.open_tables)
    return TableMade(live.id, await _code(request, live.id))


async def _code(request: AnyRequest, table: str) -> str:
    (found,) = await house_of(request).store.read(select(tables.c.code).where(tables.c.id == table))
    code: str = found.code
    return code


@post("/api/codes")
async def find_by_code(request: AnyRequest, data: JSONBody[CodeGiven]) -> dict[str, str]:
    """The table that a code of six letters opens."""
    await visitor_of(request)
    code = "".join(sign for sign in data.code.upper() if sign.isalnum())
    found = await house_of(request).store.read(select(tables.c.id).where(tables.c.code == code))
    if not found:
        raise Refused("unknown_code", "unknown-code")
    return {"table": found[0].id}


@get("/api/tables/{table:str}")
async def look_at_table(request: AnyRequest, table: FromPath[str]) -> Seating:
    """Who sits there, and what was agreed."""
    return (await house_of(request).hall.live(table)).seating


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table: FromPath[str], seen: FromQuery[int | None]) -> None:
    house, visitor = house_of(socket), await visitor_of(socket)
    live = await house.hall.live(table)
    await socket.accept()
    connection = Connection(visitor, sign(visitor.person, table), words_for(socket), house.paces_of(visitor.person))
    connection.blocked = await house.blocks.of(visitor.person)
    await attend(socket, house, live, connection, seen)


ROUTES = [games, open_table, find_by_code, look_at_table, table_socket]
