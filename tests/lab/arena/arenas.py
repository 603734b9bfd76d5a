"""Small arenas."""

from typing import Any

import msgspec
from msgspec.structs import replace

from abracademy.games import find
from abracademy.lab.arena.deal import Played
from abracademy.lab.arena.losses import Losses
from abracademy.lab.arena.run import play
from abracademy.lab.arena.setting import Setting, everyone_against_everyone
from abracademy.lab.arena.thoughts import Thoughts
from abracademy.lab.spread import over_cores


def setting(*bots: str, game: str = "abraca-what", seats: int = 3, deals: int = 4, **changed: Any) -> Setting:
    usual = Setting(
        game=game,
        rules=1,
        seats=seats,
        options=msgspec.to_builtins(find()[game].options()),
        pairings=everyone_against_everyone(bots) if bots else (),
        deals=deals,
        seed="small",
        move_time=5.0,
    )
    return replace(usual, **changed)


def played(arena: Setting) -> list[Played]:
    return list(play(arena, (), over_cores(1)))


def timeless(deals: list[Played]) -> list[Played]:
    """Without the times of thoughts, which are never the same again."""
    return [replace(deal, thoughts=(Thoughts(), Thoughts())) for deal in deals]


def deal_of(pairing: int, deal: int, *games: Any) -> Played:
    return Played(deal, pairing, games, (Thoughts(), Thoughts()), (Losses(), Losses()))
