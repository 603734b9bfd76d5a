"""What changed between two views of one viewer, so that only that need be sent."""

from typing import Any, TypeAlias

from msgspec.structs import astuple

from ..kernel import Wire

Path: TypeAlias = tuple[str] | tuple[str, int]


class Change(Wire, frozen=True, gc=False, array_like=True):
    """`[["pile"], 9]` or `[["players", 1], {…}]`: what stands there now."""

    path: Path
    value: Any


def difference(before: Wire, after: Wire) -> tuple[Change, ...]:
    """The fields that differ. Of a list of values that has kept its length, the places that differ."""
    changes: list[Change] = []
    old_values = astuple(before)
    for at, new in enumerate(astuple(after)):
        old = old_values[at]
        if old is new:  # as most is: states share what has not changed
            continue
        if type(new) is tuple and new and isinstance(new[0], Wire) and len(old) == len(new):
            _compare_places(after.__struct_fields__[at], old, new, changes)
        elif old != new:
            changes.append(Change((after.__struct_fields__[at],), new))
    return tuple(changes)


def _compare_places(name: str, before: tuple[Wire, ...], after: tuple[Wire, ...], changes: list[Change]) -> None:
    for at, new in enumerate(after):
        if new != before[at]:
            changes.append(Change((name, at), new))
