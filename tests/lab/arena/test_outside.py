"""Programs that play: what they are given, and that none of them can harm an arena."""

import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from uuid import uuid4

import msgspec
import pytest

from abracademy.bots import Situation
from abracademy.games import bots_of, find
from abracademy.kernel import answer
from abracademy.lab.arena.deal import play_deal
from abracademy.lab.arena.losses import Losses
from abracademy.lab.arena.outside import Outside
from abracademy.lab.arena.program import STARTS
from abracademy.lab.arena.setting import Unit
from abracademy.lab.playing import play_out
from abracademy.table import Table
from tests.lab.arena.arenas import setting, timeless
from tests.processes import marked, wait_for, zombies

AnySituation: TypeAlias = Situation[Any, Any, Any]
PYTHON = shlex.quote(sys.executable)
READS = "import json, sys, time\nfor said in map(json.loads, sys.stdin):\n  if said['op'] == 'act':\n"
LEGAL = "    print(json.dumps(said['awaits']['legal'][0]), flush=True)\n"
SHORT, LONG = 0.25, 20.0
"""Seconds for a move: where it is to run out, and where a slow machine is to be no reason."""


@pytest.fixture(autouse=True)
def nobody_stays_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    mark = uuid4().hex
    monkeypatch.setenv("ABRACADEMY_TEST", mark)
    monkeypatch.setattr("abracademy.lab.arena.program.FAREWELL", 0.2)
    yield
    assert wait_for(lambda: not marked(mark), 20)
    assert zombies() == []


