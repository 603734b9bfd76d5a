"""The questions that come before every move, the same in every game."""

from typing import Any

from .chance import Chance, Outcome, require_fitting
from .refusal import Refused
from .viewer import Seat


def require_awaited(awaits: Seat | Chance | None, move: Any) -> None:
    """Refuses an action while chance is awaited, an outcome while a seat is, and everything once it is over."""
    if isinstance(move, Outcome):
        require_fitting(require_chance(awaits), move)
    elif not isinstance(awaits, int):
        raise _no_seats_turn(awaits)


def require_turn(awaits: Seat | Chance | None, seat: Seat) -> None:
    """Refuses a seat that is not the awaited one."""
    if not isinstance(awaits, int):
        raise _no_seats_turn(awaits)
    if awaits != seat:
        raise Refused("not_your_turn", "another-seats-turn", seat=awaits)


def require_chance(awaits: Seat | Chance | None) -> Chance:
    """Refuses an outcome that nobody asked for."""
    if awaits is None:
        raise Refused("game_over", "game-over")
    if isinstance(awaits, int):
        raise Refused("bad_outcome", "no-chance-awaited", seat=awaits)
    return awaits


def _no_seats_turn(awaits: Chance | None) -> Refused:
    if awaits is None:
        return Refused("game_over", "game-over")
    return Refused("not_your_turn", "chance-awaited")
