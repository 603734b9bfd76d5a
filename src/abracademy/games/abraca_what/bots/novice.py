"""An opponent with sensible rules of thumb, who makes the mistakes that people make.

It counts what it sees, calls what is likeliest, and rather what hurts or leaves more to be called after it, and stops
when its luck seems to run out. But it takes no account of what was taken out of its row by chance, forgets a call in
vain now and then, miscounts a little, and looks neither at the secrets nor at the tower.
"""

from random import Random
from typing import Final

from ....bots import Situation
from ..actions import STOP, Action, Cast
from ..options import Options
from ..spells import SPELLS, Spell
from ..view import PlayerView, View
from .around import from_here, hits
from .counting import unseen

FORGETS: Final = 0.1
"""How often a number that was called in vain has slipped its mind."""
MISCOUNTS: Final = 0.1
"""By so much it is out, either way, when it guesses a chance."""
DARES: Final = 0.6
"""A call that is likelier than this is worth a life, as long as there are some."""
CLINGS: Final = 0.75
"""On its last life."""
LIKES: Final = 0.12
"""What it adds to the chance of a call that hurts somebody; and twice that if it would knock them out."""
PATIENCE: Final = 0.02
"""What it adds for each number that may still follow."""


def novice(situation: Situation[Options, View, Action], random: Random) -> Action:
    guessed = {call: _guessed(situation, call.spell, random) for call in _calls(situation)}
    liked = {call: chance + _liking(situation, call.spell) for call, chance in guessed.items()}
    best = max(liked, key=liked.__getitem__)
    me = situation.view.players[situation.seat]
    dares = liked[best] >= (DARES if me.life > 1 else CLINGS)
    return best if dares or STOP not in situation.legal else STOP


def _calls(situation: Situation[Options, View, Action]) -> list[Cast]:
    """It never slips: the order is the one rule that everybody reminds it of."""
    last = 0 if situation.options.easy else situation.view.last_cast or 0
    return [action for action in situation.legal if isinstance(action, Cast) and action.spell >= last]


def _guessed(situation: Situation[Options, View, Action], spell: int, random: Random) -> float:
    """As if each stone were drawn by itself."""
    left, me = unseen(situation.view), situation.view.players[situation.seat]
    share = left[spell] / max(1, sum(left.values()))
    chance = 1 - (1 - share) ** _places(me, spell, random)
    return chance * random.uniform(1 - MISCOUNTS, 1 + MISCOUNTS)


def _places(me: PlayerView, spell: int, random: Random) -> int:
    if random.random() < FORGETS:
        return len(me.stones)
    return sum(spell not in ruled_out for ruled_out in me.ruled_out)


def _liking(situation: Situation[Options, View, Action], spell: int) -> float:
    """Of the dragon it is afraid."""
    patience = PATIENCE * (len(SPELLS) - spell)
    if spell == Spell.ANCIENT_DRAGON:
        return patience - LIKES
    players = from_here(situation.seat, situation.view)
    change = hits(tuple(not player.out for player in players), 1)[spell - 1]
    hurt = [player.life for player, by in zip(players, change, strict=True) if by < 0 and player.life]
    return patience + LIKES * (bool(hurt) + (1 in hurt))
