"""Somebody's own bot at a table: how it comes there, and what it is told."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.server.tables.connection import Connection
from abracademy.server.tables.visitor import Visitor, sign
from abracademy.words import words
from tests.server.bots.outsider import Message, asleep, connected, seated, token_of
from tests.server.player import NotDone
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["abraca-what", "abracadabra"])
async def test_two_bots_of_others_and_one_of_ours_play_a_whole_game_with_a_person(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        tokens = await token_of(nora, "Grix"), await token_of(ada, "Brax", public=True)
        async with connected(served.port, tokens[0]) as grix, connected(served.port, tokens[1]) as brax:
            place = await nora.attend(await nora.open_table(game, seats=4))
            await place.ask("fill", bot="outside:Grix", seat=2)
            await place.ask("fill", bot="outside:Brax")
            await place.ask("fill", bot="novice")
            await place.decline()
            await asyncio.gather(place.play(Random(1).choice), grix.play(), brax.play())
            chairs = [(chair["kind"], chair["name"]) for chair in place.seating["chairs"]]
            assert chairs == [("person", "Nora"), ("outside", "Brax"), ("outside", "Grix"), ("bot", None)]
            assert grix.heard("new")[0]["seat"] == 2
            assert [one.heard("over")[0]["result"]["places"] for one in (grix, brax)] == [place.seating["places"]] * 2
            assert (grix.heard("refused"), brax.heard("refused")) == ([], [])


class Beside(Connection):
    """Somebody who reads what a person in a seat would be told."""

    def __init__(self, person: str, table: str) -> None:
        super().__init__(Visitor(person, "Grix"), sign(person, table), words("en"))
        self.heard: list[Message] = []

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


async def test_a_bot_is_told_what_a_person_in_its_seat_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = await nora.post("/api/me/bots", name="Grix")
        async with connected(served.port, made["token"]) as grix:
            place = await seated(nora, "Grix")
            live = await served.house.hall.live(place.table)
            beside = Beside(made["id"], place.table)
            live.connect(beside, 0)
            await asyncio.gather(place.play(), grix.play())
            live.sync(beside, "last", 0)
        *news, last = beside.heard
        asked = [one for one in grix.messages if one["op"] in ("act", "over")]
        told = [event for one in asked for event in one["told"]]
        assert told == [event for one in news for event in one.get("told", ())] == last["told"]
        assert told != place.told  # another seat is told other things
        assert asked[-1]["view"] == last["view"]
        assert {one["view"]["viewer"] for one in asked} == {last["you"]["seat"]} == {1}
        assert [one["awaits"]["legal"] for one in asked[:-1]] == [one["view"]["legal"] for one in asked[:-1]]


async def test_nothing_that_a_bot_hears_shows_another_seat(tmp_path: Path) -> None:
    """In Abraca…What? everybody sees all stones but their own."""
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix")
            await asyncio.gather(place.play(), grix.play())
            for question in grix.heard("act"):
                own = question["view"]["players"][1]
                assert set(own["stones"]) == {None}
                assert all(event["stones"][1] == [None] * 5 for event in begun(question))
        told = "".join(grix.texts)
        assert await seed_of(served, place.table) not in told
        assert nora.http.cookies["abracademy"] not in told


def begun(question: Message) -> list[Any]:
    return [event for event in question["told"] if event["event"] == "round_began"]


async def seed_of(served: Served, table: str) -> str:
    live = await served.house.hall.live(table)
    return live.sitting.seed.hex()


async def test_the_chance_it_is_given_is_another_in_every_game_and_not_the_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            places = [await seated(nora, "Grix") for _ in range(2)]
            await asyncio.gather(*(place.play() for place in places), grix.play(games=2))
            seeds = {one["seed"] for one in grix.heard("new")}
            tables = {await seed_of(served, place.table) for place in places}
        assert (len(seeds), seeds & tables) == (2, set())
        assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


async def test_one_bot_plays_at_many_tables_at_once_but_not_at_any_number(tmp_path: Path) -> None:
    async with serving(tmp_path, open_tables=100) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            places = [await seated(nora, "Grix") for _ in range(20)]
            with pytest.raises(NotDone, match="outside-bot-busy"):
                await seated(nora, "Grix")
            await asyncio.gather(*(place.play() for place in places[:3]), grix.play(games=3))
            await seated(nora, "Grix")
            assert {one["table"] for one in grix.heard("over")} == {place.table for place in places[:3]}


async def test_a_bot_that_sleeps_is_asked_to_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora, "Grix")
        with pytest.raises(NotDone, match="outside-bot-asleep"):
            await seated(nora, "Grix")
        async with connected(served.port, token):
            await seated(nora, "Grix")
            await nora.places[-1].close()
        await asleep(served, "Grix")
        with pytest.raises(NotDone, match="outside-bot-asleep"):
            await seated(nora, "Grix")


async def test_whose_token_is_lost_is_not_in_the_way_of_another_of_its_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        _, token = await token_of(nora, "Grix"), await token_of(nora, "Grix")
        async with connected(served.port, token) as grix:
            place = await seated(nora, "Grix")
            assert (await grix.hear("new"))["table"] == place.table


async def test_a_private_bot_is_there_for_its_owner_and_a_public_one_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        tokens = await token_of(nora, "Grix"), await token_of(nora, "Brax", public=True)
        async with connected(served.port, tokens[0]), connected(served.port, tokens[1]) as brax:
            for name in ("Grix", "Nobody", ""):
                with pytest.raises(NotDone, match="no-such-outside-bot"):
                    await seated(ada, name)
            await seated(ada, "Brax")
            assert (await brax.hear("new"))["seat"] == 1


async def test_a_hosts_own_bot_goes_before_one_of_the_same_name_and_an_older_before_a_newer(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, eve = [await served.player(name) for name in ("Nora", "Ada", "Eve")]
        noras = await token_of(nora, "Grix", public=True)
        adas = await token_of(ada, "Grix", public=True)
        async with connected(served.port, noras) as hers, connected(served.port, adas) as other:
            places = [await seated(one, "Grix") for one in (nora, ada, eve)]
            await hers.hear("new", 1)
            await other.hear("new")
            assert {one["table"] for one in hers.heard("new")} == {places[0].table, places[2].table}


async def test_a_bot_does_not_pass_for_somebody_else_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Nora")):
            place = await seated(nora, "Nora", seats=3)
            assert [chair["name"] for chair in place.seating["chairs"]] == ["Nora", "Nora 2", None]


async def test_only_the_host_asks_a_bot_to_the_table_and_only_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        async with connected(served.port, await token_of(ada, "Grix", public=True)):
            place = await nora.attend(await nora.open_table(seats=4))
            guest = await ada.attend(place.table)
            await guest.ask("sit")
            with pytest.raises(NotDone, match="only-the-host"):
                await guest.ask("fill", bot="outside:Grix")
            done = await place.ask("fill", "once", bot="outside:Grix")
            again = await place.ask("fill", "once", bot="outside:Grix")
            assert (done["number"], again["op"]) == (again["number"], "done")
            with pytest.raises(NotDone, match="already-seated"):
                await place.ask("fill", bot="outside:Grix")


async def test_a_bot_that_was_sent_away_hears_no_more_of_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await nora.attend(await nora.open_table(seats=3))
            await place.ask("fill", bot="outside:Grix")
            await place.ask("kick", seat=1)
            await place.ask("fill", bot="novice")
            await place.decline()
            await place.play()
            await seated(nora, "Grix")
            await grix.hear("new")
            assert place.table not in "".join(grix.texts)


async def test_a_bot_comes_along_to_a_rematch_while_it_is_awake(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix")
            await asyncio.gather(place.play(), grix.play())
            await place.ask("rematch")
            again = await nora.attend(place.seating["rematch"])
            await again.decline()
            await grix.hear("new", 1)
            await asyncio.gather(again.play(), grix.play(games=2))
            await grix.leave()
        await asleep(served, "Grix")
        await again.ask("rematch")
        third = await nora.attend(again.seating["rematch"])
        assert [(chair["kind"], chair["reserved"]) for chair in third.seating["chairs"]][1] == (None, False)


async def test_where_the_game_stands_still_nobody_is_asked_and_then_anew(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            await place.ask("pause")
            await grix.answer(question)
            assert (await grix.hear("refused"))["error"]["reason"] == "game-is-paused"
            await place.ask("pause", wanted=False)
            again = await grix.hear("act", 1)
            assert (again["number"], again["told"]) == (question["number"], [])
            await grix.answer(again)
            await place.until(lambda: place.number > question["number"] + 2)
