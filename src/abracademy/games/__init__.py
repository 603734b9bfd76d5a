"""One folder a game. A game is found, not registered: a folder that exports a `GAME` is one. Who plays it well is
found in its folder `bots`, if it has one."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from ..bots import Bot, Opponents, at_random
from ..kernel import AnyGame


@cache
def find(package: str = __name__) -> dict[str, AnyGame]:
    """The games in a package's folders, by name."""
    folders = (found.name for found in iter_modules(import_module(package).__path__) if found.ispkg)
    games: list[AnyGame] = [import_module(f"{package}.{folder}").GAME for folder in folders]
    return {game.name: game for game in sorted(games, key=lambda game: game.name)}


def opponents(game: AnyGame) -> Opponents:
    """The game's own; of a game that is not ours there are none."""
    folder = f"{__name__}.{game.name.replace('-', '_')}.bots"
    if find().get(game.name) is not game or find_spec(folder) is None:
        return Opponents(bots={})
    found: Opponents = import_module(folder).OPPONENTS
    return found


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """Who can play it: its own, the friendliest first; and one that plays every game."""
    return {**opponents(game).bots, "random": at_random}
