"""What the host of a table settles before anybody sits down."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ...kernel import AnyGame, Refused, Seat, Wire, read_options

Help: TypeAlias = Literal["none", "marks", "odds"]
"""What players may be shown beside the table: nothing; marks on stones and cards; odds and advice too."""
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]

QUICKEST: Final = 15
"""Seconds: nobody can follow a quicker clock."""
SLOW: Final = 3600
"""With so many seconds a turn or more, people come and go between their moves."""
SECOND: Final = 1000
"""Milliseconds: all times are whole numbers of these."""


class Terms(Wire, frozen=True, gc=False, kw_only=True):
    game: str
    options: dict[str, Any]
    """Every option of the game."""
    seats: int
    clock: Seconds = 0
    """Seconds for a turn; 0 where nobody is in a hurry."""
    help: Help = "marks"
    public: bool = False
    """In the lobby for everybody; else for those who have the link or the code."""
    onlookers: bool = True
    chat: bool = False
    """Free words, at invited tables alone."""
    grace: Annotated[int, Meta(ge=15, le=3600)] = 120
    """Seconds that a seat may be left alone before a bot plays in it."""
    first: Seat | None = None
    """Who begins; drawn where it is not settled."""

    @property
    def slow(self) -> bool:
        return self.clock >= SLOW


def agreed(game: AnyGame, raw: Mapping[str, object]) -> Terms:
    """Terms as JSON wrote them, every option filled in; what cannot be is refused."""
    try:
        terms = msgspec.convert({"options": {}, **raw, "game": game.name}, Terms)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", "unreadable-request", detail=str(error)) from error
    options = read_options(game.options, terms.options)
    game.begin(options, terms.seats)  # refuses what does not go together
    _require_sense(terms)
    return msgspec.structs.replace(terms, options=msgspec.to_builtins(options))


def _require_sense(terms: Terms) -> None:
    if 0 < terms.clock < QUICKEST:
        raise Refused("bad_options", "clock-too-quick", least=QUICKEST)
    if terms.chat and terms.public:
        raise Refused("bad_options", "chat-in-public")
    if terms.first is not None and terms.first not in range(terms.seats):
        raise Refused("bad_options", "no-such-seat-to-begin", last=terms.seats - 1)
