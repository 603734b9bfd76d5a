"""Things side by side as long as they have room; the next line takes the rest."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

GAP = 3
UNBOUNDED = 1000


class Beside:
    def __init__(self, things: Sequence[RenderableType]) -> None:
        self._things = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.update(width=UNBOUNDED)
        line, taken = list[RenderableType](), 0
        for thing in self._things:
            width = console.measure(thing, options=wide).maximum
            if line and taken + GAP + width > options.max_width:
                yield _row(line)
                line, taken = [], 0
            line.append(thing)
            taken += width + (GAP if taken else 0)
        yield _row(line)


def _row(things: list[RenderableType]) -> RenderableType:
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    table.add_row(*things)
    return table
