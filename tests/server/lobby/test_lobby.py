"""The lobby shows everybody which public tables there are, and goes on showing it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import select

from abracademy.server.closing import Closing
from abracademy.server.fanout import Word
from abracademy.server.lobby import lobby as lobbies
from abracademy.server.lobby.offered import TableSeen, offered
from abracademy.server.outbox import MOST, Outbox
from abracademy.server.store import Store, StoreAway
from abracademy.server.store.schema import seats, tables
from tests.server.games.evening import around, seated
from tests.server.games.stored import someone, table
from tests.server.lobby.lookers import looking
from tests.server.player import Player
from tests.server.services import Redis
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def listed(player: Player) -> list[str]:
    return [one["table"] for one in await player.get("/api/tables")]


async def test_public_tables_are_listed_newest_first_and_no_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        store = served.house.store
        for phase in ("over", "closed"):
            await table(store, someone(0, None), phase=phase, public=True)
        await table(store, someone(0, None), phase="playing", public=False)
        played = [await table(store, someone(0, None), phase="playing", public=True, at=at) for at in (7, 8)]
        await nora.open_table()
        waiting = await nora.open_table(public=True)
        assert await listed(served.stranger()) == [waiting, *reversed(played)]


async def test_a_hundred_tables_are_enough(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        store = served.house.store
        put = [await table(store, someone(0, None), phase="lobby", public=True, at=at) for at in range(103)]
        assert await listed(served.stranger()) == put[:2:-1]


async def test_a_table_without_onlookers_is_listed_only_while_it_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        waiting = await nora.open_table(public=True, onlookers=False)
        assert await listed(ada) == [waiting]
        await around([nora, ada], public=True, onlookers=False)
        assert await listed(ada) == [waiting]


async def test_a_table_is_shown_with_its_terms_in_short_and_who_sits_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table(seats=3, public=True, clock=60, help="odds"))
        await place.ask("fill", bot="novice", seat=2)
        (shown,) = await nora.get("/api/tables")
        since = shown.pop("since")
        assert shown == {
            "table": place.table,
            "game": "abraca-what",
            "seats": 3,
            "clock": 60,
            "help": "odds",
            "onlookers": True,
            "phase": "lobby",
            "seated": [
                {"seat": 0, "kind": "person", "name": "Nora"},
                {"seat": 2, "kind": "bot", "bot": "novice", "character": place.seating["chairs"][2]["character"]},
            ],
        }
        (row,) = await served.house.store.read(select(tables.c.created))
        assert since == row.created


async def test_a_game_is_shown_since_it_began(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await seated(served, "Nora", "Ada", public=True)
        (shown,) = await served.stranger().get("/api/tables")
        (row,) = await served.house.store.read(select(tables.c.began))
        assert (shown["phase"], shown["since"]) == ("playing", row.began)


async def test_neither_codes_nor_ids_nor_seeds_are_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada", public=True)
        await host.player.open_table(public=True)
        async with looking(served.stranger()) as looker:
            shown = (await served.stranger().http.get("/api/tables")).text + looker.texts[0]
        rows = await served.house.store.read(select(tables.c.code, tables.c.seed))
        people = await served.house.store.read(select(seats.c.person, seats.c.who))
        secrets = [*(row.code for row in rows), *(row.seed.hex() for row in rows)]
        secrets += [word for row in people for word in row if word]
        assert len(secrets) >= 8
        assert not [secret for secret in secrets if secret in shown]
        assert guest.table in shown


async def test_whoever_looks_is_told_what_changes(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        async with looking(served.stranger()) as looker:
            assert looker.tables == []
            host = await nora.attend(await nora.open_table(public=True))
            await looker.until(lambda shown: len(shown) == 1)
            guest = await ada.attend(host.table)
            await guest.ask("sit")
            await looker.until(lambda shown: len(shown[0]["seated"]) == 2)
            await asyncio.gather(host.decline(), guest.decline())
            await looker.until(lambda shown: shown[0]["phase"] == "playing")
            await guest.ask("concede")
            await looker.until(lambda shown: shown == [])


async def test_a_rematch_at_a_public_table_is_shown_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada", public=True)
        await guest.ask("concede")
        async with looking(served.stranger()) as looker:
            await host.ask("rematch")
            (shown,) = await looker.until(bool)
            assert shown["table"] == host.seating["rematch"]


async def test_moves_and_invited_tables_are_no_news_in_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        said: list[str] = []
        served.house.fanout.listen(lambda word: said.append(word.kind))
        host, guest = await seated(served, "Nora", "Ada")
        mover = host if host.view["legal"] else guest
        await mover.act(mover.view["legal"][0])
        served.house.fanout.send(Word("last"))
        while "last" not in said:
            await asyncio.sleep(0.01)
        assert "lobby" not in said


async def test_nothing_is_told_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Store] = []

    async def counted(store: Store) -> tuple[TableSeen, ...]:
        read.append(store)
        return await offered(store)

    monkeypatch.setattr(lobbies, "offered", counted)
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with looking(nora) as looker:
            served.house.fanout.send(Word("lobby"))
            while len(read) < 2:
                await asyncio.sleep(0.01)
            await nora.open_table(public=True)
            await looker.until(bool)
            assert len(looker.texts) == len({*looker.texts}) == 2


async def test_the_lobby_goes_on_when_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is away there is nothing to show."""
    asked: list[Store] = []

    async def away_at_first(store: Store) -> tuple[TableSeen, ...]:
        asked.append(store)
        if len(asked) == 1:
            raise StoreAway
        return await offered(store)

    monkeypatch.setattr(lobbies, "ANYWAY", 0.05)
    monkeypatch.setattr(lobbies, "offered", away_at_first)
    async with serving(tmp_path) as served, looking(served.stranger()) as looker:
        assert looker.tables == []
        assert len(asked) > 1


