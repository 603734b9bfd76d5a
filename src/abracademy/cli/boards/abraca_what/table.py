"""The whole table, for 80 columns and more; a narrower terminal does without the tower."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..board import Scene
from .counts import counts
from .own import own
from .seats import seats
from .tower import floors, tower


def draw(scene: Scene) -> RenderableType:
    heading = Rule(_heading(scene), align="left", style="default")
    mine = ("", own(scene, scene.viewer)) if isinstance(scene.viewer, int) else ()
    return Group("", heading, _Middle(scene), *mine)


def _heading(scene: Scene) -> Text:
    say, view = scene.say, scene.view
    if view.revealed is not None:
        return Text(say("abraca-what-board-over", round=view.round), "bold")
    left = say("abraca-what-board-pile", pile=view.pile, secrets=view.secrets)
    return Text(f"{say('abraca-what-board-turn', round=view.round, player=_caller(scene))} · {left}", "bold")


def _caller(scene: Scene) -> str:
    """Whose turn it is; while chance is awaited, nobody needs to be told."""
    seat = scene.view.awaits.seat
    return scene.names[seat] if isinstance(seat, int) else "…"


class _Middle:
    """The tower beside the others, or else one line of floors above them."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        beside = Group(seats(self._scene), "", counts(self._scene))
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_row(tower(self._scene.view), beside)
        wide = console.measure(both, options=options.update(width=200)).maximum
        yield from (both,) if wide <= options.max_width else (floors(self._scene), beside)
