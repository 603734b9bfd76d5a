"""Nobody gets into what is not theirs: another's seat, a full table, a table whose letters they guess."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.doors.refusals import shaped
from tests.server.player import NotDone, Place
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def _refused(place: Place, op: str, **fields: Any) -> str:
    """The code, where nothing has moved."""
    before = place.number
    with pytest.raises(NotDone) as refused:
        await place.ask(op, **fields)
    await place.ask("sync")
    assert place.number == before
    return shaped(refused.value.error)


async def test_a_full_table_is_full_and_a_taken_seat_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, eve = [await served.player(name) for name in ("Nora", "Ada", "Eve")]
        host = await nora.attend(await nora.open_table(seats=3))
        guest, late = await ada.attend(host.table), await eve.attend(host.table)
        assert await _refused(late, "sit", seat=0) == "table_full"
        assert await _refused(late, "sit", seat=9) == "bad_request"
        await guest.ask("sit")
        await host.ask("fill", bot="novice")
        await late.until(lambda: late.phase != "lobby")
        assert await _refused(late, "sit") in ("not_now", "table_full")


async def test_nobody_plays_from_anothers_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, eve = [await served.player(name) for name in ("Nora", "Ada", "Eve")]
        host = await nora.attend(await nora.open_table(first=0))
        guest, looker = await ada.attend(host.table), await eve.attend(host.table)
        await guest.ask("sit")
        await host.decline()
        await guest.decline()
        await host.until(lambda: bool(host.view and host.view["legal"]))
        await looker.until(lambda: looker.number == host.number)
        move = {"number": host.number, "action": host.view["legal"][0]}
        assert await _refused(guest, "act", **move) == "not_your_turn"
        assert await _refused(looker, "act", **move) == "not_seated"
        assert await _refused(looker, "act", seat=0, **move) == "bad_request"
        assert await _refused(looker, "concede") == "not_seated"
        assert await _refused(looker, "look", seat=0) == "forbidden"
        assert await _refused(guest, "look", seat=0) == "forbidden"
        assert await _refused(guest, "kick", seat=0) == "not_your_table"
        assert looker.view["legal"] == []


async def test_letters_that_are_guessed_open_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, eve = await served.player("Nora"), await served.player("Eve")
        made = await nora.post("/api/tables", game="abraca-what", seats=2)
        for code in ("", "BBBBBB", made["code"][:-1], made["code"] + "B", "%" * 6, "' OR 1=1", "\u2028" * 6):
            with pytest.raises(NotDone) as refused:
                await eve.post("/api/codes", code=code)
            assert shaped(refused.value.error) == "unknown_code", code
        assert await eve.post("/api/codes", code=made["code"]) == {"table": made["table"]}


async def test_a_cookie_of_another_house_is_nobodys(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as one, serving(tmp_path / "other") as other:
        nora, eve = await one.player("Nora"), other.stranger()
        eve.http.cookies.update(nora.http.cookies)
        with pytest.raises(NotDone) as refused:
            await eve.get("/api/me")
        assert refused.value.code == "not_signed_in"
