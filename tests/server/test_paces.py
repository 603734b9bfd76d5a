"""A person asks at one pace, whatever sockets they ask on; and a rematch is a table like any other."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from abracademy.server.limits import Pace
from tests.server.player import NotDone
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
FAR = 1000


async def _until_too_many(ask: Callable[[], Awaitable[Any]]) -> int:
    """How often it went well before."""
    for count in range(FAR):
        try:
            await ask()
        except NotDone as refused:
            if refused.code != "too_many":
                raise
            return count
    raise AssertionError("nobody minds")


@pytest.mark.parametrize("again", [False, True], ids=["another socket", "the same anew"])
async def test_another_socket_gives_nobody_another_voice(again: bool, tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=1.0) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table()
        first, second, hers = await nora.attend(table), await nora.attend(table), await ada.attend(table)
        assert await _until_too_many(lambda: first.ask("say", phrase="haha")) >= 5
        if again:
            await first.come_back()
        with pytest.raises(NotDone, match="too_many"):
            await (first if again else second).ask("say", phrase="haha")
        await hers.ask("say", phrase="hello")


async def test_nobody_opens_tables_without_end_by_rematches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, leniency=1.0) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        await place.decline()
        await place.ask("fill", bot="novice")

        async def go_on() -> None:
            await place.until(lambda: place.phase == "playing")
            await place.ask("concede")
            await place.ask("rematch")
            await place.ask("go", table=place.seating["rematch"])
            await place.decline()

        monkeypatch.setattr(served.house.paces_of((await nora.get("/api/me"))["id"]), "asking", Pace(FAR, FAR))
        assert 10 <= await _until_too_many(go_on) <= 20
        assert place.phase == "over"


async def test_nobody_is_muted_who_cannot_sit_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        for seat in (-1, 2, 2**70):
            with pytest.raises(NotDone, match="no-such-seat-here"):
                await place.ask("mute", seat=seat)
