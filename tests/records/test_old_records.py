"""What was once written down can be read for ever."""

import hashlib
from importlib import import_module
from typing import get_args

import pytest

from abracademy.games import find
from abracademy.kernel import Acted, AnyGame, Maker, Record, describe, read_json, read_record
from abracademy.table import reopened, verify
from tests.records.add import few
from tests.records.folder import FOLDER, indexed

NAMES = sorted(indexed())


def read(name: str) -> Record:
    return read_record(read_json((FOLDER / name).read_bytes()))


def test_the_folder_is_what_its_index_says() -> None:
    files = {path.name: path.read_bytes() for path in FOLDER.glob("*.json")}
    assert {name: hashlib.sha256(content).hexdigest() for name, content in files.items()} == indexed()


@pytest.mark.parametrize("name", NAMES)
def test_an_old_record_is_replayed_and_verified(name: str) -> None:
    record = read(name)
    game = find()[record.game]
    assert reopened(game, record).result == record.result
    assert not any(finding.holds is False for finding in verify(game, record))
    assert record.seed


@pytest.fixture(params=sorted(find()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every game there is: one of which nothing is kept fails."""
    return find()[str(request.param)]


@pytest.fixture
def kept(game: AnyGame) -> list[Record]:
    return [record for record in map(read, NAMES) if record.game == game.name]


def test_a_game_is_kept_with_every_number_of_seats_and_every_option(game: AnyGame, kept: list[Record]) -> None:
    assert {len(record.seats) for record in kept} == set(game.seats)
    for option, schema in describe(game.options).items():
        values = [record.options[option] for record in kept]
        assert all(value in values for value in few(schema))
        assert len({str(value) for value in values}) > 1


def test_every_kind_of_action_and_of_ending_is_kept(game: AnyGame, kept: list[Record]) -> None:
    actions = [move for record in kept for move in record.moves if isinstance(move, Acted)]
    assert {move.by for move in actions} == set(get_args(Maker))
    assert {move.action["do"] for move in actions} == {kind.__struct_config__.tag for kind in get_args(game.action)}
    events = import_module(f"{find.__module__}.{game.name.replace('-', '_')}.events")
    assert {record.result and record.result.ending for record in kept} == set(get_args(events.Ending))


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000
