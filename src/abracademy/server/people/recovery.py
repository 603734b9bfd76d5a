"""A code by which somebody is known again who has lost everything else. It is shown once; only its digest is kept."""

import secrets
from typing import Final

from sqlalchemy import select, update

from ...kernel import Refused
from ..store import Store
from ..store.schema import people
from ..tables.opening import LETTERS
from .identity import hashed
from .remembering import remember

GROUPS: Final = 6
OF: Final = 4
"""Letters: 24 of 20 are 103 bits."""


async def new_recovery_code(store: Store, person: str) -> str:
    """The one before it is good no more."""
    groups = ["".join(secrets.choice(LETTERS) for _ in range(OF)) for _ in range(GROUPS)]
    whose = people.c.id == person
    await remember(store, update(people).where(whose).values(secret=hashed("".join(groups))))
    return "-".join(groups)


async def recovered(store: Store, code: str) -> str:
    """Whose it is; however it was written down."""
    letters = "".join(sign for sign in code.upper() if sign.isalnum())
    whose = (people.c.secret == hashed(letters)) & people.c.owner.is_(None)
    found = await store.read(select(people.c.id).where(whose))
    if not found:
        raise Refused("unknown_code", "unknown-recovery-code")
    person: str = found[0].id
    return person
