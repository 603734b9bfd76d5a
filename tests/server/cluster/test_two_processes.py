"""Two processes on one PostgreSQL and one Redis serve one table, and either of them may go at any moment."""

import asyncio
import signal
from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path

import pytest

from tests.server.cluster.pair import Evening, Pair, evening, pair
from tests.server.player import Place
from tests.server.process import Nursery, Process
from tests.server.services import Redis

pytestmark = pytest.mark.anyio
MANY = 4
BEGUN = 12
"""Rows, after which a game is in full swing."""


@pytest.fixture
async def two(born_in: Nursery, tmp_path: Path, database: str, redis: Redis) -> AsyncGenerator[Pair]:
    async with pair(born_in, tmp_path, database, redis) as both:
        yield both


async def test_many_may_start_at_once_on_an_empty_database(
    born_in: Nursery, tmp_path: Path, database: str, redis: Redis
) -> None:
    where = {"database_url": database, "redis_url": redis.url}
    processes = [Process(born_in, tmp_path / str(number), **where) for number in range(MANY)]
    for process in processes:
        process.begin()
    there = [await process.is_there() for process in processes]
    await asyncio.gather(*(process.kill() for process in processes))
    assert all(there), [process.log.read_text() for process in processes]


async def test_whoever_has_come_in_at_one_is_known_at_the_other(two: Pair) -> None:
    nora = await two.person("Nora", two.one)
    await two.one.kill()
    assert (await nora.get("/api/me"))["name"] == "Nora"


@pytest.mark.parametrize("game", ["abraca-what", "abracadabra"])
async def test_one_table_is_played_at_two_processes(game: str, two: Pair) -> None:
    playing = await evening(two, game)
    await playing.play()
    assert playing.host.seating["places"] == playing.guest.seating["places"]
    assert playing.host.told
    await two.require_all_stored()


async def test_a_game_goes_on_when_the_process_that_keeps_it_is_killed(two: Pair) -> None:
    """With its players, its bot and its clock."""
    playing = await evening(two, clock=600)
    await playing.begin(BEGUN)
    await two.one.kill()
    bots = await two.bots_moves(playing.table)
    await playing.play()
    assert await two.bots_moves(playing.table) > bots


async def test_a_game_goes_on_when_the_process_of_one_player_is_killed(two: Pair) -> None:
    playing = await evening(two)
    await playing.begin(BEGUN)
    await two.other.kill()
    await playing.play()
    await two.require_all_stored()


@pytest.mark.parametrize("keeps", [True, False])
async def test_whoever_was_at_the_killed_process_and_stays_away_is_missed(keeps: bool, two: Pair) -> None:
    """Whether or not it was the one that keeps the table."""
    playing = await evening(two, seats=2)
    await playing.begin(BEGUN)
    killed, staying = (two.one, playing.guest) if keeps else (two.other, playing.host)
    await killed.kill()
    await staying.until(lambda: [one["away"] for one in staying.seating["chairs"]] == [keeps, not keeps])


async def test_what_is_asked_at_both_at_once_is_done_one_after_the_other(two: Pair) -> None:
    playing = await evening(two, seats=2)
    asked = [(one, agrees) for agrees in (True, False) * 10 for one in (playing.nora, playing.ada)]
    done = await asyncio.gather(*(one.person.insist(one.place, "show", agrees=agrees) for one, agrees in asked))
    assert all(done)
    await two.require_all_stored()


async def test_what_is_asked_at_both_by_one_name_is_done_once(two: Pair) -> None:
    nora = await two.person("Nora", two.one)
    table = await nora.open_table()
    places = [await nora.attend(table, seen=0)]
    nora.turn()
    places.append(await nora.attend(table, seen=0))
    first, second = await asyncio.gather(*(place.ask("show", "mine", agrees=True) for place in places))
    assert first["number"] == second["number"]


async def test_a_process_that_slept_so_long_that_it_lost_its_tables_does_nothing_twice(two: Pair) -> None:
    playing = await evening(two, first=1)
    await playing.ada.person.see(playing.guest, lambda: playing.guest.phase == "playing")
    two.one.send(signal.SIGSTOP)
    await _until_nora_is_to_move(playing)
    two.one.send(signal.SIGCONT)
    await playing.play()
    await two.require_all_stored()


async def _until_nora_is_to_move(playing: Evening) -> None:
    """Ada plays, and then the bot, which the other process has taken over."""
    guest = playing.guest
    while guest.view["awaits"] != {"seat": 0}:
        number = guest.number
        if guest.view["legal"]:
            await guest.act(guest.view["legal"][-1])
        await guest.until(partial(_has_heard, guest, number + 1))


def _has_heard(place: Place, number: int) -> bool:
    return place.number >= number
