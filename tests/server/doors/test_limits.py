"""Limits are shared by all processes as long as there is Redis, and kept by each alone while it is away."""

import pytest

from abracademy.kernel import Refused
from abracademy.server import limits
from abracademy.server.limits import Limits, Pace, Rate
from tests.server.services import Redis

pytestmark = pytest.mark.anyio


async def _taken(of: Limits, rate: Rate, who: str, times: int) -> int:
    """How often it went well."""
    return sum([await _takes(of, rate, who) for _ in range(times)])


async def _takes(of: Limits, rate: Rate, who: str) -> bool:
    try:
        await of.take(rate, who)
    except Refused:
        return False
    return True


async def test_each_is_counted_apart() -> None:
    alone = Limits(1.0, "")
    rate, other = Rate("one", 5, 3600), Rate("other", 3, 3600)
    assert await _taken(alone, rate, "nora", 8) == 5
    assert await _taken(alone, rate, "ada", 8) == 5
    assert await _taken(alone, other, "nora", 8) == 3


async def test_who_asks_too_often_hears_when_to_ask_again() -> None:
    alone, rate = Limits(1.0, ""), Rate("one", 1, 60)
    await alone.take(rate, "nora")
    with pytest.raises(Refused) as refused:
        await alone.take(rate, "nora")
    assert refused.value.code == "too_many"
    assert 1 <= int(refused.value.facts["seconds"]) <= 2 * rate.seconds


async def test_leniency_stretches_every_limit_but_never_to_nothing() -> None:
    rate = Rate("one", 5, 3600)
    assert await _taken(Limits(2.0, ""), rate, "nora", 20) == 10
    assert await _taken(Limits(0.01, ""), rate, "nora", 20) == 1


async def test_processes_count_together(redis: Redis) -> None:
    one, other = Limits(1.0, redis.url), Limits(1.0, redis.url)
    rate = Rate("together", 5, 3600)
    assert await _taken(one, rate, "nora", 3) == 3
    assert await _taken(other, rate, "nora", 8) == 2
    await one.close()
    await other.close()


async def test_while_redis_is_away_each_counts_alone(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AGAIN", 0.0)
    one = Limits(1.0, redis.url)
    rate = Rate("away", 5, 3600)
    redis.stop()
    try:
        assert await _taken(one, rate, "nora", 8) == 5
    finally:
        redis.start()
    assert await _taken(one, rate, "nora", 8) == 5
    await one.close()


def test_a_pace_lets_some_come_at_once_and_says_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: at)
    pace = Pace(3, 0.5)
    for _ in range(3):
        pace.take()
    with pytest.raises(Refused) as refused:
        pace.take()
    assert refused.value.facts == {"seconds": 2}
    at = 102.0
    pace.take()
    with pytest.raises(Refused):
        pace.take()
