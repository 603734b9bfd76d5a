"""A game that is over is an open book; of one that goes on nobody gets a page."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from abracademy.cli.verify.signature import signed
from abracademy.games import find
from abracademy.games.abraca_what import GAME
from abracademy.kernel import Contribution, Record, read_record
from abracademy.server.store.schema import people, seats
from abracademy.table import commitment, verify
from tests.server.games.evening import around, played, seated
from tests.server.player import Place, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio

PAGES = ("result", "record", "moments", "moments/3")
GAMES = pytest.mark.parametrize("game", ["abraca-what", "abracadabra"])


async def refusals(player: Player, table: str) -> list[tuple[int, str, str]]:
    answers = [await player.http.get(f"/api/tables/{table}/{page}") for page in PAGES]
    return [(one.status_code, one.json()["code"], one.json()["reason"]) for one in answers]


async def record_of(place: Place) -> Record:
    return read_record(await place.player.get(f"/api/tables/{place.table}/record"))


@GAMES
async def test_the_record_of_a_game_proves_that_it_was_fair(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await played(await seated(served, "Nora", "Ada", game=game))
        record = await record_of(host)
        found = {finding.what.message: finding.holds for finding in (*verify(find()[game], record), signed(record))}
        assert found == {
            "verify-digest": True,
            "verify-moves": True,
            "verify-seed": True,
            "verify-no-contributions": None,
            "verify-outcomes": True,
            "verify-signed": True,
        }
        assert record.result is not None
        assert list(record.result.places) == host.seating["places"]


async def test_a_record_shows_what_players_gave_to_chance(tmp_path: Path) -> None:
    given = b"d" * 32
    async with serving(tmp_path) as served:
        players = [await served.player(name) for name in ("Nora", "Ada")]
        host, guest = await around(players, giving={0: given})
        await guest.ask("concede")
        record = await record_of(host)
        assert record.contributions == (Contribution(commitment(given), given.hex()), None)
        found = {finding.what.message: finding.holds for finding in verify(GAME, record)}
        assert found["verify-contributions"]


async def test_the_house_signs_with_one_key_that_everybody_may_know(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        key = (await served.stranger().get("/api/key"))["key"]
        host, _ = await seated(served, "Nora", "Ada")
        await host.ask("concede")
        signature = (await record_of(host)).signature
        assert signature is not None
        assert signature.key == key
    async with serving(tmp_path) as served:
        assert (await served.stranger().get("/api/key"))["key"] == key


async def test_a_record_names_nobody_and_comes_as_a_file(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        await host.ask("concede")
        answer = await served.stranger().http.get(f"/api/tables/{host.table}/record")
        named = f'attachment; filename="abraca-what-{host.table}.json"'
        assert answer.headers["content-disposition"] == named
        assert answer.json()["seats"] == [{"kind": "person", "name": ""}] * 2
        assert "Nora" not in answer.text


async def test_nothing_is_given_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada", public=True)
        for player in (host.player, guest.player, served.stranger()):
            assert await refusals(player, host.table) == [(409, "not_now", "game-not-over")] * len(PAGES)


async def test_nothing_is_given_of_a_table_that_waits_or_was_left(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        assert await refusals(nora, place.table) == [(409, "not_now", "game-not-over")] * len(PAGES)
        await place.ask("stand")
        assert await refusals(nora, place.table) == [(409, "not_now", "game-not-over")] * len(PAGES)


async def test_a_refusal_is_the_same_whatever_has_been_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        pages = [f"/api/tables/{host.table}/{page}" for page in PAGES]
        before = [(await host.player.http.get(page)).content for page in pages]
        mover = host if host.view["awaits"] == {"seat": host.seat} else guest
        await mover.act(mover.view["legal"][0])
        assert [(await host.player.http.get(page)).content for page in pages] == before


@GAMES
async def test_a_replay_shows_each_seat_what_it_saw(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        places = await played(await seated(served, "Nora", "Ada", game=game))
        for place in places:
            replay = await served.stranger().get(f"/api/tables/{place.table}/moments", viewer=place.seat)
            assert replay["eyes"] == place.seat
            assert replay["seating"] == place.seating
            assert whole_tale(replay) == place.told
            assert folded(replay)[-1] == place.view


async def test_a_replay_shows_an_onlooker_what_onlookers_saw(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        places = await seated(served, "Nora", "Ada")
        ida = await (await served.player("Ida")).attend(places[0].table)
        await played(places)
        await ida.until(lambda: ida.phase == "over")
        replay = await ida.player.get(f"/api/tables/{ida.table}/moments")
        assert replay["eyes"] is None
        assert whole_tale(replay)[len(replay["first"]["told"]) :] == ida.told
        assert folded(replay)[-1] == ida.view


async def test_every_moment_can_be_had_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await played(await seated(served, "Nora", "Ada"))
        pages = f"/api/tables/{host.table}/moments"
        for viewer in ("onlooker", "0", "1"):
            replay = await host.player.get(pages, viewer=viewer)
            told = [replay["first"], *replay["then"]]
            for one, view in list(zip(told, folded(replay), strict=True))[:: len(told) // 5]:
                shown = await host.player.get(f"{pages}/{one['number']}", viewer=viewer)
                assert shown["moment"] == {"number": one["number"], "at": one["at"], "told": one["told"], "view": view}
                assert shown["last"] == told[-1]["number"]


def whole_tale(replay: dict[str, Any]) -> list[Any]:
    return [one for moment in (replay["first"], *replay["then"]) for one in moment["told"]]


def folded(replay: dict[str, Any]) -> list[Any]:
    """The views, one after another, as a client makes them of what changed."""
    views = [replay["first"]["view"]]
    for news in replay["then"]:
        view = dict(views[-1])
        for (field, *place), value in news.get("view", []):
            view[field] = [*view[field][: place[0]], value, *view[field][place[0] + 1 :]] if place else value
        views.append(view)
    return views


async def test_a_number_between_two_moments_falls_into_the_earlier(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        began = host.number
        await host.ask("concede")
        await guest.until(lambda: guest.phase == "over")
        shown = await host.player.get(f"/api/tables/{host.table}/moments/{guest.number}")
        assert shown["moment"]["number"] == shown["last"] == began


async def test_a_moment_or_a_seat_that_there_never_was_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        await host.ask("concede")
        for number in ("/0", "/1", "/999", f"/{'9' * 40}"):
            assert await answered(host, number, "0") == (400, "no-such-moment")
        for viewer in ("2", "99"):
            assert await answered(host, "", viewer) == await answered(host, "/3", viewer) == (400, "no-such-seat-here")
        for viewer in ("-1", "everybody", "", "٠", "000"):
            assert await answered(host, "", viewer) == (400, "unreadable-request")
        for nothing in ("/-1", "/3.0", "/x", "/%00", f"/{'9' * 5000}", "/"):
            assert (await answered(host, nothing, "0"))[0] in (400, 404)


async def answered(place: Place, page: str, viewer: str) -> tuple[int, str]:
    answer = await place.player.http.get(f"/api/tables/{place.table}/moments{page}", params={"viewer": viewer})
    return answer.status_code, answer.json().get("reason")


async def test_a_conceded_game_is_told_as_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        await guest.ask("concede")
        result = await host.player.get(f"/api/tables/{host.table}/result")
        assert result["how"] == "conceded"
        assert result["began"] <= result["ended"]
        assert result["seats"] == [
            {"seat": 0, "kind": "person", "name": "Nora", "place": 1},
            {"seat": 1, "kind": "person", "name": "Ada", "conceded": True, "place": 2},
        ]


async def test_the_seed_of_a_conceded_game_is_kept_for_its_moves_have_not_come_to_their_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        await host.ask("concede")
        record = await record_of(host)
        assert (record.seed, record.result) == (None, None)
        assert all(finding.holds is not False for finding in verify(GAME, record))


async def test_a_result_has_places_and_points_by_seat_with_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        host = await nora.attend(await nora.open_table(seats=2))
        await host.ask("fill", bot="novice")
        await host.decline()
        await host.play()
        result = await served.stranger().get(f"/api/tables/{host.table}/result")
        assert result["seats"] == [
            {"seat": 0, "kind": "person", "name": "Nora", "place": place(host, 0), "points": points(host, 0)},
            {
                "seat": 1,
                "kind": "bot",
                "bot": "novice",
                "character": host.seating["chairs"][1]["character"],
                "place": place(host, 1),
                "points": points(host, 1),
            },
        ]


def place(at: Place, seat: int) -> int:
    found: int = at.seating["places"][seat]
    return found


def points(at: Place, seat: int) -> int:
    found: int = at.view["players"][seat]["points"]
    return found


async def test_who_is_forgotten_stays_as_a_former_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await seated(served, "Nora", "Ada")
        await guest.ask("concede")
        await forgotten(served, (await guest.player.get("/api/me"))["id"])
        result = await host.player.get(f"/api/tables/{host.table}/result")
        assert result["seats"][1] == {"seat": 1, "kind": "person", "conceded": True, "place": 2}
        replay = await host.player.get(f"/api/tables/{host.table}/moments")
        assert [chair["name"] for chair in replay["seating"]["chairs"]] == ["Nora", None]
        assert "Ada" not in str(replay)


async def forgotten(served: Served, person: str) -> None:
    """What is done for one who wants it; here only what the store needs."""
    nameless = update(seats).where(seats.c.person == person).values(name=None)
    await served.house.store.write(nameless, delete(people).where(people.c.id == person))


async def test_a_game_can_be_looked_at_by_many_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await played(await seated(served, "Nora", "Ada"))
        asked = [host.player.get(f"/api/tables/{host.table}/moments", viewer=at % 2) for at in range(10)]
        replays = await asyncio.gather(*asked)
        assert replays[0] != replays[1]
        assert replays == replays[:2] * 5


async def test_a_name_that_no_table_has_leads_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, guest = await around([await served.player("Nora"), await served.player("Ada")])
        await guest.ask("concede")
        mistyped = host.table[:-1] + ("a" if host.table[-1] != "a" else "b")
        tricks = ("..%2f" + host.table, "%20", "%00", "a%00b", "ü", "a" * 65_000)
        for name in (mistyped, host.table.upper(), host.table + "a", *tricks):
            for page in ("", "/invitation", *(f"/{page}" for page in PAGES)):
                answer = await host.player.http.get(f"/api/tables/{name}{page}")
                assert answer.status_code in (400, 404), (name, answer.text)
                assert answer.json()["code"] in ("unknown_table", "unknown_path", "bad_request")
                assert len(answer.content) < 1000
