"""Who somebody is: by a cookie that we signed, that nobody else can make, and that does not last for ever."""

import sqlite3
from base64 import urlsafe_b64decode
from pathlib import Path

import httpx
import msgspec
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import update

from abracademy.server.now import now
from abracademy.server.people.identity import COOKIE, LASTS, RENEWED, SALT, hashed
from abracademy.server.people.keys import key
from abracademy.server.store.schema import sessions
from tests.server.player import NotDone, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


def cookie_of(player: Player) -> str:
    cookie = player.http.cookies.get(COOKIE)
    assert cookie
    return cookie


def token_in(cookie: str) -> str:
    """What it holds is no secret from whoever has it."""
    content, _, _ = cookie.partition(".")
    token: str = msgspec.json.decode(urlsafe_b64decode(content + "=="))
    return token


async def as_whom(served: Served, cookie: str) -> httpx.Response:
    """Who the server takes them for who send this."""
    stranger = served.stranger()
    return await stranger.http.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})


async def grown_old(served: Served, seconds: int) -> None:
    await served.house.store.write(update(sessions).values(created=now() - seconds * 1000))


async def test_a_guest_is_known_again_by_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        stranger = served.stranger()
        answer = await stranger.http.post("/api/people", json={"name": "  Nora "})
        set_cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in set_cookie
        assert "SameSite=lax" in set_cookie
        assert "Path=/" in set_cookie
        assert "Secure" not in set_cookie
        assert answer.json()["name"] == "Nora"
        assert await stranger.get("/api/me") == answer.json()


async def test_the_store_keeps_no_cookie_but_its_digest(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        with sqlite3.connect(tmp_path / "abracademy.db") as database:
            dump = "\n".join(database.iterdump())
        token = token_in(cookie_of(nora))
        assert token not in dump
        assert hashed(token) in dump


@pytest.mark.parametrize(
    ("trusted", "forwarded", "secure"),
    [("127.0.0.1", "https", True), ("127.0.0.1", "http", False), ("", "https", False), ("192.0.2.1", "https", False)],
)
async def test_by_https_alone_where_it_came_so_through_a_proxy_that_is_trusted(
    tmp_path: Path, trusted: str, forwarded: str, secure: bool
) -> None:
    async with serving(tmp_path, trusted_proxy=trusted) as served:
        headers = {"X-Forwarded-Proto": forwarded, "X-Forwarded-For": "198.51.100.7"}
        answer = await served.stranger().http.post("/api/people", json={"name": "Nora"}, headers=headers)
        assert ("Secure" in answer.headers["set-cookie"]) is secure


NONSENSE = ("", "nonsense", ".", "a.b.c", "x" * 3000, "é", "%00", "\\u0000", "null.", '"quoted"', "e30.e30", "bm9yYQ.x")


async def test_a_nonsense_cookie_means_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for cookie in NONSENSE:
            headers = [(b"Cookie", f"{COOKIE}={cookie}".encode())]
            answer = await served.stranger().http.get("/api/me", headers=headers)
            assert answer.status_code == 401
            assert answer.json()["code"] == "not_signed_in"
            assert answer.json()["do"] == "sign_in"


async def test_a_cookie_that_was_changed_or_put_together_of_two_means_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = cookie_of(await served.player("Nora")), cookie_of(await served.player("Ada"))
        (token, signature), (other, _) = nora.split("."), ada.split(".")
        assert (await as_whom(served, nora)).json()["name"] == "Nora"
        for forged in (f"{other}.{signature}", token, f"{token}.", f"{nora}x", f"x{nora}", nora.swapcase()):
            assert (await as_whom(served, forged)).status_code == 401


async def test_a_cookie_of_another_house_means_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as one, serving(tmp_path / "other") as other:
        nora = await one.player("Nora")
        assert (await as_whom(other, cookie_of(nora))).status_code == 401


async def test_a_token_of_ours_that_no_session_has_means_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        signer = URLSafeSerializer(await key(served.house.store, "cookies"), salt=SALT)
        for token in ("never given out", 7, None, ["list"], {"id": 1}):
            assert (await as_whom(served, str(signer.dumps(token)))).status_code == 401


async def test_after_a_year_nobody_is_known_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        await grown_old(served, LASTS)
        with pytest.raises(NotDone, match="not_signed_in"):
            await nora.get("/api/me")


async def test_whoever_comes_now_and_then_is_known_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        first = cookie_of(nora)
        await nora.get("/api/me")
        assert cookie_of(nora) == first
        await grown_old(served, RENEWED)
        await nora.get("/api/me")
        second = cookie_of(nora)
        assert second != first
        await served.house.store.write(
            update(sessions).where(sessions.c.id == hashed(token_in(first))).values(created=now() - LASTS * 1000)
        )
        assert (await as_whom(served, first)).status_code == 401
        assert (await as_whom(served, second)).json()["name"] == "Nora"


async def test_signing_out_ends_it_on_this_device_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        phone = served.stranger()
        code = (await nora.post("/api/me/recovery"))["code"]
        await phone.post("/api/recover", code=code)
        kept = cookie_of(nora)
        await nora.delete("/api/me/session")
        assert nora.http.cookies.get(COOKIE) is None
        assert (await as_whom(served, kept)).status_code == 401
        assert (await phone.get("/api/me"))["name"] == "Nora"
        with pytest.raises(NotDone, match="not_signed_in"):
            await nora.delete("/api/me/session")


async def test_another_name_is_cleaned_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        assert (await nora.patch("/api/me", name="\u202eא\u200bדה "))["name"] == "אדה"
        assert (await nora.get("/api/me"))["name"] == "אדה"


WILL_NOT_DO = {"": "empty", "\u3164\u200d": "empty", "x" * 10_000: "too-long", "x" * 25: "too-long"}


async def test_a_name_that_will_not_do_is_refused_kindly(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        for name, why in WILL_NOT_DO.items():
            for asked in (served.stranger().post("/api/people", name=name), nora.patch("/api/me", name=name)):
                with pytest.raises(NotDone) as refused:
                    await asked
                assert refused.value.error["reason"] == f"name-{why}"
                assert refused.value.error["do"] == "mend"
        assert (await nora.get("/api/me"))["name"] == "Nora"


NO_NAMES = (b"", b"null", b"[]", b"{}", b'{"name":null}', b'{"name":7}', b'{"name":"a","id":"b"}', b"{")


async def test_what_is_no_name_at_all_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for body in NO_NAMES:
            headers = {"Content-Type": "application/json"}
            answer = await served.stranger().http.post("/api/people", content=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad_request"
            assert "set-cookie" not in answer.headers
