"""The house is opened by one command, found by everybody who should find it, and closed without losing anything."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from abracademy.cli import main
from abracademy.cli.command import Parser
from abracademy.cli.serve import COMMAND, browser, greeting
from abracademy.cli.serve.browser import has_desktop, open_browser
from abracademy.cli.settings import SHOWN, given
from abracademy.server.config import Config
from abracademy.server.operations.addresses import addresses_of
from abracademy.words import LANGUAGES, words
from tests.cli.opened import HOST, opened
from tests.processes import marked, wait_for
from tests.server.player import Place, Player


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in [one for one in os.environ if one.startswith("ABRACADEMY_")]:
        monkeypatch.delenv(variable)


def _given(*flags: str) -> dict[str, Any]:
    return given(Parser(words("en"), COMMAND).read(flags), [*SHOWN])


def test_every_setting_has_a_flag_and_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(SHOWN) == set(Config.__struct_fields__)
    assert _given() == {}
    assert _given("--trusted-proxy", "127.0.0.1") == {"trusted_proxy": "127.0.0.1"}
    monkeypatch.setenv("ABRACADEMY_TRUSTED_PROXY", "10.0.0.0/8")
    assert _given() == {"trusted_proxy": "10.0.0.0/8"}


def test_a_flag_wins_over_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABRACADEMY_PORT", "8001")
    assert _given("--port", "8002") == {"port": 8002}
    monkeypatch.setenv("ABRACADEMY_PORT", "")
    assert _given() == {}


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--port", "eighty"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--data", ""),
        ("--database-url", "mysql://localhost/games"),
        ("--redis-url", "localhost:6379"),
        ("--trusted-proxy", "10.0.0.1/8"),
        ("--trusted-proxy", "proxy.example.org"),
        ("--metrics-from", "everybody"),
        ("--log", "xml"),
        ("--durability", "none"),
        ("--pace", "nan"),
        ("--workers", "0"),
        ("--leniency", "0"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_refused_in_one_line_that_names_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, flag: str, value: str, language: str
) -> None:
    variable = "ABRACADEMY_" + flag.removeprefix("--").replace("-", "_").upper()
    assert main(["serve", flag, value, "--lang", language]) == 2
    assert main(["serve", f"{flag}={value}", "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines()), err.count(f"{flag} ")) == ("", 2, 2)
    if value:
        monkeypatch.setenv(variable, value)
        assert main(["serve", "--lang", language]) == 2
        err = capsys.readouterr().err
        assert (len(err.splitlines()), variable in err) == (1, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_cannot_be_had_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    (tmp_path / "file").touch()
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        for wrong in (
            ["--port", port, "--host", HOST],
            ["--host", "192.0.2.254"],
            ["--host", "no.such.host.invalid"],
            ["--data", str(tmp_path / "file")],
            ["--database-url", f"postgresql://nora:secret@{HOST}:{port}9/games"],
        ):
            assert main(["serve", "--data", str(tmp_path / "data"), *wrong, "--lang", language]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert len(err.splitlines()) == 1
            assert "secret" not in err


def test_no_other_command_pays_for_the_server() -> None:
    code = "import sys, abracademy.cli; print({'litestar', 'sqlalchemy', 'uvicorn', 'alembic'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout == "set()\n"


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch) -> Console:
    """A terminal that remembers."""
    terminal = Console(record=True, force_terminal=True, width=100, file=StringIO())
    monkeypatch.setattr(greeting, "Outlet", lambda **_: terminal)
    return terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_where_it_is_found_from_here_and_from_elsewhere(
    console: Console, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(greeting, "addresses_of", lambda _: ["192.0.2.10", "198.51.100.7"])
    greeting.greet("0.0.0.0", 8437, taken=None, say=words(language))
    said = console.export_text()
    for address in ("http://localhost:8437/", "http://192.0.2.10:8437/", "http://198.51.100.7:8437/"):
        assert address in said
    assert "▀" in said
    assert words(language)("serve-scan") in said


def test_where_only_this_machine_can_come_in_no_phone_is_promised_anything(console: Console) -> None:
    greeting.greet("127.0.0.1", 8437, taken=None, say=words("en"))
    said = console.export_text()
    assert "http://localhost:8437/" in said
    assert "network" not in said
    assert "▀" not in said


def test_another_port_than_the_usual_is_explained(console: Console) -> None:
    greeting.greet("127.0.0.1", 54321, taken=8437, say=words("en"))
    assert "8437 is taken" in console.export_text()


def test_a_host_learns_where_games_are_kept(console: Console) -> None:
    greeting.greet("127.0.0.1", 8437, taken=None, say=words("en"), folder="/srv/games")
    assert "/srv/games" in console.export_text()


def test_addresses_for_others_are_none_of_this_machine_alone() -> None:
    for own in ("127.0.0.1", "127.1.2.3", "localhost", "::1"):
        assert addresses_of(own) == []
    assert addresses_of("192.0.2.10") == ["192.0.2.10"]
    assert not any(address.startswith("127.") for address in addresses_of("0.0.0.0"))


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "somewhere"}, "linux", False),
        ({"SSH_CONNECTION": "somewhere"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sits_before_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], platform: str, there: bool
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert has_desktop() == there


def test_a_browser_that_cannot_be_opened_is_no_reason_to_complain(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def fail(address: str) -> None:
        asked.append(address)
        raise webbrowser.Error

    monkeypatch.setattr(browser, "has_desktop", lambda: True)
    monkeypatch.setattr(webbrowser, "open", fail)
    open_browser(8437)
    assert wait_for(lambda: asked == ["http://localhost:8437/"])


SAID = ("Philippa", "Zacharias", "Xylophones", "Grimalkin")


async def _played(port: int) -> tuple[list[Place], list[str]]:
    """A whole evening: two people, a bot, free words, and what is refused; and all of it that was nobody else's."""
    nora, ada = Player(port), Player(port)
    people = [await nora.come_in("Philippa"), await ada.come_in("Zacharias")]
    table = await nora.open_table("abracadabra", seats=3, chat=True)
    places = [await nora.attend(table), await ada.attend(table)]
    await places[1].ask("sit")
    await places[0].ask("fill", bot="novice")
    await asyncio.gather(*(place.decline() for place in places))
    await places[0].ask("chat", text="Xylophones at midnight")
    for wrong in ("Grimalkin", '{"op":"act","id":"Grimalkin","action":{"do":"Grimalkin"}}'):
        await places[0].send(wrong)
    await nora.http.get("/api/tables/Grimalkin", params={"code": "Grimalkin"})
    random = Random(3)
    await asyncio.gather(*(place.play(random.choice) for place in places))
    cookies = [value for player in (nora, ada) for value in player.http.cookies.values()]
    for player in (nora, ada):
        await player.http.aclose()
    return places, [table, *cookies, *(one["id"] for one in people), *SAID]


