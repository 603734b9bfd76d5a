"""Who takes a seat, by the name that a setting gives."""

from random import Random

from ...games import bots_of
from ...kernel import Seat
from ...table import Table
from .outside import COMMAND, Outside
from .seated import Housed, Seated


def is_outside(name: str) -> bool:
    return name.startswith(COMMAND)


def seated(table: Table, seat: Seat, name: str, chance: str, move_time: float) -> Seated:
    """`chance` seeds what is this player's own."""
    if is_outside(name):
        return Outside(table, seat, name, chance, move_time)
    return Housed(bots_of(table.game)[name], Random(chance))
