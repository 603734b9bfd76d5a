"""What one move brings to one viewer."""

from collections.abc import Iterable
from itertools import repeat
from typing import Any

from ..kernel import AnyGame, Viewer, Wire
from .difference import Change, difference


class Update(Wire, frozen=True, gc=False):
    """The events told, and how the viewer's view changed: its receiver folds nothing and knows no rules."""

    told: tuple[Any, ...]
    changes: tuple[Change, ...]


def update(game: AnyGame, viewer: Viewer, before: Wire, after: Wire, events: Iterable[Any]) -> Update:
    """`before` and `after` are the viewer's views."""
    return Update(tuple(map(game.tell, events, repeat(viewer))), difference(before, after))
