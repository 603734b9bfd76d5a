"""How often somebody may ask."""

from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, Final

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import RateLimiter, SlidingWindowCounterRateLimiter
from msgspec import Struct
from redis.exceptions import RedisError

from ..kernel import Refused
from .now import now
from .redis import redis_at

LARGEST: Final = 1 << 16
"""Bytes of a body, and of a message on a socket."""
AGAIN: Final = 5.0
"""Seconds until Redis is asked again, when it did not answer."""


class Pace:
    """So many at once, and then so many a second: on one connection."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = monotonic()

    def take(self) -> None:
        at = monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            raise too_many((1 - self._left) / self._rate)
        self._left -= 1


class Rate(Struct, frozen=True):
    """So often in so many seconds."""

    name: str
    most: int
    seconds: int


class Limits:
    """Counted by all processes together where there is Redis, and by each alone where there is none or it is away."""

    def __init__(self, leniency: float, redis_url: str) -> None:
        self._leniency = leniency
        self._here = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._redis = _Redis(redis_url) if redis_url else None

    async def take(self, rate: Rate, who: str) -> None:
        item = RateLimitItemPerSecond(max(1, round(rate.most * self._leniency)), rate.seconds, rate.name)
        if self._redis is None or not await self._redis.takes(item, who):
            await _take(self._here, item, who)

    async def close(self) -> None:
        if self._redis:
            await self._redis.close()


class _Redis:
    """One that may go and come back."""

    def __init__(self, url: str) -> None:
        self._redis = redis_at(url)
        pool: Any = self._redis.connection_pool
        self._limiter = SlidingWindowCounterRateLimiter(
            RedisStorage("async+redis://", implementation="redispy", connection_pool=pool)
        )
        self._away_until = 0.0

    async def takes(self, item: RateLimitItem, who: str) -> bool:
        """Whether it is there to ask; refuses like any other."""
        if monotonic() < self._away_until:
            return False
        try:
            await _take(self._limiter, item, who)
        except (RedisError, OSError):
            self._away_until = monotonic() + AGAIN
            return False
        return True

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.aclose()


async def _take(limiter: RateLimiter, item: RateLimitItem, who: str) -> None:
    if not await limiter.hit(item, who):
        again = (await limiter.get_window_stats(item, who)).reset_time
        raise too_many(again - now() / 1000)


def too_many(seconds: float) -> Refused:
    """May be tried again after so many."""
    return Refused("too_many", "too-many-requests", seconds=max(1, ceil(seconds)))
