"""Whatever somebody's own bot does, it is told what was wrong with it, and the game goes on."""

import asyncio
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from abracademy.server.closing import Closing
from abracademy.server.operations.farewell import say_farewell
from tests.server.bots.outsider import Message, Outsider, connected, makers, seated, token_of
from tests.server.player import Place
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
SHORT = 200
"""Milliseconds, where time is to run out."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["abracademy.table.sitting.due"], "OUTSIDE", SHORT)


@pytest.fixture
def seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes is missed without delay."""
    monkeypatch.setattr("abracademy.server.tables.live.RETURNS", 0.01)


NONSENSE = {
    "no JSON": "castle",
    "nothing": "",
    "a list": "[]",
    "another request": '{"op":"sit","id":"a"}',
    "a field too many": '{"op":"act","table":"t","number":1,"action":{},"more":1}',
    "no table": '{"op":"act","number":1,"action":{}}',
    "a number that is none": '{"op":"act","table":"t","number":"1","action":{}}',
    "a number beyond all": '{"op":"act","table":"t","number":1e400,"action":{}}',
    "an action that is none": '{"op":"act","table":"t","number":1,"action":3}',
    "a name twice": '{"op":"act","table":"t","table":"t","number":1,"action":{}}',
    "a long name": '{"op":"act","table":"' + "t" * 2000 + '","number":1,"action":{}}',
    "half a letter": '{"op":"act","table":"\\ud800","number":1,"action":{}}',
    "a tower": '{"op":"act","table":"t","number":1,"action":' + '{"a":' * 5000 + "1" + "}" * 5001,
}


async def test_nonsense_is_refused_and_the_next_answer_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            for number, text in enumerate(NONSENSE.values()):
                await grix.say(text)
                assert (await grix.hear("refused", number))["error"]["code"] == "bad_request"
            await goes_on(grix, place, question)


async def goes_on(grix: Outsider, place: Place, question: Message) -> None:
    """From this question on."""
    await grix.answer(question)
    await place.until(lambda: place.number > question["number"])


async def test_what_is_refused_is_known_by_its_table_and_number_where_they_can_be_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            await grix.say(NONSENSE["an action that is none"])
            await grix.say(NONSENSE["a long name"])
            await grix.hear("refused", 1)
            about = [(one["table"], one["number"]) for one in grix.heard("refused")]
            assert about == [("t", 1), (None, None)]
            error = grix.heard("refused")[0]["error"]
            assert set(error) == {"code", "reason", "facts", "message", "do"}


WRONG: list[tuple[Message, str]] = [
    ({"action": {"do": "castle"}}, "illegal_action"),
    ({"action": {}}, "illegal_action"),
    ({"action": {"do": "stop"}}, "illegal_action"),
    ({"number": 0}, "stale"),
    ({"number": 10_000}, "bad_request"),
    ({"table": "abcdefghijkm"}, "not_seated"),
    ({"table": "../../etc"}, "not_seated"),
]


async def test_an_answer_that_is_none_is_refused_and_the_next_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            for number, (wrong, code) in enumerate(WRONG):
                await grix.answer(question, **wrong)
                refused = await grix.hear("refused", number)
                about = {**question, **wrong}
                assert refused["error"]["code"] == code
                assert (refused["table"], refused["number"]) == (about["table"], about["number"])
            await goes_on(grix, place, question)


async def test_a_bot_moves_neither_for_others_nor_at_their_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        tokens = await token_of(nora, "Grix"), await token_of(ada, "Brax")
        async with connected(served.port, tokens[0]) as grix, connected(served.port, tokens[1]) as brax:
            place, other = await seated(nora, "Grix", first=0), await seated(ada, "Brax", first=1)
            await grix.hear("new")
            question = await brax.hear("act")
            await grix.answer(question)
            assert (await grix.hear("refused"))["error"]["code"] == "not_seated"
            answer = {"table": place.table, "number": place.number}
            await grix.answer(question, **answer)
            assert (await grix.hear("refused", 1))["error"]["code"] == "not_your_turn"
            assert (other.number, place.view["awaits"]) == (question["number"], {"seat": 0})


async def test_an_answer_that_is_said_twice_counts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            await grix.answer(question)
            await grix.answer(question)
            assert (await grix.hear("refused"))["error"]["code"] == "stale"
            assert place.number == question["number"] + 1


