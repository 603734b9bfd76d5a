"""Who asks too often is asked to wait: by address, as a person, and on each socket; and nobody else has to."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from abracademy.server.closing import Closing
from abracademy.server.doors.floods import GUARDED, OPEN_BY, OPEN_FROM, SOCKETS, VISITS, address_of
from abracademy.server.limits import Rate
from tests.server.doors.refusals import refused, turned_away
from tests.server.player import SECONDS, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
STRICT = 0.05
"""Times the usual limits: so that tests soon reach them."""
POSTED: dict[str, dict[str, Any]] = {
    "/api/people": {"name": "Nora"},
    "/api/recover": {"code": "AAAAAAAAAAAAAAAAAAAAAAAA"},
    "/api/move": {"token": "AAAAAAAAAAAAAAAAAAAAAAAA"},
    "/api/codes": {"code": "BBBBBB"},
    "/api/tables": {"game": "abraca-what", "seats": 9},
}
Ask = Callable[[], Awaitable[httpx.Response]]


async def _until_too_many(ask: Ask) -> tuple[int, httpx.Response]:
    """How often it went well before."""
    for count in range(1000):
        answer = await ask()
        if answer.status_code == 429:
            return count, answer
    raise AssertionError("nobody minds")


def _about(count: int, rate: Rate) -> bool:
    """One more, where a window ends in between."""
    most = max(1, round(rate.most * STRICT))
    return most - 1 <= count <= most + 1


def test_all_that_can_be_guessed_is_guarded_and_tried_here() -> None:
    assert POSTED.keys() == GUARDED.keys()


@pytest.mark.parametrize("path", GUARDED)
async def test_what_can_be_guessed_can_be_tried_a_few_times(path: str, tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT, trusted_proxy="127.0.0.1") as served:
        http = served.stranger().http
        count, answer = await _until_too_many(lambda: _post(http, path, "1.2.3.4"))
        assert _about(count, GUARDED[path].of_address)
        assert refused(answer) == "too_many"
        assert 1 <= int(answer.headers["retry-after"]) <= GUARDED[path].of_address.seconds * 2
        assert answer.json()["facts"]["seconds"] == int(answer.headers["retry-after"])
        http.cookies.clear()
        assert (await _post(http, path, "1.2.3.5")).status_code != 429


async def _post(http: httpx.AsyncClient, path: str, address: str) -> httpx.Response:
    answer = await http.post(path, json=POSTED[path], headers={"X-Forwarded-For": address})
    http.cookies.clear()  # so that nobody is known as a person
    return answer


async def test_a_person_is_counted_from_wherever_they_ask(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT, trusted_proxy="127.0.0.1") as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        places = iter(range(1, 250))

        async def guess() -> httpx.Response:
            headers = {"X-Forwarded-For": f"1.2.3.{next(places)}"}
            return await nora.http.post("/api/codes", json=POSTED["/api/codes"], headers=headers)

        count, _ = await _until_too_many(guess)
        assert _about(count, GUARDED["/api/codes"].of_person)
        assert (await nora.http.get("/api/me")).status_code == 200
        assert (await ada.http.post("/api/codes", json=POSTED["/api/codes"])).status_code == 404


async def test_nobody_but_a_trusted_proxy_says_where_somebody_asks_from(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT) as served:
        places = iter(range(1, 250))
        http = served.stranger().http
        count, _ = await _until_too_many(lambda: _post(http, "/api/codes", f"1.2.3.{next(places)}"))
        assert _about(count, GUARDED["/api/codes"].of_address)


async def test_there_is_a_bound_to_all_requests_together(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT) as served:
        http = served.stranger().http
        paths = iter(["/api/games", "/api/nothing", "/", "/nothing"] * 1000)
        count, _ = await _until_too_many(lambda: http.get(next(paths)))
        assert _about(count, VISITS.of_address)


def test_whoever_has_one_address_of_version_6_has_all_around_it() -> None:
    def of(host: str) -> str:
        scope: Any = {"client": (host, 1)}
        return address_of(scope)

    assert of("2001:db8:1:100::1") == of("2001:db8:1:1ff:ffff::") != of("2001:db8:1:200::1")
    assert of("::ffff:1.2.3.4") == of("1.2.3.4") != of("1.2.3.5")
    assert len(of("x" * 5000)) < 100
    nobody: Any = {"client": None}
    assert address_of(nobody) == ""


async def test_sockets_are_not_opened_again_and_again(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT) as served:
        nora = await served.player("Nora")
        count, code = 0, "unknown_table"
        while code == "unknown_table":
            code = await turned_away(nora, "/api/tables/x/socket")
            count += 1
        assert code == "too_many"
        assert _about(count - 1, SOCKETS.of_person)


async def test_of_one_persons_many_sockets_the_oldest_goes(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table()
        hers = await ada.attend(table)
        places = [await nora.attend(table) for _ in range(round(OPEN_BY * STRICT) + 1)]
        await places[0].until(lambda: places[0].closed is not None)
        assert places[0].closed == Closing.REPLACED
        for place in (*places[1:], hers):
            assert (await place.ask("ping"))["op"] == "done"


async def test_one_address_has_so_many_sockets_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT) as served:
        stranger = served.stranger()
        sockets = [await stranger.socket("/api/lobby/socket") for _ in range(round(OPEN_FROM * STRICT))]
        for socket in sockets:
            await socket.recv()
        assert await turned_away(stranger, "/api/lobby/socket") == "too_many"
        await sockets.pop().close()
        socket = await _once_open(served, stranger)
        assert msgspec.json.decode(await socket.recv())["op"] == "lobby"


async def _once_open(served: Served, stranger: Player) -> Any:
    """The server hears of a socket's end a little after its client."""
    async with asyncio.timeout(SECONDS):
        while len(served.house.connections) >= OPEN_FROM * STRICT:
            await asyncio.sleep(0.01)
    return await stranger.socket("/api/lobby/socket")


async def test_on_a_socket_too_many_requests_are_refused_and_a_flood_ends_it(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table()
        place, hers = await nora.attend(table), await ada.attend(table)
        for number in range(1000):
            await place.send(f'{{"op":"ping","id":"r{number}"}}')
        await place.until(lambda: place.closed is not None)
        assert place.closed == Closing.TOO_MANY
        answers = [one for one in place.messages if one["op"] != "table"]
        assert {one["op"] for one in answers} == {"done", "refused"}
        refusals = [one["error"] for one in answers if one["op"] == "refused"]
        assert {one["code"] for one in refusals} == {"too_many"}
        assert answers[-1]["id"] is None
        assert (await hers.ask("ping"))["op"] == "done"


async def test_a_bot_is_counted_as_itself_whatever_cookie_it_shows(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=STRICT, trusted_proxy="127.0.0.1") as served:
        nora = await served.player("Nora")
        token = (await nora.post("/api/me/bots", name="Robo"))["token"]
        http, places = served.stranger().http, iter(range(1, 250))

        async def ask() -> httpx.Response:
            shown = {"Authorization": f"Bearer {token}", "Cookie": "abracademy=none"}
            return await http.get("/api/key", headers={**shown, "X-Forwarded-For": f"1.2.3.{next(places)}"})

        count, _ = await _until_too_many(ask)
        assert _about(count, VISITS.of_person)
