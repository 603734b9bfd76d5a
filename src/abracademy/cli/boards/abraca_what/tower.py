"""The tower with everybody's marker on their floor."""

from typing import Final

from rich.text import Text

from ....games.abraca_what.spells import FLOORS
from ....games.abraca_what.view import View
from ..board import Scene

MARKERS: Final = "●▲■◆★"
"""By seat; told apart by shape, since colours may fail."""
INSIDE: Final = 9
"""Columns between the walls: room for five markers."""


def tower(view: View) -> Text:
    roof = f"  ╱{'▔' * INSIDE}╲"
    walls = (f"{floor} │{_standing(view, floor)}│" for floor in range(FLOORS, 0, -1))
    return Text("\n").join(map(Text, (roof, *walls, f"0  {_standing(view, 0)} ")))


def _standing(view: View, floor: int) -> str:
    markers = (MARKERS[player.seat] for player in view.players if player.points == floor)
    return " ".join(markers).center(INSIDE)


def floors(scene: Scene) -> Text:
    """The same in one line."""
    standing = (f"{MARKERS[player.seat]} {player.points}" for player in scene.view.players)
    return Text("   ".join((scene.say("abraca-what-board-floor"), *standing)))
