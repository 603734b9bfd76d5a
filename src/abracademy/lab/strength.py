"""The contests that say how strong the levels are. docs/strength.md is made of them."""

from typing import Final

import msgspec
from msgspec import Struct

from ..games import find
from .arena.setting import Pairing, Setting, whole_deals

SEED: Final = "strength"
MATCHES: Final = 2000
"""Of each contest, settled before the first was played."""
MOVE_TIME: Final = 5.0
"""Of no consequence: all bots are of the house."""


class Contest(Struct, frozen=True):
    """One of a kind against others of a kind, with the usual options."""

    game: str
    seats: int
    one: str
    others: str
    goal: float | None = None
    """The share of victories to reach; else the interval is to lie above even play."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.one}-{self.others}"


LADDER: Final = (("novice", "sprite"), ("adept", "novice"))
CONTESTS: Final = (
    *(Contest("abraca-what", 4, one, others, 0.4) for one, others in LADDER),
    Contest("abraca-what", 4, "adept", "folk"),
    *(Contest("abraca-what", seats, one, others) for seats in (2, 3, 5) for one, others in LADDER),
    *(Contest("abracadabra", seats, one, others) for seats in (2, 4, 6) for one, others in LADDER),
)


def setting_of(contest: Contest, matches: int) -> Setting:
    game = find()[contest.game]
    return Setting(
        game=game.name,
        rules=game.version,
        seats=contest.seats,
        options=msgspec.to_builtins(game.options()),
        pairings=(Pairing(contest.one, contest.others),),
        deals=whole_deals(matches, contest.seats),
        seed=SEED,
        move_time=MOVE_TIME,
    )
