"""A careless opponent for children and first games: it gathers when it can, likes what glitters, and plans nothing."""

from random import Random
from typing import Final

from ....bots import Situation
from ..actions import Action, Again, Gather, PlayTrick
from ..options import Options
from ..view import View

OVERLOOKS: Final = 0.25
"""How often it does not notice that it could gather, or that a trick is in its hand."""


def sprite(situation: Situation[Options, View, Action], random: Random) -> Action:
    wanted = [action for action in situation.legal if _pleases(action)]
    if wanted and random.random() > OVERLOOKS:
        return random.choice(wanted)
    return random.choice([action for action in situation.legal if not isinstance(action, Gather)] or situation.legal)


def _pleases(action: Action) -> bool:
    """A gathering, an extra turn, a trick that does something; but rather nothing than a trick thrown away."""
    match action:
        case Gather() | Again():
            return True
        case PlayTrick(trick, target):
            return trick not in ("chaos", "vademecum") or target is not None
        case _:
            return False
