"""Figures in tables for people."""

from rich.console import Console
from rich.table import Table

from ..lab.estimates import Estimate
from ..words import Words
from .outlet import Outlet


def plain_console(*, stderr: bool = False) -> Console:
    """Nothing in a name is taken for markup: a program's may have brackets in it."""
    return Outlet(stderr=stderr, markup=False, highlight=False)


def titled(say: Words, first: str, *others: str) -> Table:
    """With these titles; all but the first column are of figures."""
    made = Table(say(first), box=None, pad_edge=False, title_justify="left")
    for other in others:
        made.add_column(say(other), justify="right")
    return made


def interval(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{estimate.low:{form}} – {estimate.high:{form}}"


def duration(seconds: float | None) -> str:
    """To two or three digits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds is not None and seconds >= size:
            return f"{seconds / size:.{1 if seconds < 10 * size else 0}f} {unit}"
    return "–" if seconds is None else "< 1 µs"
