"""How often one person may ask, whatever it is, on all their sockets together: another socket is no other person."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from ..limits import Pace

REMEMBERED: Final = 4096
"""People whose paces are kept here, those who were here last: a socket is soon opened anew."""


class Paces:
    def __init__(self, leniency: float = 1.0) -> None:
        self.asking = Pace(60 * leniency, 20 * leniency)
        self.talking = Pace(5 * leniency, 0.5 * leniency)
        self.reckoning = Pace(5 * leniency, 1 * leniency)
        self.opening = Pace(10 * leniency, leniency / 6)
        """Tables by rematches, which no door counts."""


PacesOf: TypeAlias = Callable[[str], Paces]


def paces_of_people(leniency: float) -> PacesOf:
    @lru_cache(maxsize=REMEMBERED)
    def paces_of(person: str) -> Paces:
        del person
        return Paces(leniency)

    return paces_of
