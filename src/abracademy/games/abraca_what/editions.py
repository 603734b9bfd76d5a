"""The printed editions, as data. Their names for things stand in `words/`, which know the edition too."""

from typing import Final, Literal, TypeAlias

from ...kernel import Value

EditionName: TypeAlias = Literal["z-man", "korea-boardgames", "moonster", "japanese"]


class Edition(Value, frozen=True, gc=False):
    """How an edition differs from the others."""

    language: str
    opens_before_secrets: bool
    """Whether the open stones are laid out before the secrets are set aside, or after."""
    emptying_takes_lives: bool
    """Whether the others' lives go to 0 when somebody empties their hand; they score nothing either way (A-4)."""


EDITIONS: Final[dict[EditionName, Edition]] = {
    "z-man": Edition("en", opens_before_secrets=True, emptying_takes_lives=True),
    "korea-boardgames": Edition("en", opens_before_secrets=False, emptying_takes_lives=True),
    "moonster": Edition("fr", opens_before_secrets=True, emptying_takes_lives=True),
    "japanese": Edition("ja", opens_before_secrets=False, emptying_takes_lives=False),
}
