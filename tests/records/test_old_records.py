"""What was once written down can be read for ever."""

import hashlib

import pytest

from abracademy.games import find
from abracademy.kernel import Record, describe, read_json, read_record
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


@pytest.mark.parametrize("game", sorted({read(name).game for name in NAMES}))
def test_a_game_is_kept_with_every_number_of_seats_and_every_option(game: str) -> None:
    records = [record for record in map(read, NAMES) if record.game == game]
    assert {len(record.seats) for record in records} == set(find()[game].seats)
    for option, schema in describe(find()[game].options).items():
        kept = [record.options[option] for record in records]
        assert all(value in kept for value in few(schema))
        assert len({str(value) for value in kept}) > 1


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000
