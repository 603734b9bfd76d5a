"""What is sent along is JSON of the awaited shape, read in one way only; all else is refused and does nothing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from abracademy.server.limits import LARGEST
from tests.server.doors.refusals import refused
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
JSON = {"Content-Type": "application/json"}
UNREADABLE: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b'"Nora"',
    b'{"name":',
    b"{'name':'Nora'}",
    b'\xef\xbb\xbf{"name":"Nora"}',
    b'{"name":"Nora"} {}',
    b"{}",
    b'{"name":1}',
    b'{"name":null}',
    b'{"name":["Nora"]}',
    b'{"name":NaN}',
    b'{"name":-Infinity}',
    b'{"name":' + b"9" * 5000 + b"}",
    b'{"name":"Nora","Name":"Eve"}',
    b'{"name":"Nora","name":"Eve"}',
    b'{"name":"Nora","n\\u0061me":"Eve"}',
    b'{"name":"\\ud800"}',
    b'{"name":"\\udc00\\ud800"}',
    b'{"name":"No\\u0000ra"}',
    b'{"name":"No\x00ra"}',
    b'{"name":"\xff\xfe"}',
    b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    b'{"name":' + b'{"a":' * 10_000,
    b'{"name":"' + b'\\"' * 30_000,
)


async def test_what_cannot_be_read_is_refused_whatever_is_wrong_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        http = served.stranger().http
        for body in UNREADABLE:
            answer = await http.post("/api/people", content=body, headers=JSON)
            assert refused(answer) == "bad_request", body[:60]
            assert len(answer.content) < 1000
        assert not http.cookies


async def test_numbers_are_no_texts_and_texts_are_no_numbers(tmp_path: Path) -> None:
    terms: dict[str, Any] = {"game": "abraca-what", "seats": 2}
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        for wrong in (
            {"seats": "2"},
            {"seats": 2.5},
            {"seats": True},
            {"public": 1},
            {"public": "true"},
            {"first": "0"},
        ):
            answer = await nora.http.post("/api/tables", json={**terms, **wrong})
            assert refused(answer) == "bad_request", wrong
        for wrong in ({"seats": 10**30}, {"seats": -1}, {"clock": 10**12}, {"grace": -(10**18)}, {"first": 2**63}):
            answer = await nora.http.post("/api/tables", json={**terms, **wrong})
            assert refused(answer) in ("bad_request", "bad_options"), wrong
        assert (await nora.get("/api/me/games"))["games"] == []


async def test_only_json_that_says_so_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        http = served.stranger().http
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"):
            headers = {"Content-Type": kind}
            answer = await http.post("/api/people", content=b'{"name":"Nora"}', headers=headers)
            assert refused(answer) == "not_json", kind
        for kind in ("application/json; charset=utf-8", "Application/JSON"):
            answer = await http.post("/api/people", content=b'{"name":"Nora"}', headers={"Content-Type": kind})
            assert answer.status_code == 201


async def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(LARGEST // 1000 + 1):
            yield b" " * 1000

    async with serving(tmp_path) as served:
        http = served.stranger().http
        for body in (b" " * (LARGEST + 1), pieces()):
            assert refused(await http.post("/api/people", content=body, headers=JSON)) == "too_large"
        answer = await http.post("/api/people", content=b'{"name":"Nora"}'.ljust(LARGEST), headers=JSON)
        assert answer.status_code == 201
