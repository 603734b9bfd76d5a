"""Many games among bots."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from abracademy.cli import main
from abracademy.cli.simulate.games import Played, Setting, play
from abracademy.cli.simulate.summary import summarise
from abracademy.kernel import Result
from tests.processes import at_a_terminal

SETTING = Setting("abraca-what", 2, {}, ("random", "random"), "seed")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["simulate", "--games", "30", "--seed", "s", "--bots", "random", "--lang", "en", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_same_seed_gives_the_same_games_however_they_are_shared() -> None:
    assert play(SETTING, range(4)) == [*play(SETTING, range(1)), *play(SETTING, range(1, 4))]
    assert play(SETTING, range(2)) != play(Setting("abraca-what", 2, {}, ("random",) * 2, "other"), range(2))


def test_cores_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    alone = run(capsys, "--json", "--jobs", "1")
    together = run(capsys, "--json", "--jobs", "2")
    assert alone[:2] == together[:2]


def test_json_holds_the_whole_summary(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--json", "--seats", "3", "--option", "slips=punished", "--jobs", "1")
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == 30
    assert summary["setting"]["options"]["slips"] == "punished"
    assert sum(summary["endings"].values()) == pytest.approx(1)
    assert sum(seat["mean"] for seat in summary["wins"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["mean"] <= seat["high"] for seat in summary["wins"])
    assert summary["moves"]["mean"] > summary["decisions"]["mean"] > 0


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_table_for_people(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["simulate", "--games", "3", "--seats", "4", "--jobs", "1", "--lang", language]) == 0
    assert "--seed" in capsys.readouterr().out


def test_shared_victories_count_by_their_share() -> None:
    shared, alone = Result((1, 1), (8, 8), "fell"), Result((1, 2), (8, 3), "fell")
    summary = summarise(SETTING, [Played(1, 2, shared), Played(3, 4, alone)])
    assert [wins.mean for wins in summary.wins] == [0.75, 0.25]
    assert summary.points[1].mean == 5.5
    assert summary.endings == {"fell": 1.0}


def test_an_interval_is_never_of_no_width() -> None:
    """Wilson: 0 of 10 is compatible with 27.8 %."""
    summary = summarise(SETTING, [Played(1, 2, Result((1, 2), (8, 3), "fell"))] * 10)
    assert summary.wins[1].low == pytest.approx(0)
    assert summary.wins[1].high == pytest.approx(0.2775, abs=0.0005)


def test_one_game_says_nothing_of_spread() -> None:
    summary = summarise(SETTING, [Played(7, 9, Result((1, 2), (8, 3), "fell"))])
    assert summary.points[0].low is None
    assert (summary.decisions.least, summary.decisions.median, summary.decisions.most) == (7, 7, 7)


@pytest.mark.parametrize(
    "wrong",
    [
        ("--games", "0"),
        ("--games", "many"),
        ("--jobs", "-1"),
        ("--seats", "9"),
        ("--game", "chess"),
        ("--bots", "nobody"),
        ("--option", "easy=perhaps"),
        ("--option", "easy"),
        ("--option", "colour=red"),
        ("--unheard", "of"),
        ("stray",),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], wrong: tuple[str, ...]) -> None:
    code, out, err = run(capsys, *wrong)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_simulation_ends_at_once_and_leaves_nobody_behind(end: signal.Signals) -> None:
    """Ctrl-C goes to the whole group, as a terminal sends it; being told to end, to the first process alone."""
    command = [sys.executable, "-m", "abracademy", "simulate", "--games", "500000", "--jobs", "2"]
    with at_a_terminal(command) as process:
        _wait_for(lambda: _members(process.pid) >= 4)  # itself, two workers, and who keeps track of them
        (os.killpg if end == signal.SIGINT else os.kill)(process.pid, end)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert _wait_for(lambda: _has_ended(process.pid))


def _has_ended(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def _members(group: int) -> int:
    """How many processes the group has; where there is no /proc to look into, none are seen."""
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(ProcessLookupError):
            found += os.getpgid(int(process.name)) == group
    return found


def _wait_for(condition: Callable[[], bool]) -> bool:
    for _ in range(100):
        if condition():
            return True
        time.sleep(0.1)
    return False
