"""What a player can do, and what they may do now."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from ...kernel import Refused, Wire
from .options import Options
from .spells import SPELLS


class Cast(Wire, frozen=True, gc=False, tag_field="do", tag="cast"):
    """Call a spell and try to cast it."""

    spell: Annotated[int, Meta(ge=1, le=8)]


class Stop(Wire, frozen=True, gc=False, tag_field="do", tag="stop"):
    """End the turn; only after a spell has been cast."""


Action: TypeAlias = Cast | Stop
CASTS: Final[tuple[Action, ...]] = tuple(Cast(spell) for spell in SPELLS)
STOP: Final = Stop()
_AFTER: Final = tuple((*CASTS[max(lowest - 1, 0) :], STOP) for lowest in range(len(SPELLS) + 1))
"""By the lowest number that may follow a cast."""


def actions(options: Options, seats: int) -> tuple[Action, ...]:
    """Every action there can be; neither options nor seats change that."""
    del options, seats
    return (*CASTS, STOP)


def allowed(options: Options, last_cast: int | None) -> tuple[Action, ...]:
    """What may be called after the last cast of the turn. The first call is free, and must be made."""
    if last_cast is None:
        return CASTS
    any_number = options.easy or options.slips == "punished"
    return _AFTER[0 if any_number else last_cast]


def is_slip(options: Options, last_cast: int | None, spell: int) -> bool:
    """Whether this call is lower than the one before, where that matters."""
    return last_cast is not None and spell < last_cast and not options.easy


def why_not(action: Action, last_cast: int | None) -> Refused:
    """Why an action is not allowed: a function of what everybody knows."""
    if isinstance(action, Stop):
        return Refused("illegal_action", "abraca-what-cast-first")
    if last_cast is None or action.spell not in SPELLS:
        return Refused("illegal_action", "abraca-what-no-such-spell", spell=action.spell)
    return Refused("illegal_action", "abraca-what-lower-number", spell=action.spell, last=last_cast)
