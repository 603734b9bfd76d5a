"""Ways back: a recovery code, and a link to another device that works once."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable
from math import log2
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Select, insert, update

from abracademy.kernel import Refused
from abracademy.server.lobby.invitation import qr
from abracademy.server.now import now
from abracademy.server.people.identity import COOKIE, hashed
from abracademy.server.people.passages import LASTS, moved
from abracademy.server.people.recovery import GROUPS, OF
from abracademy.server.store import Store
from abracademy.server.store.schema import passages, people
from abracademy.server.tables.opening import LETTERS
from tests.server.player import NotDone, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


async def token_of(player: Player) -> str:
    link: str = (await player.post("/api/me/passage"))["link"]
    return link.partition("#move=")[2]


async def reason(asked: Awaitable[Any]) -> str:
    with pytest.raises(NotDone) as refused:
        await asked
    told: str = refused.value.error["reason"]
    return told


def test_nobody_guesses_a_recovery_code() -> None:
    assert GROUPS * OF * log2(len(set(LETTERS))) >= 100


async def test_somebody_comes_back_by_their_code_however_it_was_written_down(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        code = (await nora.post("/api/me/recovery"))["code"]
        assert re.fullmatch(rf"[{LETTERS}]{{{OF}}}(-[{LETTERS}]{{{OF}}}){{{GROUPS - 1}}}", code)
        plain = code.replace("-", "")
        for written in (code, code.lower(), plain, f"  {code} ", " ".join(plain), code.replace("-", "–"), f"{code}."):
            phone = served.stranger()
            assert await phone.post("/api/recover", code=written) == await nora.get("/api/me")
            assert await phone.get("/api/me") == await nora.get("/api/me")


async def test_of_a_code_only_its_digest_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        code = (await nora.post("/api/me/recovery"))["code"]
        with sqlite3.connect(tmp_path / "abracademy.db") as database:
            dump = "\n".join(database.iterdump())
        assert code not in dump
        assert code.replace("-", "") not in dump
        assert hashed(code.replace("-", "")) in dump


async def test_a_new_code_replaces_the_one_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        first, second = [(await nora.post("/api/me/recovery"))["code"] for _ in range(2)]
        assert first != second
        assert await reason(served.stranger().post("/api/recover", code=first)) == "unknown-recovery-code"
        await served.stranger().post("/api/recover", code=second)


async def test_nonsense_is_nobodys_code(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        bot = await nora.post("/api/me/bots", name="Robo")
        like_a_code = insert(people).values(
            id="another bot",
            name="Robo 2",
            owner=(await nora.get("/api/me"))["id"],
            secret=hashed("B" * 24),
            created=now(),
        )
        await served.house.store.write(like_a_code)
        passage = await token_of(nora)
        session = nora.http.cookies[COOKIE]
        for code in (
            "",
            "-",
            "x",
            "B" * 24,
            "é\u200d",
            "x" * 10_000,
            digest_of_a_token(tmp_path),
            bot["token"],
            passage,
            session,
        ):
            stranger = served.stranger()
            assert await reason(stranger.post("/api/recover", code=code)) == "unknown-recovery-code"
            assert stranger.http.cookies.get(COOKIE) is None


def digest_of_a_token(data: Path) -> str:
    with sqlite3.connect(data / "abracademy.db") as database:
        ((digest,),) = database.execute("SELECT secret FROM people WHERE name = 'Robo'")
    return str(digest)


async def test_a_link_takes_somebody_along_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, phone = await served.player("Nora"), served.stranger()
        before = now()
        passage = await nora.post("/api/me/passage")
        origin, token = passage["link"].split("/#move=")
        assert origin == f"http://127.0.0.1:{served.port}"
        assert passage["qr"] == qr(passage["link"])
        assert passage["qr"].startswith("<svg")
        assert before + LASTS <= passage["until"] <= now() + LASTS
        assert await phone.post("/api/move", token=token) == await nora.get("/api/me")
        assert await phone.get("/api/me") == await nora.get("/api/me")
        assert await reason(served.stranger().post("/api/move", token=token)) == "unknown-passage"


async def test_looking_at_the_link_does_not_use_it_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora)
        for path in ("/", "/api/move", f"/api/move?token={token}"):
            await served.stranger().http.get(path)
        await served.stranger().post("/api/move", token=token)


class Together:
    """A store from which as many as these have read before one of them writes."""

    def __init__(self, store: Store, many: int) -> None:
        self._read = asyncio.Barrier(many)
        self._store = store
        self.write = store.write

    async def read(self, query: Select[Any]) -> Any:
        found = await self._store.read(query)
        await self._read.wait()
        return found


async def test_of_two_who_find_the_same_link_one_moves(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token, store = await token_of(nora), Together(served.house.store, 2)
        asked = [moved(cast(Store, store), token) for _ in range(2)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        (late,) = [one for one in outcomes if isinstance(one, Refused)]
        assert late.reason == "unknown-passage"
        assert (await nora.get("/api/me"))["id"] in outcomes


async def test_of_many_at_once_one_moves(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        await all_but_one_are_late(served, await token_of(nora))


async def test_of_many_at_two_processes_one_moves(tmp_path: Path, database: str) -> None:
    async with (
        serving(tmp_path / "one", database_url=database) as one,
        serving(tmp_path / "other", database_url=database) as other,
    ):
        nora = await one.player("Nora")
        await all_but_one_are_late(one, await token_of(nora), other)


async def all_but_one_are_late(served: Served, token: str, other: Served | None = None) -> None:
    strangers = [(other if other and at % 2 else served).stranger() for at in range(8)]
    asked = [stranger.post("/api/move", token=token) for stranger in strangers]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    late = [outcome for outcome in outcomes if isinstance(outcome, NotDone)]
    assert len(late) == len(outcomes) - 1
    assert {one.error["reason"] for one in late} == {"unknown-passage"}


async def test_after_ten_minutes_a_link_leads_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora)
        await served.house.store.write(update(passages).values(until=now()))
        assert await reason(served.stranger().post("/api/move", token=token)) == "unknown-passage"


async def test_only_the_newest_link_works(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        first, adas, second = await token_of(nora), await token_of(ada), await token_of(nora)
        assert await reason(served.stranger().post("/api/move", token=first)) == "unknown-passage"
        assert (await served.stranger().post("/api/move", token=second))["name"] == "Nora"
        assert (await served.stranger().post("/api/move", token=adas))["name"] == "Ada"


async def test_nonsense_is_no_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        code, token = (await nora.post("/api/me/recovery"))["code"], await token_of(nora)
        for given in (
            "",
            "x" * 10_000,
            "é\u200d",
            hashed(token),
            token.swapcase(),
            f"{token} ",
            code,
            nora.http.cookies[COOKIE],
        ):
            stranger = served.stranger()
            assert await reason(stranger.post("/api/move", token=given)) == "unknown-passage"
            assert stranger.http.cookies.get(COOKIE) is None
        await served.stranger().post("/api/move", token=token)


async def test_ways_back_are_for_those_who_are_known(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in ("/api/me/recovery", "/api/me/passage"):
            assert await reason(served.stranger().post(path)) == "not-signed-in"
