"""Statistics say of every kind of game what became of it, and count nothing that is not over."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from abracademy.server.config import Config
from abracademy.server.games.statistics import Line, Streak, statistics
from abracademy.server.store import Store, opened
from tests.server.games.stored import bot, person, someone, table
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with peopled(Config(data=tmp_path)) as one:
        yield one


@asynccontextmanager
async def peopled(config: Config) -> AsyncGenerator[Store]:
    one = await opened(config)
    for name in ("nora", "ada"):
        await person(one, name)
    try:
        yield one
    finally:
        await one.close()


async def line(store: Store, who: str = "nora") -> Line:
    (only,) = (await statistics(store, who)).lines
    return only


async def streak(store: Store, *places: int) -> Streak:
    for at, place in enumerate(places):
        await table(store, someone(0, "nora", place), bot(1, 3 - place), at=2 * at)
    return (await statistics(store, "nora")).streak


async def test_who_has_played_nothing_has_nothing_to_show(store: Store) -> None:
    found = await statistics(store, "nora")
    assert (found.lines, found.streak) == ((), Streak(0, 0))


async def test_a_line_counts_games_wins_and_places(store: Store) -> None:
    for place in (1, 2, 2, 1):
        await table(store, someone(0, "nora", place), someone(1, "ada", 3 - place))
    assert await line(store) == Line("abraca-what", 2, "people", 4, 2.0, 0, 0, 1.5)


async def test_a_shared_win_counts_by_its_share(store: Store) -> None:
    await table(store, someone(0, "nora", 1), someone(1, "ada", 1), bot(2, 1), bot(3, 4))
    assert (await line(store)).won == pytest.approx(1 / 3)


async def test_every_game_number_of_seats_and_kind_of_company_has_a_line_of_its_own(store: Store) -> None:
    await table(store, someone(0, "nora", 1), bot(1, 2))
    await table(store, someone(0, "nora", 1), bot(1, 2), bot(2, 3))
    await table(store, someone(0, "nora", 1), bot(1, 2), someone(2, "ada", 3))
    await table(store, someone(0, "nora", 1), bot(1, 2), game="abracadabra")
    found = (await statistics(store, "nora")).lines
    assert [(one.game, one.seats, one.against) for one in found] == [
        ("abraca-what", 2, "bots"),
        ("abraca-what", 3, "bots"),
        ("abraca-what", 3, "people"),
        ("abracadabra", 2, "bots"),
    ]


async def test_a_former_player_was_a_person_all_the_same(store: Store) -> None:
    await table(store, someone(0, "nora", 1), someone(1, None, 2))
    assert (await line(store)).against == "people"


async def test_who_conceded_is_counted_by_that_too(store: Store) -> None:
    await table(store, someone(0, "nora", 2, conceded=True), someone(1, "ada", 1))
    assert await line(store) == Line("abraca-what", 2, "people", 1, 0.0, 1, 0, 2.0)
    assert await line(store, "ada") == Line("abraca-what", 2, "people", 1, 1.0, 0, 0, 1.0)


async def test_an_unfinished_game_has_no_winner_and_no_place(store: Store) -> None:
    await table(store, someone(0, "nora"), someone(1, "ada"), phase="closed")
    assert await line(store) == Line("abraca-what", 2, "people", 0, 0.0, 0, 1, None)


@pytest.mark.parametrize("phase", ["lobby", "committing", "revealing", "playing"])
async def test_a_game_that_is_not_over_counts_nowhere(phase: str, store: Store) -> None:
    await table(store, someone(0, "nora", conceded=True), bot(1), phase=phase)
    assert (await statistics(store, "nora")).lines == ()


async def test_a_table_that_never_began_counts_nowhere(store: Store) -> None:
    await table(store, someone(0, "nora"), phase="closed", began=None, ending="empty")
    assert (await statistics(store, "nora")).lines == ()


async def test_only_ones_own_games_count(store: Store) -> None:
    await table(store, someone(0, "ada", 1), bot(1, 2))
    assert (await statistics(store, "nora")).lines == ()


async def test_a_streak_goes_on_until_a_game_is_lost(store: Store) -> None:
    assert await streak(store, 1, 1, 1, 2, 1, 1) == Streak(2, 3)


async def test_a_streak_is_over_with_a_lost_game(store: Store) -> None:
    assert await streak(store, 1, 2) == Streak(0, 1)


async def test_an_unfinished_game_does_not_end_a_streak(store: Store) -> None:
    await table(store, someone(0, "nora"), bot(1), phase="closed", at=1)
    assert await streak(store, 1, 1) == Streak(2, 2)


async def test_postgresql_reckons_the_same(store: Store, database: str, tmp_path: Path) -> None:
    async with peopled(Config(data=tmp_path, database_url=database)) as other:
        for one in (store, other):
            await table(one, someone(0, "nora", 1), someone(1, "ada", 1), bot(2, 3))
            await table(one, someone(0, "nora", 2, conceded=True), someone(1, "ada", 1), bot(2, 3), at=3)
            await table(one, someone(0, "nora"), bot(1), phase="closed", at=5)
            assert await streak(one, 2, 1, 1) == Streak(1, 2)
        assert await statistics(other, "nora") == await statistics(store, "nora")


async def test_statistics_are_for_those_who_have_come_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        assert await nora.get("/api/me/statistics") == {"lines": [], "streak": {"now": 0, "longest": 0}}
        answer: Any = await served.stranger().http.get("/api/me/statistics")
        assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")
