"""A socket to a server on one side, and on the other a program for each game. It comes back by itself."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import SystemRandom
from time import sleep
from typing import Final, NoReturn

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ...kernel import Fact
from ...server.closing import Closing
from ...words import Words
from ..command import Unusable
from .game import Game, Message

RANDOM: Final = SystemRandom()
SOON: Final = 1.0
LATE: Final = 60.0
"""Seconds until it tries again, at first and in the end."""
LONGEST: Final = 1 << 22
"""Bytes of what a server may say at once: more than the tale of the longest game."""
FOR_GOOD: Final = {Closing.NOT_SIGNED_IN: "bot-unknown-token", Closing.REPLACED: "bot-replaced"}
"""After these nobody need come back."""


class Bridge:
    def __init__(self, address: str, token: str, program: Sequence[str], say: Words) -> None:
        self._address = address
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": say.language}
        self._program = program
        self._say = say
        self._games: dict[str, Game] = {}
        self._waits = SOON

    def run(self) -> None:
        """Until Ctrl-C, or until the server does not want it any more."""
        while True:
            reason = self._attend()
            seconds = self._waits * RANDOM.uniform(0.5, 1)
            self._tell("bot-trying-again", server=self._address, reason=reason, seconds=round(seconds + 0.5))
            self._waits = min(2 * self._waits, LATE)
            sleep(seconds)

    def _attend(self) -> str:
        """Why it could not be any longer."""
        try:
            with connect(self._address, additional_headers=self._headers, max_size=LONGEST) as socket:
                self._listen(socket)
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code in FOR_GOOD:
                raise Unusable(FOR_GOOD[Closing(closed.rcvd.code)]) from closed
            return str(closed)
        except (OSError, WebSocketException, msgspec.DecodeError) as error:
            return str(error)
        finally:
            self._end_games()

    def _listen(self, socket: ClientConnection) -> NoReturn:
        while True:
            self._hear(msgspec.json.decode(socket.recv()), socket)

    def _hear(self, said: Message, socket: ClientConnection) -> None:
        match said["op"]:
            case "welcome":
                self._waits = SOON
                self._tell("bot-awake", name=said["name"], server=self._address)
            case "bye":
                self._waits = max(SOON, (said["again_in"] or 0) / 1000)
            case "new":
                self._begin(said, socket)
            case _ if said.get("table") in self._games:
                self._games[said["table"]].hear(said)
            case "refused":
                self._tell("bot-refused", table=said.get("table") or "nowhere", reason=said["error"]["message"])
            case _:
                return

    def _begin(self, new: Message, socket: ClientConnection) -> None:
        self._games = {table: game for table, game in self._games.items() if not game.is_over}
        self._tell("bot-game", **{name: new[name] for name in ("table", "game", "seat", "seats")})
        self._games[new["table"]] = Game(self._program, new, _sending(socket), self._tell)

    def _end_games(self) -> None:
        """Whoever comes back is told everything anew."""
        for game in self._games.values():
            game.end()
        self._games = {}

    def _tell(self, message: str, **facts: Fact) -> None:
        print(self._say(message, **facts), flush=True)


def _sending(socket: ClientConnection) -> Callable[[str], None]:
    """To nobody, where the socket is gone: whoever comes back is asked again."""

    def send(text: str) -> None:
        with suppress(ConnectionClosed):
            socket.send(text)

    return send
