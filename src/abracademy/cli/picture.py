"""What was compared, as a picture in a file."""

import os
from pathlib import Path

from ..lab.arena.figures import Figures
from ..lab.arena.picture import Legend, Row, draw
from ..lab.figure import can_write
from ..words import Words, words
from .command import Unusable
from .contest import require_extra
from .naming import game_title

KINDS = (".svg", ".png")


def require_picture(file: str | None) -> None:
    """Asked before a game, so that it can be drawn after it."""
    if file is None:
        return
    require_extra("matplotlib")
    if not file.lower().endswith(KINDS):
        raise Unusable("no-picture", file=file, kinds=", ".join(KINDS))
    folder = Path(file).parent
    if Path(file).is_dir() or not os.access(folder, os.W_OK):
        raise Unusable("no-place", file=file)


def draw_compared(file: str, figures: Figures, say: Words) -> None:
    setting = figures.setting
    say = speaking(file, say)
    rows = [Row(say("arena-against", one=one.one, others=one.others), one.share, one.even) for one in figures.pairings]
    title = say("arena-picture-title", game=game_title(setting.game, say), seats=setting.seats)
    draw_rows(file, title, rows, say)


def draw_rows(file: str, title: str, rows: list[Row], say: Words) -> None:
    draw(file, rows, Legend(title, say("arena-picture-axis"), say("arena-picture-even")))


def speaking(file: str, say: Words) -> Words:
    """The reader's language, unless a PNG should hold letters that no font here has."""
    told = say("arena-picture-axis") + say("arena-picture-even")
    return say if file.lower().endswith(".svg") or can_write(told) else words("en")
