"""One deal, played once with the one in each seat. Chance is the same each time, however differently they play."""

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import NamedTuple

from msgspec import Struct

from ...games import find
from ...kernel import Chance, Outcome, Result, answer, read_options
from ...table import Table
from ..playing import Dealer, play_out
from .losses import Losses, together
from .seated import Seated
from .seating import seated
from .setting import Setting, Unit
from .thoughts import Thoughts, merged


class Played(Struct, frozen=True):
    """What is kept of a deal."""

    deal: int
    pairing: int
    games: tuple[Result, ...]
    """By the seat of the one."""
    thoughts: tuple[Thoughts, Thoughts]
    """The one's and the others'."""
    losses: tuple[Losses, Losses]


class _Game(NamedTuple):
    result: Result
    one: Seated
    others: Sequence[Seated]


def play_deal(setting: Setting, unit: Unit) -> Played:
    games = [_play(setting, unit, rotation) for rotation in range(setting.seats)]
    sides = [game.one for game in games], [player for game in games for player in game.others]
    return Played(
        unit.deal,
        unit.pairing,
        tuple(game.result for game in games),
        (merged(one.thoughts for one in sides[0]), merged(other.thoughts for other in sides[1])),
        (together(one.losses for one in sides[0]), together(other.losses for other in sides[1])),
    )


def _play(setting: Setting, unit: Unit, rotation: int) -> _Game:
    game, pairing = find()[setting.game], setting.pairings[unit.pairing]
    table = Table(game, read_options(game.options, setting.options), setting.seats)
    with ExitStack() as leaving:
        players: list[Seated] = []
        for seat in range(setting.seats):
            name = pairing.one if seat == rotation else pairing.others
            chance = f"{setting.seed}/thoughts/{unit.deal}/{rotation}/{seat}"
            players.append(leaving.enter_context(seated(table, seat, name, chance, setting.move_time)))
        result = play_out(table, players, dealer(f"{setting.seed}/deal/{unit.deal}"))
        for player in players:
            player.hear_the_end(table, result)
    return _Game(result, players.pop(rotation), players)


def dealer(seed: str) -> Dealer:
    """The same question asked as often before has the same answer, whatever was asked in between."""
    asked = Counter[str]()

    def deal(chance: Chance) -> Outcome:
        kind = f"{chance.__struct_config__.tag}/{chance.what}"
        asked[kind] += 1
        return answer(chance, Random(f"{seed}/{kind}/{asked[kind]}"))

    return deal
