"""Redis, where a host has one. It may go and come back, and nobody waits for it long."""

from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

PATIENCE: Final = 0.5
"""Seconds for an answer."""


def redis_at(url: str) -> Redis:
    waits: dict[str, Any] = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE}
    retry = Retry(NoBackoff(), 1)  # a connection that nobody used for long may have been closed
    return Redis.from_url(url, retry=retry, **waits)  # pyright: ignore[reportUnknownMemberType]
