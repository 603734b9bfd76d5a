"""How much time is left. Time comes in as a value: milliseconds since 1970."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ...kernel import Seat, Value
from .terms import SECOND

LEAST_ANSWER: Final = 15 * SECOND
ANSWER_SHARE: Final = 4
"""An answer out of turn, as Exodus asks for, has so many times less than a turn."""


class Clock(Value, frozen=True, gc=False):
    limit: int
    """For a turn; 0 where there is none, and then it only knows since when somebody is asked."""
    turn: Seat | None = None
    asked: Seat | None = None
    left: int = 0
    """For the turn."""
    answer_left: int = 0
    """For what is asked of somebody whose turn it is not."""
    since: int | None = None
    """Runs since then; nothing while it stands still."""

    @property
    def deadline(self) -> int | None:
        if not self.limit or self.since is None or self.asked is None:
            return None
        return self.since + (self.left if self.asked == self.turn else self.answer_left)

    def moved(self, at: int, asked: Seat | None, turn_over: bool) -> "Clock":
        """After a move, by which somebody is asked, in the same turn or in a new one."""
        spent = self._spent(at)
        since = None if self.since is None else at
        if turn_over or spent.turn is None:
            return replace(spent, turn=asked, asked=asked, left=self.limit, since=since)
        return replace(spent, asked=asked, answer_left=max(LEAST_ANSWER, self.limit // ANSWER_SHARE), since=since)

    def running(self, at: int, runs: bool) -> "Clock":
        if runs == (self.since is not None):
            return self
        return replace(self, since=at) if runs else replace(self._spent(at), since=None)

    def slept(self, later: Callable[[int], int]) -> "Clock":
        """After a time that does not count."""
        return self if self.since is None else replace(self, since=later(self.since))

    def _spent(self, at: int) -> "Clock":
        if self.since is None:
            return self
        spent = max(0, at - self.since)
        if self.asked == self.turn:
            return replace(self, left=max(0, self.left - spent))
        return replace(self, answer_left=max(0, self.answer_left - spent))
