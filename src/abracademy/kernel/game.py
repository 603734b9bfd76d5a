"""The contract that every game keeps: a name, and pure functions over frozen values."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from .chance import Chance, Outcome
from .result import Result
from .sentence import Sentence
from .tale import Tale
from .viewer import Seat, Viewer
from .wire import Wire

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Game(Generic[Options, State, Action, Event]):
    """A game. Its log is a list of moves: a seat's action, or an outcome of chance."""

    name: str
    version: int
    """Of the rules: goes up whenever an old log might fold into another game."""
    seats: range
    options: type[Options]
    action: Any
    """The type of every action there is, for reading one."""

    begin: Callable[[Options, int], State]
    """The state before anything has happened; refuses options and seats that cannot be."""
    awaits: Callable[[State], Seat | Chance | None]
    """The seat or the chance that moves next; `None` when the game is over."""
    legal: Callable[[State], tuple[Action, ...]]
    """The actions of the awaited seat: complete, exact, in a fixed order. None while chance is awaited."""
    play: Callable[[State, Action | Outcome], tuple[State, tuple[Event, ...]]]
    """The state after a move, and what happened. Refuses a move that is not awaited or not legal."""
    view: Callable[[State, Viewer], Wire]
    """What a viewer sees, built up from what it may know."""
    tell: Callable[[Event, Viewer], Wire]
    """What a viewer is told of an event. Everybody is told something, so that counting tells nothing."""
    result: Callable[[State], Result]
    """Places and points of a game that is over."""
    actions: Callable[[Options, int], tuple[Action, ...]]
    """Every action that can ever be legal, in a fixed order."""
    imagine: Callable[[Viewer, Tale[Options], Random], tuple[State, float]]
    """A full state that fits all the viewer was told, with its weight: weighted draws are without bias."""
    sentences: Callable[[Wire, Options], tuple[Sentence, ...]]
    """What a viewer was told, for people to read."""
    ends_turn: frozenset[type]
    """The events with which a turn is over: whoever is asked next has the next one, an extra turn too."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
