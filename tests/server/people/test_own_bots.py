"""Bots that people bring: a name, and a token that is shown once and opens nothing else."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from abracademy.server.people.bots import MOST
from abracademy.server.people.identity import COOKIE, hashed
from tests.server.player import NotDone
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


async def reason(asked: Awaitable[Any]) -> str:
    with pytest.raises(NotDone) as refused:
        await asked
    told: str = refused.value.error["reason"]
    return told


async def known_as(served: Served, token: str) -> str | None:
    found = await served.house.identity.bot(token)
    assert found is None or found.is_bot
    return found.name if found else None


async def test_a_token_is_shown_once_and_only_its_digest_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = await nora.post("/api/me/bots", name=" Robo ")
        assert made["name"] == "Robo"
        assert await nora.get("/api/me/bots") == [{"id": made["id"], "name": "Robo", "public": False}]
        assert await known_as(served, made["token"]) == "Robo"
        with sqlite3.connect(tmp_path / "abracademy.db") as database:
            dump = "\n".join(database.iterdump())
        assert made["token"] not in dump
        assert hashed(made["token"]) in dump


async def test_everybody_sees_and_deletes_their_own_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        robo = await nora.post("/api/me/bots", name="Robo", public=True)
        ticktock = await ada.post("/api/me/bots", name="Ticktock")
        assert await nora.get("/api/me/bots") == [{"id": robo["id"], "name": "Robo", "public": True}]
        adas_id = (await ada.get("/api/me"))["id"]
        for bot in (ticktock["id"], adas_id, (await nora.get("/api/me"))["id"], "nonsense"):
            assert await reason(nora.delete(f"/api/me/bots/{bot}")) == "no-such-bot-of-yours"
        assert await known_as(served, ticktock["token"]) == "Ticktock"
        await nora.delete(f"/api/me/bots/{robo['id']}")
        assert await nora.get("/api/me/bots") == []
        assert await known_as(served, robo["token"]) is None
        assert (await nora.get("/api/me"))["name"] == "Nora"


async def test_nobody_brings_too_many(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        bots = [await nora.post("/api/me/bots", name=f"Robo {number}") for number in range(MOST)]
        assert await reason(nora.post("/api/me/bots", name="One more")) == "too-many-bots"
        assert [one["name"] for one in await nora.get("/api/me/bots")] == [one["name"] for one in bots]
        await nora.delete(f"/api/me/bots/{bots[0]['id']}")
        await nora.post("/api/me/bots", name="One more")


async def test_nor_too_many_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        making = [nora.post("/api/me/bots", name=f"Robo {number}") for number in range(3 * MOST)]
        made = [one for one in await asyncio.gather(*making, return_exceptions=True) if isinstance(one, dict)]
        assert len(made) == len(await nora.get("/api/me/bots")) == MOST


async def test_a_bots_name_is_cleaned_as_peoples_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        assert await reason(nora.post("/api/me/bots", name="\u200b")) == "name-empty"
        assert await reason(nora.post("/api/me/bots", name="x" * 25)) == "name-too-long"
        assert await reason(served.stranger().post("/api/me/bots", name="Robo")) == "not-signed-in"


async def test_nothing_but_its_token_means_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = await nora.post("/api/me/bots", name="Robo")
        code = (await nora.post("/api/me/recovery"))["code"].replace("-", "")
        for token in (
            "",
            "x" * 10_000,
            "é",
            made["id"],
            hashed(made["token"]),
            made["token"][:-1],
            code,
            nora.http.cookies[COOKIE],
        ):
            assert await known_as(served, token) is None


async def test_a_bots_token_does_nothing_that_is_for_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = (await nora.post("/api/me/bots", name="Robo"))["token"]
        for method, path in (
            ("GET", "/api/me"),
            ("DELETE", "/api/me"),
            ("GET", "/api/me/bots"),
            ("GET", "/api/me/blocks"),
        ):
            stranger = served.stranger()
            answer = await stranger.http.request(method, path, headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 401
            with_cookie = await stranger.http.request(method, path, headers={"Cookie": f"{COOKIE}={token}"})
            assert with_cookie.status_code == 401
        assert await known_as(served, token) == "Robo"
