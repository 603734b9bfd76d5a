"""From one table to the next by the same socket."""

from pathlib import Path

import pytest

from abracademy.server.closing import Closing
from tests.server.player import NotDone
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_players_go_on_to_a_rematch_without_coming_in_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        await place.decline()
        await place.ask("fill", bot="sprite")
        await place.play()
        first, before = place.seating["first"], place.table
        await place.ask("rematch")
        await place.until(lambda: place.seating["rematch"] is not None)
        answer = await place.ask("go", table=place.seating["rematch"])
        assert answer["table"] not in ("", before)
        assert answer["you"]["seat"] == 0
        await place.decline()
        await place.until(lambda: place.phase == "playing")
        assert place.seating["first"] != first
        await place.play()


async def test_whoever_goes_on_is_known_by_another_sign_and_hears_no_more_of_the_first_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        here, there = await nora.open_table(), await ada.open_table()
        place, other = await nora.attend(here), await ada.attend(there)
        await place.ask("go", table=there)
        assert place.seat is None
        await place.ask("sit")
        await other.until(lambda: other.seating["chairs"][1]["name"] == "Nora")
        gone = served.house.hall.tables[here]
        assert not gone.connections


async def test_whoever_cannot_go_stays_where_they_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        with pytest.raises(NotDone, match="unknown_table"):
            await place.ask("go", table="abcdefghijkm")
        assert (await place.ask("ping"))["op"] == "done"
        assert place.seat == 0


async def test_nobody_goes_where_onlookers_are_not_wanted(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table(onlookers=False)
        host, guest = await nora.attend(table), await ada.attend(await ada.open_table())
        await host.decline()
        await host.ask("fill", bot="sprite")
        await host.until(lambda: host.phase == "playing")
        await guest.send(f'{{"op":"go","id":"go","table":"{table}"}}')
        await guest.until(lambda: guest.closed is not None)
        assert guest.closed == Closing.FORBIDDEN
        assert guest.view is None
