"""`abracademy arena`, as its user meets it."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from abracademy.cli import main
from abracademy.cli.arena.given import entrants
from abracademy.cli.tables import duration
from abracademy.games import find
from tests.processes import at_a_terminal, marked, wait_for

COMMAND = [sys.executable, "-m", "abracademy", "arena", "--lang", "en"]
USUAL = ["--bots", "sprite,random", "--seed", "s", "--jobs", "1"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["arena", "--lang", "en", *USUAL, "--games", "6", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """But for the times, which are never the same again."""
    code, out, _ = run(capsys, "--json", *arguments)
    assert code == 0
    return timeless(out)


def timeless(out: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(out)
    found["thoughts"] = [(thought["bot"], thought["decisions"]) for thought in found["thoughts"]]
    return found


def test_cores_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, "--jobs", "2") == figures(capsys)


def test_a_cluster_plays_the_same_games_and_leaves_nobody_behind(capsys: pytest.CaptureFixture[str]) -> None:
    mark = uuid4().hex
    arguments = [*COMMAND, *USUAL, "--games", "6", "--json", "--ray", "local"]
    environment = {**os.environ, "ABRACADEMY_TEST": mark}
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True, timeout=120)
    assert timeless(done.stdout) == figures(capsys)
    assert done.stderr == ""
    assert wait_for(lambda: not marked(mark))


def test_json_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "3", "--option", "easy=true", "--games", "7")
    assert found["complete"] is True
    assert found["games"] == 18
    assert found["setting"]["options"]["easy"] is True
    assert found["setting"]["deals"] == 3
    assert [(one["one"], one["others"]) for one in found["pairings"]] == [("sprite", "random"), ("random", "sprite")]
    for one in found["pairings"]:
        assert one["games"] == 9
        assert one["even"] == pytest.approx(1 / 3)
        assert one["share"]["low"] <= one["share"]["mean"] <= one["share"]["high"]
        assert one["difference"]["mean"] == pytest.approx(one["share"]["mean"] - 1 / 3)
        assert one["points"]["mean"] > 0 < one["points_of_others"]["mean"]
    assert [rating["bot"] for rating in found["ratings"]] == ["sprite", "random"]
    assert found["fallbacks"] == []


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_tables_for_people(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for game in find():
        arguments = ["--game", game, "--games", "3", "--bots", "random,cmd:false", "--lang", language]
        assert main(["arena", *arguments, "--jobs", "1"]) == 0
        out, err = capsys.readouterr()
        assert "--seed" in out
        assert "50.0%" in out
        assert "100.0%" in out, "of the moves were lost"
        assert err == ""


def test_a_program_that_loses_moves_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--games", "2", "--bots", "sprite,cmd:sh -c 'echo boo hoo >&2; exit 1'")
    assert "boo hoo" in out
    assert "12 × it ended" in out


def test_brackets_in_a_command_are_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--games", "2", "--bots", "sprite,cmd:false [/][red]")
    assert code == 0
    assert "cmd:false [/][red]" in out


@pytest.mark.parametrize("kind", ["svg", "png"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_picture_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: str, language: str) -> None:
    one, again = (tmp_path / f"{name}.{kind}" for name in ("one", "again"))
    for file in (one, again):
        assert main(["arena", *USUAL, "--games", "4", "--picture", str(file), "--lang", language]) == 0
    capsys.readouterr()
    assert one.read_bytes() == again.read_bytes()
    if kind == "svg":
        drawn = one.read_text(encoding="utf-8")
        assert ("sprite against random" if language == "en" else "sprite 対 random") in drawn
        assert "<dc:date>" not in drawn
    else:
        assert one.read_bytes().startswith(b"\x89PNG")


def test_what_was_interrupted_goes_on_to_the_same_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """By Ctrl-C, as a terminal sends it to the whole group; then by the same command."""
    file, mark = tmp_path / "arena.jsonl", uuid4().hex
    arguments = ["--seats", "2", "--games", "100", "--keep", str(file), "--json", "--jobs", "2"]
    environment = {**os.environ, "ABRACADEMY_TEST": mark}
    with at_a_terminal([*COMMAND, *USUAL, *arguments], environment) as process:
        assert wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert timeless(out.decode())["complete"] is False
    assert b"goes on from there" in err
    assert b"Traceback" not in err
    assert wait_for(lambda: not marked(mark))
    assert figures(capsys, *arguments) == figures(capsys, *arguments[:4])


def test_programs_end_with_an_arena_that_is_told_to_end(tmp_path: Path) -> None:
    """Also those that a core started which is in the middle of a game."""
    mark, file = uuid4().hex, tmp_path / "started"
    bot = f"cmd:sh -c 'touch {file}; sleep 600'"
    command = [*COMMAND, "--bots", f"random,{bot}", "--jobs", "2", "--move-time", "600"]
    environment = {**os.environ, "ABRACADEMY_TEST": mark}
    with at_a_terminal(command, environment) as process:
        assert wait_for(file.exists)
        process.terminate()
        _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert wait_for(lambda: not marked(mark))


def test_a_seed_that_is_not_given_again_is_the_one_of_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    keep = ["arena", "--bots", "random", "--games", "4", "--jobs", "1", "--json", "--keep", str(tmp_path / "kept")]
    for _ in range(2):
        assert main(keep) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second


@pytest.mark.parametrize(
    "wrong",
    [
        ("--games", "0"),
        ("--jobs", "0"),
        ("--jobs", "many"),
        ("--seats", "9"),
        ("--game", "chess"),
        ("--bots", "nobody"),
        ("--bots", ""),
        ("--bots", "sprite,"),
        ("--bots", "cmd:"),
        ("--bots", "cmd:there-is-no-such-program --flag"),
        ("--bots", "sprite,cmd:/"),
        ("--bots", "cmd:sh -c 'open"),
        ("--option", "easy=perhaps"),
        ("--move-time", "0"),
        ("--move-time", "nan"),
        ("--move-time", "-1"),
        ("--picture", "picture.gif"),
        ("--picture", "no/such/folder/picture.svg"),
        ("--keep", "."),
        ("--keep", __file__),
        ("--keep", "no/such/folder/kept"),
        ("--keep", ""),
        ("--ray", "127.0.0.1:1"),
        ("--ray", "nowhere"),
        ("--ray", "127.0.0.1:port"),
        ("stray",),
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_one_line(capfd: pytest.CaptureFixture[str], wrong: tuple[str, ...]) -> None:
    code, out, err = run(capfd, *wrong)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1


def test_a_file_of_another_arena_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "kept"))
    assert run(capsys, *keep)[0] == 0
    code, out, err = run(capsys, *keep, "--seats", "3")
    assert (code, out) == (2, "")
    assert "differs in seats" in err


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [("openskill", "lab", []), ("matplotlib", "lab", ["--picture", "a.svg"]), ("ray", "ray", ["--ray", "local"])],
)
def test_a_missing_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, package: str, extra: str, arguments: list[str]
) -> None:
    there = importlib.util.find_spec
    monkeypatch.setattr("abracademy.cli.contest.find_spec", lambda name: None if name == package else there(name))
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert f"pip install 'abracademy[{extra}]'" in err
    assert err.count("\n") == 1


def test_commands_may_hold_commas_in_quotation_marks() -> None:
    game = find()["abraca-what"]
    assert entrants(game, 'sprite, random,"cmd:sh -c a,b",sprite') == ("sprite", "random", "cmd:sh -c a,b")
    assert entrants(game, None)[-1] == "random"


def test_durations_are_short() -> None:
    assert [duration(seconds) for seconds in (12.3, 1.26, 0.0123, 0.0012, 1.2e-5, 1e-9, None)] == [
        "12 s", "1.3 s", "12 ms", "1.2 ms", "12 µs", "< 1 µs", "–"
    ]  # fmt: skip
