"""The spellstones: number n stands on n of the 36 stones."""

from typing import Final


class Spell:
    """The numbers by their names."""

    ANCIENT_DRAGON: Final = 1
    DARK_WANDERER: Final = 2
    SWEET_DREAM: Final = 3
    NIGHT_SINGER: Final = 4
    LIGHTNING_TEMPEST: Final = 5
    BLIZZARD: Final = 6
    FIREBALL: Final = 7
    MAGIC_DRINK: Final = 8


SPELLS: Final = tuple(range(1, 9))
STONES: Final = tuple(spell for spell in SPELLS for _ in range(spell))
HAND: Final = 5
SECRETS: Final = 4
LIVES: Final = 6
FLOORS: Final = 8
SEATS: Final = range(2, 6)
