"""Every refusal answers in one shape, in the asker's language, and tells nothing that is not the asker's."""

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from abracademy.server.people.identity import COOKIE
from abracademy.server.store import Store
from tests.server.doors.refusals import refused
from tests.server.doors.wire import spoken
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_what_is_not_there_is_refused_like_all_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        http = served.stranger().http
        assert refused(await http.get("/api/nothing")) == "unknown_path"
        assert refused(await http.get("/nothing")) == "unknown_path"
        assert refused(await http.get("/api/tables/aaaaaaaaaaaa")) == "unknown_table"


async def test_what_cannot_be_done_there_is_refused_with_what_can(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.stranger().http.put("/api/people", json={"name": "Nora"})
        assert refused(answer) == "wrong_method"
        assert "POST" in answer.headers["allow"]


async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        signed = nora.http.cookies[COOKIE]
        token, _, signature = signed.rpartition(".")
        for forged in ("", "nonsense", signed[:-1], f"{token}.{signature[::-1]}", f'"{signed}', "\xff", "a;b=c;;="):
            headers = [(b"Cookie", f"{COOKIE}={forged}".encode("latin-1"))]
            assert refused(await served.stranger().http.get("/api/me", headers=headers)) == "not_signed_in", forged


async def test_a_refusal_is_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        http, nowhere = served.stranger().http, "/api/tables/aaaaaaaaaaaa"
        said = [(await http.get(nowhere, params={"lang": one})).json()["message"] for one in ("en", "fr", "ja")]
        assert len(set(said)) == 3
        french = await http.get(nowhere, headers={"Accept-Language": "de;q=0.9, fr-CH;q=0.8, en;q=0.2"})
        assert french.json()["message"] == said[1]


async def test_a_mistake_of_ours_is_logged_and_says_nothing_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")

        async def failing(*_: Any) -> Any:
            raise ValueError("the seed is 1234")

        monkeypatch.setattr(Store, "read", failing)
        with capture_logs() as logged:
            for path in ("/api/me", "/api/tables", "/api/tables/aaaaaaaaaaaa"):
                answer = await nora.http.get(path)
                assert refused(answer) == "broken"
                assert answer.json()["facts"] == {}
                assert "1234" not in answer.text
                assert "Error" not in answer.text
        assert [one["log_level"] for one in logged] == ["error"] * 3


async def test_who_goes_away_in_the_middle_of_a_body_breaks_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        with capture_logs() as logged:
            await spoken(served.port, "POST /api/people HTTP/1.1", {"Content-Length": "50"}, '{"name":', leave=True)
            assert (await served.player("Nora")).http.cookies
        assert logged == []
