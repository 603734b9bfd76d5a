"""A word is heard by everybody or is lost; it stops nobody."""

import asyncio
import signal
from pathlib import Path

import pytest

from abracademy.server.fanout import CHANNEL, Word
from tests.server.player import SECONDS
from tests.server.services import Redis
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
MANY = 1000


async def _until_heard(served: Served) -> None:
    """Of words that are said again and again, one."""
    heard = asyncio.Event()
    served.house.fanout.listen(lambda word: heard.set() if word.kind == "last" else None)
    async with asyncio.timeout(SECONDS):
        while not heard.is_set():
            served.house.fanout.send(Word("last"))
            await asyncio.sleep(0.05)


async def test_after_a_word_that_nobody_understands_the_next_is_heard(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for word in (b"?", b'{"kind":"said","about":3}', b'{"kind":"blocks"}', b'{"kind":"forgotten"}'):
            served.house.fanout.plugin.publish(word, CHANNEL)
        await _until_heard(served)


async def test_words_do_not_wait_for_a_redis_that_does_not_answer(tmp_path: Path, redis: Redis) -> None:
    async with serving(tmp_path, redis_url=redis.url) as served:
        await _until_heard(served)
        redis.send(signal.SIGSTOP)
        try:
            for _ in range(MANY):
                served.house.fanout.send(Word("nothing"))
            await served.house.fanout.plugin.wait_published(b"{}", CHANNEL)
            async with asyncio.timeout(SECONDS):
                await served.stop()  # when all words are said or lost
        finally:
            redis.send(signal.SIGCONT)
