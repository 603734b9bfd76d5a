"""Stored before told, always; and what cannot be stored has not happened."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from abracademy.server.store import Store, StoreAway
from abracademy.server.store.writer import LogRow
from tests.server.chaos.commits import Files, failing, holding
from tests.server.player import NotDone, Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


class Begun(NamedTuple):
    served: Served
    table: str
    host: Place
    guest: Place
    onlooker: Place

    @property
    def next(self) -> Place:
        """Who is to move."""
        return self.host if self.host.view["legal"] else self.guest

    @property
    def numbers(self) -> set[int]:
        return {self.host.number, self.guest.number, self.onlooker.number}


@pytest.fixture(params=["file", "postgresql"])
async def begun(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Begun]:
    where = {"database_url": request.getfixturevalue("database")} if request.param == "postgresql" else {}
    async with serving(tmp_path, **where) as served:
        yield await _a_game(served)


async def _a_game(served: Served, **terms: Any) -> Begun:
    nora, ada, looker = [await served.player(name) for name in ("Nora", "Ada", "Looker")]
    table = await nora.open_table(first=0, **terms)
    host, guest, onlooker = [await one.attend(table) for one in (nora, ada, looker)]
    await guest.ask("sit")
    await asyncio.gather(host.decline(), guest.decline())
    await asyncio.gather(*(one.until(partial(_plays, one)) for one in (host, guest, onlooker)))
    return Begun(served, table, host, guest, onlooker)


def _plays(place: Place) -> bool:
    return place.phase == "playing"


async def test_nobody_hears_of_a_move_before_it_is_stored(begun: Begun) -> None:
    (before,) = begun.numbers
    late = await begun.served.player("Late")
    with holding() as held:
        acting = asyncio.create_task(begun.host.act(begun.host.view["legal"][0]))
        await held.reached.wait()
        assert (await begun.guest.ask("ping"))["number"] == before
        assert (await begun.onlooker.ask("sync"))["number"] == before
        fresh = await late.attend(begun.table)
        assert begun.numbers | {fresh.number} == {before}
        assert not acting.done()
    assert (await acting)["number"] == before + 1
    await asyncio.gather(*(_heard(one, before + 1) for one in (begun.guest, fresh)))


async def test_a_move_that_cannot_be_stored_is_refused_and_has_not_happened(begun: Begun) -> None:
    host, (before,) = begun.host, begun.numbers
    move, view = host.view["legal"][0], host.view
    with failing():
        with pytest.raises(NotDone) as refused:
            await host.act(move, request="mine")
        assert refused.value.code == "store_away"
        assert refused.value.error["do"] == "ask_again"
        assert (await begun.guest.ask("sync"))["number"] == before
        assert (await host.ask("sync"))["view"] == view
    assert (await host.act(move, request="mine"))["number"] == before + 1
    await _heard(begun.guest, before + 1)


async def test_whoever_asks_by_http_hears_so_too(begun: Begun) -> None:
    late = begun.served.stranger()
    with failing():
        response = await late.http.post("/api/people", json={"name": "Late"})
    assert (response.status_code, response.json()["code"]) == (503, "store_away")
    assert response.headers["retry-after"]
    assert (await late.come_in("Late"))["name"] == "Late"


async def test_a_file_that_may_not_grow_is_played_on_as_soon_as_it_may(tmp_path: Path) -> None:
    """The file says by itself that it is full."""
    files = Files()
    async with serving(tmp_path) as served:
        begun = await _a_game(served)
        with files.full():
            refused = await _until_refused(begun)
        assert refused.error["do"] == "ask_again"
        await begun.guest.ask("sync")
        assert len(begun.numbers) == 1
        await asyncio.gather(begun.host.play(), begun.guest.play())
        assert begun.host.seating["ending"] == "played"


async def _heard(place: Place, number: int) -> None:
    await place.until(lambda: place.number == number)


async def _until_refused(begun: Begun) -> NotDone:
    while begun.host.phase == "playing":
        seat = begun.next
        try:
            number = (await seat.act(seat.view["legal"][-1]))["number"]
        except NotDone as refused:
            return refused
        for one in (begun.host, begun.guest, begun.onlooker):
            await _heard(one, number)
    raise AssertionError("there was room for a whole game")


@pytest.mark.parametrize("row", ['"by":"bot"', '"op":"away"', '"op":"back"'])
async def test_what_nobody_asks_for_again_is_tried_again(
    row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's move, and that somebody has gone or is back."""
    async with serving(tmp_path) as served:
        tried = _away_for(row, served.house.store, monkeypatch)
        nora, ada = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table(seats=3, first=2)
        host, guest = await nora.attend(table), await ada.attend(table)
        await guest.ask("sit")
        await host.ask("fill", bot="random")
        await asyncio.gather(host.decline(), guest.decline())
        await guest.close()
        await host.until(lambda: bool(host.seating["chairs"][1]["away"]))
        await guest.come_back()
        await host.until(lambda: not host.seating["chairs"][1]["away"])
        await asyncio.gather(host.play(), guest.play())
        assert len(tried) > 1


def _away_for(row: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """The first time that such a row is to be stored, the store is away."""
    tried: list[None] = []
    write = store.write

    async def writing(*statements: Any, row: LogRow | None = None) -> Any:
        if row and kind in row[3].decode():
            tried.append(None)
            if len(tried) == 1:
                raise StoreAway
        return await write(*statements, row=row)

    kind = row
    monkeypatch.setattr(store, "write", writing)
    return tried
