"""What stands on the Objects. The rulebook's text does not print it, and no public source does: these are house values.

Whoever owns the printed game can give a table the real ones, by the option `objects`.
"""

from typing import Final

from .objects import STONE, Values

HOUSE_VALUES: Final[Values] = (
    (STONE, 1, 1, 1, 1, 2, 2),
    (STONE, 1, 1, 2, 2, 2, 3),
    (STONE, 1, 2, 2, 2, 3, 3),
    (STONE, 1, 2, 2, 2, 3, 3),
    (STONE, 2, 2, 2, 3, 3, 4),
    (STONE, 2, 2, 3, 3, 4, 4),
    (STONE, 2, 3, 3, 4, 4, 5),
)
"""Of the piles A to G: the more variety a gathering has, the better its pile."""
