"""What a game's folder of bots exports: those who play it, and what they know."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..kernel import Tale, Viewer, Wire
from .advice import Advice
from .bot import Bot, Situation

Odds: TypeAlias = Callable[[Viewer, Tale[Any]], Wire]
"""What may lie behind all that this viewer cannot see, as far as counting says."""
Advise: TypeAlias = Callable[[Situation[Any, Any, Any]], tuple[Advice[Any], ...]]
"""Of each legal action, in their order."""


@dataclass(frozen=True, slots=True)
class Opponents:
    bots: Mapping[str, Bot]
    """By name, the friendliest first."""
    odds: Odds | None = None
    advise: Advise | None = None
