"""What is stored is looked through from end to end, and whatever does not hold is found."""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Executable, delete, func, select, update

from abracademy.games import find
from abracademy.games.abraca_what import GAME
from abracademy.kernel import AnyGame
from abracademy.server.games.checking import check
from abracademy.server.store import Store
from abracademy.server.store.schema import log, seats, tables
from abracademy.table import commitment
from abracademy.words import words
from tests.server.games.evening import around, played, seated
from tests.server.player import Place
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

Found = list[tuple[bool | None, str]]


async def found(store: Store, games: dict[str, AnyGame] | None = None) -> Found:
    """And every finding can be said."""
    findings = [finding async for finding in check(store, games or find())]
    assert all(words("en").sentence(finding.what, str) for finding in findings)
    return [(finding.holds, finding.what.message) for finding in findings]


@asynccontextmanager
async def a_game(data: Path) -> AsyncGenerator[tuple[Store, Place]]:
    """Played to its end."""
    async with serving(data) as served:
        host, _ = await played(await seated(served, "Nora", "Ada"))
        yield served.house.store, host


async def after(store: Store, *damage: Executable) -> Found:
    await store.write(*damage)
    return await found(store)


async def test_an_empty_house_has_nothing_to_find(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        assert await found(served.house.store) == []


async def test_tables_of_every_kind_hold(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, ida = [await served.player(name) for name in ("Nora", "Ada", "Ida")]
        await played(await around([nora, ada], "abracadabra", giving={1: b"a" * 32}))
        _, guest, third = await around([nora, ada, ida], giving={0: b"n" * 32, 2: b"i" * 32})
        await third.ask("concede")
        await guest.ask("leave")
        _, guest = await around([nora, ada], public=True)
        await guest.ask("concede")
        await guest.ask("rematch")
        await (await nora.attend(await nora.open_table())).ask("stand")
        filled = await nora.attend(await nora.open_table(seats=3, clock=15))
        await filled.ask("fill", bot="novice", seat=1)
        assert await found(served.house.store) == [(True, "check-holds")] * 6


async def test_a_game_holds_while_it_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        places = await seated(served, "Nora", "Ada")
        for _ in range(5):
            mover = next(place for place in places if place.view["legal"])
            await mover.act(mover.view["legal"][0])
            assert await found(served.house.store) == [(True, "check-holds")]
            for place in places:
                await reached(place, mover.number)


async def reached(place: Place, number: int) -> None:
    await place.until(lambda: place.number >= number)


async def test_postgresql_keeps_it_as_well(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database_url=database) as served:
        host, guest = await seated(served, "Nora", "Ada")
        assert await found(served.house.store) == [(True, "check-holds")]
        await guest.ask("concede")
        await host.until(lambda: host.phase == "over")
        assert await found(served.house.store) == [(True, "check-holds")]


async def test_a_row_that_is_missing_is_found(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (store, _):
        assert await after(store, delete(log).where(log.c.number == 9)) == [(False, "check-gap")]
        assert await after(store, delete(log).where(log.c.number == 1)) == [(False, "check-gap")]
        assert await after(store, delete(log)) == [(False, "check-gap")]


async def test_a_last_row_that_is_missing_is_found_by_what_was_drawn_from_it(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (store, _):
        last = select(func.max(log.c.number)).scalar_subquery()
        messages = {message for _, message in await after(store, delete(log).where(log.c.number == last))}
        assert messages == {"check-column", "check-seat"}


async def test_a_row_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (store, _):
        for entries in (b"", b"{", b'{"entries":[{"op":"nothing"}]}'):
            spoiled = update(log).where(log.c.number == 9).values(entries=entries)
            assert await after(store, spoiled) == [(False, "check-unreadable")]


async def test_a_move_that_cannot_be_is_found(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (store, _):
        for entry in (
            b'{"op":"act","seat":0,"action":{"do":"cast","spell":99},"by":"person"}',
            b'{"op":"act","seat":7,"action":{"do":"stop"},"by":"person"}',
            b'{"op":"stood","seat":7,"why":"left"}',
            b'{"op":"chance","asked":{"chance":"roll","what":"die","faces":[1]},"outcome":1}',
        ):
            spoiled = update(log).where(log.c.number == 5).values(entries=b'{"entries":[' + entry + b"]}")
            assert await after(store, spoiled) == [(False, "check-breaks")], entry


async def test_a_column_that_says_something_else_is_found(conceded: Store) -> None:
    for column, value in {
        "phase": "playing",
        "public": True,
        "onlookers": False,
        "created": 5,
        "began": None,
        "ended": 5,
        "ending": "played",
    }.items():
        ((before,),) = await conceded.read(select(tables.c[column]))
        spoiled, mended = (update(tables).values({column: one}) for one in (value, before))
        assert await after(conceded, spoiled) == [(False, "check-column")], column
        assert await after(conceded, mended) == [(True, "check-holds")]


async def test_a_seat_that_says_something_else_is_found(conceded: Store) -> None:
    here = seats.c.seat == 0
    for column, value in {
        "kind": "bot",
        "who": "x",
        "bot": "adept",
        "character": "x",
        "conceded": True,
        "place": 2,
        "points": 3,
    }.items():
        ((before,),) = await conceded.read(select(seats.c[column]).where(here))
        spoiled, mended = (update(seats).where(here).values({column: one}) for one in (value, before))
        assert await after(conceded, spoiled) == [(False, "check-seat")], column
        assert await after(conceded, mended) == [(True, "check-holds")]


@pytest.fixture
async def conceded(tmp_path: Path) -> AsyncIterator[Store]:
    """With a table whose game was conceded by seat 1."""
    async with serving(tmp_path) as served:
        _, guest = await seated(served, "Nora", "Ada")
        await guest.ask("concede")
        yield served.house.store


async def test_a_seat_that_is_not_listed_is_found_and_a_former_player_is_none(conceded: Store) -> None:
    assert await after(conceded, update(seats).values(person=None, name=None)) == [(True, "check-holds")]
    assert await after(conceded, delete(seats).where(seats.c.seat == 1)) == [(False, "check-seat")]


async def test_a_seed_that_was_exchanged_is_found_in_every_kind_of_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = [await served.player(name) for name in ("Nora", "Ada")]
        store = served.house.store
        await nora.open_table()
        other = update(tables).values(seed=bytes(32))
        assert await after(store, other) == [(False, "check-seed")]
        await around([nora, ada])
        messages = {message for _, message in await after(store, other)}
        assert messages >= {"check-seed", "check-outcome"}


async def test_an_outcome_that_chance_did_not_give_is_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await seated(served, "Nora", "Ada")
        store = served.house.store
        turned = await rewritten(store, "chance", lambda entry: entry["outcome"].reverse())
        assert await after(store, turned) == [(False, "check-outcome")]


async def test_who_begins_is_drawn(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await seated(served, "Nora", "Ada")
        store = served.house.store
        turned = await rewritten(store, "began", lambda entry: entry.update(first=1 - entry["first"]))
        assert (False, "check-began") in await after(store, turned)


async def test_who_begins_again_is_whoever_it_has_passed_to(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await seated(served, "Nora", "Ada", first=1)
        store = served.house.store
        assert await found(store) == [(True, "check-holds")]
        assert (False, "check-began") in await after(
            store, await rewritten(store, "began", lambda entry: entry.update(first=0))
        )


async def test_what_was_given_to_chance_cannot_be_exchanged(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await around([await served.player(name) for name in ("Nora", "Ada")], giving={0: b"n" * 32})
        store = served.house.store
        other = b"o" * 32
        exchanged = {"commitment": commitment(other), "bytes": other.hex()}
        turned = await rewritten(store, "began", lambda entry: entry.update(contributions=[exchanged, None]))
        assert (False, "check-began") in await after(store, turned)


async def test_a_result_that_the_moves_did_not_lead_to_is_found(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (store, _):
        turned = await rewritten(store, "ended", lambda entry: entry["places"].reverse())
        assert await after(store, turned) == [
            (False, "check-seat"),
            (False, "check-seat"),
            (False, "check-result"),
        ]


async def rewritten(store: Store, op: str, change: Callable[[Any], object]) -> Executable:
    """The first entry of this kind, with something else in it."""
    for row in await store.read(select(log).order_by(log.c.number)):
        written = msgspec.json.decode(row.entries)
        for entry in written["entries"]:
            if entry["op"] == op:
                change(entry)
                return update(log).where(log.c.number == row.number).values(entries=msgspec.json.encode(written))
    raise LookupError(op)


async def test_games_of_other_rules_and_of_nobodys_are_told_apart_from_broken_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await seated(served, "Nora", "Ada")
        store = served.house.store
        newer: dict[str, AnyGame] = {GAME.name: replace(GAME, version=GAME.version + 1)}
        assert await found(store, newer) == [(None, "check-other-rules")]
        assert await found(store, {"another": GAME}) == [(False, "check-unknown-game")]
        assert await after(store, update(tables).values(phase="closed", ending="rules")) == [
            (None, "check-other-rules")
        ]
