"""A socket that cannot be says why, for browsers hide why a handshake fails; only a foreign page is not told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from abracademy.server.closing import Closing
from abracademy.server.limits import LARGEST
from abracademy.server.people.identity import COOKIE
from abracademy.server.store import Store
from abracademy.server.tables.hall import Hall
from tests.server.doors.refusals import shaped, turned_away
from tests.server.doors.wire import spoken
from tests.server.player import SECONDS, Player
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_every_socket_that_cannot_be_says_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, stranger = await served.player("Nora"), served.stranger()
        table = await nora.open_table()
        forged = {"Cookie": "abracademy=forged"}
        assert await turned_away(stranger, f"/api/tables/{table}/socket") == "not_signed_in"
        assert await turned_away(stranger, f"/api/tables/{table}/socket", forged) == "not_signed_in"
        assert await turned_away(stranger, "/api/bot/socket", {"Authorization": "Bearer forged"}) == "not_signed_in"
        assert await turned_away(nora, "/api/tables/aaaaaaaaaaaa/socket") == "unknown_table"
        assert await turned_away(nora, "/api/tables/x/socket") == "unknown_table"
        assert await turned_away(nora, f"/api/tables/{table}/socket?seen=much") == "bad_request"
        assert await turned_away(nora, "/api/nothing/socket") == "unknown_path"
        assert await turned_away(nora, f"/api/tables/{table}") == "bad_request"


async def test_a_socket_says_why_in_the_language_of_whoever_opens_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        said = [await (await nora.socket("/api/tables/x/socket", lang=one)).recv() for one in ("en", "fr", "ja")]
        assert len({*said}) == 3


async def test_a_mistake_of_ours_closes_a_socket_and_says_nothing_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: Any) -> Any:
        raise ValueError("the seed is 1234")

    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        table = await nora.open_table()
        place = await nora.attend(table)
        with capture_logs() as logged:
            monkeypatch.setattr(Hall, "rematch", failing)
            await place.send('{"op":"rematch","id":"r"}')
            await place.until(lambda: place.messages[-1]["op"] == "refused")
            monkeypatch.setattr(Store, "read", failing)
            assert await turned_away(nora, f"/api/tables/{table}/socket") == "broken"
        assert shaped(place.messages[-1]["error"]) == "broken"
        assert "1234" not in str(place.messages)
        assert [one["log_level"] for one in logged] == ["error"] * 2


async def test_a_page_of_another_site_opens_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        table = await nora.open_table()
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"}):
            assert await _denied(nora, f"/api/tables/{table}/socket", headers) == 403
        assert await _denied(nora, f"/api/tables/{table}/socket/", {}) == 404
        await nora.socket(f"/api/tables/{table}/socket", {"Origin": f"http://127.0.0.1:{served.port}"})


async def _denied(player: Player, path: str, headers: dict[str, str]) -> int:
    with pytest.raises(InvalidStatus) as denied:
        await player.socket(path, headers)
    assert b'"code":' in (denied.value.response.body or b"")
    assert denied.value.response.headers["content-type"] == "application/json"
    return denied.value.response.status_code


async def test_an_overlong_message_closes_the_socket_and_a_long_one_is_only_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        await place.send(f'{{"op":"ping","id":"r"{" " * (LARGEST - 100)}}}')
        await place.until(lambda: place.messages[-1] == {"op": "done", "id": "r", "number": place.number})
        await place.send(" " * LARGEST)
        await place.until(lambda: place.messages[-1]["op"] == "refused")
        assert shaped(place.messages[-1]["error"]) == "bad_request"
        await place.send(" " * (LARGEST + 1))
        await place.until(lambda: place.closed is not None)
        assert place.closed == Closing.TOO_LARGE


async def test_what_is_no_text_closes_the_socket_without_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        socket = await nora.socket(f"/api/tables/{await nora.open_table()}/socket")
        await socket.send(b"\xff\xfe", text=True)
        await socket.wait_closed()
        assert socket.close_code == Closing.NO_TEXT
        assert not [one for one in caplog.records if one.exc_info]


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


async def test_a_handshake_that_is_none_is_cut_without_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as served:
        for wrong in ({"X-Long": "a" * 20_000}, {"Sec-WebSocket-Key": "short"}, {"Sec-WebSocket-Version": "7"}):
            answer = await spoken(served.port, "GET /api/lobby/socket HTTP/1.1", {**UPGRADE, **wrong})
            assert answer.startswith(b"HTTP/1.1 4")
        assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_who_speaks_before_the_handshake_is_over_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        path, cookie = f"/api/tables/{await nora.open_table()}/socket", nora.http.cookies[COOKIE]
        given = {"Host": "127.0.0.1", "Cookie": f"{COOKIE}={cookie}", **UPGRADE}
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        for pause in range(12):
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
            for _ in range(pause):
                await asyncio.sleep(0)
            writer.write(b"\xff" * 20)
            async with asyncio.timeout(SECONDS):
                await reader.read(1)
            writer.close()
            await writer.wait_closed()
        assert (await served.stranger().http.get("/health")).status_code == 200
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
