"""An opponent who counts exactly, and weighs what every call may bring for the whole match."""

from random import Random
from typing import NamedTuple

from ....bots import Situation
from ..actions import Action, Cast
from ..facts import Facts, facts_of, last_deal
from ..options import Options
from ..view import View
from .around import Around, around
from .belief import belief
from .prospects import Prospects, prospects


def adept(situation: Situation[Options, View, Action], random: Random) -> Action:
    del random
    values = worths(situation)
    return max(situation.legal, key=lambda a: values[a][0])


def worths(situation):
    view = situation.view
    facts = facts_of(situation.options, situation.tale.told[last_deal(situation.tale.told):])
    p = prospects(around(situation.seat, view, facts.unseen), belief(facts, situation.seat), view.last_cast)
    out = {}
    for a in situation.legal:
        if isinstance(a, Cast):
            slip = view.last_cast is not None and a.spell < view.last_cast and not situation.options.easy
            out[a] = p.slip if slip else p.calls[a.spell-1]
        else:
            out[a] = p.stop
    return out
