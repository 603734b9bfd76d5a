"""Shares of victories with their intervals, and even play beside them, as a picture."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..estimates import Estimate
from ..figure import EVEN, GREY, INK, bare, figure, percent


class Row(NamedTuple):
    label: str
    share: Estimate
    even: float


class Legend(NamedTuple):
    title: str
    axis: str
    even: str


def draw(file: str, rows: Sequence[Row], legend: Legend) -> None:
    """An SVG or a PNG, by the file's name."""
    with figure(file, 8, 1.6 + 0.34 * len(rows)) as drawn:
        _plot(drawn.add_subplot(), rows, legend)


def _plot(axes: Any, rows: Sequence[Row], legend: Legend) -> None:
    for at, row in enumerate(rows):
        low, high = row.share.low, row.share.high
        axes.plot([row.even, row.even], [at - 0.5, at + 0.5], color=EVEN, lw=1.2, label=None if at else legend.even)
        if low is not None and high is not None:
            axes.plot([low, high], [at, at], color=INK, lw=2.2, solid_capstyle="round")
        axes.plot([row.share.mean], [at], "o", color=INK, ms=5.5, clip_on=False)
        axes.annotate(f"{row.share.mean:.1%}", (1.01, at), xycoords=("axes fraction", "data"), va="center", color=INK)
    _dress(axes, rows, legend)


def _dress(axes: Any, rows: Sequence[Row], legend: Legend) -> None:
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(percent)
    axes.set_title(legend.title, loc="left", color=INK)
    axes.set_xlabel(legend.axis, color=GREY)
    axes.grid(axis="x", color="#e7e4ee", lw=0.8)
    bare(axes)
    axes.figure.legend(loc="outside lower right", frameon=False, labelcolor=GREY)
