"""What a table's log keeps: the game's own moves, and what happens around them.

People stand in it by a sign that means them at this one table only. Who they are, and what they are called, is kept
apart from it, so that it can be forgotten while the game stays.
"""

from typing import Literal, TypeAlias

from ...kernel import Acted, Contribution, Happened, Hex, Seat, Value
from .terms import Terms

Who: TypeAlias = str
"""Somebody, by their sign at this table."""
Kind: TypeAlias = Literal["person", "bot", "outside"]
"""A person, a bot of ours, or somebody's own bot, which comes in by the socket as a person does."""
Gone: TypeAlias = Literal["left", "removed", "gone"]
"""By themselves, by the host, or because they stayed away too long."""
Why: TypeAlias = Literal["empty", "unfinished", "rules"]
"""Nobody is left; nobody has come back to play; newer rules cannot read it."""


class Opened(Value, frozen=True, gc=False, tag_field="op", tag="opened"):
    terms: Terms
    rules: int
    commitment: Hex
    reserved: tuple[Who | None, ...] = ()
    """For whom seats are kept, by seat: those who played before a rematch."""


class Sat(Value, frozen=True, gc=False, tag_field="op", tag="sat"):
    seat: Seat
    kind: Kind
    who: Who = ""
    bot: str = ""
    """Which bot of ours."""
    character: str = ""


class Stood(Value, frozen=True, gc=False, tag_field="op", tag="stood"):
    """A seat is free again, before the game."""

    seat: Seat
    why: Gone


class HostPassed(Value, frozen=True, gc=False, tag_field="op", tag="host_passed"):
    seat: Seat


class Called(Value, frozen=True, gc=False, tag_field="op", tag="called"):
    """Every seat is taken: whoever wants to contribute to chance has yet to commit to it."""


class Committed(Value, frozen=True, gc=False, tag_field="op", tag="committed"):
    seat: Seat
    commitment: Hex | None
    """None: this seat gives nothing."""


class Asked(Value, frozen=True, gc=False, tag_field="op", tag="asked"):
    """All commitments are in: the bytes may be shown."""


class Given(Value, frozen=True, gc=False, tag_field="op", tag="given"):
    seat: Seat
    given: Hex


class Began(Value, frozen=True, gc=False, tag_field="op", tag="began"):
    first: Seat
    contributions: tuple[Contribution | None, ...]


class Away(Value, frozen=True, gc=False, tag_field="op", tag="away"):
    seat: Seat


class Back(Value, frozen=True, gc=False, tag_field="op", tag="back"):
    seat: Seat


class TakenOver(Value, frozen=True, gc=False, tag_field="op", tag="taken_over"):
    """A bot plays in this seat until its owner is back."""

    seat: Seat
    why: Gone


class Conceded(Value, frozen=True, gc=False, tag_field="op", tag="conceded"):
    seat: Seat


class PauseWanted(Value, frozen=True, gc=False, tag_field="op", tag="pause_wanted"):
    seat: Seat
    wanted: bool


class Paused(Value, frozen=True, gc=False, tag_field="op", tag="paused"):
    pass


class Resumed(Value, frozen=True, gc=False, tag_field="op", tag="resumed"):
    pass


class Shown(Value, frozen=True, gc=False, tag_field="op", tag="shown"):
    """Whether this seat agrees that onlookers look over the players' shoulders."""

    seat: Seat
    agrees: bool


class Woke(Value, frozen=True, gc=False, tag_field="op", tag="woke"):
    """Nobody kept this table for so long: a time that does not count."""

    slept: int


class Ended(Value, frozen=True, gc=False, tag_field="op", tag="ended"):
    """The game is over: played to its end; or all but one have conceded, or every person has."""

    how: Literal["played", "conceded"]
    places: tuple[int, ...]
    points: tuple[int, ...] | None


class Closed(Value, frozen=True, gc=False, tag_field="op", tag="closed"):
    why: Why


class Rematched(Value, frozen=True, gc=False, tag_field="op", tag="rematched"):
    table: str


ChairEntry: TypeAlias = Sat | Stood | Committed | Given | Away | Back | TakenOver | Conceded | PauseWanted | Shown
"""What happens to one chair."""
SittingEntry: TypeAlias = (
    ChairEntry
    | Acted
    | Happened
    | Opened
    | HostPassed
    | Called
    | Asked
    | Began
    | Paused
    | Resumed
    | Woke
    | Ended
    | Closed
    | Rematched
)


class Row(Value, frozen=True, gc=False):
    """What is stored as one, and told as one."""

    number: int
    """From 1, without a gap."""
    at: int
    """Milliseconds since 1970."""
    entries: tuple[SittingEntry, ...]
    who: Who = ""
    """Whose request it was; nobody's where time alone did it."""
    id: str = ""
    """The name that they gave their request."""
