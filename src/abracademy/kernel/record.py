"""A game as data: its log, from which everything about it can be had again."""

from typing import Any, TypeAlias

import msgspec

from .chance import Chance, read_outcome
from .check import require_chance, require_turn
from .game import AnyGame
from .refusal import Refused
from .viewer import Seat
from .wire import Value


class Acted(Value, frozen=True, gc=False, tag_field="by", tag="seat"):
    """A seat's action in a log."""

    seat: Seat
    action: dict[str, Any]


class Happened(Value, frozen=True, gc=False, tag_field="by", tag="chance"):
    """An outcome of chance in a log."""

    chance: str
    what: str
    outcome: Any


Entry: TypeAlias = Acted | Happened


class Record(Value, frozen=True, gc=False):
    """One game: which, by which rules, for whom, and every move in order."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    moves: tuple[Entry, ...]


def entry(awaits: Seat | Chance | None, move: Any) -> Entry:
    """A move as a log keeps it: with who, or what, was asked."""
    if isinstance(awaits, int):
        return Acted(awaits, msgspec.to_builtins(move))
    if awaits is None:
        raise Refused("game_over", "game-over")
    return Happened(*_asked(awaits), move.value)


def read_action(game: AnyGame, raw: object) -> Any:
    """An action as JSON wrote it."""
    try:
        return msgspec.convert(raw, game.action)
    except msgspec.ValidationError as error:
        raise Refused("illegal_action", "unreadable-action", detail=str(error)) from error


def read_entry(game: AnyGame, awaits: Seat | Chance | None, logged: Entry) -> Any:
    """The move that a log's entry stands for, if the game awaits it."""
    if isinstance(logged, Acted):
        require_turn(awaits, logged.seat)
        return read_action(game, logged.action)
    chance = require_chance(awaits)
    if (logged.chance, logged.what) != _asked(chance):
        raise Refused("bad_outcome", f"outcome-{_asked(chance)[0]}")
    return read_outcome(chance, logged.outcome)


def _asked(chance: Chance) -> tuple[str, str]:
    return str(chance.__struct_config__.tag), chance.what
