"""`abracademy bot`, before it goes anywhere. What it does at a server is asked of it where servers are."""

import os
from pathlib import Path

import pytest

from abracademy.cli import main
from abracademy.cli.bot.given import TOKEN, socket_given, token_given

PROGRAM = ("--", "python3", "bot.py")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["bot", "--lang", "en", *arguments]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "socket"),
    [
        ("http://127.0.0.1:8437", "ws://127.0.0.1:8437/api/bot/socket"),
        ("https://play.example/", "wss://play.example/api/bot/socket"),
        ("https://play.example/games/?a=b#c", "wss://play.example/games/api/bot/socket"),
        ("http://[::1]:80", "ws://[::1]:80/api/bot/socket"),
    ],
)
def test_a_server_is_found_by_its_address(url: str, socket: str) -> None:
    assert socket_given(url) == socket


@pytest.mark.parametrize(
    "url", ["play.example", "ftp://play.example", "http://", "http://a:b", "http://[", "http://a:0"]
)
def test_what_is_no_address_is_refused(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--url", url, *PROGRAM) == (
        f"{url} is no address of a server. One is http://HOST:PORT or https://HOST.\n"
    )


def test_a_token_comes_from_a_file_or_else_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "token"
    file.write_text("from-a-file\n")
    monkeypatch.setenv(TOKEN, " from-the-environment ")
    assert token_given(str(file)) == "from-a-file"
    monkeypatch.setenv(TOKEN, " from-the-environment ")
    assert token_given(None) == "from-the-environment"
    assert TOKEN not in os.environ


@pytest.mark.parametrize("token", ["", "  ", "two words", "a\r\nCookie: b", "clé"])
def test_without_a_token_nothing_is_tried(
    token: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, token)
    assert said(capsys, *PROGRAM) == (
        "No token is given: put it alone into a file for --token-file, or into ABRACADEMY_BOT_TOKEN.\n"
    )


def test_a_token_file_that_cannot_be_read_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    assert said(capsys, "--token-file", str(file), *PROGRAM) == f"{file} cannot be read: No such file or directory\n"


def test_a_program_has_to_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--", "no-such-program-1") == "There is no program no-such-program-1 that could be run.\n"
    assert said(capsys) == "Which program is to play? It stands after --, with its arguments.\n"
