"""What changed between two views of one viewer, so that only that need be sent."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta
from msgspec.structs import astuple

from ..kernel import Wire

Path: TypeAlias = Annotated[tuple[str | int, ...], Meta(min_length=1, max_length=2)]
"""A field; and a place in it, where it is a list of which only that has changed."""


class Change(Wire, frozen=True, gc=False, array_like=True):
    """`[["pile"], 9]` or `[["players", 1], {…}]`: what stands there now."""

    path: Path
    value: Any


_LIST: type[Any] = tuple


def difference(before: Wire, after: Wire) -> tuple[Change, ...]:
    """The fields that differ. Of a list of values that has kept its length, the places that differ, if they are few."""
    changes: list[Change] = []
    old_values: tuple[Any, ...] = astuple(before)
    new_values: tuple[Any, ...] = astuple(after)
    for at, new in enumerate(new_values):
        old = old_values[at]
        if old is new:  # as most is: states share what has not changed
            continue
        if type(new) is type(old) is _LIST and len(new) == len(old) and isinstance(new[0], Wire):
            changes.extend(_in_list(after.__struct_fields__[at], old, new))
        elif old != new:
            changes.append(Change((after.__struct_fields__[at],), new))
    return tuple(changes)


def _in_list(name: str, old: tuple[Any, ...], new: tuple[Any, ...]) -> list[Change]:
    """Where more than half has changed, the whole list is shorter to write."""
    places = [place for place, one in enumerate(new) if one != old[place]]
    if 2 * len(places) > len(new):
        return [Change((name,), new)]
    return [Change((name, place), new[place]) for place in places]
