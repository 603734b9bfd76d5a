"""What games and seats are called."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

from ..kernel import Robot, Seated
from ..words import Words

LONGEST: Final = 20
"""Columns of a name."""


def game_title(game: str, say: Words) -> str:
    """A game without words has its name."""
    return say(f"{game}-title") if say.knows(f"{game}-title") else game


def title(game: str, say: Words) -> str:
    """A game without words has its name."""
    messages = (f"{game}-title", f"{game}-tagline")
    return "  ".join(say(message) for message in messages if say.knows(message)) or game


def cleaned(name: str) -> str:
    """A name may come from anybody: nothing that could move a cursor is left in it."""
    name = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    return name if cell_len(name) <= LONGEST else set_cell_size(name, LONGEST).strip()


def names_of(seated: Sequence[Seated], say: Words) -> tuple[str, ...]:
    return tuple(cleaned(one.name) or say("nameless-seat", seat=seat) for seat, one in enumerate(seated))


def with_bot(name: str, seated: Seated) -> str:
    return f"{name} ({cleaned(seated.bot)})" if isinstance(seated, Robot) else name
