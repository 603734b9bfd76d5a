"""How likely each seat is to win, by how it stands."""

from math import exp
from typing import Final, NamedTuple


class Weights(NamedTuple):
    points: float
    squared: float
    """Of points to the square, over 15: the last ones count more."""
    stones: float
    promise: float
    """Of what one's own hand promises, in points."""
    mine: float
    """For whoever thinks: the others' hands count by their cards."""
    cards: float
    order: float
    """For each seat that plays before."""


DRAWING: Final = Weights(0.22, 0.15, 0.5, 0.22, 0.0, 0.2, -0.4)
ACTED: Final = Weights(0.22, 0.15, 0.5, 0.22, 0.0, 0.2, -0.4)


class Standing(NamedTuple):
    points: float
    stones: float
    cards: float
    order: float
    """How far round the table its turn is, as a share."""


def strength(weights: Weights, of: Standing) -> float:
    return (
        weights.points * of.points
        + weights.squared * of.points**2 / 15
        + weights.stones * of.stones
        + weights.cards * of.cards
        + weights.order * of.order
    )


def chance(weights: Weights, own: Standing, promise: float, others: float) -> float:
    """Of the one who thinks: `others` is the sum over the other seats of the exponential of their strength."""
    mine = exp(strength(weights, own) + weights.promise * promise + weights.mine)
    return mine / (mine + others)
