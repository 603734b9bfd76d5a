"""Shares of victories with their intervals, and even play beside them, as a picture."""

import warnings
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..estimates import Estimate

FONT: Final = "DejaVu Sans"
"""Comes with matplotlib."""
JAPANESE: Final = ("Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic", "IPAGothic", "Hiragino Sans", "Yu Gothic")
"""May be there; no letters of ours are missing from them."""
INK, GREY, EVEN = "#2b2540", "#8a8598", "#c0562f"
SAME: Final[dict[str, Any]] = {"svg.hashsalt": "abracademy", "svg.fonttype": "none", "axes.unicode_minus": False}
"""The same figures give the same bytes; and text stays text, for whoever reads it by voice or searches in it."""


class Row(NamedTuple):
    label: str
    share: Estimate
    even: float


class Legend(NamedTuple):
    title: str
    axis: str
    even: str


def can_write(text: str) -> bool:
    """Whether some font here has all these letters: of a PNG they become a part."""
    manager: Any = import_module("matplotlib.font_manager")  # an extra, and typed in part
    fonts = [manager.get_font(manager.findfont(name)) for name in _fonts(manager)]
    return all(any(font.get_char_index(ord(sign)) for font in fonts) for sign in text)


def _fonts(manager: Any) -> list[str]:
    there = {font.name for font in manager.fontManager.ttflist}
    return [FONT, *(name for name in JAPANESE if name in there)]


def draw(file: str, rows: Sequence[Row], legend: Legend) -> None:
    """An SVG or a PNG, by the file's name."""
    mpl: Any = import_module("matplotlib")  # an extra, and typed in part
    manager: Any = import_module("matplotlib.font_manager")
    from matplotlib.figure import Figure  # needs no screen

    with mpl.rc_context({**SAME, "font.family": _fonts(manager)}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # the reader of an SVG has a font for it
        figure: Any = Figure(figsize=(8, 1.6 + 0.34 * len(rows)), layout="constrained")
        _plot(figure.add_subplot(), rows, legend)
        figure.savefig(file, dpi=150, metadata={"Date": None} if _is_svg(file) else {})
    if _is_svg(file):
        _without_blanks(Path(file))


def _is_svg(file: str) -> bool:
    return file.lower().endswith(".svg")


def _without_blanks(svg: Path) -> None:
    """matplotlib leaves some at the ends of lines."""
    lines = svg.read_text(encoding="utf-8").splitlines()
    svg.write_text("".join(f"{line.rstrip()}\n" for line in lines), encoding="utf-8")


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
    axes.xaxis.set_major_formatter(_percent)
    axes.set_title(legend.title, loc="left", color=INK)
    axes.set_xlabel(legend.axis, color=GREY)
    axes.tick_params(length=0, colors=INK)
    axes.grid(axis="x", color="#e7e4ee", lw=0.8)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    axes.figure.legend(loc="outside lower right", frameon=False, labelcolor=GREY)


def _percent(share: float, _: int) -> str:
    return f"{share:.0%}"
