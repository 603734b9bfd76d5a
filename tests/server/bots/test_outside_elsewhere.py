"""Somebody's own bot that is connected to one process, at tables that people meet through another."""

import asyncio
from pathlib import Path

import pytest

from abracademy.server.closing import Closing
from tests.server.bots.outsider import asleep, connected, seated, token_of
from tests.server.player import NotDone
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes is missed without delay, and what nobody tells of is soon found."""
    monkeypatch.setattr("abracademy.server.tables.live.RETURNS", 0.01)
    monkeypatch.setattr("abracademy.server.bots.outside.LOOK", 0.05)
    monkeypatch.setattr("abracademy.server.tables.leases.LOOK", 0.05)


@pytest.mark.usefixtures("seen_at_once")
async def test_a_bot_plays_where_it_is_not_connected_though_no_process_tells_another(
    database: str, tmp_path: Path
) -> None:
    """What is told goes through the store alone here."""
    async with serving(tmp_path, database_url=database) as one, serving(tmp_path, database_url=database) as other:
        nora = await one.player("Nora")
        async with connected(other.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix")
            await asyncio.gather(place.play(), grix.play())
            assert place.phase == "over"
            assert not any(one["error"]["code"] != "stale" for one in grix.heard("refused"))


@pytest.mark.usefixtures("seen_at_once")
async def test_a_bot_that_comes_by_another_process_leaves_the_first(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database_url=database) as one, serving(tmp_path, database_url=database) as other:
        nora = await one.player("Nora")
        token = await token_of(nora, "Grix")
        async with connected(one.port, token) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            async with connected(other.port, token) as newer:
                await grix.until(lambda: grix.closed == Closing.REPLACED)
                assert (await newer.hear("act"))["number"] == question["number"]
                await asyncio.gather(place.play(), newer.play())
            await asleep(one, "Grix")


async def test_a_bot_whose_process_has_stopped_sleeps(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database_url=database) as one:
        nora = await one.player("Nora")
        token = await token_of(nora, "Grix")
        async with serving(tmp_path, database_url=database) as other, connected(other.port, token) as grix:
            await seated(nora, "Grix")
            await grix.hear("new")
        with pytest.raises(NotDone, match="outside-bot-asleep"):
            await seated(nora, "Grix")