def program(tmp_path: Path, source: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(source)
    return f"cmd:{PYTHON} -I -S {shlex.quote(str(file))}"


def losses(name: str, move_time: float = LONG) -> Losses:
    """In one deal of two games, in each of which it holds one seat."""
    return play_deal(setting(name, "random", seats=2, move_time=move_time), Unit(0, 0)).losses[0]


def test_a_bot_is_given_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    log, bot = tmp_path / "log", program(tmp_path, READS + LEGAL)
    inner = f"tee {shlex.quote(str(log))} | {bot.removeprefix('cmd:')}"
    table = Table(find()["abraca-what"], find()["abraca-what"].options(), 3)
    random, given = Random(4), list[AnySituation]()
    sprite = bots_of(table.game)["sprite"]
    with Outside(table, 1, f"cmd:sh -c {shlex.quote(inner)}", "chance", LONG) as player:

        def watched(situation: AnySituation) -> object:
            given.append(situation)
            return player(situation)

        others = lambda situation: sprite(situation, random)  # noqa: E731
        result = play_out(table, (others, watched, others), lambda chance: answer(chance, random))
        player.hear_the_end(table, result)
    assert player.losses == Losses()
    said = [json.loads(line) for line in log.read_text().splitlines()]
    (new, *acts, over) = said
    assert [one["op"] for one in said] == ["new", *["act"] * len(given), "over"]
    assert set(new) == {"op", "game", "seat", "seats", "options", "seed"}
    assert (new["game"], new["seat"], new["seats"]) == ("abraca-what", 1, 3)
    for act, situation in zip(acts, given, strict=True):
        assert set(act) == {"op", "told", "view", "awaits"}
        assert act["view"] == plain(situation.view)
        assert act["awaits"] == {"seat": 1, "legal": plain(situation.legal)}
    assert [one for each in (*acts, over) for one in each["told"]] == plain(table.tale(1).told)
    assert over["result"] == plain(result)
    assert over["view"] == plain(table.view(1))


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_it_plays_what_it_answers_and_the_same_again(tmp_path: Path) -> None:
    name = program(tmp_path, READS + LEGAL)
    arena = setting(name, "sprite", seats=2, move_time=LONG)
    one, again = (play_deal(arena, Unit(0, 0)) for _ in range(2))
    assert timeless([one]) == timeless([again])
    assert one.losses[0] == Losses()
    assert one.thoughts[0].count > 0


def test_one_that_hangs_loses_its_moves_and_is_ended() -> None:
    found = losses("cmd:sleep 600", SHORT).moves
    assert found["late"] == 2 * STARTS
    assert found["gone"] > 0


def test_one_that_hides_behind_children_is_ended_with_them() -> None:
    assert losses("cmd:sh -c 'sleep 600 & sleep 600; true'", SHORT).moves["late"] == 2 * STARTS


def test_one_that_answers_too_late_answers_nothing_else(tmp_path: Path) -> None:
    """Its late answer would be legal for the next question."""
    found = losses(program(tmp_path, READS + "    time.sleep(0.6)\n" + LEGAL), SHORT).moves
    assert found["late"] == 2 * STARTS
    assert set(found) == {"late", "gone"}


@pytest.mark.parametrize("command", ["false", "true", "sh -c 'exec >&-; sleep 600'", "sh -c 'kill -9 $$'"])
def test_one_that_dies_at_once_or_closes_its_output_is_started_again_and_then_left(command: str) -> None:
    assert losses(f"cmd:{command}").moves["ended"] == 2 * STARTS


def test_one_that_dies_later_is_started_again(tmp_path: Path) -> None:
    dies = "    times = globals().get('times', 0) + 1\n    if times == 3: raise SystemExit('enough of this')\n"
    found = losses(program(tmp_path, READS + dies + LEGAL))
    assert found.moves["ended"] == 2 * STARTS
    assert found.last_words == "enough of this"


def test_one_that_is_started_again_hears_the_tale_from_its_beginning(tmp_path: Path) -> None:
    log = tmp_path / "log"
    dies = f"    open({str(log)!r}, 'a').write(str(len(said['told'])) + '\\n'); raise SystemExit\n"
    losses(program(tmp_path, READS + dies))
    heard = list(map(int, log.read_text().split()))
    assert len(heard) == 2 * STARTS
    assert heard[0] < heard[1] < heard[2]


@pytest.mark.parametrize(
    "said", ["yes", "sh -c 'while read line; do echo {; done'", "sh -c 'while read l; do echo; done'"]
)
def test_nonsense_costs_the_move_and_no_more(said: str) -> None:
    found = losses(f"cmd:{said}").moves
    assert set(found) == {"unreadable"}


def test_deep_nonsense_is_nonsense(tmp_path: Path) -> None:
    assert set(losses(program(tmp_path, READS + "    print('[' * 50000, flush=True)\n")).moves) == {"unreadable"}


def test_what_is_not_legal_costs_the_move(tmp_path: Path) -> None:
    found = losses(program(tmp_path, READS + '    print(\'{"do":"stop"}\', flush=True)\n'))
    assert set(found.moves) == {"illegal"}
    assert found.last_words == '{"do":"stop"}'


@pytest.mark.parametrize("command", ["cat /dev/zero", "sh -c 'yes | tr -d \"\\n\"'"])
def test_a_line_without_end_is_not_read_to_its_end(command: str) -> None:
    assert losses(f"cmd:{command}").moves["too_long"] == 2 * STARTS


def test_one_that_never_listens_is_no_reason_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is written to it than a pipe holds."""
    monkeypatch.setattr("abracademy.lab.arena.program._line", lambda **_: b" " * 1_000_000 + b"\n")
    assert losses("cmd:sleep 600", SHORT).moves["late"] == 2 * STARTS


def test_one_that_complains_without_end_is_listened_to_all_the_same(tmp_path: Path) -> None:
    """Its error stream would be full, and it would wait for ever."""
    complains = "    sys.stderr.write('x' * 200000)\n"
    assert losses(program(tmp_path, READS + complains + LEGAL)) == Losses()


def test_one_that_will_not_go_is_ended(tmp_path: Path) -> None:
    stays = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + READS + LEGAL + "time.sleep(600)\n"
    assert losses(program(tmp_path, stays)) == Losses()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_arena_that_is_told_to_end_while_a_program_starts_knows_it_already(
    monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    """The signal arrives between the start of the process and its return."""

    def start(*given: Any, **how: Any) -> Any:
        process = subprocess.Popen(*given, **how)
        signal.raise_signal(number)
        return process

    def leave(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr("abracademy.lab.arena.child.Popen", start)
    usual = signal.signal(number, leave)
    try:
        with pytest.raises(SystemExit):
            losses("cmd:sleep 600")
    finally:
        signal.signal(number, usual)


def test_an_arena_that_is_interrupted_leaves_no_program_behind(tmp_path: Path) -> None:
    table = Table(find()["abraca-what"], find()["abraca-what"].options(), 2)

    def interrupt(_: object) -> object:
        raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        Outside(table, 0, program(tmp_path, READS + LEGAL), "chance", LONG) as player,
    ):
        play_out(table, (player, interrupt), lambda chance: answer(chance, Random(1)))
