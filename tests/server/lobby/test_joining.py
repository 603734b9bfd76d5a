"""How people come to a table: by a link, a picture of it, or a code; and who may not."""

import asyncio
from pathlib import Path

import msgspec
import pytest
import segno
from websockets.exceptions import ConnectionClosed

from tests.server.games.evening import around, seated
from tests.server.player import NotDone, Player
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def refusal(player: Player, table: str) -> str:
    with pytest.raises(NotDone) as refused:
        await player.get(f"/api/tables/{table}/invitation")
    return refused.value.code


async def test_whoever_sits_at_a_table_can_invite_to_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        made = await nora.post("/api/tables", game="abraca-what", seats=3)
        guest = await ada.attend(made["table"])
        await guest.ask("sit")
        for player in (nora, ada):
            invited = await player.get(f"/api/tables/{made['table']}/invitation")
            assert invited["path"] == f"/tables/{made['table']}"
            assert invited["link"] == f"http://127.0.0.1:{served.port}{invited['path']}"
            assert invited["code"] == made["code"]


async def test_the_picture_is_the_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        invited = await nora.get(f"/api/tables/{await nora.open_table()}/invitation")
        assert invited["qr"].startswith("<svg")
        drawn = segno.make_qr(invited["link"]).svg_inline(omitsize=True, light="#fff")
        assert invited["qr"] == drawn


async def test_an_invitation_is_for_those_who_sit_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ida = await served.player("Nora"), await served.player("Ida")
        table = await nora.open_table()
        await ida.attend(table)
        assert await refusal(ida, table) == "not_seated"
        assert await refusal(served.stranger(), table) == "not_signed_in"
        assert await refusal(nora, "a" * 12) == "unknown_table"


async def test_an_invitation_ends_with_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        assert (await host.player.get(f"/api/tables/{host.table}/invitation"))["code"]
        await guest.ask("concede")
        assert await refusal(host.player, host.table) == "not_now"


async def test_a_link_leads_to_where_the_browser_found_the_house(tmp_path: Path) -> None:
    async with serving(tmp_path, trusted_proxy="127.0.0.1") as served:
        nora = await served.player("Nora")
        path = f"/api/tables/{await nora.open_table()}/invitation"
        told = {"host": "games.example", "x-forwarded-proto": "https"}
        assert (await nora.http.get(path, headers=told)).json()["link"].startswith("https://games.example/tables/")


async def test_nobody_but_a_trusted_proxy_says_by_which_scheme(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        path = f"/api/tables/{await nora.open_table()}/invitation"
        answer = await nora.http.get(path, headers={"x-forwarded-proto": "https"})
        assert answer.json()["link"].startswith("http://127.0.0.1")


async def test_a_host_that_is_no_name_gets_no_link(tmp_path: Path) -> None:
    async with serving(tmp_path, trusted_proxy="127.0.0.1") as served:
        nora = await served.player("Nora")
        path = f"/api/tables/{await nora.open_table()}/invitation"
        for host in ('a"><script>', "a/b", "nora@games.example", "a" * 3000, "[::1", "a b"):
            answer = await nora.http.get(path, headers={"host": host})
            assert answer.status_code in (400, 421), host
            assert "script" not in answer.text


async def test_a_code_is_read_as_people_write_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        made = await nora.post("/api/tables", game="abraca-what", seats=2)
        code = made["code"]
        for written in (code, code.lower(), f" {code[:3]} {code[3:]}\n", f"{code[:3]}-{code[3:].lower()}"):
            assert await ada.post("/api/codes", code=written) == {"table": made["table"]}


async def test_a_code_that_opens_nothing_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = await nora.post("/api/tables", game="abraca-what", seats=2)
        for code in ("", "BCDFG", made["code"] + "B", "%", "ßßß", made["table"]):
            with pytest.raises(NotDone) as refused:
                await nora.post("/api/codes", code=code)
            assert refused.value.code == "unknown_code", code


async def test_a_code_ends_with_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        code = (await host.player.get(f"/api/tables/{host.table}/invitation"))["code"]
        assert await guest.player.post("/api/codes", code=code) == {"table": host.table}
        await guest.ask("concede")
        with pytest.raises(NotDone) as refused:
            await guest.player.post("/api/codes", code=code)
        assert refused.value.code == "unknown_code"


async def test_nobody_has_more_than_eight_tables_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = [await nora.open_table() for _ in range(8)]
        with pytest.raises(NotDone) as refused:
            await nora.open_table()
        assert (refused.value.code, refused.value.error["facts"]) == ("too_many", {"most": 8})
        assert await (await served.player("Ada")).open_table()
        await (await nora.attend(made[3])).ask("stand")
        assert await nora.open_table()


async def test_nobody_gets_more_by_asking_all_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, open_tables=3) as served:
        nora = await served.player("Nora")
        asked = [nora.http.post("/api/tables", json={"game": "abraca-what", "seats": 2}) for _ in range(10)]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 7


async def test_a_game_that_is_played_counts_until_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path, open_tables=1) as served:
        host, guest = await seated(served, "Nora", "Ada")
        with pytest.raises(NotDone):
            await host.player.open_table()
        assert await guest.player.open_table()
        await guest.ask("concede")
        assert await host.player.open_table()


async def test_a_table_without_onlookers_shows_them_who_sits_there_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, ida = [await served.player(name) for name in ("Nora", "Ada", "Ida")]
        host, guest = await around([nora, ada], onlookers=False)
        assert (await ida.get(f"/api/tables/{host.table}"))["phase"] == "playing"
        assert await shut_out(ida, host.table) == "no-onlookers-here"
        await host.ask("ping")
        await guest.ask("ping")


async def shut_out(player: Player, table: str) -> str:
    """The reason, which is all that is said on the socket."""
    async with await player.socket(f"/api/tables/{table}/socket") as socket:
        refused = msgspec.json.decode(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert (refused["op"], refused["error"]["code"], socket.close_code) == ("refused", "forbidden", 4003)
    reason: str = refused["error"]["reason"]
    return reason


async def test_who_waited_without_a_seat_has_to_go_when_the_game_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, ida = [await served.player(name) for name in ("Nora", "Ada", "Ida")]
        table = await nora.open_table(seats=2, onlookers=False)
        host, guest, waiting = [await player.attend(table) for player in (nora, ada, ida)]
        await guest.ask("sit")
        await asyncio.gather(host.decline(), guest.decline())
        await waiting.until(lambda: waiting.closed is not None)
        assert waiting.messages[-1]["error"]["reason"] == "no-onlookers-here"
        assert (waiting.view, waiting.told, waiting.closed) == (None, [], 4003)
        await guest.until(lambda: guest.phase == "playing")


async def test_when_the_game_is_over_everybody_may_look(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, ida = [await served.player(name) for name in ("Nora", "Ada", "Ida")]
        host, guest = await around([nora, ada], onlookers=False)
        await guest.ask("concede")
        late = await ida.attend(host.table)
        assert late.view is not None
        await late.ask("look", seat=0)
        assert late.you["eyes"] == 0
