"""A socket at a table: what comes in is read once, asked of the table, and answered; whatever it is."""

from time import perf_counter
from typing import Any

import msgspec

from ...kernel import ONLOOKER, Refused
from ...table.sitting import OUTSIDE, Fill, Leave, Rematch, SittingRequest
from ...table.sitting.requests import RequestId
from ..bots.outside_invited import SEATED, invite
from ..closing import Closing
from ..doors.answers import understood
from ..doors.reading import read
from ..fanout import Word
from ..house import House, require_open
from ..operations.metrics import TOLD
from ..outbox import AnySocket, emptied
from ..refusing import refusal
from ..store import StoreAway
from . import beside
from .connection import Connection
from .live import Live
from .socket_requests import DECODER, Advise, Beside, Chat, Go, Look, Mute, Odds, Ping, Say, Sync
from .telling import ENCODER
from .visitor import sign
from .words import Bye, Done, NotDone


async def attend(socket: AnySocket, house: House, live: Live, connection: Connection, since: int | None) -> None:
    """Until either side has had enough."""
    try:
        async with emptied(connection, socket, house.connections):
            await live.reach(since or 0)
            live.connect(connection, since)
            while connection.closing is None:
                live = await _answer(house, live, connection, await socket.receive_data("text"))
    finally:
        live.disconnect(connection)


async def _answer(house: House, live: Live, connection: Connection, text: str) -> Live:
    """At which table they are afterwards."""
    began = perf_counter()
    try:
        connection.paces.asking.take()
        asked = read(text.encode(), DECODER)
        require_open(house)
        if isinstance(asked, Go):
            return await _go(house, live, connection, asked)
        await _do(house, live, connection, asked)
        TOLD.note(perf_counter() - began)
    except (Refused, StoreAway) as exception:
        number = _id_of(text)
        connection.push(ENCODER.encode(NotDone(number, refusal(understood(exception), connection.words))))
    return live


async def _go(house: House, live: Live, connection: Connection, asked: Go) -> Live:
    other = await house.hall.live(asked.table)
    live.disconnect(connection)
    connection.come_as(sign(connection.visitor.person, other.id))
    other.connect(connection, None, asked.id)
    return other


def _id_of(text: str) -> str | None:
    """Also of a request that cannot be read as a whole."""
    try:
        found = msgspec.json.decode(text, type=_Named)
    except (msgspec.DecodeError, RecursionError):
        return None
    return found.id


class _Named(msgspec.Struct):
    id: RequestId | None = None


async def _do(house: House, live: Live, connection: Connection, asked: SittingRequest | Beside) -> None:
    match asked:
        case Sync():
            await live.reach(asked.seen)
            live.sync(connection, asked.id, asked.seen)
        case Look():
            live.look(connection, asked.id, ONLOOKER if asked.seat is None else asked.seat)
        case Ping() | Mute() | Say() | Chat() | Odds() | Advise():
            answer = await _beside(house, live, connection, asked)
            _done(connection, asked.id, live.sitting.number, answer)
        case _:
            number = await _at_table(house, live, connection, asked)
            if number is not None:
                _done(connection, asked.id, number)
            if isinstance(asked, Leave):
                _show_out(live, connection)


async def _beside(
    house: House, live: Live, connection: Connection, asked: Ping | Mute | Say | Chat | Odds | Advise
) -> Any:
    """What there is to answer, if anything."""
    match asked:
        case Ping():
            pass
        case Mute():
            _mute(live, connection, asked)
        case Say() | Chat():
            house.fanout.send(Word(beside.SAID, live.id, beside.said(live, connection, asked)))
        case Odds() | Advise():
            return await beside.reckoned(house.thinkers, live, connection, asked)
    return msgspec.UNSET


async def _at_table(house: House, live: Live, connection: Connection, asked: SittingRequest) -> int | None:
    """As `Live.ask` answers."""
    match asked:
        case Rematch():
            number = await house.hall.rematch(live, connection, asked)
            if number is None:
                house.fanout.send(Word(SEATED, live.sitting.rematch or ""))
            return number
        case Fill(bot=bot) if bot.startswith(OUTSIDE):
            return await invite(house.store, house.fanout, live, connection, asked)
        case _:
            return await live.ask(connection, asked)


def _mute(live: Live, connection: Connection, asked: Mute) -> None:
    if asked.seat not in range(live.sitting.terms.seats):
        raise Refused("bad_request", "no-such-seat-here", last=live.sitting.terms.seats - 1)
    (connection.muted.add if asked.muted else connection.muted.discard)(asked.seat)


def _done(connection: Connection, request: str, number: int, answer: Any = msgspec.UNSET) -> None:
    connection.push(ENCODER.encode(Done(request, number, answer)))


def _show_out(live: Live, leaving: Connection) -> None:
    """Whoever leaves, leaves with all their windows."""
    for connection in [one for one in live.connections if one.who == leaving.who]:
        connection.push(ENCODER.encode(Bye("left", None)))
        connection.close(Closing.LEFT)
