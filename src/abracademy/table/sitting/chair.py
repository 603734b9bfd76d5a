"""Who sits where, and what is to be known of them there."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, assert_never

from msgspec.structs import replace

from ...kernel import Value
from .entries import (
    Away,
    Back,
    ChairEntry,
    Committed,
    Conceded,
    Given,
    Kind,
    PauseWanted,
    Sat,
    Shown,
    Stood,
    TakenOver,
    Who,
)

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
        return self.comes_and_goes and not self.stand_in

    @property
    def conceded(self) -> bool:
        return self.stand_in == "conceded"

    @property
    def is_missed(self) -> bool:
        """Who should play here is away."""
        return self.plays_itself and self.away_since is not None

    def missed_since(self, since: Callable[[int], int]) -> "Chair":
        return self if self.away_since is None else replace(self, away_since=since(self.away_since))


FREE: Final = Chair()


def changed(chair: Chair, entry: ChairEntry, at: int) -> Chair:
    """A chair after what happened to it."""
    match entry:
        case Sat():
            return replace(
                FREE, kind=entry.kind, who=entry.who, bot=entry.bot, character=entry.character, reserved=chair.reserved
            )
        case Stood():
            return FREE if entry.why == "removed" else replace(FREE, reserved=chair.reserved)
        case Committed(_, commitment):
            return replace(chair, answered=True, commitment=commitment)
        case Given(_, given):
            return replace(chair, given=given)
        case Away():
            return replace(chair, away_since=at)
        case Back():
            return replace(chair, away_since=None, stand_in="conceded" if chair.conceded else "")
        case TakenOver(_, why):
            return replace(chair, stand_in="left" if why == "left" else "gone", wants_pause=False)
        case Conceded():
            return replace(chair, stand_in="conceded", wants_pause=False)
        case PauseWanted(_, wanted):
            return replace(chair, wants_pause=wanted)
        case Shown(_, agrees):
            return replace(chair, shows=agrees)
        case _:
            assert_never(entry)
