"""A backup is one file of everything at one moment, and whole again in either kind of database."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from abracademy.games import find
from abracademy.kernel import Refused
from abracademy.server.config import Config
from abracademy.server.games.checking import check
from abracademy.server.operations.backup import back_up
from abracademy.server.operations.restore import restore
from abracademy.server.operations.usable import opened_as_it_is
from abracademy.server.people.identity import COOKIE
from abracademy.server.store.schema import METADATA
from tests.server.operations.evening import seated
from tests.server.player import Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
PAGE = 4096
TIMES = 5


@contextmanager
def unwatched(rows: int) -> Generator[Callable[[int], None]]:
    """All that is counted comes."""
    done: list[int] = []
    yield done.append
    assert sum(done) == rows


async def _wrong(config: Config) -> list[str]:
    async with opened_as_it_is(config) as store:
        return [str(one.what) async for one in check(store, find()) if not one.holds]


async def _counts(config: Config) -> dict[str, int]:
    async with opened_as_it_is(config) as store:
        counted = {
            table.name: select(func.count().label("rows")).select_from(table) for table in METADATA.tables.values()
        }
        return {name: (await store.read(query))[0].rows for name, query in counted.items()}


@pytest.fixture(params=["file to file", "file to service", "service to file"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Config, Config]:
    """Where from, and where to."""
    here, _, there = request.param.split()
    return _place(request, here, tmp_path / "here"), _place(request, there, tmp_path / "there")


def _place(request: pytest.FixtureRequest, kind: str, data: Path) -> Config:
    return Config(data=data, database_url=request.getfixturevalue("database") if kind == "service" else "")


async def test_a_game_goes_on_where_the_backup_was_taken(places: tuple[Config, Config], tmp_path: Path) -> None:
    here, there = places
    file = tmp_path / "a.backup"
    async with serving(here.data, database_url=here.database_url) as served:
        host, guest = await seated(served)
        cookies = [place.player.http.cookies[COOKIE] for place in (host, guest)]
        await back_up(here, file, unwatched)
    await restore(there, file, unwatched)
    assert await _wrong(there) == []
    async with serving(there.data, database_url=there.database_url) as served:
        again = [await _back(served, cookie, host.table) for cookie in cookies]
        assert [place.seat for place in again] == [host.seat, guest.seat]
        random = Random(1)
        await asyncio.gather(*(place.play(random.choice) for place in again))
        assert again[0].seating["phase"] == "over"


async def _back(served: Served, cookie: str, table: str) -> Place:
    player = served.stranger()
    player.http.cookies[COOKIE] = cookie
    return await player.attend(table)


async def test_everything_is_as_it_was_at_one_moment(tmp_path: Path) -> None:
    """Taken again and again while people play."""
    here = Config(data=tmp_path / "here")
    async with serving(here.data) as served:
        host, guest = await seated(served)
        random = Random(2)
        playing = asyncio.gather(host.play(random.choice), guest.play(random.choice))
        taken = 0
        while taken < TIMES and not playing.done():
            await back_up(here, tmp_path / f"{taken}.backup", unwatched)
            taken += 1
        await playing
    assert taken
    for number in range(taken):
        there = Config(data=tmp_path / f"there-{number}")
        await restore(there, tmp_path / f"{number}.backup", unwatched)
        assert await _wrong(there) == []


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """Of a house in which something is stored."""
    async with serving(tmp_path / "here") as served:
        await (await served.player("Nora")).open_table()
        await back_up(Config(data=tmp_path / "here"), tmp_path / "a.backup", unwatched)
    return tmp_path / "a.backup"


async def test_it_is_for_the_eyes_of_its_owner_alone_and_nothing_is_left_beside_it(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert sorted(one.name for one in backup.parent.iterdir()) == ["a.backup", "here"]


async def test_so_is_what_is_stored(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    async with serving(folder) as served:
        await (await served.player("Nora")).open_table()
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.glob("abracademy.db*")}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(modes.values()) == {0o600}
    assert "abracademy.db-wal" in modes


async def test_nothing_is_written_over(backup: Path, tmp_path: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(Refused, match="file-exists"):
        await back_up(Config(data=tmp_path / "here"), backup, unwatched)
    assert backup.read_bytes() == before
    rows = await _counts(Config(data=tmp_path / "here"))
    with pytest.raises(Refused, match="database-not-empty"):
        await restore(Config(data=tmp_path / "here"), backup, unwatched)
    assert await _counts(Config(data=tmp_path / "here")) == rows


async def test_a_database_of_somebody_elses_is_not_empty_either(backup: Path, database: str, tmp_path: Path) -> None:
    config = Config(data=tmp_path / "there", database_url=database)
    async with serving(tmp_path / "there", database_url=database) as served:
        await served.player("Nora")
    with pytest.raises(Refused, match="database-not-empty"):
        await restore(config, backup, unwatched)


async def test_what_is_no_backup_is_refused_and_nothing_is_restored(backup: Path, tmp_path: Path) -> None:
    there, content = Config(data=tmp_path / "there"), backup.read_bytes()
    for wrong in (b"", b"no backup", content[: len(content) // 2], content[:PAGE] + bytes(PAGE) + content[2 * PAGE :]):
        (tmp_path / "wrong").write_bytes(wrong)
        with pytest.raises(Refused, match=r"no-backup|database-away"):
            await restore(there, tmp_path / "wrong", unwatched)
    with pytest.raises(Refused, match="no-backup"):
        await restore(there, tmp_path / "here" / "abracademy.db", unwatched)
    await restore(there, backup, unwatched)
    assert await _wrong(there) == []


async def test_what_a_newer_version_wrote_is_refused(backup: Path, tmp_path: Path) -> None:
    for file in (backup, tmp_path / "here" / "abracademy.db"):
        with closing(sqlite3.connect(file)) as opened:
            opened.execute("UPDATE alembic_version SET version_num = 'of tomorrow'")
            opened.commit()
    with pytest.raises(Refused, match="database-of-newer-version"):
        await restore(Config(data=tmp_path / "there"), backup, unwatched)
    with pytest.raises(Refused, match="database-of-newer-version"):
        await back_up(Config(data=tmp_path / "here"), tmp_path / "b.backup", unwatched)
    assert not (tmp_path / "b.backup").exists()


async def test_where_nothing_is_stored_there_is_nothing_to_back_up(tmp_path: Path, database: str) -> None:
    for empty in (Config(data=tmp_path / "nowhere"), Config(database_url=database)):
        with pytest.raises(Refused, match="nothing-stored"):
            await back_up(empty, tmp_path / "a.backup", unwatched)
    assert [*tmp_path.iterdir()] == []
