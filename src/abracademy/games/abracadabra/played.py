"""What a move makes of a state."""

from typing import TypeAlias

from .events import Event
from .state import State

Played: TypeAlias = tuple[State, tuple[Event, ...]]
