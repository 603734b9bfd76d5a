"""A host copies everything, puts it back, and asks whether it holds; what cannot be done is said in one line."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from abracademy.cli import main
from abracademy.words import LANGUAGES
from tests.server.serving import serving


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in [one for one in os.environ if one.startswith("ABRACADEMY_")]:
        monkeypatch.delenv(variable)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a game that is over, and a table that waits."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with serving(folder) as served:
            nora = await served.player("Nora")
            place = await nora.attend(await nora.open_table())
            await place.ask("fill", bot="random")
            await place.decline()
            await place.play(Random(4).choice)
            await nora.open_table("abracadabra", seats=3)

    asyncio.run(play())
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_copied_put_back_and_checked(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file, there = str(tmp_path / "a.backup"), str(tmp_path / "there")
    assert main(["backup", file, "--data", str(played), "--lang", language]) == 0
    assert main(["restore", file, "--data", there, "--lang", language]) == 0
    assert main(["check", "--data", there, "--lang", language]) == 0
    out, err = capsys.readouterr()
    copied, restored, checked = out.splitlines()
    assert file in copied
    assert file in restored
    assert "2" in checked
    assert err == ""


def test_the_place_may_be_said_by_a_variable(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABRACADEMY_DATA", str(played))
    assert main(["backup", str(tmp_path / "a.backup")]) == 0
    assert main(["check"]) == 0


def test_what_does_not_hold_is_named_and_the_exit_code_is_one(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["backup", str(tmp_path / "a.backup"), "--data", str(played)])
    main(["restore", str(tmp_path / "a.backup"), "--data", str(tmp_path)])
    with closing(sqlite3.connect(tmp_path / "abracademy.db")) as stored:
        ((table,),) = stored.execute("SELECT id FROM tables WHERE phase = 'over'")
        stored.execute("UPDATE tables SET seed = ? WHERE id = ?", (bytes(32), table))
        stored.commit()
    capsys.readouterr()
    assert main(["check", "--data", str(tmp_path), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert any(line.startswith("✗ ") and table in line for line in out.splitlines())
    assert "1 hold" in out.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        ["backup"],
        ["backup", "HERE/b.backup", "--data", "HERE/nowhere"],
        ["backup", "HERE/no/such/folder/b.backup", "--data", "PLAYED"],
        ["backup", "HERE/taken", "--data", "PLAYED"],
        ["restore"],
        ["restore", "HERE/nothing", "--data", "HERE/there"],
        ["restore", "HERE/taken", "--data", "HERE/there"],
        ["check", "--data", "HERE/nowhere"],
        ["check", "--database-url", "postgresql://nora:secret@127.0.0.1:1/games"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_said_in_one_line(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: Sequence[str], language: str
) -> None:
    (tmp_path / "taken").write_text("no backup")
    here = [one.replace("HERE", str(tmp_path)).replace("PLAYED", str(played)) for one in wrong]
    assert main([*here, "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert "secret" not in err
    assert (tmp_path / "taken").read_text() == "no backup"
