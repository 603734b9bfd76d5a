"""The command line as a whole: help worth reading, and errors of one line with exit code 2."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from abracademy.cli import COMMANDS, main
from abracademy.cli.words import LANGUAGES, preferred_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        assert main([*arguments, "--lang", language]) == 0
        out = capsys.readouterr().out
        assert all(f"\n  {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_every_language(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--lang", language])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert f"abracademy {command}" in out
    assert "--lang" in out
    if language != "en":
        assert "usage:" not in out
        assert "show this help" not in out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("abracademy 0.")


@pytest.mark.parametrize(
    "wrong",
    [
        ["fly"],
        ["--fly"],
        ["play", "--lang", "tlh"],
        ["play", "--lang"],
        ["--lang=", "play"],
        ["referee", "stray"],
        ["referee", "--game"],
        ["simulate", "--games"],
        ["simulate", "--games", "1.5"],
        ["play", "--game", "chess"],
        ["play", "--seats", "seven"],
        ["play", "--option", "die=[9]"],
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], wrong: Sequence[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ABRACADEMY_LANG", language)
    assert main(wrong) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"ABRACADEMY_LANG": "fr", "LC_ALL": "ja_JP.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_systems_language_is_spoken(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("ABRACADEMY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "abracademy", "--help"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 0