async def test_what_no_word_tells_of_is_found_anyway(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "ANYWAY", 0.05)
    async with serving(tmp_path) as served, looking(served.stranger()) as looker:
        name = await table(served.house.store, someone(0, None), phase="lobby", public=True)
        (shown,) = await looker.until(bool)
        assert shown["table"] == name


async def test_who_comes_later_is_told_what_stands_there_now(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with looking(nora) as first:
            await nora.open_table(public=True)
            await first.until(bool)
            async with looking(nora) as second:
                assert second.texts == first.texts[-1:]
        await nora.open_table(public=True)
        async with looking(nora) as third:
            assert len(await third.until(lambda shown: len(shown) == 2)) == 2


async def test_nothing_can_be_asked_in_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, looking(served.stranger()) as looker:
        for text in ('{"op":"ping","id":"a"}', "no json", ""):
            await looker.socket.send(text)
            error = (await looker.hear())["error"]
            assert (error["code"], error["reason"]) == ("bad_request", "nothing-to-ask-here")


async def test_who_asks_too_much_in_the_lobby_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path, leniency=1.0) as served, looking(served.stranger()) as looker:
        for _ in range(200):
            await looker.socket.send("x")
        codes = [(await looker.hear())["error"]["code"] for _ in range(200)]
        assert {*codes} == {"bad_request", "too_many"}


async def test_who_does_not_read_is_dropped_and_the_others_hear_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, idle = await served.player("Nora"), Outbox()
        served.house.lobby.enter(idle)
        for _ in range(MOST):
            idle.push(b"{}")
        async with looking(nora) as looker:
            await nora.open_table(public=True)
            await looker.until(bool)
        assert idle.closing == Closing.SLOW
        served.house.lobby.leave(idle)


async def test_two_houses_on_one_store_show_the_same(
    database: str, redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "ANYWAY", 1000)
    shared = {"database_url": database, "redis_url": redis.url}
    async with serving(tmp_path, **shared) as here, serving(tmp_path, **shared) as there:
        nora = await there.player("Nora")
        async with looking(here.stranger()) as looker:
            name = await nora.open_table(public=True)
            (shown,) = await looker.until(bool)
            assert shown["table"] == name


async def test_who_looks_at_the_lobby_hears_when_the_house_closes(tmp_path: Path) -> None:
    async with AsyncExitStack() as house:
        served = await house.enter_async_context(serving(tmp_path))
        async with looking(Player(served.port)) as looker:
            await house.aclose()
            assert (await looker.hear())["op"] == "bye"
            await looker.socket.wait_closed()
            assert looker.socket.close_code == Closing.RESTART
