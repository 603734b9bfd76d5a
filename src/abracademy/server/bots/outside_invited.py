"""How somebody's own bot comes to a table: the host asks for it by its name, while it is awake."""

from typing import Any, Final

from sqlalchemy import Select, func, select

from ...kernel import Refused
from ...table.sitting import OUTSIDE, Fill
from ..fanout import Fanout, Word
from ..store import Store
from ..store.schema import people, seats, servers, tables
from ..tables.awake import AWAKE, LIVES
from ..tables.connection import Connection
from ..tables.live import Live
from ..tables.opening import OPEN
from ..tables.visitor import Visitor
from .outside_bot import MOST

SEATED: Final = "seated"
"""The word that goes round when somebody's own bot has a seat."""


async def invite(store: Store, fanout: Fanout, live: Live, host: Connection, asked: Fill) -> int | None:
    """As `Live.ask` answers."""
    known = live.sitting.done.get((host.who, asked.id))
    if known is not None:
        return known
    bot = await _meant(store, asked.bot.removeprefix(OUTSIDE), host.visitor)
    number = await live.ask(host, asked, guest=bot)
    fanout.send(Word(SEATED, live.id))
    return number


async def _meant(store: Store, name: str, host: Visitor) -> Visitor:
    found = await store.read(_of_that_name(name, host))
    if not found:
        raise Refused("unknown_person", "no-such-outside-bot", bot=name)
    bot, (busy,) = found[0], await store.read(_games_of(found[0].id))
    if not bot.awake:
        raise Refused("not_now", "outside-bot-asleep", bot=name)
    if busy.games >= MOST:
        raise Refused("not_now", "outside-bot-busy", bot=name, most=MOST)
    return Visitor(bot.id, bot.name, is_bot=True)


def _of_that_name(name: str, host: Visitor) -> Select[*tuple[Any, ...]]:
    """The host's own before one that is there for everybody; one that is awake before one that sleeps; the older
    before the newer."""
    theirs = people.c.owner == host.person
    query = select(people.c.id, people.c.name, AWAKE.label("awake")).outerjoin(servers, LIVES)
    named = (people.c.name == name) & people.c.owner.is_not(None) & (theirs | people.c.public)
    return query.where(named).order_by(theirs.desc(), AWAKE.desc(), people.c.created, people.c.id).limit(1)


def _games_of(bot: str) -> Select[*tuple[Any, ...]]:
    games = select(func.count().label("games")).join_from(seats, tables, tables.c.id == seats.c.table_id)
    return games.where(seats.c.person == bot, tables.c.phase.in_(OPEN))
