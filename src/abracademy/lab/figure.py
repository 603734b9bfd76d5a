"""Pictures of figures, in one hand: the same figures give the same bytes, and text stays text, for whoever reads it by
voice or searches in it."""

import warnings
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

FONT: Final = "DejaVu Sans"
"""Comes with matplotlib."""
JAPANESE: Final = ("Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic", "IPAGothic", "Hiragino Sans", "Yu Gothic")
"""May be there; no letters of ours are missing from them."""
INK, GREY, EVEN = "#2b2540", "#8a8598", "#c0562f"
SAME: Final[dict[str, Any]] = {"svg.hashsalt": "abracademy", "svg.fonttype": "none", "axes.unicode_minus": False}


def can_write(text: str) -> bool:
    """Whether some font here has all these letters: of a PNG they become a part."""
    manager: Any = import_module("matplotlib.font_manager")  # an extra, and typed in part
    fonts = [manager.get_font(manager.findfont(name)) for name in _fonts(manager)]
    return all(any(font.get_char_index(ord(sign)) for font in fonts) for sign in text)


def _fonts(manager: Any) -> list[str]:
    there = {font.name for font in manager.fontManager.ttflist}
    return [FONT, *(name for name in JAPANESE if name in there)]


@contextmanager
def figure(file: str, width: float, height: float) -> Generator[Any, None, None]:
    """An SVG or a PNG, by the file's name; written when all has been drawn."""
    mpl: Any = import_module("matplotlib")  # an extra, and typed in part
    manager: Any = import_module("matplotlib.font_manager")
    from matplotlib.figure import Figure  # needs no screen

    with mpl.rc_context({**SAME, "font.family": _fonts(manager)}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # the reader of an SVG has a font for it
        drawn: Any = Figure(figsize=(width, height), layout="constrained")
        yield drawn
        drawn.savefig(file, dpi=150, metadata={"Date": None} if _is_svg(file) else {})
    if _is_svg(file):
        _without_blanks(Path(file))


def bare(axes: Any) -> None:
    """Nothing but what is to be read."""
    axes.tick_params(length=0, colors=INK)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def percent(share: float, _: int) -> str:
    return f"{share:.0%}"


def _is_svg(file: str) -> bool:
    return file.lower().endswith(".svg")


def _without_blanks(svg: Path) -> None:
    """matplotlib leaves some at the ends of lines."""
    lines = svg.read_text(encoding="utf-8").splitlines()
    svg.write_text("".join(f"{line.rstrip()}\n" for line in lines), encoding="utf-8")
