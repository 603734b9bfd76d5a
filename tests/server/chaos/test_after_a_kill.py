"""What a server that comes after one that was killed makes of what it finds."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.processes import children, is_running, wait_for
from tests.server.process import Nursery, Process
from tests.server.stubborn import Stubborn, Witness

pytestmark = pytest.mark.anyio
HOUR = 60 * 60 * 1000


@pytest.fixture
async def process(born_in: Nursery, tmp_path: Path) -> AsyncGenerator[Process]:
    one = Process(born_in, tmp_path / "data")
    await one.start()
    yield one
    await one.kill()


async def _seated(process: Process, **terms: Any) -> tuple[Stubborn, Witness, Stubborn, Witness]:
    nora, ada = Stubborn("Nora", [process.port]), Stubborn("Ada", [process.port])
    for one in (nora, ada):
        await one.come_in(one.name)
    table = await nora.open_table(first=0, **terms)
    host, guest = await nora.attend(table, seen=0), await ada.attend(table, seen=0)
    await ada.insist(guest, "sit")
    for person, place in ((nora, host), (ada, guest)):
        await person.insist(place, "commit", commitment=None)
    await nora.see(host, lambda: host.phase == "playing")
    return nora, host, ada, guest


async def test_the_time_in_which_nobody_served_does_not_count(process: Process, tmp_path: Path) -> None:
    """An hour, and a turn has ten minutes."""
    nora, host, ada, guest = await _seated(process, clock=600)
    await process.kill()
    _long_ago(tmp_path / "data" / "abracademy.db")
    await process.start()
    await nora.return_to(host)
    await ada.return_to(guest)
    await guest.until(lambda: not any(one["away"] for one in guest.seating["chairs"]))
    assert guest.seating["clock"]["left"] > 0
    assert await nora.insist(host, "act", number=host.number, action=host.view["legal"][0])
    await asyncio.gather(nora.go(), ada.go())


def _long_ago(file: Path) -> None:
    """Everything has happened an hour earlier."""
    with closing(sqlite3.connect(file)) as database, database:
        for table, column in (("log", "at"), ("servers", "beat"), ("tables", "created")):
            database.execute(f"UPDATE {table} SET {column} = {column} - {HOUR}")


async def test_whoever_does_not_come_back_is_missed(process: Process) -> None:
    nora, host, ada, guest = await _seated(process)
    await host.close()
    await process.kill()
    await process.start()
    await ada.return_to(guest)
    await guest.until(lambda: [one["away"] for one in guest.seating["chairs"]] == [True, False])
    await asyncio.gather(nora.go(), ada.go())


async def test_whoever_thinks_for_a_server_ends_with_it(process: Process) -> None:
    nora = Stubborn("Nora", [process.port])
    await nora.come_in("Nora")
    place = await nora.attend(await nora.open_table(first=1), seen=0)
    await nora.insist(place, "fill", bot="random")
    await nora.insist(place, "commit", commitment=None)
    await nora.see(place, lambda: bool(place.view and place.view["legal"]))
    assert process.number
    thinking = children(process.number)
    assert thinking
    await process.kill()
    assert wait_for(lambda: not any(is_running(one) for one in thinking))
    await nora.go()
