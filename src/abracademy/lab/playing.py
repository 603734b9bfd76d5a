"""One game between players who are given what a person in their seat is given."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..bots import Situation
from ..kernel import Chance, Outcome, Result, Seat
from ..table import Table

Player: TypeAlias = Callable[[Situation[Any, Any, Any]], Any]
Dealer: TypeAlias = Callable[[Chance], Outcome]


def play_out(table: Table, players: Sequence[Player], dealer: Dealer) -> Result:
    """One player a seat."""
    while (awaits := table.awaits) is not None:
        if isinstance(awaits, int):
            table.play(players[awaits](table.situation(awaits)), by="bot")
        else:
            table.play(dealer(awaits))
    return table.game.result(table.state)


def win(result: Result, seat: Seat) -> float:
    """A shared victory counts by its share."""
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
