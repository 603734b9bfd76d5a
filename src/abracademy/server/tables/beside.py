"""What is said beside the game: phrases and free words; odds and advice, out of what the asker's seat was told."""

from typing import Any, Final

from ...kernel import Refused, Seat, Wire
from ...words import Words
from ..bots import Thinkers
from ..people.names import distinct
from .connection import Connection
from .live import Live
from .socket_requests import Advise, Chat, Odds, Say
from .words import Said

SAID: Final = "said"
"""The kind of word by which it goes to every process."""
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "nice-one",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "haha",
    "hmm",
    "take-your-time",
    "your-turn",
    "one-moment",
    "good-game",
    "again",
    "bye",
)
"""None of them names a spell, a card or a number: what a player must not be told, no phrase can tell."""


class Spoken(Wire, frozen=True, gc=False):
    """On its way to every process: who said it is known there, and told to nobody."""

    person: str
    seat: Seat | None
    name: str | None
    phrase: str | None = None
    text: str | None = None


def said(live: Live, connection: Connection, asked: Say | Chat) -> Spoken:
    connection.paces.talking.take()
    visitor, seat = connection.visitor, connection.seat
    name = live.names.get(connection.who) or distinct(visitor.name, live.names.values())
    if isinstance(asked, Chat):
        if not live.sitting.terms.chat:
            raise Refused("not_now", "no-chat-here")
        return Spoken(visitor.person, seat, name, text=_clean(asked.text))
    if asked.phrase not in PHRASES:
        raise Refused("bad_request", "unknown-phrase", phrases=", ".join(PHRASES))
    return Spoken(visitor.person, seat, name, phrase=asked.phrase)


def _clean(text: str) -> str:
    """One line, of signs that can be seen."""
    cleaned = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not cleaned:
        raise Refused("bad_request", "nothing-said")
    return cleaned


def hears(connection: Connection, spoken: Spoken) -> bool:
    """What onlookers say never reaches a seat."""
    if connection.seat is not None and spoken.seat is None:
        return False
    return spoken.seat not in connection.muted and spoken.person not in connection.blocked


def as_told(spoken: Spoken, say: Words) -> Said:
    """A phrase is read by everybody in their own language."""
    text = say(f"phrase-{spoken.phrase}") if spoken.phrase else spoken.text
    return Said(spoken.seat, spoken.name, spoken.phrase, text)


async def reckoned(thinkers: Thinkers, live: Live, connection: Connection, asked: Odds | Advise) -> Any:
    """For a seat, out of its own tale; in the order of its legal actions where it is advice."""
    sitting, seat = live.sitting, connection.seat
    if seat is None or sitting.table is None:
        raise Refused("not_seated", "not-seated-here")
    if sitting.terms.help != "odds":
        raise Refused("help_not_allowed", "no-odds-here")
    connection.paces.reckoning.take()
    if isinstance(asked, Odds):
        return await thinkers.odds(sitting.game.name, seat, sitting.table.tale(seat))
    if sitting.asked != seat:
        raise Refused("not_your_turn", "advice-at-your-turn")
    return await thinkers.advise(sitting.game.name, sitting.table.situation(seat))
