"""Whoever is blocked is not heard any more, at this table and at all others, by the one who blocked them."""

from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import NotDone, Place, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def three_at_a_table(data: Path) -> AsyncGenerator[tuple[Served, str, list[Player], list[Place]]]:
    """Nora, Ada and Bo, in this order."""
    async with serving(data) as served:
        players = [await served.player(name) for name in ("Nora", "Ada", "Bo")]
        table = await players[0].open_table(seats=4, chat=True)
        places = [await player.attend(table) for player in players]
        for place in places[1:]:
            await place.ask("sit")
        yield served, table, players, places


def heard_by(place: Place) -> list[Any]:
    return [(one["name"], one["phrase"] or one["text"]) for one in place.messages if one["op"] == "said"]


async def hears_last(place: Place, said: tuple[str, str]) -> list[Any]:
    """All that was heard, when this has been."""
    await place.until(lambda: said in heard_by(place))
    return heard_by(place)


async def refusal(asked: Awaitable[Any]) -> tuple[str, str]:
    with pytest.raises(NotDone) as refused:
        await asked
    return refused.value.code, refused.value.error["reason"]


async def test_what_is_said_at_a_table_reaches_everybody_there(tmp_path: Path) -> None:
    async with three_at_a_table(tmp_path) as (_, _, _, places):
        await places[1].ask("say", phrase="hello")
        await places[2].ask("chat", text="what a morning")
        for place in places:
            assert await hears_last(place, ("Bo", "what a morning")) == [("Ada", "hello"), ("Bo", "what a morning")]


async def test_whoever_is_blocked_is_not_heard_by_the_one_who_blocked_them(tmp_path: Path) -> None:
    async with three_at_a_table(tmp_path) as (_, table, (nora, _, _), (noras, adas, bos)):
        assert await nora.put(f"/api/me/blocks/{table}/1") == {"table": table, "seat": 1, "name": "Ada"}
        await adas.ask("say", phrase="hello")
        await adas.ask("chat", text="can you hear me?")
        await bos.ask("say", phrase="thanks")
        assert await hears_last(noras, ("Bo", "thanks")) == [("Bo", "thanks")]
        assert len(await hears_last(bos, ("Bo", "thanks"))) == 3
        await noras.ask("say", phrase="wow")
        await hears_last(adas, ("Nora", "wow"))


async def test_they_stay_blocked_at_every_other_table_under_any_name(tmp_path: Path) -> None:
    async with three_at_a_table(tmp_path) as (_, table, (nora, ada, bo), _):
        await nora.put(f"/api/me/blocks/{table}/1")
        await ada.patch("/api/me", name="Somebody else")
        other = await bo.open_table(seats=4)
        bos, adas, noras = [await player.attend(other) for player in (bo, ada, nora)]
        await adas.ask("sit")
        await adas.ask("say", phrase="hello")
        await bos.ask("say", phrase="thanks")
        assert await hears_last(noras, ("Bo", "thanks")) == [("Bo", "thanks")]
        assert await nora.get("/api/me/blocks") == [{"table": table, "seat": 1, "name": "Ada"}]


async def test_whoever_is_not_blocked_any_more_is_heard_again(tmp_path: Path) -> None:
    async with three_at_a_table(tmp_path) as (_, table, (nora, _, _), (noras, adas, _)):
        await nora.put(f"/api/me/blocks/{table}/1")
        for _ in range(2):
            await nora.delete(f"/api/me/blocks/{table}/1")
        assert await nora.get("/api/me/blocks") == []
        await adas.ask("say", phrase="hello")
        await hears_last(noras, ("Ada", "hello"))


async def test_to_block_somebody_twice_is_to_block_them_once(tmp_path: Path) -> None:
    async with three_at_a_table(tmp_path) as (_, table, (nora, ada, bo), _):
        for player in (nora, bo):
            for _ in range(2):
                await player.put(f"/api/me/blocks/{table}/1")
        other = await ada.open_table(seats=2)
        await nora.put(f"/api/me/blocks/{other}/0")
        assert await nora.get("/api/me/blocks") == [{"table": other, "seat": 0, "name": "Ada"}]
        assert await bo.get("/api/me/blocks") == [{"table": table, "seat": 1, "name": "Ada"}]
        assert await ada.get("/api/me/blocks") == []


async def test_only_others_can_be_blocked_and_only_where_they_sit(tmp_path: Path) -> None:
    async with three_at_a_table(tmp_path) as (served, table, (nora, _, _), (noras, _, _)):
        assert await refusal(nora.put(f"/api/me/blocks/{table}/0")) == ("bad_request", "no-block-of-oneself")
        for seat in (3, 4, 99):
            assert await refusal(nora.put(f"/api/me/blocks/{table}/{seat}")) == ("unknown_person", "nobody-to-block")
        for no_seat in (-1, 100, 10**30, "x"):
            assert (await refusal(nora.put(f"/api/me/blocks/{table}/{no_seat}")))[0] in ("bad_request", "unknown_path")
            assert (await refusal(nora.delete(f"/api/me/blocks/{table}/{no_seat}")))[0] in (
                "bad_request",
                "unknown_path",
            )
        await noras.ask("kick", seat=1)
        await noras.ask("fill", bot="novice", seat=1)
        assert await refusal(nora.put(f"/api/me/blocks/{table}/1")) == ("unknown_person", "nobody-to-block")
        assert (await refusal(nora.put("/api/me/blocks/abcdefghijkm/0")))[0] == "unknown_person"
        assert (await refusal(nora.put("/api/me/blocks/nonsense/0")))[0] == "unknown_table"
        assert (await refusal(served.stranger().put(f"/api/me/blocks/{table}/1")))[0] == "not_signed_in"
        assert await nora.get("/api/me/blocks") == []


async def test_it_holds_at_every_process(tmp_path: Path, database: str, redis: Any) -> None:
    both = {"database_url": database, "redis_url": redis.url}
    async with serving(tmp_path / "one", **both) as one, serving(tmp_path / "other", **both) as other:
        nora, ada = await one.player("Nora"), await one.player("Ada")
        bo = await other.player("Bo")
        table = await nora.open_table(seats=4)
        noras = await nora.attend(table)
        nora.port = other.port  # her second window is served by the other process
        window, bos, adas = await nora.attend(table), await bo.attend(table), await ada.attend(table)
        await adas.ask("sit")
        await bos.ask("sit")
        await noras.until(lambda: noras.seating["chairs"][2]["name"] is not None)
        await window.until(lambda: window.seating["chairs"][2]["name"] is not None)
        await adas.ask("say", phrase="hello")
        await hears_last(window, ("Ada", "hello"))
        await nora.put(f"/api/me/blocks/{table}/{adas.seat}")
        await adas.ask("say", phrase="oops")
        await bos.ask("say", phrase="thanks")
        for place in (noras, window):
            assert await hears_last(place, ("Bo", "thanks")) == [("Ada", "hello"), ("Bo", "thanks")]
