"""The file that an arena goes on from."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from abracademy.kernel import Refused
from abracademy.lab.arena.kept import keeping, read, require_same
from abracademy.lab.arena.run import play
from abracademy.lab.spread import over_cores
from tests.lab.arena.arenas import played, setting, timeless

ARENA = setting("sprite", "random", seats=2, deals=3)


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    file = tmp_path / "arena.jsonl"
    with keeping(str(file), ARENA, None) as keeper:
        for deal in played(ARENA):
            keeper.add(deal)
    return file


def test_what_is_kept_comes_back(whole: Path) -> None:
    kept = read(str(whole))
    assert kept
    require_same(str(whole), kept, ARENA)
    assert timeless(list(kept.finished)) == timeless(played(ARENA))


def test_nothing_is_kept_yet(tmp_path: Path) -> None:
    assert read(str(tmp_path / "none")) is None
    (tmp_path / "empty").write_bytes(b"")
    assert read(str(tmp_path / "empty")) is None


@pytest.mark.parametrize("torn", [1, 50, 1000])
def test_a_line_that_was_torn_off_is_played_again(whole: Path, torn: int) -> None:
    expected = whole.read_bytes()
    whole.write_bytes(expected[:-torn])
    kept = read(str(whole))
    assert kept
    assert 0 < len(kept.finished) < 6
    with keeping(str(whole), ARENA, kept) as keeper:
        for deal in play(ARENA, kept.finished, over_cores(1)):
            keeper.add(deal)
    again = read(str(whole))
    assert again
    assert timeless(list(again.finished)) == timeless(played(ARENA))


def test_a_header_that_was_torn_off_is_written_again(whole: Path) -> None:
    whole.write_bytes(whole.read_bytes()[:30])
    assert read(str(whole)) is None
    with keeping(str(whole), ARENA, None):
        pass
    assert (kept := read(str(whole)))
    assert kept.finished == ()


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b"{}\n", b'{"game":1}\n'])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    with pytest.raises(Refused):
        read(str(file))
    assert file.read_bytes() == content


def test_a_broken_line_in_the_middle_is_refused_with_its_number(whole: Path) -> None:
    lines = whole.read_bytes().splitlines(keepends=True)
    whole.write_bytes(b"".join((lines[0], lines[1], b"{\n", *lines[3:])))
    with pytest.raises(Refused) as refused:
        read(str(whole))
    assert refused.value.facts["line"] == 3


@pytest.mark.parametrize("changed", [{"seed": "other"}, {"deals": 9}, {"move_time": 1.0}, {"options": {}}])
def test_another_setting_is_refused(whole: Path, changed: dict[str, object]) -> None:
    kept = read(str(whole))
    assert kept
    with pytest.raises(Refused) as refused:
        require_same(str(whole), kept, replace(ARENA, **changed))
    assert refused.value.facts["field"] in changed


def test_two_arenas_do_not_write_into_one_file(whole: Path) -> None:
    kept, before = read(str(whole)), whole.read_bytes()
    with keeping(str(whole), ARENA, kept), pytest.raises(Refused), keeping(str(whole), ARENA, kept):
        pass
    assert whole.read_bytes() == before


def test_what_another_arena_wrote_since_the_file_was_read_is_not_cut_off(whole: Path) -> None:
    kept = read(str(whole))
    with keeping(str(whole), ARENA, kept) as keeper:
        keeper.add(played(ARENA)[0])
    before = whole.read_bytes()
    with pytest.raises(Refused), keeping(str(whole), ARENA, kept):
        pass
    assert whole.read_bytes() == before
