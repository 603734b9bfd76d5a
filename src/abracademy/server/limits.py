"""How often somebody may ask."""

from time import monotonic

from ..kernel import Refused


class Pace:
    """So many at once, and then so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = monotonic()

    def take(self) -> None:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise Refused("too_many", "too-many-requests")
        self._left -= 1
