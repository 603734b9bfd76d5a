"""A bot from outside: a program of anybody's, which lives for one game in one seat. So it can know neither another
seat's stones nor the deal that it meets again in the next seat."""

import hashlib
import shlex
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from ...bots import Situation
from ...kernel import AnyGame, Refused, Result, Seat, read_action
from ...table import Table
from .losses import Losses, Lost, together
from .program import Program
from .seated import Seated
from .undisturbed import undisturbed

COMMAND: Final = "cmd:"
"""What a bot's name begins with where it is a program."""


def command_of(name: str) -> list[str]:
    """Raises a `ValueError` where a quotation mark is left open."""
    return shlex.split(name.removeprefix(COMMAND))


class Outside(Seated):
    def __init__(self, table: Table, seat: Seat, name: str, chance: str, move_time: float) -> None:
        super().__init__(monotonic)
        self._game: AnyGame = table.game
        self._seat = seat
        self._random = Random(chance)
        self._program = Program(
            command_of(name),
            move_time,
            game=table.game.name,
            seat=seat,
            seats=table.seats,
            options=table.options,
            seed=hashlib.sha256(chance.encode()).hexdigest(),
        )

    def _choose(self, situation: Situation[Any, Any, Any]) -> Any:
        """Any legal action where it loses its move."""
        try:
            return self._asked(situation)
        except Lost as lost:
            self.losses = together((self.losses, Losses({lost.reason: 1}, lost.said)))
            return self._random.choice(situation.legal)

    def _asked(self, situation: Situation[Any, Any, Any]) -> Any:
        awaits = {"seat": situation.seat, "legal": situation.legal}
        answer = self._program.ask(situation.tale.told, view=situation.view, awaits=awaits)
        action = self._read(answer)
        if action not in situation.legal:
            raise Lost("illegal", answer)
        return action

    def _read(self, answer: bytes) -> Any:
        try:
            return read_action(self._game, msgspec.json.decode(answer))
        except (msgspec.DecodeError, Refused, RecursionError) as error:
            raise Lost("unreadable", answer) from error

    def hear_the_end(self, table: Table, result: Result) -> None:
        self._program.hear_the_end(table.tale(self._seat).told, view=table.view(self._seat), result=result)

    def __exit__(self, *_: object) -> None:
        with undisturbed():
            self._program.end()
