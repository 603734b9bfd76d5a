"""A program that plays one game in one seat, in the referee's words over its standard streams: docs/protocol.md.

It is started when it is first asked, and again where it has ended; so it is told all that its seat was told since the
game began.
"""

from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

import msgspec

from .child import FAREWELL, Child
from .losses import Lost
from .undisturbed import undisturbed

STARTS: Final = 3
"""In one game."""


class Program:
    def __init__(self, command: Sequence[str], patience: float, **game: Any) -> None:
        """It has so many seconds for an answer; and this is what it is told of the game when it starts."""
        self._command = command
        self._patience = patience
        self._greeting = _line(op="new", **game)
        self._child: Child | None = None
        self._starts = 0
        self._heard = 0
        self._lock = Lock()
        """Held wherever a child comes or goes."""

    def ask(self, tale: Sequence[Any], **situation: Any) -> bytes:
        """The line that it answers. One that gives none is ended: nobody knows which question its next line would be
        for. What is lost then says what it last complained of."""
        greeting = b""
        if self._child is None:
            self._start()
            greeting = self._greeting
        assert self._child
        question = _line(op="act", told=self._news(tale), **situation)
        try:
            return self._child.ask(greeting + question, self._patience)
        except Lost as lost:
            raise Lost(lost.reason, self.end().encode()) from lost

    def _start(self) -> None:
        with self._lock, undisturbed():
            if self._starts == STARTS:
                raise Lost("gone")
            self._starts += 1
            self._heard = 0
            try:
                self._child = Child(self._command)
            except OSError as error:
                raise Lost("ended") from error

    def _news(self, tale: Sequence[Any]) -> Sequence[Any]:
        told = tale[self._heard :]
        self._heard = len(tale)
        return told

    def hear_the_end(self, tale: Sequence[Any], **ending: Any) -> None:
        """It may end by itself then."""
        if self._child:
            self._child.say(_line(op="over", told=self._news(tale), **ending))
            self.end(FAREWELL)

    def end(self, patience: float = 0.0) -> str:
        """What it last complained of."""
        with self._lock:
            words = self._child.end(patience) if self._child else ""
            self._child = None
        return words

    def interrupt(self) -> None:
        """From another thread: nobody waits for its answer any more, and it is not started again."""
        with self._lock:
            self._starts = STARTS
            if self._child:
                self._child.kill()


def _line(**fields: Any) -> bytes:
    return msgspec.json.encode(fields) + b"\n"
