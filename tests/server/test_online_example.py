"""The client of docs/online.md plays whole games, by itself, in processes of its own."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import pytest

from abracademy.server.closing import Closing
from abracademy.server.tables.live import Live
from abracademy.table.sitting import Row
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "examples" / "online.py"
SECONDS: Final = 60


async def client(served: Served, *arguments: str) -> Process:
    address = f"http://127.0.0.1:{served.port}"
    return await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), address, *arguments, stdout=PIPE, stderr=PIPE
    )


async def line(process: Process) -> str:
    assert process.stdout
    async with asyncio.timeout(SECONDS):
        return (await process.stdout.readline()).decode().strip()


async def played(served: Served) -> tuple[str, str]:
    """Two of them meet by a code and play to the end. How each says that it ended."""
    nora = await client(served, "Nora")
    ada = await client(served, "Ada", await line(nora))
    return await line(nora), await line(ada)


async def test_two_of_them_play_a_whole_game_and_both_give_to_chance(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        one, other = await played(served)
        (live,) = served.house.hall.tables.values()
    assert one == other
    assert one.startswith("played [")
    assert all(chair.given for chair in live.sitting.chairs)


async def test_they_come_back_by_themselves_and_no_move_is_lost_or_made_twice(tmp_path: Path) -> None:
    cut: list[int] = []

    def cut_off(live: Live, row: Row) -> None:
        """Whoever is connected, now and again, whatever they are about."""
        if row.number % 7 == 0 and len(cut) < 4:
            cut.append(row.number)
            for connection in live.connections:
                connection.close(Closing.RESTART)

    async with serving(tmp_path) as served:
        served.house.hall.listen(cut_off)
        one, other = await played(served)
        (live,) = served.house.hall.tables.values()
    assert cut
    assert one == other
    assert one.startswith("played [")
    made = [request for _, request in live.sitting.done]
    assert len(made) == len(set(made))


async def test_one_who_finds_no_seat_looks_on_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        made = await nora.post("/api/tables", game="abraca-what", seats=2)
        host, guest = await nora.attend(made["table"]), await ada.attend(made["table"])
        await guest.ask("sit")
        late = await client(served, "Zoë", made["code"])
        live = served.house.hall.tables[made["table"]]
        await asyncio.gather(host.decline(), guest.decline())
        while len(live.connections) < 3:
            await asyncio.sleep(0.01)
        await guest.ask("concede")
        assert await line(late) == "conceded [1, 2]"


async def test_one_whom_no_code_brings_anywhere_says_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        lost = await client(served, "Zoë", "XXXXXX")
        async with asyncio.timeout(SECONDS):
            assert await lost.wait() == 1
        assert lost.stderr
        assert b"No table is open under this code" in await lost.stderr.read()
