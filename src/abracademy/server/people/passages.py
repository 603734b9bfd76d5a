"""Links by which somebody moves to another device: each works once, and not for long."""

import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from ...kernel import Refused
from ..now import now
from ..store import Store
from ..store.schema import passages
from .identity import hashed
from .remembering import remember

LASTS: Final = 10 * 60 * 1000
"""Milliseconds."""


async def new_passage(store: Store, person: str) -> tuple[str, int]:
    """A token, and until when it works. The ones before it work no more."""
    token, until = secrets.token_urlsafe(24), now() + LASTS
    before = delete(passages).where(passages.c.person == person)
    await remember(store, before, insert(passages).values(id=hashed(token), person=person, until=until))
    return token, until


async def moved(store: Store, token: str) -> str:
    """Who moves by it. Of two who try at once one wins: whoever takes the row away."""
    this = (passages.c.id == hashed(token)) & (passages.c.until > now())
    found = await store.read(select(passages.c.person).where(this))
    (taken,) = await store.write(delete(passages).where(this))
    if not found or not taken:
        raise Refused("unknown_code", "unknown-passage")
    person: str = found[0].person
    return person
