"""The others at the table, in their order, beginning on the left of whoever looks; for an onlooker everybody."""

from msgspec import UNSET
from rich.table import Column, Table
from rich.text import Text

from ....games.abracadabra.objects import Object
from ....games.abracadabra.view import PlayerView, View
from ....kernel import Seat
from ..board import Scene
from .signs import ELEMENTS, element, row
from .worth import house_mark

NAME = 14
"""Columns, so that all the rest has room in 80."""


def seats(scene: Scene) -> Table:
    table = Table(Column(max_width=NAME, no_wrap=True), box=None, pad_edge=False, header_style="italic")
    house = house_mark(scene) if scene.view.step == "over" else ""
    for label, mark in (("hand", ""), ("objects", house), ("new", "")):
        table.add_column(scene.say(f"abracadabra-board-{label}") + mark, overflow="fold")
    table.add_column("", overflow="fold")
    for player in others(scene):
        name = Text(scene.names[player.seat], "bold", overflow="ellipsis")
        new = str(player.gatherings or "–")
        table.add_row(name, row(scene, player.hand) or "–", objects(scene, player), new, _notes(scene, player.seat))
    return table


def others(scene: Scene) -> tuple[PlayerView, ...]:
    view: View = scene.view
    if not isinstance(scene.viewer, int):
        return view.players
    return (*view.players[scene.viewer + 1 :], *view.players[: scene.viewer])


def objects(scene: Scene, player: PlayerView) -> str:
    """By the letters on their backs; what lies open with its points."""
    gap = " " if all(found.hidden is True for found in player.objects) else " · "
    return gap.join(_object(scene, found) for found in player.objects) or "–"


def _object(scene: Scene, found: Object) -> str:
    if found.points is not UNSET:
        return f"{found.pile} {found.points}"
    return f"{found.pile} {scene.say('abracadabra-board-stone')}" if found.stone is True else found.pile


def legend(scene: Scene) -> Text:
    """The signs on the backs, and the mark of house values."""
    house = [scene.say("abracadabra-board-house")] if scene.options.house_values else []
    return Text("  ".join([*(element(scene, back) for back in ELEMENTS), *house]))


def _notes(scene: Scene, seat: Seat) -> str:
    view: View = scene.view
    proxima = (scene.say("abracadabra-card", card="trick-proxima"),) if view.proxima == seat else ()
    return " ".join(filter(None, (_side(scene, seat), *proxima)))


def _side(scene: Scene, seat: Seat) -> str:
    if not isinstance(scene.viewer, int):
        return ""
    count = len(scene.names)
    match (seat - scene.viewer) % count, count:
        case 1, 2:
            return scene.say("abracadabra-board-both")
        case 1, _:
            return scene.say("abracadabra-board-left-of-you")
        case away, _ if away == count - 1:
            return scene.say("abracadabra-board-right-of-you")
        case _:
            return ""