@pytest.mark.usefixtures("impatient")
async def test_for_one_that_does_not_answer_a_bot_of_ours_moves_and_its_late_answer_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            await place.until(lambda: place.number > question["number"])
            await grix.answer(question)
            assert (await grix.hear("refused"))["error"]["code"] == "stale"
            playing = asyncio.create_task(place.play())
            await grix.play()
            await playing
            made = await makers(served, place)
        assert made[0] == "clock"
        assert "bot" in made


@pytest.mark.usefixtures("impatient")
async def test_one_that_only_talks_nonsense_loses_every_move_and_the_game_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", options={"last_standing": True})
            playing = asyncio.create_task(place.play())
            while not playing.done():
                await grix.say("castle")
                await asyncio.sleep(0.02)
            await playing
            await grix.hear("over")
            assert {one["error"]["code"] for one in grix.heard("refused")} == {"bad_request"}


@pytest.mark.usefixtures("impatient", "seen_at_once")
async def test_one_that_goes_is_stood_in_for_and_is_told_all_from_the_beginning_when_it_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora, "Grix")
        async with connected(served.port, token) as grix:
            place = await seated(nora, "Grix", first=1)
            await grix.answer(await grix.hear("act"))
        await place.until(lambda: place.seating["chairs"][1]["stand_in"] == "gone")
        await place.until(lambda: place.view["awaits"] == {"seat": 0})
        async with connected(served.port, token) as grix:
            again = await grix.hear("new")
            await place.until(lambda: not place.seating["chairs"][1]["away"])
            assert place.seating["chairs"][1]["stand_in"] == ""
            await asyncio.gather(place.play(), grix.play())
            told = [event["event"] for one in grix.messages for event in one.get("told", ())]
            assert told == [event["event"] for event in place.told]
            assert (again["seat"], grix.heard("over")[0]["view"]["awaits"]) == (1, None)


async def test_of_two_sockets_of_one_bot_the_newer_plays(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora, "Grix")
        async with connected(served.port, token) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            async with connected(served.port, token) as newer:
                await grix.until(lambda: grix.closed == Closing.REPLACED)
                assert (await newer.hear("act"))["number"] == question["number"]
                await asyncio.gather(place.play(), newer.play())
                assert not any(chair["away"] for chair in place.seating["chairs"])


async def test_a_token_that_is_none_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await token_of(await served.player("Nora"), "Grix")
        address = f"ws://127.0.0.1:{served.port}/api/bot/socket"
        for token in ("", "forged", "x" * 5000, "Bearer"):
            await is_turned_away(address, {"Authorization": f"Bearer {token}"})


async def test_a_token_stands_in_no_address_and_is_nobodys_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora, "Grix")
        address = f"ws://127.0.0.1:{served.port}/api/bot/socket"
        await is_turned_away(f"{address}?token={token}&access_token={token}", {})
        await is_turned_away(address, {"Cookie": f"abracademy={token}"})
        await is_turned_away(address, {"Authorization": f"Basic {token}"})
        await is_turned_away(address, {"Cookie": f"abracademy={nora.http.cookies['abracademy']}"})
        async with httpx.AsyncClient() as http:
            answer = await http.get(
                f"http://127.0.0.1:{served.port}/api/me", headers={"Authorization": f"Bearer {token}"}
            )
        assert answer.status_code == 401


async def is_turned_away(address: str, headers: dict[str, str]) -> None:
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        assert "not_signed_in" in str(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert socket.close_code == Closing.NOT_SIGNED_IN


async def test_a_bot_that_is_deleted_goes_at_once_and_leaves_no_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = await nora.post("/api/me/bots", name="Grix")
        async with connected(served.port, made["token"]) as grix:
            place = await seated(nora, "Grix", first=1)
            await grix.hear("act")
            (await nora.http.delete(f"/api/me/bots/{made['id']}")).raise_for_status()
            await grix.until(lambda: grix.closed is not None)
        address = f"ws://127.0.0.1:{served.port}/api/bot/socket"
        await is_turned_away(address, {"Authorization": f"Bearer {made['token']}"})
        await place.until(lambda: place.seating["chairs"][1]["name"] is None)
        await place.play()
        assert place.phase == "over"


async def test_a_bot_hears_when_the_house_closes_for_a_moment(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            await seated(nora, "Grix", first=1)
            await grix.hear("act")
            await say_farewell(served.house)
            bye = await grix.hear("bye")
            await grix.until(lambda: grix.closed == Closing.RESTART)
            assert bye["again_in"] > 0
