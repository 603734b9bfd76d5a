"""A server that stops finishes what is under way, begins nothing new, and tells everybody when to come back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from abracademy.kernel import Refused
from abracademy.server.closing import Closing
from tests.server.operations.evening import seated
from tests.server.player import NotDone, Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
MORE_THAN_ONE_CAN_THINK = 2000
"""Before it is ended."""


class Gate:
    """Before the store: whatever is to be written waits there."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.waiting = asyncio.Event()
        self._write = served.house.store.write
        monkeypatch.setattr(served.house.store, "write", self._wait)

    async def _wait(self, *statements: Any, row: Any = None) -> Any:
        self.waiting.set()
        await self.open.wait()
        return await self._write(*statements, row=row)


async def _bye(place: Place) -> dict[str, Any]:
    await place.until(lambda: place.closed is not None)
    return place.messages[-1]


async def test_everybody_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        places = await seated(served)
        await served.stop()
        for place in places:
            bye = await _bye(place)
            assert (bye["op"], bye["why"]) == ("bye", "restarting")
            assert 1000 <= bye["again_in"] <= 3000
            assert place.closed == Closing.RESTART


async def test_a_move_under_way_is_stored_and_told_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, pace=100.0) as served:
        host, guest = await seated(served, first=0)
        gate = Gate(served, monkeypatch)
        number = host.number
        moving = asyncio.create_task(host.act(host.view["legal"][0]))
        await gate.waiting.wait()
        stopping = asyncio.create_task(served.stop())
        await served.house.stopping.wait()
        gate.open.set()
        assert (await moving)["number"] == number + 1
        await stopping
        for place in (host, guest):
            assert (await _bye(place))["op"] == "bye"
            assert place.number == number + 1
    async with serving(tmp_path) as served:
        live = await served.house.hall.live(host.table)
        assert live.sitting.moved >= number + 1


async def test_nothing_new_is_begun(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served)
        served.house.stopping.set()
        with pytest.raises(NotDone) as refused:
            await host.ask("concede")
        assert refused.value.code == "restarting"
        assert refused.value.error["do"] == "come_back"
        with pytest.raises(NotDone) as refused:
            await served.stranger().come_in("Eve")
        assert refused.value.code == "restarting"
        late = await host.player.socket(f"/api/tables/{host.table}/socket")
        assert '"restarting"' in str(await late.recv())
        await late.wait_closed()
        assert late.close_code == Closing.RESTART


async def test_thoughts_keep_nobody_waiting(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=100.0) as served:
        host, _ = await seated(served, first=0)
        live = await served.house.hall.live(host.table)
        situation = live.sitting.in_play.situation(0)
        asked = [served.house.thinkers.advise("abraca-what", situation) for _ in range(MORE_THAN_ONE_CAN_THINK)]
        thoughts = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        await served.stop()
        refused = [one for one in await thoughts if isinstance(one, Refused)]
        assert {one.code for one in refused} == {"restarting"}
        assert len(refused) > MORE_THAN_ONE_CAN_THINK // 2
