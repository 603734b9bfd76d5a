"""A bot from outside: a program that speaks the referee's words over its standard streams. docs/protocol.md says how.

It lives for one game in one seat. So it can know neither another seat's stones nor the deal that it meets again in the
next seat.
"""

import hashlib
import shlex
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from ...bots import Situation
from ...kernel import AnyGame, Refused, Result, Seat, read_action
from ...table import Table
from .child import FAREWELL, Child
from .losses import Losses, Lost, Reason, together
from .seated import Seated
from .undisturbed import undisturbed

COMMAND: Final = "cmd:"
"""What a bot's name begins with where it is a program."""
STARTS: Final = 3
"""Of one bot in one game."""
FATAL: Final[frozenset[Reason]] = frozenset({"late", "ended", "too_long"})
"""After these nobody knows which question its next line would answer."""


def command_of(name: str) -> list[str]:
    """Raises a `ValueError` where a quotation mark is left open."""
    return shlex.split(name.removeprefix(COMMAND))


class Outside(Seated):
    def __init__(self, table: Table, seat: Seat, name: str, chance: str, move_time: float) -> None:
        super().__init__(monotonic)
        self._game: AnyGame = table.game
        self._command = command_of(name)
        self._greeting = _line(
            op="new",
            game=table.game.name,
            seat=seat,
            seats=table.seats,
            options=table.options,
            seed=hashlib.sha256(chance.encode()).hexdigest(),
        )
        self._seat = seat
        self._random = Random(chance)
        self._move_time = move_time
        self._child: Child | None = None
        self._starts = 0
        self._heard = 0

    def _choose(self, situation: Situation[Any, Any, Any]) -> Any:
        """Any legal action where it loses its move."""
        try:
            return self._asked(situation)
        except Lost as lost:
            words = self._end() if lost.reason in FATAL else lost.said
            self.losses = together((self.losses, Losses({lost.reason: 1}, words)))
            return self._random.choice(situation.legal)

    def _asked(self, situation: Situation[Any, Any, Any]) -> Any:
        greeting = b""
        if self._child is None:
            self._start()
            greeting = self._greeting
        told = situation.tale.told[self._heard :]
        self._heard = len(situation.tale.told)
        awaits = {"seat": situation.seat, "legal": situation.legal}
        question = _line(op="act", told=told, view=situation.view, awaits=awaits)
        assert self._child
        answer = self._child.ask(greeting + question, self._move_time)
        action = self._read(answer)
        if action not in situation.legal:
            raise Lost("illegal", answer)
        return action

    def _start(self) -> None:
        if self._starts == STARTS:
            raise Lost("gone")
        self._starts += 1
        self._heard = 0
        try:
            with undisturbed():
                self._child = Child(self._command)
        except OSError as error:
            raise Lost("ended") from error

    def _read(self, answer: bytes) -> Any:
        try:
            return read_action(self._game, msgspec.json.decode(answer))
        except (msgspec.DecodeError, Refused, RecursionError) as error:
            raise Lost("unreadable", answer) from error

    def hear_the_end(self, table: Table, result: Result) -> None:
        told, view = table.tale(self._seat).told[self._heard :], table.view(self._seat)
        if self._child:
            self._child.say(_line(op="over", told=told, view=view, result=result))
            self._end(FAREWELL)

    def _end(self, patience: float = 0.0) -> str:
        """What it last complained of."""
        words = self._child.end(patience) if self._child else ""
        self._child = None
        return words

    def __exit__(self, *_: object) -> None:
        with undisturbed():
            self._end()


def _line(**fields: Any) -> bytes:
    return msgspec.json.encode(fields) + b"\n"
