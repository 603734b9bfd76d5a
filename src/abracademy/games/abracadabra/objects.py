"""Magical Objects: seven in each of the piles A to G, seen by their owners alone; and eight New Gathering cards."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from ...kernel import Wire
from .gatherings import PILES, Pile

STONE: Final[Literal["stone"]] = "stone"
Face: TypeAlias = Annotated[int, Meta(ge=0, le=9)] | Literal["stone"]
"""Spell points, or a Sorcerer's Stone, which is worth none."""
Faces: TypeAlias = Annotated[tuple[Face, ...], Meta(min_length=7, max_length=7)]
"""The seven of one pile."""
Values: TypeAlias = Annotated[tuple[Faces, ...], Meta(min_length=7, max_length=7)]
"""The faces of the piles A to G."""

NEW_GATHERINGS: Final = 8
"""Cards of 1 point, open to everybody."""
MASTERED: Final = 3
"""Elementals in one hand that the Elemental Master card wants."""
MASTER: Final = 5
"""Points of that card."""
WINNING: Final = 15


class Object(Wire, frozen=True, gc=False):
    """An Object in front of a player: `{"pile":"C","points":3}`, `{"pile":"C","stone":true}`, or, from behind,
    `{"pile":"C","hidden":true}`."""

    pile: Pile
    points: int | UnsetType = UNSET
    stone: bool | UnsetType = UNSET
    hidden: bool | UnsetType = UNSET


def opened(pile: Pile, face: int | str) -> Object:
    return Object(pile, stone=True) if isinstance(face, str) else Object(pile, points=face)


HIDDEN: Final = {pile: Object(pile, hidden=True) for pile in PILES}
