"""What somebody at a table may ask of it."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from ...kernel import Hex, Seat, Value

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Level: TypeAlias = Annotated[str, Meta(max_length=80)]
"""Or the name of somebody's own bot, as `lobby.OUTSIDE` says."""


class Sit(Value, frozen=True, gc=False, tag_field="op", tag="sit"):
    id: RequestId
    seat: Seat | None = None
    """Any free one, unless said otherwise."""


class Stand(Value, frozen=True, gc=False, tag_field="op", tag="stand"):
    """Gets up before the game."""

    id: RequestId


class Kick(Value, frozen=True, gc=False, tag_field="op", tag="kick"):
    """The host frees a seat, a bot's too, before the game."""

    id: RequestId
    seat: Seat


class Fill(Value, frozen=True, gc=False, tag_field="op", tag="fill"):
    """The host lets bots sit down: in one seat, or in all that are free."""

    id: RequestId
    bot: Level
    seat: Seat | None = None


class Commit(Value, frozen=True, gc=False, tag_field="op", tag="commit"):
    """The SHA-256 of the bytes that this seat will give to chance, or null: it gives none."""

    id: RequestId
    commitment: Hex | None


class Give(Value, frozen=True, gc=False, tag_field="op", tag="give"):
    id: RequestId
    bytes: Hex


class Act(Value, frozen=True, gc=False, tag_field="op", tag="act"):
    """A move in the game; `number` is that of the view it answers."""

    id: RequestId
    number: int
    action: dict[str, Any]


class Pause(Value, frozen=True, gc=False, tag_field="op", tag="pause"):
    """Wants a pause, or the end of one."""

    id: RequestId
    wanted: bool = True


class Concede(Value, frozen=True, gc=False, tag_field="op", tag="concede"):
    id: RequestId


class Leave(Value, frozen=True, gc=False, tag_field="op", tag="leave"):
    """A bot plays from now on, until they come back; before the game, the seat is free again."""

    id: RequestId


class Show(Value, frozen=True, gc=False, tag_field="op", tag="show"):
    """Whether onlookers may look over the players' shoulders: they may where every person agrees."""

    id: RequestId
    agrees: bool


class Rematch(Value, frozen=True, gc=False, tag_field="op", tag="rematch"):
    id: RequestId


SittingRequest: TypeAlias = Sit | Stand | Kick | Fill | Commit | Give | Act | Pause | Concede | Leave | Show | Rematch
