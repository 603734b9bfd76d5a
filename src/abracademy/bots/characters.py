"""Who sits in a bot's seat: a name, a line about them, and a pace that a person can follow.

Their names and lines stand in the catalogue, as `character-NAME` and `character-NAME-line`.
"""

from random import Random
from typing import Final

from ..kernel import Value


class Character(Value, frozen=True, gc=False):
    name: str
    level: str
    """The bot that plays for them."""
    thinks: float
    """Seconds before the first action of a turn, mostly."""
    goes_on: float
    """Seconds before another one."""


CHARACTERS: Final = (
    Character("nim", "sprite", 1.0, 0.7),
    Character("tansy", "sprite", 1.2, 0.8),
    Character("bramble", "sprite", 1.5, 1.0),
    Character("pip", "sprite", 0.9, 0.7),
    Character("fenn", "sprite", 1.3, 0.9),
    Character("oswin", "novice", 1.8, 1.2),
    Character("juniper", "novice", 1.4, 1.0),
    Character("mallow", "novice", 2.0, 1.3),
    Character("tamsin", "novice", 1.6, 1.0),
    Character("bertrand", "novice", 2.2, 1.4),
    Character("quill", "adept", 1.7, 1.1),
    Character("sorrel", "adept", 1.5, 0.9),
    Character("hesper", "adept", 2.0, 1.2),
    Character("corvin", "adept", 2.3, 1.4),
    Character("isolde", "adept", 1.8, 1.1),
)
SPREAD: Final = 0.35
"""Of the logarithm of a pause: most lie between two thirds and one and a half of the usual one."""
LONGEST: Final = 3.0
"""Times the usual one."""


def characters_of(level: str) -> tuple[Character, ...]:
    """Whoever plays so; of a level that nobody is known for, all."""
    return tuple(one for one in CHARACTERS if one.level == level) or CHARACTERS


def pause(character: Character, again: bool, random: Random) -> float:
    """Seconds until it acts. Nothing goes in that is not public: not what it holds, may do, or thinks.

    `again`: whether it is the one who acted last, which everybody sees. The chance is nobody else's.
    """
    usual = character.goes_on if again else character.thinks
    return usual * min(random.lognormvariate(0, SPREAD), LONGEST)
