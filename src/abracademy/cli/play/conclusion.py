"""The end of a game: places and points."""

from collections.abc import Sequence

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...kernel import Result
from ...words import Words


def conclusion(say: Words, names: Sequence[str], result: Result, chapters: Sequence[Sequence[int]]) -> Padding:
    """The first place first; between name and sum the points of each chapter, where the game has chapters."""
    title = Text(say("play-result" if chapters else "play-result-at-once"), "italic")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("play-place"), justify="right")
    table.add_column(say("play-player"))
    for number in range(1, len(chapters) + 1):
        table.add_column(say("play-chapter", number=number), justify="right")
    table.add_column(say("play-points"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: result.places[seat]):
        gained = (f"{chapter[seat]:+}" if chapter[seat] else "·" for chapter in chapters)
        name = Text(names[seat], "bold" if result.places[seat] == 1 else "")
        table.add_row(f"{result.places[seat]}.", name, *gained, str(result.points[seat]))
    return Padding(Group(title, table), (1, 0))
