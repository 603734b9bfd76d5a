"""What the tests know of each game, written apart from the game's own code: a module `apart` in the game's tests."""

from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from abracademy.games import find
from abracademy.kernel import AnyGame, Seat, Viewer
from tests.played import Played

TOYS = "tests.toy_game"
GAMES: dict[str, AnyGame] = {**find(), **find(TOYS)}


class Hidden(NamedTuple):
    """An outcome of chance that might have been another: in a shuffle any two of these places might be exchanged; of a
    pick, any of these might have been it."""

    move: int
    among: set[int]
    named: bool = False
    """Whether what is exchanged has a name, by which later shuffles and actions mean the other one too."""


class Apart(Protocol):
    """The functions of such a module."""

    def options(self, random: Random, seats: int) -> Any:
        """Some options that a table may choose."""

    def hidden(self, played: Played, viewer: Viewer) -> list[list[Hidden]]:
        """What chance answered and the viewer may not know, by kinds: of each is tried as much."""
        ...

    def turn(self, state: Any) -> Seat:
        """Whose turn it is, also where somebody else is asked in it."""
        ...

    def is_new(self, state: Any) -> bool:
        """Whether nobody has done anything in this turn yet."""
        ...

    def public(self, state: Any) -> Any:
        """What lies open for everybody to see."""

    def things(self, state: Any) -> list[Any]:
        """What can be neither made nor lost, sorted."""
        ...


def apart(game: AnyGame) -> Apart:
    folder = f"{TOYS}.{game.name}" if game.name in find(TOYS) else f"tests.games.{game.name.replace('-', '_')}"
    return cast(Apart, import_module(f"{folder}.apart"))
