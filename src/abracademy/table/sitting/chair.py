"""Who sits where, and what is to be known of them there."""

from typing import Final, Literal, TypeAlias

from ...kernel import Value
from .entries import Kind, Who

StandIn: TypeAlias = Literal["", "left", "gone", "conceded"]
"""Why a bot plays in a person's seat, if it does."""


class Chair(Value, frozen=True, gc=False):
    kind: Kind | None = None
    """Nothing while the seat is free."""
    who: Who = ""
    bot: str = ""
    character: str = ""
    reserved: Who | None = None
    away_since: int | None = None
    stand_in: StandIn = ""
    answered: bool = False
    """Whether it has said what, if anything, it gives to chance."""
    commitment: str | None = None
    given: str | None = None
    wants_pause: bool = False
    shows: bool = False

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_here(self) -> bool:
        """A person who has not gone; somebody's own bot is no company."""
        return self.is_person and self.away_since is None and not self.stand_in

    @property
    def comes_and_goes(self) -> bool:
        """By the socket, as people and somebody's own bots do."""
        return self.kind in ("person", "outside")

    @property
    def plays_itself(self) -> bool:
        """Else a bot of ours makes its moves."""
        gone = self.kind == "outside" and self.away_since is not None
        return self.comes_and_goes and not self.stand_in and not gone

    @property
    def conceded(self) -> bool:
        return self.stand_in == "conceded"


FREE: Final = Chair()
