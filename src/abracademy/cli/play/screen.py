"""Where words go, and where they come from."""

import os
import re
import sys
import time
from typing import Final
from unicodedata import category, normalize

from rich.console import Console, RenderableType
from rich.table import Column, Table
from rich.text import Text

from ..outlet import Outlet

ARROW: Final = re.compile("\x1b\\[[0-9;]*[A-Za-z~]")


class Left(Exception):
    """The player is gone: they said so, or the input has ended."""


class Screen:
    """A terminal, or whatever stands in for one."""

    def __init__(self, *, plain: bool, pace: float | None) -> None:
        _forgive_unknown_characters()
        bare = plain or bool(os.environ.get("NO_COLOR"))
        self.console: Console = Outlet(highlight=False, color_system=None if bare else "auto")
        self.plain = self.console.color_system is None
        self.asks = bool(sys.stdin) and sys.stdin.isatty()
        """Whether there is somebody to ask."""
        self._pace = pace if self.console.is_terminal or pace is not None else 0.0

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing, markup=False)

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def note(self, paragraph: str, name: str) -> None:
        """A line of the log, in which the player finds their own name."""
        text = Text(paragraph)
        text.highlight_words([name], "bold")
        line = Table.grid("", Column(overflow="fold"), padding=(0, 1, 0, 0))
        line.add_row("·", text)
        self.show(line)

    def ask(self, question: str) -> str:
        self.console.print(Text(f"{question} ▸ ", "bold"), end="")
        try:
            typed = _cleaned(input())
        except (EOFError, RuntimeError) as end:  # the latter where there is no input at all
            self.console.print()
            raise Left from end
        except KeyboardInterrupt:
            self.console.print()
            raise
        if not self.asks:
            self.say(typed)  # a transcript shows what was answered
        return typed

    def wait(self, usual: float) -> None:
        """Leaves time to read: as long as was asked for, else the usual; none where nobody reads along."""
        seconds = usual if self._pace is None else self._pace
        if seconds:
            time.sleep(seconds)


def _cleaned(typed: str) -> str:
    """Wide letters as narrow ones, and nothing of what a key like an arrow slips in."""
    typed = normalize("NFKC", ARROW.sub("", typed))
    return "".join(sign for sign in typed if category(sign)[0] != "C").strip()


def _forgive_unknown_characters() -> None:
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
