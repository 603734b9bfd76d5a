"""Whole games among bots, one after the other. The same seed gives the same games, however many cores share them."""

from random import Random
from typing import Any

from msgspec import Struct

from ...bots import Bot
from ...games import bots_of, find
from ...kernel import Result, answer, read_options
from ...table import Table


class Setting(Struct, frozen=True):
    """Everything that decides how the games go; plain data, so that it can be handed to another process."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One for each seat."""
    seed: str


class Played(Struct, frozen=True):
    """What is kept of one game."""

    decisions: int
    moves: int
    result: Result


def play(setting: Setting, numbers: range) -> list[Played]:
    """The games with these numbers."""
    game = find()[setting.game]
    options = read_options(game.options, setting.options)
    bots = [bots_of(game)[name] for name in setting.bots]
    return [_play(Table(game, options, setting.seats), bots, f"{setting.seed}/{number}") for number in numbers]


def _play(table: Table, bots: list[Bot], seed: str) -> Played:
    chance, thoughts = Random(f"{seed}/chance"), [Random(f"{seed}/{seat}") for seat in range(table.seats)]
    decisions = 0
    while (awaits := table.awaits) is not None:
        if isinstance(awaits, int):
            table.play(bots[awaits](table.situation(awaits), thoughts[awaits]))
            decisions += 1
        else:
            table.play(answer(awaits, chance))
    return Played(decisions, len(table.log), table.game.result(table.state))
