"""What a viewer is told of an event. A stone that it may not see is `None`: face down."""

from typing import TypeAlias, assert_never

from ...kernel import Seat, Viewer, Wire
from .events import (
    CallSlipped,
    DieRolled,
    Event,
    GameEnded,
    LivesChanged,
    PlayerOut,
    Public,
    RoundBegan,
    RoundEnded,
    SecretTaken,
    SpellFound,
    SpellMissed,
    StoneTaken,
    TurnEnded,
)

Stone: TypeAlias = int | None
"""A number, or a stone that lies face down."""
Stones: TypeAlias = tuple[Stone, ...]


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


Told: TypeAlias = Public | RoundBeganTold | SecretTakenTold | TurnEndedTold


def tell(event: Event, viewer: Viewer) -> Told:
    match event:
        case TurnEnded(seat, drawn, following):
            return TurnEndedTold(seat, stones_seen(drawn, seat, viewer), following)
        case (
            SpellMissed()
            | LivesChanged()
            | SpellFound()
            | StoneTaken()
            | DieRolled()
            | CallSlipped()
            | PlayerOut()
            | RoundEnded()
            | GameEnded()
        ):
            return event
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
    if isinstance(viewer, int) and viewer != owner:
        return stones
    return (None,) * len(stones)
