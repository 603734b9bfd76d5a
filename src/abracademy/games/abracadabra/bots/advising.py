"""What an adept would say of each action: it plays by the same."""

from ....bots import Advice, Situation
from ..actions import Action
from ..options import Options
from ..view import View
from .outlook import outlook
from .reasons import reasons
from .weighing import weigh


def advise(situation: Situation[Options, View, Action]) -> tuple[Advice[Action], ...]:
    """Points are one's own at the end of the turn, Elementals in the hand among them."""
    own = outlook(situation)
    return tuple(Advice(one.action, one.win, one.points, reasons(own, one)) for one in weigh(own, situation.legal))
