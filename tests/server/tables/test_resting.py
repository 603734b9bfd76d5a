"""A table at which nobody looks leaves the memory; nobody who comes back to it can tell."""

import asyncio
from pathlib import Path

import pytest

from abracademy.server.now import now
from abracademy.server.tables.live import Live
from abracademy.server.tables.resting import IDLE, Resting
from abracademy.server.tables.telling import ENCODER
from abracademy.table.sitting import due
from tests.server.games.evening import seated
from tests.server.player import SECONDS
from tests.server.serving import Served, serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("missed_at_once")]


@pytest.fixture
def missed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abracademy.server.tables.live.RETURNS", 0.01)


async def _deserted(served: Served, conceded: bool = False) -> Live:
    """A table of two that everybody has left alone."""
    places = await seated(served, "Nora", "Ada")
    if conceded:
        await places[0].ask("concede")
    live = served.house.hall.tables[places[0].table]
    for place in places:
        await place.close()
    async with asyncio.timeout(SECONDS):
        while live.connections or live.is_busy:
            await asyncio.sleep(0.01)
    return live


async def test_it_is_read_again_when_somebody_wants_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        live, hall = await _deserted(served), served.house.hall
        await Resting(hall, served.house.keeper, alone=True).look(now() + IDLE)
        assert live.id not in hall.tables
        assert ENCODER.encode((await hall.live(live.id)).seating) == ENCODER.encode(live.seating)


async def test_it_stays_as_long_as_somebody_has_looked_lately(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        live, hall = await _deserted(served), served.house.hall
        await Resting(hall, served.house.keeper, alone=True).look(now() + IDLE // 2)
        assert live.id in hall.tables


async def test_it_is_woken_and_kept_when_its_time_has_come(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        live, keeper = await _deserted(served), served.house.keeper
        resting, following = Resting(served.house.hall, keeper, alone=True), due(live.sitting)
        assert following
        await resting.look(now() + IDLE)
        assert not keeper.keeps(live.id)
        await resting.look(following.at)
        assert live.id in served.house.hall.tables
        assert keeper.keeps(live.id)


async def test_one_that_others_may_move_at_elsewhere_does_not_rest(tmp_path: Path) -> None:
    """Its bots and its clock would hear nothing of it."""
    async with serving(tmp_path) as served:
        live, hall = await _deserted(served), served.house.hall
        await Resting(hall, served.house.keeper, alone=False).look(now() + IDLE)
        assert live.id in hall.tables
        assert served.house.keeper.keeps(live.id)


@pytest.mark.parametrize("alone", [True, False])
async def test_one_that_is_over_rests_for_good(alone: bool, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        live, house = await _deserted(served, conceded=True), served.house
        await Resting(house.hall, house.keeper, alone).look(now() + IDLE)
        assert live.id not in house.hall.tables
        assert not house.keeper.keeps(live.id)
