"""What standing on the tower is worth: the chance to win the match."""

import numpy as np

from ..spells import FLOORS
from .around import Around
from .rows import Array
from .trained import CLIMBED


def chances(around: Around, gained: Array, lives: Array | None = None) -> Array:
    """[case, seat]: after a round that was worth so much. Between rounds a floor is worth what it was worth in many
    matches; once somebody has arrived the rules decide (A-2), and where lives are not known yet they are as good as
    equal."""
    after = np.minimum(around.floors + gained, FLOORS)
    climbed = np.exp(np.array(CLIMBED[around.seats, around.options.last_standing])[after])
    standing = (after == FLOORS) * (1.0 + gained + (0.0 if lives is None else lives / 10))
    first = (standing == standing.max(axis=-1, keepdims=True)) & (standing > 0)
    over = first.any(axis=-1, keepdims=True)
    shares = np.where(over, first, climbed)
    return np.asarray(shares / shares.sum(axis=-1, keepdims=True), np.float64)
