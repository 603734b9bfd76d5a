"""Whoever comes with a browser finds a page: in their language, without a script, with the way in for others."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from abracademy.server.front import routes
from abracademy.words import LANGUAGES, words
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
NEVER_CLOSED = {"meta", "link", "br"}


class Read(HTMLParser):
    """Every element is closed where it belongs."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in NEVER_CLOSED:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


async def _page(served: Served, **headers: str) -> httpx.Response:
    return await served.stranger().http.get("/", headers=headers)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_the_visitors_language(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path) as served:
        page = await _page(served, **{"Accept-Language": f"{language}-XX,en;q=0.5"})
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in page.text
    for message in ("front-open", "front-soon", "front-ways"):
        assert words(language)(message) in page.text.replace("&#x27;", "'")


async def test_a_link_to_a_table_opens_it_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        invited = await nora.get(f"/api/tables/{await nora.open_table()}/invitation")
        page = await served.stranger().http.get(invited["link"])
    assert page.status_code == 200
    assert words("en")("front-open") in page.text


async def test_it_runs_nothing_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        page = await _page(served)
        style = await served.stranger().http.get("/house.css")
    policy = page.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'self';")
    assert "unsafe" not in policy
    for tag, attributes in Read(page.text).seen:
        assert tag not in ("script", "iframe", "img", "style")
        assert not any(name.startswith("on") or name == "style" for name in attributes)
        if tag == "link":
            assert attributes["href"] == "/house.css"
    assert style.headers["content-type"].startswith("text/css")
    assert not re.search(r"url\(|@import", style.text)


async def test_it_says_by_which_address_others_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "addresses_of", lambda _: ["192.0.2.10"])
    async with serving(tmp_path) as served:
        from_here = await _page(served, Host=f"localhost:{served.port}")
        from_elsewhere = await _page(served, Host="192.0.2.99:8437")
    assert f"http://192.0.2.10:{served.port}/" in from_here.text
    assert "http://192.0.2.99:8437/" in from_elsewhere.text


async def test_where_this_machine_alone_can_come_in_nobody_else_is_promised_anything(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        page = await _page(served)
    assert words("en")("front-elsewhere") not in page.text
    assert "<svg" in page.text  # the tower
    assert 'class="code"' not in page.text


async def test_what_a_visitor_claims_stays_text(tmp_path: Path) -> None:
    async with serving(tmp_path, trusted_proxy="127.0.0.1") as served:
        for claim in ('games.example"><b>', "games.example<b>", "games.example&lt;b&gt;"):
            assert "<b>" not in (await _page(served, Host=claim)).text
        assert "http://games.example/" in (await _page(served, Host="games.example")).text
