"""Whole games among bots, one after the other. The same seed gives the same games, however many cores share them."""

from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from ...bots import Bot, Situation
from ...games import bots_of, find
from ...kernel import Acted, Result, answer, read_options
from ...lab.playing import play_out
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
    chance = Random(f"{seed}/chance")
    thoughts = [Random(f"{seed}/{seat}") for seat in range(table.seats)]
    players = [partial(_act, bot, random) for bot, random in zip(bots, thoughts, strict=True)]
    result = play_out(table, players, partial(answer, random=chance))
    return Played(sum(isinstance(move, Acted) for move in table.log), len(table.log), result)


def _act(bot: Bot, random: Random, situation: Situation[Any, Any, Any]) -> Any:
    return bot(situation, random)