def test_a_whole_evening_leaves_nothing_of_anybody_in_the_log(tmp_path: Path) -> None:
    with opened(tmp_path / "data") as house:

        async def evening() -> list[str]:
            places, secrets = await _played(house.port)
            house.send(signal.SIGTERM)
            for place in places:
                await _hear_farewell(place)
            return secrets

        secrets = asyncio.run(evening())
        assert house.ended() == 0
        written = house.written
    assert {msgspec.json.decode(line)["event"] for line in written.splitlines()} == {"open", "stopping"}
    for secret in (*secrets, *_stored_secrets(tmp_path / "data" / "abracademy.db")):
        assert secret not in written, secret


async def _hear_farewell(place: Place) -> None:
    await place.until(lambda: place.closed is not None)
    assert place.messages[-1]["why"] == "restarting"


def _stored_secrets(file: Path) -> Iterator[str]:
    with closing(sqlite3.connect(file)) as stored:
        keys = [key for (key,) in stored.execute("SELECT value FROM house UNION SELECT seed FROM tables")]
        yield from (written for key in keys for written in (key.hex(), b64encode(key).decode(), repr(key)))
        yield from (person for (person,) in stored.execute("SELECT id FROM people UNION SELECT id FROM sessions"))
        yield from (who for (who,) in stored.execute("SELECT who FROM seats WHERE who != ''"))


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_it_is_asked_to_and_leaves_nobody_behind(tmp_path: Path, sign: int) -> None:
    mark = f"abracademy-{os.getpid()}-{sign}"
    with opened(tmp_path / "data", environment={"MARK": mark}) as house:
        asyncio.run(_think(house.port))
        assert len(marked(mark)) > 1
        house.send(sign)
        assert house.ended() == 0
    assert wait_for(lambda: not marked(mark))


async def _think(port: int) -> None:
    """With a bot at the table there is a process in which it thinks."""
    nora = Player(port)
    await nora.come_in("Nora")
    place = await nora.attend(await nora.open_table(first=0))
    await place.ask("fill", bot="novice")
    await place.decline()
    await place.until(lambda: place.phase == "playing")
    await place.act(place.view["legal"][0])
    await place.until(lambda: place.phase == "over" or bool(place.view["legal"]))
    await nora.go()


def test_who_asks_twice_does_not_wait(tmp_path: Path) -> None:
    with opened(tmp_path / "data") as house, socket.create_connection((HOST, house.port)) as slow:
        slow.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n")
        slow.sendall(b"Content-Type: application/json\r\n\r\n{")
        house.send(signal.SIGINT)
        house.await_line("stopping")
        house.send(signal.SIGINT)
        assert house.ended() == -signal.SIGINT


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Path]:
    """The folder of a house that is open."""
    with opened(tmp_path / "data"):
        yield tmp_path / "data"


def test_one_server_at_a_time_uses_a_folder(busy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        for command in (["serve", "--port", "0"], ["restore", __file__]):
            assert main([*command, "--data", str(busy), "--lang", language]) == 2
            out, err = capsys.readouterr()
            assert (out, len(err.splitlines()), str(busy) in err) == ("", 1, True)
