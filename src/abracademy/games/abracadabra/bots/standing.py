"""How likely each seat is to win, by how it stands.

Each seat's strength is a sum of weighted figures; its chance is the exponential of that, as a share of all seats'. The
weights were fitted (by likelihood, over all decisions but those that may win at once) to who won 750 games of adepts
among themselves, 150 each at two to six seats. In those games chances said and victories differed by two or three in a
hundred, and by up to eight where two seats play and the chance is above two thirds.
"""

from typing import Final, NamedTuple

from ..objects import WINNING


class Weights(NamedTuple):
    points: float
    squared: float
    """Of points to the square, by those that win: the last ones count more."""
    stones: float
    promise: float
    """Of what one's own hand promises, in points."""
    mine: float
    """For whoever thinks: the others' hands count by their cards."""
    cards: float
    order: float
    """How far round the table its turn is, as a share."""


DRAWING: Final = Weights(0.189, 0.120, 0.820, 0.256, -0.430, 0.218, -0.729)
"""Before the cards are drawn, when the promise is that of the whole turn."""
ACTED: Final = Weights(0.195, 0.094, 0.909, 0.241, -0.539, 0.215, -0.654)
"""From then on, when it is that of what is left."""


class Standing(NamedTuple):
    points: float
    stones: float
    cards: float
    order: float


def strength(weights: Weights, of: Standing) -> float:
    return (
        weights.points * of.points
        + weights.squared * of.points**2 / WINNING
        + weights.stones * of.stones
        + weights.cards * of.cards
        + weights.order * of.order
    )
