"""How games look in a terminal. A game without a board of its own is shown as it comes."""

from importlib import import_module
from importlib.util import find_spec

from ...kernel import AnyGame
from . import plain
from .board import Board, Scene

__all__ = ["Board", "Scene", "board_of"]


def board_of(game: AnyGame) -> Board:
    """The module here that is named like the game's folder holds its board."""
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if find_spec(module) is None:
        return plain.BOARD
    board: Board = import_module(module).BOARD
    return board
