"""Of every table there is one in the memory of a process, however it came there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from abracademy.server.house import House
from abracademy.server.store.schema import tables
from abracademy.server.tables.live import Live
from tests.server.games.evening import seated
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def _only(house: House) -> str:
    (found,) = await house.store.read(select(tables.c.id))
    table: str = found.id
    return table


async def test_a_table_that_somebody_finds_before_its_opener_knows_of_it_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        nora, house = await served.player("Nora"), served.house
        found, write = list[Live](), house.store.write

        async def written(*statements: Any, **row: Any) -> Any:
            counts = await write(*statements, **row)
            if not found:
                found.append(await house.hall.live(await _only(house)))
            return counts

        monkeypatch.setattr(house.store, "write", written)
        assert house.hall.tables[await nora.open_table()] is found[0]


async def test_a_table_whose_opener_knows_of_it_before_it_is_read_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        nora, hall = await served.player("Nora"), served.house.hall
        looking, names_at, write = list["asyncio.Task[Live]"](), hall.names_at, served.house.store.write
        reading, opened = asyncio.Event(), asyncio.Event()

        async def slowly(table: str) -> Any:
            names = await names_at(table)
            reading.set()
            await opened.wait()
            return names

        async def written(*statements: Any, **row: Any) -> Any:
            counts = await write(*statements, **row)
            if not looking:
                looking.append(asyncio.create_task(hall.live(await _only(served.house))))
                await reading.wait()
            return counts

        monkeypatch.setattr(hall, "names_at", slowly)
        monkeypatch.setattr(served.house.store, "write", written)
        known = hall.tables[await nora.open_table()]
        opened.set()
        assert await looking[0] is known


async def test_whoever_wants_a_rematch_and_never_comes_to_it_is_missed_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("abracademy.server.tables.live.RETURNS", 0.01)
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        await guest.ask("concede")
        await host.ask("rematch")
        place = await guest.player.attend(host.seating["rematch"])
        await place.until(lambda: place.seating["chairs"][0]["away"])
