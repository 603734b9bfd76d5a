"""One's own games: those that go on first, then the newest, page by page; and nobody else's."""

from pathlib import Path
from typing import Any

import pytest

from abracademy.kernel import Refused
from abracademy.server.tables.live import Live
from tests.server.games.evening import played, seated
from tests.server.games.stored import bot, person, someone, table
from tests.server.player import NotDone, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


async def everything(player: Player) -> list[str]:
    """All pages, one after another."""
    page = await player.get("/api/me/games")
    found = [one["table"] for one in page["games"]]
    while page["next"]:
        page = await player.get("/api/me/games", after=page["next"])
        found += [one["table"] for one in page["games"]]
    return found


async def nora_of(served: Served) -> tuple[Player, str]:
    nora = await served.player("Nora")
    return nora, (await nora.get("/api/me"))["id"]


async def test_pages_hold_every_game_once_and_the_newest_first(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, me = await nora_of(served)
        store = served.house.store
        put = [await table(store, someone(0, me, 1), bot(1, 2), at=at // 2) for at in range(45)]
        found = await everything(nora)
        assert len(found) == 45
        assert set(found) == set(put)
        assert found[:2] == [put[44], put[43]]
        times = [put.index(one) // 2 for one in found]
        assert times == sorted(times, reverse=True)


async def test_postgresql_turns_the_same_pages(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database_url=database) as served:
        nora, me = await nora_of(served)
        store = served.house.store
        over = [await table(store, someone(0, me, 1), bot(1, 2), at=at) for at in range(25)]
        waiting = await table(store, someone(0, me), bot(1), phase="lobby", at=3)
        assert await everything(nora) == [waiting, *reversed(over)]


async def test_games_that_go_on_stand_before_newer_ones_that_are_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, me = await nora_of(served)
        store = served.house.store
        old = await table(store, someone(0, me), bot(1), phase="lobby", at=1)
        over = [await table(store, someone(0, me, 1), bot(1, 2), at=at) for at in range(2, 40)]
        assert (await everything(nora)) == [old, *reversed(over)]


async def test_a_game_that_ends_between_two_pages_is_not_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        me = (await host.player.get("/api/me"))["id"]
        others = [await table(served.house.store, someone(0, me, 1), bot(1, 2), at=at) for at in range(30)]
        page = await host.player.get("/api/me/games")
        await host.ask("concede")
        rest = await host.player.get("/api/me/games", after=page["next"])
        found = {one["table"] for one in (*page["games"], *rest["games"])}
        assert found == {host.table, *others}


async def test_it_is_said_whose_turn_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        places = await seated(served, "Nora", "Ada")
        turns = [(await place.player.get("/api/me/games"))["games"][0]["my_turn"] for place in places]
        assert turns == [place.view["awaits"] == {"seat": place.seat} for place in places]
        assert sorted(turns) == [False, True]


async def test_nobody_is_asked_in_a_game_that_newer_rules_cannot_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        nora, me = await nora_of(served)
        kept = await table(served.house.store, someone(0, me), bot(1), phase="playing")

        async def live(_: str) -> Live:
            raise Refused("game_over", "table-of-other-rules")

        monkeypatch.setattr(served.house.hall, "live", live)
        (game,) = (await nora.get("/api/me/games"))["games"]
        assert (game["table"], game["my_turn"]) == (kept, False)


async def test_a_running_game_has_neither_places_nor_points(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        (game,) = (await host.player.get("/api/me/games"))["games"]
        assert game["phase"] == "playing"
        assert game["seats"] == [
            {"seat": 0, "kind": "person", "name": "Nora"},
            {"seat": 1, "kind": "person", "name": "Ada"},
        ]
        assert (game["ending"], game["ended"]) == (None, None)


async def test_a_game_that_is_over_says_how_it_ended_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await played(await seated(served, "Nora", "Ada"))
        (game,) = (await host.player.get("/api/me/games"))["games"]
        assert [one["place"] for one in game["seats"]] == host.seating["places"]
        assert [one["points"] for one in game["seats"]] == [one["points"] for one in host.view["players"]]
        assert (game["phase"], game["ending"], game["my_turn"]) == ("over", "played", False)
        assert game["opened"] <= game["began"] <= game["ended"]


async def test_unfinished_games_are_listed_and_tables_that_never_began_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, me = await nora_of(served)
        kept = await table(served.house.store, someone(0, me), bot(1), phase="closed")
        await table(served.house.store, someone(0, me), phase="closed", began=None, ending="empty")
        (game,) = (await nora.get("/api/me/games"))["games"]
        assert (game["table"], game["ending"]) == (kept, "unfinished")


async def test_a_former_player_has_no_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, me = await nora_of(served)
        await table(served.house.store, someone(0, me, 1), someone(1, None, 2))
        (game,) = (await nora.get("/api/me/games"))["games"]
        assert game["seats"][1] == {"seat": 1, "kind": "person", "place": 2}


async def test_nobody_sees_the_games_of_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, _ = await nora_of(served)
        await table(served.house.store, someone(0, await person(served.house.store, "ada"), 1), bot(1, 2))
        assert await nora.get("/api/me/games") == {"games": [], "next": None}
        with pytest.raises(NotDone) as refused:
            await served.stranger().get("/api/me/games")
        assert refused.value.code == "not_signed_in"


async def test_a_page_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, _ = await nora_of(served)
        for page in ("", "2-1-a", "1-1", "1-1-", "1-x-a", f"1-{'9' * 16}-a", "1-1-A", "٣-1-a", "1-1-a\n"):
            answer: Any = await nora.http.get("/api/me/games", params={"after": page})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), page
