"""One folder a game. A game is found, not registered: a folder that exports a `GAME` is one."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ..kernel import AnyGame


@cache
def find(package: str = __name__) -> dict[str, AnyGame]:
    """The games in a package's folders, by name."""
    folders = (found.name for found in iter_modules(import_module(package).__path__) if found.ispkg)
    games: list[AnyGame] = [import_module(f"{package}.{folder}").GAME for folder in folders]
    return {game.name: game for game in sorted(games, key=lambda game: game.name)}
