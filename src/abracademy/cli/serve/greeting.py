"""Where the house is found: here, and by phones in the same network."""

from io import StringIO

import segno
from rich.table import Table
from rich.text import Text

from ...server.operations.addresses import addresses_of, written
from ...words import Words
from ..outlet import Outlet


def greet(host: str, port: int, *, taken: int | None, say: Words, folder: str = "") -> None:
    """`taken`: the port that it should have been. `folder`: where games are kept, unless a database keeps them."""
    console = Outlet(highlight=False, markup=False)
    others = [written(address, port) for address in addresses_of(host)]
    if taken:
        console.print(say("serve-port-taken", port=str(taken)))
    console.print(Text(say("serve-open"), "bold"))
    console.print(_addresses(written("localhost", port), others, say))
    if others and console.is_terminal and _can_draw(console.encoding):
        console.print(Text(_drawn(others[0]), "bright_white on black"))
        console.print(say("serve-scan"))
    console.print(say("serve-stop"))
    if folder:
        console.print(say("serve-kept-in", folder=folder))


def _addresses(here: str, others: list[str], say: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row("", say("serve-here"), here)
    for address in others:
        table.add_row("", say("serve-network"), address)
    return table


def _drawn(address: str) -> str:
    """Light on dark, whatever the terminal's own colours are, as cameras want it."""
    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def _can_draw(encoding: str) -> bool:
    try:
        "█▀▄".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
