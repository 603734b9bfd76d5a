"""Whoever looks after the server can ask how it is."""

from pathlib import Path
from typing import Any, Never

import pytest
from structlog.testing import capture_logs

from abracademy.server.store import StoreAway
from tests.server.chaos.commits import failing
from tests.server.services import HOST, Redis, free_port
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


async def _asked(served: Served, path: str) -> tuple[int, Any]:
    response = await served.stranger().http.get(path)
    return response.status_code, response.json()


async def test_a_server_that_runs_is_alive_and_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        assert await _asked(served, "/health") == (200, {"alive": True})
        assert await _asked(served, "/ready") == (200, {"ready": True, "why_not": "", "redis": "none"})


async def test_nobody_is_to_be_sent_to_a_server_that_stops(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        served.house.stopping.set()
        assert await _asked(served, "/health") == (200, {"alive": True})
        assert await _asked(served, "/ready") == (503, {"ready": False, "why_not": "restarting", "redis": "none"})


async def test_nobody_is_to_be_sent_where_the_database_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> Never:
        raise ConnectionResetError

    async with serving(tmp_path) as served:
        monkeypatch.setattr(served.house.store, "read", away)
        assert await _asked(served, "/ready") == (503, {"ready": False, "why_not": "database", "redis": "none"})


async def test_nobody_is_to_be_sent_where_nothing_can_be_stored_and_it_is_said_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        with capture_logs() as lines:
            with failing():
                for _ in range(3):
                    with pytest.raises(StoreAway):
                        await served.house.store.write()
                assert (await _asked(served, "/ready"))[0] == 503
            await served.house.store.write()
            assert (await _asked(served, "/ready"))[0] == 200
    said = [line["event"] for line in lines]
    assert (said.count("store_for_writing_away"), said.count("store_for_writing_back")) == (1, 1)


async def test_a_redis_that_is_away_is_told_and_keeps_nobody_out(tmp_path: Path, redis: Redis, database: str) -> None:
    async with serving(tmp_path / "here", database_url=database, redis_url=redis.url) as served:
        assert (await _asked(served, "/ready"))[1]["redis"] == "answers"
    nowhere = f"redis://{HOST}:{free_port()}/0"
    async with serving(tmp_path / "away", database_url=database, redis_url=nowhere) as served:
        assert await _asked(served, "/ready") == (200, {"ready": True, "why_not": "", "redis": "away"})
