"""What somebody who plays well would say of an action."""

from typing import Generic, TypeVar

from ..kernel import Sentence, Wire

Action = TypeVar("Action")


class Advice(Wire, Generic[Action], frozen=True, gc=False):
    action: Action
    win: float
    """The estimated chance to win the match: a shared victory counts by its share."""
    points: float
    """The points expected; every game says of what."""
    reasons: tuple[Sentence, ...] = ()
    """Structured, the weightiest first."""
