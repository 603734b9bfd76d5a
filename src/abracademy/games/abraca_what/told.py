"""What a viewer is told of an event. A stone that it may not see is `None`: face down."""

from typing import Final, TypeAlias, assert_never

from ...kernel import ONLOOKER, Seat, Viewer, Wire
from .events import Event, Public, PublicEvent, RoundBegan, SecretTaken, TurnEnded
from .spells import HAND

Stone: TypeAlias = int | None
"""A number, or a stone that lies face down."""
Stones: TypeAlias = tuple[Stone, ...]
FACE_DOWN: Final[tuple[Stones, ...]] = tuple((None,) * count for count in range(HAND + 1))
"""So many stones face down."""


class RoundBeganTold(Wire, frozen=True, gc=False, tag_field="event", tag="round_began"):
    round: int
    first: Seat
    stones: tuple[Stones, ...]
    opened: tuple[int, ...]
    secrets: int
    pile: int


class SecretTakenTold(Wire, frozen=True, gc=False, tag_field="event", tag="secret_taken"):
    seat: Seat
    number: Stone


class TurnEndedTold(Wire, frozen=True, gc=False, tag_field="event", tag="turn_ended"):
    seat: Seat
    drawn: Stones
    next: Seat


Told: TypeAlias = PublicEvent | RoundBeganTold | SecretTakenTold | TurnEndedTold


def tell(event: Event, viewer: Viewer) -> Told:
    match event:
        case Public():
            return event
        case TurnEnded():
            return TurnEndedTold(event.seat, stones_seen(event.drawn, event.seat, viewer), event.next)
        case SecretTaken(seat, number):
            return SecretTakenTold(seat, number if viewer == seat else None)
        case RoundBegan():
            return _deal_told(event, viewer)
        case _:
            assert_never(event)


def _deal_told(deal: RoundBegan, viewer: Viewer) -> RoundBeganTold:
    stones = tuple(stones_seen(hand, seat, viewer) for seat, hand in enumerate(deal.stones))
    return RoundBeganTold(deal.round, deal.first, stones, deal.opened, len(deal.secrets), len(deal.pile))


def stones_seen(stones: tuple[int, ...], owner: Seat, viewer: Viewer) -> Stones:
    """Stones in front of a player: every other seat sees them, their owner and onlookers do not (A-14)."""
    return FACE_DOWN[len(stones)] if viewer == owner or viewer is ONLOOKER else stones
