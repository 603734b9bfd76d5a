"""The bots that can play a game, by name."""

from ..bots import Bot, Situation, at_random
from ..games import opponents
from ..kernel import AnyGame, Seat
from ..table import Table
from .command import Unusable


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """The game's own, the friendliest first; and one that plays every game."""
    return {**opponents(game).bots, "random": at_random}


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
