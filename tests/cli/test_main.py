"""The command line as a whole: help worth reading, and errors of one line with exit code 2."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from abracademy.cli import COMMANDS, main
from abracademy.words import LANGUAGES, preferred_language
from tests.records.folder import FOLDER


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
    assert main([command, "--help", "--lang", language]) == 0
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


QUIETLY = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""With the buffers that Python has unless it is told otherwise."""
COMMAND_LINES = [["--help"], ["play", "--help"], ["--version"], ["simulate", "--games", "2", "--json"], ["referee"]]
DRAWN = [["play"], ["play", "--list-options"], ["replay"], ["verify"], ["simulate", "--games", "2"]]


@pytest.mark.parametrize("arguments", [*COMMAND_LINES, *DRAWN], ids=" ".join)
def test_a_reader_that_goes_away_is_no_error(arguments: list[str]) -> None:
    record = [str(FOLDER / "abraca-what-2-usual.json")] if arguments[0] in ("replay", "verify") else []
    command = [sys.executable, "-m", "abracademy", *arguments, *record]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=QUIETLY, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"op":"games"}\n')
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("device", [path for path in (Path("/dev/full"),) if path.exists()], ids=str)
@pytest.mark.parametrize("arguments", COMMAND_LINES[:-1], ids=" ".join)
def test_a_full_disk_is_said_in_one_line(arguments: list[str], device: Path) -> None:
    with device.open("w") as full:
        command = [sys.executable, "-m", "abracademy", *arguments]
        done = subprocess.run(command, env=QUIETLY, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
@pytest.mark.parametrize("command", ["referee", "--help", "simulate --games 1"])
def test_closed_streams_are_no_reason_for_a_traceback(command: str, closed: str) -> None:
    line = f"{sys.executable} -m abracademy {command} {closed}"
    done = subprocess.run(["sh", "-c", line], env=QUIETLY, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert b"Traceback" not in done.stderr


def test_a_fact_of_any_length_does_not_drown_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["x" * 9000], ["simulate", "--seats", "9" * 40], ["play", "--game", "g" * 9000, "--lang", "en"]):
        assert main(wrong) == 2
        assert len(capsys.readouterr().err) < 600
