"""Means with their 95 % intervals, out of values that are independent of each other.

Games of one deal are not: of them, the mean of the deal is one value. With deals of equal size, as ours are, that is
exactly the cluster-robust interval.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

NORMAL_95: Final = 1.959964
"""Standard errors on either side that hold 95 in 100."""
STUDENT_95: Final = {1: 12.706, 2: 4.303}
"""The same by degrees of freedom, where these are too few for the expansion."""


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval; there is none where too little is known of how far the values lie apart."""

    mean: float
    low: float | None
    high: float | None

    def less(self, amount: float) -> "Estimate":
        bounds = [None if bound is None else bound - amount for bound in (self.low, self.high)]
        return Estimate(self.mean - amount, *bounds)


def mean_of(values: Sequence[float]) -> Estimate:
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    half = _student(len(values) - 1) * _error(values)
    return Estimate(mean, mean - half, mean + half)


def share_of(values: Sequence[float]) -> Estimate:
    """Wilson's interval for as many single games as would have the same standard error.

    It stays within 0 and 1, and honest where nearly all or nearly none were won.
    """
    share = fmean(values)
    if len(values) < 2 and share not in (0, 1):
        return Estimate(share, None, None)
    if min(values) == max(values):  # that none of them lies apart shows no more than so many games would
        return _wilson(share, NORMAL_95**2 / len(values))
    return _wilson(share, (_student(len(values) - 1) * _error(values)) ** 2 / (share * (1 - share)))


def _wilson(share: float, doubt: float) -> Estimate:
    """`doubt` is the square of the quantile over the number of games."""
    middle = (share + doubt / 2) / (1 + doubt)
    half = sqrt(share * (1 - share) * doubt + doubt * doubt / 4) / (1 + doubt)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _student(freedom: int) -> float:
    """Student's quantile by Cornish and Fisher's expansion: within 1 % from three degrees of freedom on."""
    if freedom in STUDENT_95:
        return STUDENT_95[freedom]
    z = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
