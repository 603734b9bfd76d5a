"""The others at the table, in their order, beginning on the left of whoever looks; for an onlooker everybody."""

from rich.table import Table
from rich.text import Text

from ....games.abraca_what.spells import LIVES
from ....games.abraca_what.view import PlayerView, View
from ....kernel import Seat, Viewer
from ..board import Scene
from .tiles import row
from .tower import MARKERS

NAME = 14
"""Columns, so that all the rest has room in 80."""


def seats(scene: Scene) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for column in ("name", "lives", "stones", "secrets", "side"):
        table.add_column(no_wrap=column != "stones")
    labels = (scene.say(f"abraca-what-board-{label}") for label in ("lives", "stones", "secrets"))
    table.add_row("", *(Text(label, "italic") for label in labels), "")
    for player in others(scene.view, scene.viewer):
        stones, side = row(player.stones, scene.plain), _side(scene, player.seat)
        table.add_row(named(scene, player.seat), hearts(player), stones, secrets(player), side)
    return table


def others(view: View, viewer: Viewer) -> tuple[PlayerView, ...]:
    if not isinstance(viewer, int):
        return view.players
    return (*view.players[viewer + 1 :], *view.players[:viewer])


def named(scene: Scene, seat: Seat) -> Text:
    name = Text(f"{MARKERS[seat]} {scene.names[seat]}", "bold")
    name.truncate(NAME, overflow="ellipsis")
    return name


def hearts(player: PlayerView) -> Text:
    lost = LIVES - player.life
    return Text.assemble(("♥" * player.life, "#d0342c"), "·" * lost, (f" {player.life}", "bold"))


def secrets(player: PlayerView) -> str:
    """One sign each: a number for whoever may look at it."""
    return " ".join("?" if number is None else str(number) for number in player.secrets) or "–"


def _side(scene: Scene, seat: Seat) -> str:
    """Those out of the round are skipped when neighbours are counted (A-6); an onlooker has none."""
    if scene.view.revealed is not None:
        return ""
    if scene.view.players[seat].out:
        return scene.say("abraca-what-board-out")
    if not isinstance(scene.viewer, int):
        return ""
    living = [player.seat for player in others(scene.view, scene.viewer) if not player.out]
    match seat in living[:1], seat in living[-1:]:
        case (True, True):
            return scene.say("abraca-what-board-both")
        case (True, False):
            return scene.say("abraca-what-board-left")
        case (False, True):
            return scene.say("abraca-what-board-right")
        case _:
            return ""
