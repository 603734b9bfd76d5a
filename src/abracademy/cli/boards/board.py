"""What the terminal wants of a game: how it is drawn, and how its input is read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from ...kernel import Viewer, Wire
from ...words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """What may be drawn at some moment: all of it is one viewer's, and the state is not among it."""

    say: Words
    names: tuple[str, ...]
    viewer: Viewer
    """Questions are asked of seats alone; whatever else is drawn may be drawn for an onlooker."""
    options: Any
    view: Any
    legal: tuple[Any, ...]
    """None where somebody else is to act."""
    plain: bool = False
    """Whether there is no colour to draw with."""


@dataclass(frozen=True, slots=True)
class Board:
    usual: Callable[[str], dict[str, object]]
    """The options that a reader of this language expects, where they are not the game's defaults."""
    draw: Callable[[Scene], RenderableType]
    question: Callable[[Scene], str]
    read: Callable[[Scene, str], Any]
    """The action that was typed, legal or not; `None` where it makes no sense."""
    name: Callable[[Scene, Any], str]
    """Of an action, as it is listed among others."""
    odds: Callable[[Scene, Any], RenderableType]
    """What the game's odds say to a seat; a game without odds is never asked."""
    help: Callable[[Scene], RenderableType]
    rules: Callable[[Scene], RenderableType]
    stands_out: Callable[[Wire], bool]
    """Whether this thing told closes a chapter: the table is shown and the player may take a breath."""
    chapters: Callable[[Sequence[Wire]], tuple[tuple[int, ...], ...]]
    """Out of everything told: by chapter the points that each seat gained."""
