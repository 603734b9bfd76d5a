"""Each table is kept by one process, whatever becomes of the processes and of the others' tables."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from abracademy.server.store.schema import log, servers, tables
from abracademy.server.tables import leases
from tests.server.games.evening import seated
from tests.server.player import SECONDS
from tests.server.serving import Served, serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick")]
DEAD = "dead"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "BEAT", 0.01)


async def _until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


async def _beat(served: Served) -> int:
    (found,) = await served.house.store.read(select(servers.c.beat).where(servers.c.id == served.house.hall.process))
    beat: int = found.beat
    return beat


async def _belongs_to_the_dead(served: Served, table: str) -> None:
    died = insert(servers).values(id=DEAD, beat=0, stopped=True)
    await served.house.store.write(update(tables).where(tables.c.id == table).values(holder=DEAD), died)


async def test_whoever_was_taken_for_dead_keeps_what_others_have_not_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        keeper, store, nora = served.house.keeper, served.house.store, await served.player("Nora")
        taken, left = await nora.open_table(), await nora.open_table()
        await store.write(
            update(tables).where(tables.c.id == taken).values(holder="another"),
            servers.delete().where(servers.c.id == served.house.hall.process),
        )
        await _until(lambda: not keeper.keeps(taken))
        assert keeper.keeps(left)
        async with asyncio.timeout(SECONDS):
            while not await store.read(select(servers)):
                await asyncio.sleep(0.01)


async def test_whoever_wakes_many_tables_is_not_taken_for_dead_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        hall, keeper = served.house.hall, served.house.keeper
        place, _ = await seated(served, "Nora", "Ada")
        live, waking, awake = hall.tables[place.table], asyncio.Event(), asyncio.Event()

        async def slowly(_: str) -> Any:
            waking.set()
            await awake.wait()
            return live

        keeper.release(live)
        monkeypatch.setattr(hall, "live", slowly)
        await _belongs_to_the_dead(served, place.table)
        await waking.wait()
        before = await _beat(served)
        async with asyncio.timeout(SECONDS):
            while await _beat(served) == before:
                await asyncio.sleep(0.01)
        assert not keeper.keeps(place.table)
        awake.set()
        await _until(lambda: keeper.keeps(place.table))


async def test_a_log_that_nobody_can_read_keeps_no_other_table_asleep(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        names = sorted([await nora.open_table() for _ in range(3)])
        broken = update(log).where(log.c.table_id == names[1]).values(entries=b"?")
        await served.house.store.write(broken)
    async with serving(tmp_path) as served:
        assert [served.house.keeper.keeps(name) for name in names] == [True, False, True]
