"""The keys of the house: made once, kept in the database, the same for every process."""

import secrets
from contextlib import suppress

from sqlalchemy import insert, select

from ..store import Conflict, Store
from ..store.schema import house


async def key(store: Store, name: str) -> bytes:
    with suppress(Conflict):
        await store.write(insert(house).values(name=name, value=secrets.token_bytes(32)))
    (row,) = await store.read(select(house.c.value).where(house.c.name == name))
    value: bytes = row.value
    return value
