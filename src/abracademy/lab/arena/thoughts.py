"""How long thoughts took: counted by their order of size, which is all that many millions leave of themselves."""

from collections import Counter
from collections.abc import Iterable
from math import ceil, log2
from typing import Final

from msgspec import Struct

FINE: Final = 8
"""Classes each time the duration doubles: a quantile is exact within 5 %."""


class Thoughts(Struct, frozen=True):
    classes: dict[int, int] = {}
    longest: float = 0.0
    """Seconds."""

    @property
    def count(self) -> int:
        return sum(self.classes.values())


def counted(durations: Iterable[float]) -> Thoughts:
    """Out of seconds; what took no measurable time took a nanosecond."""
    taken = list(durations)
    classes = Counter(int(FINE * log2(max(1.0, one * 1e9))) for one in taken)
    return Thoughts(dict(sorted(classes.items())), max(taken, default=0.0))


def merged(several: Iterable[Thoughts]) -> Thoughts:
    classes, longest = Counter[int](), 0.0
    for one in several:
        classes.update(one.classes)
        longest = max(longest, one.longest)
    return Thoughts(dict(sorted(classes.items())), longest)


def quantile(thoughts: Thoughts, share: float) -> float | None:
    """Seconds: the middle of the class within which it lies."""
    wanted, passed = max(1, ceil(share * thoughts.count)), 0
    for size, count in sorted(thoughts.classes.items()):
        passed += count
        if passed >= wanted:
            return float(min(2 ** ((size + 0.5) / FINE) / 1e9, thoughts.longest))
    return None
