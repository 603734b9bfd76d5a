"""What people may be called, and how nobody passes for somebody else at a table."""

from collections.abc import Iterable


def distinct(name: str, taken: Iterable[str]) -> str:
    del taken
    return name
