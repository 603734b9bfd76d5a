"""What is played in an arena; plain data, so that it can be handed to another process and kept in a file."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from msgspec import Struct


class Pairing(Struct, frozen=True):
    """One of a kind against others of a kind: what a level is worth among those below."""

    one: str
    others: str


class Setting(Struct, frozen=True):
    """Everything that decides how the games go."""

    game: str
    rules: int
    """Their version."""
    seats: int
    options: dict[str, Any]
    pairings: tuple[Pairing, ...]
    deals: int
    """Of each pairing; the one sits in each seat of a deal in turn."""
    seed: str
    move_time: float
    """Seconds that an outside bot has for a move."""

    @property
    def games(self) -> int:
        """Of each pairing."""
        return self.deals * self.seats

    @property
    def bots(self) -> tuple[str, ...]:
        """Each once, in the order of the pairings."""
        return tuple(dict.fromkeys(name for pairing in self.pairings for name in (pairing.one, pairing.others)))


class Unit(Struct, frozen=True):
    """The work of one core at a time: one deal of one pairing, with all seats rotated."""

    deal: int
    pairing: int


def everyone_against_everyone(bots: Sequence[str]) -> tuple[Pairing, ...]:
    """One that is alone plays against its like."""
    return tuple(Pairing(one, others) for one, others in permutations(bots, 2)) or (Pairing(bots[0], bots[0]),)


def units(setting: Setting) -> list[Unit]:
    """Deal by deal, so that whatever is played of it is as much of every pairing."""
    pairings = range(len(setting.pairings))
    return [Unit(deal, pairing) for deal in range(setting.deals) for pairing in pairings]


def whole_deals(games: int, seats: int) -> int:
    """As many deals as hold at least so many games."""
    return -(-games // seats)
