"""Stones as tiles. Number and glyph say everything; the hue only helps the eye."""

from typing import Final

from rich.text import Text

from ....games.abraca_what.told import Stone, Stones

GLYPHS: Final = {1: "☊", 2: "☗", 3: "☾", 4: "♪", 5: "↯", 6: "❅", 7: "☄", 8: "⚗"}
"""Dragon's head, hooded wanderer, crescent, song of a bird, lightning, snow crystal, comet, alembic."""

WHITE: Final = "bold #ffffff on "
BLACK: Final = "bold #000000 on "
HUES: Final = {
    1: WHITE + "#b3261e",
    2: WHITE + "#6d3fa8",
    3: WHITE + "#2c3e9e",
    4: WHITE + "#0f6e67",
    5: BLACK + "#f5c02e",
    6: BLACK + "#a5dcf7",
    7: BLACK + "#f0903c",
    8: BLACK + "#86c96c",
}
"""Ink and ground together, so that it is the same on a dark and on a light terminal."""
BACK: Final = WHITE + "#4a4a55"


def name(spell: int) -> str:
    return f"{spell}{GLYPHS[spell]}"


def tile(stone: Stone, plain: bool) -> Text:
    face = "??" if stone is None else name(stone)
    if plain:
        return Text(f"[{face}]")
    return Text(f" {face} ", BACK if stone is None else HUES[stone])


def row(stones: Stones, plain: bool) -> Text:
    return Text(" ").join(tile(stone, plain) for stone in stones)
