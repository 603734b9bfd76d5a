"""The socket of somebody's own bot. Its token stands in a header, never in the address, which others may write down."""

from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.connection import WebSocket

from ...kernel import Refused
from ..doors.answers import understood
from ..doors.reading import read
from ..house import House, require_open
from ..outbox import emptied
from ..people.known import bot_of, house_of
from ..refusing import refusal
from ..speaking import words_for
from ..store import StoreAway
from .outside_bot import OutsideBot
from .outside_words import Answer, NotTaken, Number, TableName

DECODER: Final = msgspec.json.Decoder(Answer)


@websocket("/api/bot/socket")
async def bot_socket(socket: "WebSocket[Any, Any, Any]") -> None:
    house, visitor = house_of(socket), await bot_of(socket)
    await socket.accept()
    bot = OutsideBot(visitor, words_for(socket), house.config.leniency)
    try:
        async with emptied(bot, socket, house.connections):
            await house.outside_bots.welcome(bot)
            while bot.closing is None:
                await _hear(house, bot, await socket.receive_data("text"))
    finally:
        await house.outside_bots.part(bot)


async def _hear(house: House, bot: OutsideBot, text: str) -> None:
    """Whatever it is, it is an answer that is taken, or it is refused."""
    try:
        bot.paces.asking.take()
        answer = read(text.encode(), DECODER)
        require_open(house)
        await bot.at(answer.table).act(answer)
    except (Refused, StoreAway) as exception:
        about = _about(text)
        bot.say(NotTaken(about.table, about.number, refusal(understood(exception), bot.words)))


class _About(msgspec.Struct):
    """What can be read of an answer that cannot be read as a whole."""

    table: TableName | None = None
    number: Number | None = None


def _about(text: str) -> _About:
    try:
        return msgspec.json.decode(text, type=_About)
    except (msgspec.DecodeError, RecursionError):
        return _About()


ROUTES = [bot_socket]
