"""The bots that a command line names."""

from ..games import bots_of
from ..kernel import AnyGame
from .command import Unusable


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
