"""What a bot is: a player that is given exactly what a person in its seat is given."""

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from ..kernel import Seat, Tale, Value

Options = TypeVar("Options")
View = TypeVar("View")
Action = TypeVar("Action")


class Situation(Value, Generic[Options, View, Action], frozen=True, gc=False):
    """A seat that is to act, and all that it may know. The state is not among it."""

    seat: Seat
    options: Options
    tale: Tale[Options]
    """Everything this seat was told."""
    view: View
    legal: tuple[Action, ...]


Bot: TypeAlias = Callable[[Situation[Any, Any, Any], Random], Any]
"""Chooses one of the legal actions. Its chance is its own: the table's has nothing to do with it."""
