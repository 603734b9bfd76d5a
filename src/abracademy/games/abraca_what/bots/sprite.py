"""A careless opponent for children and first games: it counts the stones it sees, forgets things, and soon tires."""

from random import Random
from typing import Final

from ....bots import Situation
from ..actions import STOP, Action, Cast
from ..options import Options
from ..view import PlayerView, View
from .counting import unseen

FORGETS: Final = 0.15
"""How often a number that was called in vain has slipped its mind."""
SLIPS: Final = 0.03
"""How often it does not mind the order, where the order can be broken."""
TIRES: Final = 0.4
"""How often one spell is enough for a turn; on its last life, twice as often."""


def sprite(situation: Situation[Options, View, Action], random: Random) -> Action:
    me = situation.view.players[situation.seat]
    if STOP in situation.legal and random.random() < _tired(me):
        return STOP
    calls, left = _calls(situation, random), unseen(situation.view)
    likely = [left[call.spell] * _places(me, call.spell, random) for call in calls]
    # The first call of a turn is never hopeless: its own stones are among the unseen.
    return random.choices(calls, likely)[0] if any(likely) else STOP


def _tired(me: PlayerView) -> float:
    return TIRES if me.life > 1 else 2 * TIRES


def _calls(situation: Situation[Options, View, Action], random: Random) -> list[Cast]:
    calls = [action for action in situation.legal if isinstance(action, Cast)]
    last = situation.view.last_cast
    if last is None or situation.options.easy or random.random() < SLIPS:
        return calls
    return [call for call in calls if call.spell >= last]


def _places(me: PlayerView, spell: int, random: Random) -> int:
    """How many stones of its row may be this one, as far as it remembers."""
    if random.random() < FORGETS:
        return len(me.stones)
    return sum(spell not in ruled_out for ruled_out in me.ruled_out)
