"""Redis carries word from one process to the other at once. Nothing rests on it: they look into the store too."""

import asyncio
from collections.abc import Generator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from abracademy.server.tables import leases
from tests.server.cluster.pair import evening, pair
from tests.server.player import Place
from tests.server.process import Nursery
from tests.server.services import SECONDS, Redis
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
NEVER = 3600.0
BEGUN = 12


@pytest.fixture
def fickle(redis: Redis) -> Generator[Redis]:
    """Runs again afterwards, whatever happens."""
    yield redis
    redis.stop()
    redis.start()


@pytest.fixture
def stopped(fickle: Redis) -> Redis:
    fickle.stop()
    return fickle


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Into the store, for rows that nobody has told of."""
    monkeypatch.setattr(leases, "LOOK", NEVER)


async def _both(stack: AsyncExitStack, folder: Path, database: str, redis: Redis) -> tuple[Served, Served]:
    where = {"database_url": database, "redis_url": redis.url}
    one, other = [await stack.enter_async_context(serving(folder / name, **where)) for name in ("one", "other")]
    return one, other


async def _seated(one: Served, other: Served) -> tuple[Place, Place]:
    """Nora at the one, Ada at the other."""
    nora, ada = await one.player("Nora"), await other.player("Ada")
    table = await nora.open_table(seats=2)
    host, guest = await nora.attend(table), await ada.attend(table)
    await guest.ask("sit")
    return host, guest


async def _moves_reach_each_other(host: Place, guest: Place) -> None:
    for asking, hearing in ((host, guest), (guest, host)):
        number = await _changes_their_mind(asking)
        await hearing.until(partial(_has_heard, hearing, number))


async def _until_heard(asking: Place, hearing: Place) -> None:
    number = await _changes_their_mind(asking)
    async with asyncio.timeout(SECONDS):
        while not _has_heard(hearing, number):
            await _changes_their_mind(asking)
            await asyncio.sleep(0.05)


async def _changes_their_mind(place: Place) -> int:
    assert place.seat is not None
    number: int = (await place.ask("show", agrees=not place.seating["chairs"][place.seat]["shows"]))["number"]
    return number


def _has_heard(place: Place, number: int) -> bool:
    return place.number >= number


@pytest.mark.usefixtures("nobody_looks")
async def test_what_happens_at_one_is_told_at_the_other_at_once(tmp_path: Path, database: str, redis: Redis) -> None:
    async with AsyncExitStack() as stack:
        host, guest = await _seated(*await _both(stack, tmp_path, database, redis))
        await _moves_reach_each_other(host, guest)


@pytest.mark.usefixtures("nobody_looks")
async def test_word_is_carried_again_when_redis_is_back(tmp_path: Path, database: str, stopped: Redis) -> None:
    """Where it was away from the beginning, too."""
    async with AsyncExitStack() as stack:
        host, guest = await _seated(*await _both(stack, tmp_path, database, stopped))
        stopped.start()
        await _until_heard(host, guest)
        await _until_heard(guest, host)
        await _moves_reach_each_other(host, guest)


async def test_moves_are_found_in_the_store_while_redis_is_away(tmp_path: Path, database: str, stopped: Redis) -> None:
    async with AsyncExitStack() as stack:
        host, guest = await _seated(*await _both(stack, tmp_path, database, stopped))
        await _moves_reach_each_other(host, guest)


@pytest.mark.usefixtures("nobody_looks")
async def test_whoever_knows_more_than_the_process_they_come_to_is_not_taken_back(
    tmp_path: Path, database: str, stopped: Redis
) -> None:
    async with AsyncExitStack() as stack:
        one, other = await _both(stack, tmp_path, database, stopped)
        host, guest = await _seated(one, other)
        number = await _changes_their_mind(host)
        assert guest.number < number
        await guest.ask("sync", seen=number)
        assert guest.number == number
        number = await _changes_their_mind(host)
        host.player.port = other.port
        await host.come_back()
        assert host.number == number


async def test_nothing_is_lost_while_redis_goes_and_comes_back(
    born_in: Nursery, tmp_path: Path, database: str, fickle: Redis
) -> None:
    async with pair(born_in, tmp_path, database, fickle) as two:
        playing = await evening(two)
        await playing.begin(BEGUN)
        fickle.stop()
        await playing.begin(playing.host.number + 3)
        fickle.start()
        await playing.play()
        await two.require_all_stored()
