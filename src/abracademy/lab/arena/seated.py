"""A player in one seat for one game, whose thoughts are timed."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Self

from ...bots import Bot, Situation
from ...kernel import Result
from ...table import Table
from .losses import Losses
from .thoughts import Thoughts, counted


class Seated(ABC):
    """Leave it by the context that it is, so that nothing it has started stays behind."""

    losses = Losses()

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._durations: list[float] = []

    def __call__(self, situation: Situation[Any, Any, Any]) -> Any:
        began = self._clock()
        action = self._choose(situation)
        self._durations.append(self._clock() - began)
        return action

    @property
    def thoughts(self) -> Thoughts:
        return counted(self._durations)

    @abstractmethod
    def _choose(self, situation: Situation[Any, Any, Any]) -> Any: ...

    def hear_the_end(self, table: Table, result: Result) -> None:
        """The game is over."""
        del table, result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Of a bot of the house nothing stays behind."""
        del _


class Housed(Seated):
    """A bot of the house: what it thinks on other cores' time or while others do is not counted."""

    def __init__(self, bot: Bot, random: Random) -> None:
        super().__init__(process_time)
        self._bot = bot
        self._random = random

    def _choose(self, situation: Situation[Any, Any, Any]) -> Any:
        return self._bot(situation, self._random)
