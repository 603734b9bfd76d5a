"""Word from one process to all: through Litestar's channels, which Redis carries where there are several."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from .operations.absence import Absence
from .redis import redis_at

CHANNEL: Final = "house"
AGAIN: Final = 0.5
"""Seconds until Redis is tried again."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    """row: a table's log has grown; said: somebody said something there; seated: somebody's own bot sits there;
    lobby: what the lobby shows has changed; blocks: whom somebody blocks has changed; forgotten: these people are."""
    table: str = ""
    about: Any = None


Hearing: TypeAlias = Callable[[Word], None]


class Fanout:
    """Nothing rests on it: what it loses is found in the store a little later."""

    def __init__(self, redis_url: str) -> None:
        self.plugin = ChannelsPlugin(backend=_backend(redis_url), channels=[CHANNEL])
        self._hearing: list[Hearing] = []
        self._listening: asyncio.Task[None] | None = None

    def listen(self, hearing: Hearing) -> None:
        self._hearing.append(hearing)

    def send(self, word: Word) -> None:
        plugin: Any = self.plugin
        plugin.publish(msgspec.json.encode(word), CHANNEL)

    async def start(self) -> None:
        subscriber = await self.plugin.subscribe(CHANNEL)
        self._listening = asyncio.create_task(self._listen(subscriber))

    async def _listen(self, subscriber: Any) -> None:
        async for message in subscriber.iter_events():
            try:
                self._hear(msgspec.json.decode(message, type=Word))
            except Exception:  # noqa: BLE001 - whatever is said, the next word is heard
                structlog.get_logger().exception("word_failed")

    def _hear(self, word: Word) -> None:
        for hearing in self._hearing:
            hearing(word)

    async def stop(self) -> None:
        if self._listening:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening


def _backend(redis_url: str) -> ChannelsBackend:
    if not redis_url:
        return MemoryChannelsBackend()
    return Patient(redis_at(redis_url))


class Patient(ChannelsBackend):
    """Lives through a Redis that goes and comes back."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._backend = RedisChannelsPubSubBackend(redis=redis)
        self._channels: set[str] = set()
        self._absence = Absence("redis")
        self._away_until = 0.0
        self._asked = asyncio.Event()
        """Whether there is anything to listen to."""

    async def on_startup(self) -> None:
        await self._backend.on_startup()

    async def on_shutdown(self) -> None:
        with suppress(RedisError, OSError):
            await self._backend.on_shutdown()
            await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """What cannot be said now is not said: a word that waits would come too late, and keep others waiting."""
        if monotonic() < self._away_until:
            return
        try:
            await self._backend.publish(data, channels)
            self._absence.met()
        except (RedisError, OSError):
            self._away_until = monotonic() + AGAIN
            self._absence.missed()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)
        with suppress(RedisError, OSError):
            await self._backend.subscribe(channels)
        self._asked.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)
        with suppress(RedisError, OSError):
            await self._backend.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        await self._asked.wait()
        while True:
            try:
                await self._backend.subscribe(self._channels)  # anew, or at last: it may have been away before
                async for event in self._backend.stream_events():
                    yield event
            except (RedisError, OSError):
                self._absence.missed()
            await asyncio.sleep(AGAIN)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._backend.get_history(channel, limit)
