"""What can happen. What is told of the events that are not `Public` stands in `told.py`."""

from typing import Literal, TypeAlias

from ...kernel import Seat, Value, Wire


class Public(Wire, frozen=True, gc=False):
    """An event that everybody is told as it is."""


Ending: TypeAlias = Literal["emptied", "knocked_out", "fell", "last_standing"]


class RoundBegan(Value, frozen=True, gc=False, tag_field="event", tag="round_began"):
    """The stones were shuffled and dealt."""

    round: int
    first: Seat
    stones: tuple[tuple[int, ...], ...]
    opened: tuple[int, ...]
    """The stones that lie open from the start, with two or three seats."""
    secrets: tuple[int, ...]
    pile: tuple[int, ...]


class SpellFound(Public, frozen=True, gc=False, tag_field="event", tag="spell_found"):
    """A called spell is there; one of its stones is about to be taken."""

    seat: Seat
    spell: int


class SpellMissed(Public, frozen=True, gc=False, tag_field="event", tag="spell_missed"):
    """A called spell is not there."""

    seat: Seat
    spell: int


class CallSlipped(Public, frozen=True, gc=False, tag_field="event", tag="call_slipped"):
    """A number lower than the last one was called; whether the stone was there is nobody's business."""

    seat: Seat
    spell: int


class StoneTaken(Public, frozen=True, gc=False, tag_field="event", tag="stone_taken"):
    """The right neighbour took this stone and laid it on the board."""

    seat: Seat
    place: int
    spell: int


class DieRolled(Public, frozen=True, gc=False, tag_field="event", tag="die_rolled"):
    seat: Seat
    face: int


class LivesChanged(Public, frozen=True, gc=False, tag_field="event", tag="lives_changed"):
    """All at once (A-8, A-9): per seat what it really gained or lost."""

    changes: tuple[int, ...]


class SecretTaken(Value, frozen=True, gc=False, tag_field="event", tag="secret_taken"):
    """A Night Singer's stone: its taker looks at it, nobody else does."""

    seat: Seat
    number: int


class PlayerOut(Public, frozen=True, gc=False, tag_field="event", tag="player_out"):
    """A player is out and the round goes on; their stones lie open from now on (A-6)."""

    seat: Seat
    stones: tuple[int, ...]


class PlayerStopped(Public, frozen=True, gc=False, tag_field="event", tag="player_stopped"):
    """A player has cast enough for this turn."""

    seat: Seat


class TurnEnded(Value, frozen=True, gc=False, tag_field="event", tag="turn_ended"):
    """The hand was refilled as far as the pile goes, and the next seat takes its turn."""

    seat: Seat
    drawn: tuple[int, ...]
    next: Seat


class RoundEnded(Public, frozen=True, gc=False, tag_field="event", tag="round_ended"):
    """Everything in front of players and every secret lies open (A-15); points are moved."""

    round: int
    ending: Ending
    winner: Seat | None
    stones: tuple[tuple[int, ...], ...]
    taken_secrets: tuple[tuple[int, ...], ...]
    secrets: tuple[int, ...]
    lives: tuple[int, ...]
    gained: tuple[int, ...]
    """In full, also beyond the last floor (A-2)."""
    points: tuple[int, ...]
    next: Seat


class GameEnded(Public, frozen=True, gc=False, tag_field="event", tag="game_ended"):
    places: tuple[int, ...]


PublicEvent: TypeAlias = (
    SpellFound
    | SpellMissed
    | CallSlipped
    | StoneTaken
    | DieRolled
    | LivesChanged
    | PlayerOut
    | PlayerStopped
    | RoundEnded
    | GameEnded
)
Event: TypeAlias = PublicEvent | RoundBegan | SecretTaken | TurnEnded
