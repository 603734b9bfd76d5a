"""Only our own paths lead anywhere, and only by our own names; and no other site's page can do anything here."""

from pathlib import Path

import pytest

from tests.server.doors.refusals import refused
from tests.server.doors.wire import asked
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
CROOKED = (
    "/../api/me",
    "/api/../api/me",
    "/api/./me",
    "//api/me",
    "/api//me",
    "/api/me/",
    "/api/%6de",
    "/api/%2e%2e/api/me",
    "/api/tables/..%2fme",
    "/api/tables/%00",
    "/api/tables/a%2fb",
    "/api/tables/..\\me",
    "/api/tables/%c3%a9",
    "/.git/config",
    "/api/tables/" + "a" * 300,
)


async def test_no_crooked_path_leads_anywhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in CROOKED:
            assert await asked(served.port, path) == (404, "unknown_path"), path


async def test_an_overlong_name_of_a_table_is_just_unknown(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        assert await asked(served.port, "/api/tables/" + "a" * 200) == (404, "unknown_table")


async def test_a_query_that_cannot_be_kept_or_is_endless_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for query in ("lang=%00", "lang=" + "a" * 3000):
            assert await asked(served.port, f"/api/games?{query}") == (400, "bad_request")
        for query in ("lang=%ff", "lang=%", "&&=&", "lang=fr;lang=ja", "=" * 2000):
            assert await asked(served.port, f"/api/games?{query}") == (200, None), query


async def test_addresses_and_names_at_home_are_ours_and_no_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for host in ("127.0.0.1", "192.168.1.7:8437", "[::1]:8437", "localhost:1", "tower", "tower.local"):
            assert await asked(served.port, "/api/games", {"Host": host}) == (200, None), host
        for host in ("evil.example", "127.0.0.1.evil.example", "a b", "x.local.evil.example:80", "[::1", ";"):
            assert await asked(served.port, "/api/games", {"Host": host}) == (421, "unknown_host"), host


async def test_a_host_says_by_which_names_it_is_reached(tmp_path: Path) -> None:
    async with serving(tmp_path, names="abra.example, play.example") as served:
        for host in ("abra.example", "PLAY.example:443", "127.0.0.1"):
            assert await asked(served.port, "/api/games", {"Host": host}) == (200, None), host
        assert await asked(served.port, "/api/games", {"Host": "evil.example"}) == (421, "unknown_host")


async def test_behind_a_proxy_its_names_are_ours(tmp_path: Path) -> None:
    async with serving(tmp_path, trusted_proxy="127.0.0.1") as served:
        assert await asked(served.port, "/api/games", {"Host": "abra.example"}) == (200, None)


async def test_a_page_of_another_site_can_do_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        own = f"http://127.0.0.1:{served.port}"
        for origin in ("https://evil.example", "null", "http://127.0.0.1", f"{own}0", "nonsense", f"ftp://{own[7:]}"):
            answer = await nora.http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
            assert refused(answer) == "foreign_origin", origin
        assert (await nora.get("/api/me"))["name"] == "Nora"
        answer = await nora.http.patch("/api/me", json={"name": "Ada"}, headers={"Origin": own})
        assert answer.json()["name"] == "Ada"


async def test_the_port_that_goes_without_saying_makes_no_stranger(tmp_path: Path) -> None:
    async with serving(tmp_path, names="abra.example") as served:
        for host, origin in (("abra.example:443", "https://abra.example"), ("abra.example", "http://abra.example:80")):
            headers = {"Host": host, "Origin": origin}
            answer = await served.stranger().http.post("/api/people", json={"name": "Nora"}, headers=headers)
            assert answer.status_code == 201
