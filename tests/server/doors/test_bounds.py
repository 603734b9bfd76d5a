"""No number is too large and no text too strange for what stands behind the door, whichever database that is."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from tests.server.doors.refusals import shaped
from tests.server.player import NotDone, Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
NUMBERS = (10**10, 2**31, 2**63, -(2**63) - 1, 10**30, 10**200)
TEXTS = ("😀" * 100, "\x01", "\u202e", "x" * 5000, "' or 1=1 --", "%s%n", "٣", "²")
TERMS: dict[str, Any] = {"game": "abraca-what", "seats": 2}


def _asked(table: str) -> Iterator[tuple[str, str, Any]]:
    for number in NUMBERS:
        for method in ("PUT", "DELETE"):
            yield method, f"/api/me/blocks/{table}/{number}", None
        yield "GET", f"/api/tables/{table}/moments/{number}", None
        yield "GET", f"/api/tables/{table}/moments?viewer={number}", None
        yield "GET", f"/api/me/games?after={number}", None
        yield "GET", f"/api/me/games?after={number}-{table}", None
        for term in ("clock", "grace", "first", "seats"):
            yield "POST", "/api/tables", {**TERMS, term: number}
    for text in TEXTS:
        query = httpx.QueryParams({"after": text, "viewer": text, "lang": text})
        yield "GET", f"/api/me/games?{query}", None
        yield "GET", f"/api/tables/{table}/moments?{query}", None
        for path, field in (("recover", "code"), ("move", "token"), ("codes", "code"), ("me/bots", "name")):
            yield "POST", f"/api/{path}", {field: text}
        yield "PATCH", "/api/me", {"name": text}


async def _finished(served: Served) -> Place:
    """Whoever played a game that is over already."""
    nora, ada = await served.player("Nora"), await served.player("Ada")
    host = await nora.attend(await nora.open_table())
    guest = await ada.attend(host.table)
    await guest.ask("sit")
    await asyncio.gather(host.decline(), guest.decline())
    await guest.until(lambda: guest.phase == "playing")
    await guest.ask("concede")
    return host


@pytest.mark.parametrize("kind", ["file", "service"])
async def test_nothing_breaks_by_a_number_or_a_text(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    where = {"database_url": request.getfixturevalue("database")} if kind == "service" else {}
    async with serving(tmp_path, **where) as served:
        host = await _finished(served)
        with capture_logs() as logged:
            for method, path, body in _asked(host.table):
                answer = await host.player.http.request(method, path, json=body)
                assert answer.status_code < 500, (method, path, body)
                if answer.is_error:
                    shaped(answer.json())
            for number in NUMBERS:
                await _say(host, number)
        assert not [one for one in logged if one["log_level"] != "info"]


async def _say(host: Place, number: int) -> None:
    """Whatever has a number in it."""
    said: tuple[tuple[str, dict[str, Any]], ...] = (
        ("sync", {"seen": number}),
        ("look", {"seat": number}),
        ("mute", {"seat": number}),
        ("act", {"number": number, "action": {"do": number}}),
        ("sit", {"seat": number}),
        ("kick", {"seat": number}),
        ("fill", {"bot": "novice", "seat": number}),
    )
    for op, fields in said:
        try:
            await host.ask(op, **fields)
        except NotDone as refused:
            shaped(refused.error)
