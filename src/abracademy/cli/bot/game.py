"""One game in one seat: a program that is asked in a thread of its own, since it may think for a while."""

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from random import SystemRandom
from threading import Thread
from typing import Any, Final, TypeAlias

import msgspec

from ...lab.arena.child import LONGEST
from ...lab.arena.losses import Lost, Reason
from ...lab.arena.program import Program

Message: TypeAlias = dict[str, Any]
RANDOM: Final = SystemRandom()
PATIENCE: Final = 8.0
"""Seconds for an answer: two less than the server waits, for the way."""
TOLD: Final = ("game", "seat", "seats", "options", "seed")
"""Of what the server says when a game begins, this is for the program."""
MISTAKEN: Final = ("illegal_action", "bad_request")


class Game:
    def __init__(
        self, program: Sequence[str], new: Message, send: Callable[[str], None], tell: Callable[..., None]
    ) -> None:
        self._table: str = new["table"]
        self._seat: int = new["seat"]
        self._send = send
        self._tell = tell
        self._program = Program(program, PATIENCE, **{name: new[name] for name in TOLD})
        self._tale: list[Any] = []
        self._question: Message = {}
        """The last one."""
        self._said: SimpleQueue[Message | None] = SimpleQueue()
        self._is_wanted = True
        self._thread = Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        return not self._thread.is_alive()

    def hear(self, said: Message) -> None:
        self._said.put(said)

    def end(self) -> None:
        """At once, whatever the program is doing."""
        self._is_wanted = False
        self._said.put(None)
        self._program.interrupt()
        self._thread.join()

    def _play(self) -> None:
        try:
            for said in iter(self._said.get, None):
                self._tale += said.get("told", ())
                self._listen(said)
                if said["op"] == "over":
                    return
        finally:
            self._program.end()

    def _listen(self, said: Message) -> None:
        match said["op"]:
            case "act":
                self._question = said
                self._answer()
            case "refused":
                self._mend(said["number"], said["error"])
            case "over":
                self._program.hear_the_end(self._tale, view=said["view"], result=said["result"])
                self._tell_end(said["result"])
            case _:
                return

    def _answer(self) -> None:
        try:
            self._send(self._asked())
        except Lost as lost:
            self._lose(lost.reason, lost.said)

    def _asked(self) -> str:
        said = self._program.ask(self._tale, view=self._question["view"], awaits=self._question["awaits"])
        try:
            msgspec.json.decode(said)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Lost("unreadable", said) from error
        answer = self._worded(msgspec.Raw(said))
        if len(answer) > LONGEST:
            raise Lost("too_long")
        return answer.decode()

    def _worded(self, action: Any) -> bytes:
        number = self._question["number"]
        return msgspec.json.encode({"op": "act", "table": self._table, "number": number, "action": action})

    def _mend(self, number: int | None, error: Message) -> None:
        """What is legal, the server knows."""
        if number == self._question.get("number") and error["code"] in MISTAKEN:
            self._lose("illegal", error["message"])
        else:
            self._tell("bot-refused", table=self._table, reason=error["message"])

    def _lose(self, why: Reason, words: str) -> None:
        """A move: any legal one is made in its place."""
        if self._is_wanted:
            self._send(self._worded(RANDOM.choice(self._question["awaits"]["legal"])).decode())
            self._tell("bot-move-lost", table=self._table, why=why)
            if words:
                self._tell("arena-last-words", words=words)

    def _tell_end(self, result: Message | None) -> None:
        if result is None:
            self._tell("bot-closed", table=self._table)
        else:
            self._tell("bot-over", table=self._table, place=result["places"][self._seat])
