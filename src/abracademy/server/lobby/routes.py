"""The lobby over HTTP and by a socket, and invitations to a table."""

from typing import Any

from litestar import Request, get, websocket
from litestar.params import FromPath

from ...kernel import Refused
from ...words import Words
from ..house import House
from ..limits import Pace
from ..outbox import AnySocket, Outbox, emptied
from ..people.known import house_of, visitor_of
from ..refusing import refusal
from ..speaking import words_for
from ..tables.telling import ENCODER
from ..tables.words import NotDone
from .invitation import Invitation, invitation, origin_of
from .offered import TableSeen, offered

AnyRequest = Request[Any, Any, Any]


@get("/api/tables")
async def list_tables(request: AnyRequest) -> tuple[TableSeen, ...]:
    """The public tables that wait for players, or are played and may be watched; the newest first."""
    return await offered(house_of(request).store)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: AnySocket) -> None:
    """The same list, again whenever it has changed."""
    await socket.accept()
    house, looker = house_of(socket), Outbox()
    house.lobby.enter(looker)
    try:
        async with emptied(looker, socket, house.connections):
            await _listen(socket, house, looker, words_for(socket))
    finally:
        house.lobby.leave(looker)


async def _listen(socket: AnySocket, house: House, looker: Outbox, words: Words) -> None:
    """Nothing can be asked here; who does so nevertheless is told."""
    pace = Pace(60 * house.config.leniency, 20 * house.config.leniency)
    while looker.closing is None:
        await socket.receive_data("text")
        try:
            pace.take()
            raise Refused("bad_request", "nothing-to-ask-here")
        except Refused as refused:
            looker.push(ENCODER.encode(NotDone(None, refusal(refused, words))))


@get("/api/tables/{table:str}/invitation")
async def invite(request: AnyRequest, table: FromPath[str]) -> Invitation:
    """The link to a table, as a picture too, and its code: for those who sit there."""
    visitor = await visitor_of(request)
    return await invitation(house_of(request).store, table, visitor.person, origin_of(request))


ROUTES = [list_tables, lobby_socket, invite]
