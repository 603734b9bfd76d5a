"""Bots that people bring themselves. Each is somebody with a name and a token, and its owner answers for it."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, func, insert, literal, select

from ...kernel import Refused, Wire
from ..now import now
from ..store import Store
from ..store.schema import people
from .identity import hashed
from .names import cleaned
from .remembering import remember

MOST: Final = 10
"""Of one owner."""


class OwnBot(Wire, frozen=True):
    id: str
    name: str
    public: bool
    """Every host may ask for it; otherwise its owner alone."""


class NewOwnBot(OwnBot, frozen=True):
    token: str
    """Shown this once; only its digest is kept."""


async def new_bot(store: Store, owner: str, name: str, public: bool) -> NewOwnBot:
    bot = NewOwnBot(secrets.token_hex(16), cleaned(name), public, secrets.token_urlsafe(32))
    about = {"id": bot.id, "name": bot.name, "public": bot.public}
    row = {**about, "owner": owner, "secret": hashed(bot.token), "created": now()}
    (made,) = await remember(store, insert(people).from_select([*row], _if_few(owner, row)))
    if not made:
        raise Refused("too_many", "too-many-bots", most=MOST)
    return bot


def _if_few(owner: str, row: Mapping[str, Any]) -> Select[*tuple[Any, ...]]:
    """Counted by the statement that stores it: of several that are made at once none is overlooked."""
    values = (literal(value, people.c[column].type) for column, value in row.items())
    count = select(func.count()).select_from(people).where(people.c.owner == owner).scalar_subquery()
    return select(*values).where(count < MOST)


async def bots_of(store: Store, owner: str) -> Sequence[OwnBot]:
    """The oldest first."""
    query = select(people.c.id, people.c.name, people.c.public).where(people.c.owner == owner)
    found = await store.read(query.order_by(people.c.created, people.c.id))
    return [OwnBot(row.id, row.name, row.public) for row in found]


async def require_own(store: Store, owner: str, bot: str) -> None:
    if bot not in [one.id for one in await bots_of(store, owner)]:
        raise Refused("unknown_person", "no-such-bot-of-yours")
