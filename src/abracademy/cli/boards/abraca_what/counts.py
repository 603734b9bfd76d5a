"""Of each number, what lies open on the board and what is left that this viewer sees nowhere."""

from rich.table import Table
from rich.text import Text

from ....games.abraca_what.bots.counting import unseen
from ....games.abraca_what.view import View
from ..board import Scene
from .tiles import tile


def counts(scene: Scene) -> Table:
    view: View = scene.view
    left = unseen(view)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", *(tile(spell, scene.plain) for spell in left))
    table.add_row(*_row(scene, "abraca-what-board-open", dict(enumerate(view.board, start=1)), ""))
    table.add_row(*_row(scene, "abraca-what-board-unseen", left, "bold"))
    return table


def _row(scene: Scene, label: str, numbers: dict[int, int], style: str) -> list[Text]:
    counted = (Text(str(number or "·").center(4), style) for number in numbers.values())
    return [Text(scene.say(label) + " ", "italic"), *counted]
