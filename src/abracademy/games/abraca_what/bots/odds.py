"""What the stones may be that a viewer cannot see, as far as counting says."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ....kernel import Seat, Sentence, Tale, Viewer, Wire
from ..facts import Facts, facts_now
from ..options import Options
from ..spells import SPELLS, STONES
from .belief import Belief, belief

COUNTED: Final = Sentence("abraca-what-odds-count-only")


class Odds(Wire, frozen=True, gc=False):
    """Chances by number, 1 to 8. An onlooker has no row, so there is nothing but what is unseen."""

    unseen: tuple[int, ...]
    """How many stones of each number show their face nowhere."""
    stones: tuple[tuple[float, ...], ...] = ()
    """Of each stone in one's own row, in order of arrival."""
    has: tuple[float, ...] = ()
    """That at least one stone of the row shows the number."""
    note: Sentence = COUNTED
    """Others see the row when they call; what that tells of it is not among these chances."""


def odds(viewer: Viewer, tale: Tale[Options]) -> Odds:
    facts = facts_now(tale)
    if facts is None:
        return Odds(_by_number(STONES))
    unseen = _by_number(facts.unseen)
    return Odds(unseen, *_own(facts, viewer)) if isinstance(viewer, int) else Odds(unseen)


def _by_number(stones: Iterable[int]) -> tuple[int, ...]:
    counts = Counter(stones)
    return tuple(counts[spell] for spell in SPELLS)


def _own(facts: Facts, seat: Seat) -> tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]:
    """A stone whose face is known, once the round is over, is what it is."""
    believed = belief(facts, seat)
    hidden = iter(believed.stones.tolist())
    faces = [facts.faces[place] for place in facts.hands[seat]]
    stones = [tuple(next(hidden)) if face is None else _certain(face) for face in faces]
    return tuple(stones), _has(believed, [face for face in faces if face is not None])


def _certain(*faces: int) -> tuple[float, ...]:
    return tuple(float(spell in faces) for spell in SPELLS)


def _has(believed: Belief, known: list[int]) -> tuple[float, ...]:
    return tuple(map(max, believed.has.tolist(), _certain(*known)))
