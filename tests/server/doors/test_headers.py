"""Every answer tells the browser to trust nothing but us, and as little as it can."""

from pathlib import Path

import pytest

from tests.server.serving import serving

pytestmark = pytest.mark.anyio
PATHS = ("/", "/api/games", "/api/me", "/api/tables/aaaaaaaaaaaa", "/nothing", "/schema/openapi.json", "/health")


async def test_every_answer_has_the_headers_refusals_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in PATHS:
            headers = (await served.stranger().http.get(path)).headers
            policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split("; "))
            assert policy["default-src"] == "'none'", path
            assert policy["frame-ancestors"] == "'none'"
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            assert "server" not in headers


async def test_scripts_and_sockets_are_our_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        policy = (await served.stranger().http.get("/api/games")).headers["content-security-policy"]
        here = f"127.0.0.1:{served.port}"
        assert "script-src 'self';" in policy
        assert f"connect-src 'self' ws://{here} wss://{here}" in policy


async def test_a_host_that_is_none_gets_into_no_header(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        headers = {"Host": "x; script-src *"}
        policy = (await served.stranger().http.get("/api/games", headers=headers)).headers["content-security-policy"]
        assert policy.endswith("connect-src 'self'")


async def test_what_is_somebodys_own_is_kept_by_no_browser(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        for path in ("/api/me", "/api/nothing", "/api/games"):
            assert (await nora.http.get(path)).headers["cache-control"] == "no-store"


async def test_encryption_once_is_encryption_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path, trusted_proxy="127.0.0.1") as served:
        http = served.stranger().http
        encrypted = await http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
        assert "max-age=31536000" in encrypted.headers["strict-transport-security"]
        assert "strict-transport-security" not in (await http.get("/api/games")).headers
