"""A turn as an adept weighs it."""

from typing import NamedTuple

from ....bots import Situation
from ..actions import Action, Stop, is_slip
from ..facts import facts_now
from ..options import Options
from ..view import View
from .around import Around, around
from .belief import belief
from .prospects import Prospects, prospects


class Thought(NamedTuple):
    around: Around
    lying: int
    """Stones in one's own row."""
    last_cast: int | None
    prospects: Prospects

    def is_slip(self, spell: int) -> bool:
        return is_slip(self.around.options, self.last_cast, spell)

    def found(self, spell: int) -> float:
        """How likely the row holds one."""
        return float(self.prospects.found[spell - 1])

    def worth(self, action: Action) -> tuple[float, float]:
        """The chance to win the match, and the points expected of this round."""
        if isinstance(action, Stop):
            win, points = self.prospects.stop
        else:
            slip = self.is_slip(action.spell)
            win, points = self.prospects.slip if slip else self.prospects.calls[action.spell - 1]
        return float(win), float(points)


def thought(situation: Situation[Options, View, Action]) -> Thought:
    seat, view, facts = situation.seat, situation.view, facts_now(situation.tale)
    assert facts is not None  # nobody is to act before the first deal
    seen, believed = around(seat, view, facts.unseen), belief(facts, seat)
    return Thought(seen, believed.rows.stones, view.last_cast, prospects(seen, believed, view.last_cast))
