"""The bots that can play a game, by name."""

from importlib import import_module
from importlib.util import find_spec

from .. import games
from ..bots import Bot, Situation, at_random
from ..kernel import AnyGame, Seat
from ..table import Table
from .command import Unusable


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """The game's own, the friendliest first; and one that plays every game."""
    return {**_own(game), "random": at_random}


def _own(game: AnyGame) -> dict[str, Bot]:
    folder = f"{games.__name__}.{game.name.replace('-', '_')}"
    if games.find().get(game.name) is not game or find_spec(f"{folder}.bots") is None:
        return {}
    bots: dict[str, Bot] = import_module(f"{folder}.bots").BOTS
    return bots


def bots_named(game: AnyGame, given: str | None, count: int) -> tuple[str, ...]:
    """So many bots out of `NAME,NAME,…`; one name stands for all, and nothing for the friendliest."""
    known = bots_of(game)
    named = (given or next(iter(known))).split(",")
    names = tuple(name.strip() for name in named)
    for name in names:
        if name not in known:
            raise Unusable("unknown-bot", bot=name, bots=", ".join(known))
    if len(names) not in (1, count):
        raise Unusable("bots-not-fitting", given=len(names), wanted=count)
    return names if len(names) == count else names * count


def situation(table: Table, seat: Seat) -> Situation[object, object, object]:
    """What a bot in this seat is given."""
    legal = table.game.legal(table.state)
    return Situation(seat, table.options, table.tale(seat), table.view(seat), legal)
