"""An opponent as fan programs have it, for comparison: the chance of at least one such stone by the hypergeometric
formula, gain minus cost, a bonus for a knock-out. It does not remember what it called in vain."""

from math import comb
from random import Random
from typing import Final

from ....bots import Situation
from ..actions import STOP, Action, Cast, is_slip
from ..options import Options
from ..spells import LIVES, Spell
from ..view import View
from .around import from_here, hits
from .counting import unseen

BONUS: Final = 5.0
"""For somebody's last life."""
SECRET: Final = 1.0
COST: Final = 1.0
"""Of a call in vain; on the last life, as much as a knock-out is worth."""


def folk(situation: Situation[Options, View, Action], random: Random) -> Action:
    del random
    worth = {action: _worth(situation, action.spell) for action in situation.legal if isinstance(action, Cast)}
    best = max(worth, key=worth.__getitem__)
    return STOP if STOP in situation.legal and worth[best] <= 0 else best


def _worth(situation: Situation[Options, View, Action], spell: int) -> float:
    chance = at_least_one(situation.view, situation.seat, spell)
    if is_slip(situation.options, situation.view.last_cast, spell):
        chance = 0.0
    return chance * _gain(situation.view, situation.seat, spell) - (1 - chance) * _cost(situation, spell)


def at_least_one(view: View, seat: int, spell: int) -> float:
    """As if no stone had ever told anything."""
    left, own = unseen(view), len(view.players[seat].stones)
    every = sum(left.values())
    return 1 - comb(every - left[spell], own) / comb(every, own)


def _gain(view: View, seat: int, spell: int) -> float:
    """Lives that others lose and it wins, as far as it can; a secret; the bonus for whoever is out by it."""
    die, players = view.options.die, from_here(seat, view)
    change = hits(tuple(not player.out for player in players), sum(die) / len(die))[spell - 1].tolist()
    lost = [min(player.life, -by) for player, by in zip(players, change, strict=True) if by < 0]
    out = sum(0 < player.life <= -by for player, by in zip(players, change, strict=True))
    gain: float = sum(lost) + min(LIVES - players[0].life, max(0.0, change[0]))
    gain += BONUS * out + SECRET * (spell == Spell.NIGHT_SINGER)
    return gain


def _cost(situation: Situation[Options, View, Action], spell: int) -> float:
    die = situation.options.die
    lives = sum(die) / len(die) if spell == Spell.ANCIENT_DRAGON else COST
    return BONUS if situation.view.players[situation.seat].life <= lives else lives
