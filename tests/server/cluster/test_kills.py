"""Two processes, of which again and again one is killed, lose nothing and do nothing twice."""

from pathlib import Path

import pytest

from tests.server.chaos.storm import storm
from tests.server.process import Nursery
from tests.server.services import Redis

pytestmark = pytest.mark.anyio
KILLS = 6


async def test_kills_of_either_lose_nothing_and_repeat_nothing(
    born_in: Nursery, tmp_path: Path, database: str, redis: Redis
) -> None:
    where = {"database_url": database, "redis_url": redis.url}
    async with storm(born_in, tmp_path, "breeze", processes=2, **where) as raging:
        await raging.rage(KILLS)
        assert raging.ledger.over
