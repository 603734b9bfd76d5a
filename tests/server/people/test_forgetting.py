"""Delete my data: nothing of a person stays anywhere, and the games that they played do."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from abracademy.server.fanout import Word
from abracademy.server.people.identity import COOKIE, hashed
from abracademy.server.store.schema import METADATA, seats
from abracademy.server.tables.connection import Connection
from abracademy.server.tables.visitor import Visitor, sign
from abracademy.table.sitting import Sit
from abracademy.words import words
from tests.server.player import NotDone, Place, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
NAME = "Noraline Zyx"
BOT = "Zyxobot"


def everything_in(data: Path) -> bytes:
    """All values of all tables of the database."""
    with sqlite3.connect(data / "abracademy.db") as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert {table.name for table in METADATA.sorted_tables} <= {*names}
        rows = [row for name in names for row in database.execute(f"SELECT * FROM {name}")]
    values = [value for row in rows for value in row]
    return b"\n".join(value if isinstance(value, bytes) else str(value).encode() for value in values)


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(NotDone) as refused:
        await asked
    return refused.value.code


async def both_at(host: Player, guest: Player, **terms: Any) -> tuple[Place, Place]:
    table = await host.open_table(**terms)
    hosts, guests = await host.attend(table), await guest.attend(table)
    await guests.ask("sit")
    await hosts.until(lambda: hosts.seating["chairs"][1]["name"] is not None)
    return hosts, guests


async def both_playing(host: Player, guest: Player) -> tuple[Place, Place]:
    hosts, guests = await both_at(host, guest, seats=2)
    await asyncio.gather(hosts.decline(), guests.decline())
    await hosts.until(lambda: hosts.phase == "playing")
    await guests.until(lambda: guests.phase == "playing")
    return hosts, guests


async def test_neither_who_they_were_nor_what_they_were_called_stands_anywhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        me = (await nora.get("/api/me"))["id"]
        code = (await nora.post("/api/me/recovery"))["code"].replace("-", "")
        token = (await nora.post("/api/me/passage"))["link"].partition("=")[2]
        bot = await nora.post("/api/me/bots", name=BOT)
        over, _ = await both_playing(nora, ada)
        await over.ask("concede")
        playing, _ = await both_playing(ada, nora)
        lobby, _ = await both_at(ada, nora, seats=4)
        await ada.put(f"/api/me/blocks/{over.table}/0")
        await nora.put(f"/api/me/blocks/{over.table}/1")
        known = [me, NAME, bot["id"], BOT, *map(hashed, (code, token, bot["token"]))]
        before = everything_in(tmp_path)
        assert [one for one in known if one.encode() not in before] == []

        await nora.delete("/api/me")

        after = everything_in(tmp_path)
        assert [one for one in known if one.encode() in after] == []
        rows = await served.house.store.read(select(seats).where(seats.c.kind == "person").order_by(seats.c.seat))
        assert [row.name for row in rows if row.table_id == over.table] == [None, "Ada"]
        assert [row.place for row in rows if row.table_id == over.table] == [2, 1]
        assert [row.name for row in rows if row.table_id == playing.table] == ["Ada", None]
        assert [row.name for row in rows if row.table_id == lobby.table] == ["Ada"]
        assert await ada.get("/api/me/blocks") == []


async def test_no_way_leads_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, phone = await served.player(NAME), served.stranger()
        code = (await nora.post("/api/me/recovery"))["code"]
        await phone.post("/api/recover", code=code)
        token = (await nora.post("/api/me/passage"))["link"].partition("=")[2]
        bot = await nora.post("/api/me/bots", name=BOT)
        cookie = nora.http.cookies[COOKIE]
        await nora.delete("/api/me")
        assert nora.http.cookies.get(COOKIE) is None
        nora.http.cookies.set(COOKIE, cookie)
        for known in (nora, phone):
            assert await refusal(known.get("/api/me")) == "not_signed_in"
            assert await refusal(known.delete("/api/me")) == "not_signed_in"
        assert await refusal(served.stranger().post("/api/recover", code=code)) == "unknown_code"
        assert await refusal(served.stranger().post("/api/move", token=token)) == "unknown_code"
        assert await served.house.identity.bot(bot["token"]) is None


async def test_a_running_game_goes_on_with_a_bot_in_the_seat_of_a_former_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        noras, adas = await both_playing(nora, ada)
        await nora.delete("/api/me")
        await noras.until(lambda: noras.messages[-1] == {"op": "bye", "why": "forgotten", "again_in": None})
        await adas.until(lambda: adas.seating["chairs"][0]["stand_in"] == "left")
        assert adas.seating["chairs"][0]["name"] is None
        assert NAME not in str(adas.seating)
        await adas.play()
        assert sorted(adas.seating["places"]) in ([1, 1], [1, 2])


async def test_the_name_goes_from_everybodys_screen_at_once_when_the_game_is_over_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        noras, adas = await both_playing(nora, ada)
        await noras.ask("concede")
        await adas.until(lambda: adas.phase == "over")
        number, told = adas.number, len(adas.told)
        await nora.delete("/api/me")
        await adas.until(lambda: adas.seating["chairs"][0]["name"] is None)
        assert (adas.number, len(adas.told), adas.phase) == (number, told, "over")
        assert (await ada.get(f"/api/tables/{adas.table}"))["chairs"][0]["name"] is None
        await adas.ask("rematch")
        again = await ada.attend(adas.seating["rematch"])
        assert [chair["name"] for chair in again.seating["chairs"]] == [None, "Ada"]


async def test_before_the_game_the_seat_is_free_and_the_hosts_part_passes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        _, adas = await both_at(nora, ada, seats=3)
        await nora.delete("/api/me")
        await adas.until(lambda: adas.seating["host"] == 1)
        assert adas.seating["chairs"][0]["kind"] is None
        await adas.ask("fill", bot="novice")


async def test_while_chance_is_asked_for_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        noras, adas = await both_at(nora, ada, seats=2)
        await noras.decline()
        assert adas.phase == "committing"
        await nora.delete("/api/me")
        await adas.decline()
        await adas.until(lambda: adas.phase == "playing")
        assert adas.seating["chairs"][0]["stand_in"] == "left"
        await adas.play()


async def test_an_onlooker_who_is_forgotten_is_shown_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        place = await nora.attend(await ada.open_table(seats=3))
        await nora.delete("/api/me")
        await place.until(lambda: place.closed is not None)
        assert place.messages[-1]["why"] == "forgotten"
        assert place.closed == 1000


async def test_whoever_is_forgotten_meanwhile_sits_down_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player(NAME), await served.player("Ada")
        table = await ada.open_table(seats=3)
        ghost = Visitor((await nora.get("/api/me"))["id"], NAME)
        await nora.delete("/api/me")
        live = await served.house.hall.live(table)
        connection = Connection(ghost, sign(ghost.person, table), words("en"))
        with pytest.raises(Exception, match="not-just-now"):
            await asyncio.wait_for(live.ask(connection, Sit("r1")), 10)
        assert NAME.encode() not in everything_in(tmp_path)
        assert NAME not in live.names.values()
        assert (await ada.get(f"/api/tables/{table}"))["chairs"][1]["name"] is None


async def test_a_bot_that_is_deleted_is_forgotten_where_it_sat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        bot = await nora.post("/api/me/bots", name=BOT)
        noras, _ = await both_at(nora, ada, seats=4)
        live = await served.house.hall.live(noras.table)
        visitor = await served.house.identity.bot(bot["token"])
        assert visitor
        await live.ask(Connection(visitor, sign(visitor.person, live.id), words("en")), Sit("r1"))
        await noras.until(lambda: noras.seating["chairs"][2]["name"] == BOT)
        await nora.delete(f"/api/me/bots/{bot['id']}")
        await noras.until(lambda: noras.seating["chairs"][2]["kind"] is None)
        assert BOT.encode() not in everything_in(tmp_path)
        assert noras.seating["chairs"][0]["name"] == "Nora"


async def test_what_is_forgotten_in_one_process_is_forgotten_in_all(tmp_path: Path, database: str, redis: Any) -> None:
    both = {"database_url": database, "redis_url": redis.url}
    async with serving(tmp_path / "one", **both) as one, serving(tmp_path / "other", **both) as other:
        nora, ada = await one.player(NAME), await other.player("Ada")
        noras, adas = await both_playing(nora, ada)
        nora.port = other.port
        window = await nora.attend(adas.table)
        await nora.delete("/api/me")
        await noras.until(lambda: noras.messages[-1]["op"] == "bye")
        await window.until(lambda: window.messages[-1]["op"] == "bye")
        await adas.until(lambda: adas.seating["chairs"][0]["stand_in"] == "left")
        assert adas.seating["chairs"][0]["name"] is None
        assert [NAME not in live.names.values() for live in tables_of(one, other)] == [True, True]
        rows = await one.house.store.read(select(seats.c.person, seats.c.name).where(seats.c.seat == 0))
        assert [tuple(row) for row in rows] == [(None, None)]


async def test_a_process_that_was_told_nothing_finds_it_in_the_log(tmp_path: Path, database: str) -> None:
    """As when Redis is away in that moment."""
    async with (
        serving(tmp_path / "one", database_url=database) as one,
        serving(tmp_path / "other", database_url=database) as other,
    ):
        nora, ada = await one.player(NAME), await other.player("Ada")
        _, adas = await both_playing(nora, ada)
        await nora.delete("/api/me")
        await adas.until(lambda: adas.seating["chairs"][0]["stand_in"] == "left")
        assert adas.seating["chairs"][0]["name"] is None


def tables_of(*served: Served) -> list[Any]:
    return [live for one in served for live in one.house.hall.tables.values()]


async def test_a_word_about_nobody_known_here_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.player("Ada")
        place = await ada.attend(await ada.open_table(seats=3))
        served.house.fanout.send(Word("forgotten", about=["0" * 32]))
        await place.ask("say", phrase="hello")
        await place.until(lambda: place.messages[-1]["op"] == "said")
        assert [one["op"] for one in place.messages].count("table") == 1
        assert place.seating["chairs"][0]["name"] == "Ada"
