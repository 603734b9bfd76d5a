"""Counts all that was seen, and plays what gives the best chance to win."""

from random import Random

from ....bots import Situation
from ..actions import Action
from ..options import Options
from ..view import View
from .outlook import outlook
from .weighing import weigh


def adept(situation: Situation[Options, View, Action], random: Random) -> Action:
    """The same every time: chance has no part in it."""
    del random
    if len(situation.legal) == 1:
        return situation.legal[0]
    return max(weigh(outlook(situation), situation.legal), key=lambda one: one.win).action
