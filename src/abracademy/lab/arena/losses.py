"""Moves that an outside bot lost to the fallback, and why."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Reason: TypeAlias = Literal["late", "ended", "too_long", "unreadable", "illegal", "gone"]
"""It did not answer in time; ended, or closed its output; wrote a line without end; wrote what is no action, or none
that is legal; or had ended so often in this game that it was not started again."""


SAID: Final = 200
"""Characters that are kept of it."""


class Lost(Exception):
    """A move is lost."""

    def __init__(self, reason: Reason, said: bytes = b"") -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.said = said.decode(errors="replace")[:SAID]


class Losses(Struct, frozen=True):
    moves: dict[Reason, int] = {}
    last_words: str = ""
    """What it said instead of an action, or the last line that it wrote to its error stream before it ended."""

    @property
    def count(self) -> int:
        return sum(self.moves.values())


def together(several: Iterable[Losses]) -> Losses:
    moves, words = Counter[Reason](), ""
    for one in several:
        moves.update(one.moves)
        words = one.last_words or words
    return Losses(dict(sorted(moves.items())), words)
