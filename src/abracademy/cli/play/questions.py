"""What the command line leaves open is asked; where nobody can be asked, the usual is taken."""

from collections.abc import Callable
from typing import TypeVar

from ...kernel import Refused
from ...words import Words
from ..command import Unusable
from .screen import Left, Screen

Answer = TypeVar("Answer")
Read = Callable[[str], Answer]
"""What an answer means; what makes no sense is refused with a reason."""
LEAVING = ("q", "quit")


class Questions:
    def __init__(self, say: Words, screen: Screen) -> None:
        self._say = say
        self._screen = screen

    def has_to_ask(self, given: object) -> bool:
        """Whether there is something to ask, and somebody."""
        return self._screen.asks and not given

    def settle(self, given: str | None, question: str, usual: str, read: "Read[Answer]") -> Answer:
        """The answer given on the command line, else the player's, else the usual one."""
        if given is not None or not self._screen.asks:
            return read(usual if given is None else given)
        return self.ask(f"{question} [{usual}]", usual, read)

    def ask(self, question: str, usual: str, read: "Read[Answer]") -> Answer:
        """Asks until the answer makes sense."""
        while True:
            typed = self._screen.ask(question) or usual
            if typed.casefold() in LEAVING:
                raise Left
            try:
                return read(typed)
            except Unusable as unusable:
                self._screen.say(self._say(unusable.message, **unusable.facts))
            except Refused as refused:
                self._screen.say(self._say.refusal(refused))
