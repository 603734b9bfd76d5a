"""The cookie by which somebody is known again."""

import secrets
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import insert, select

from ..now import now
from ..store import Store
from ..store.schema import people, sessions
from ..tables.visitor import Visitor

COOKIE: Final = "abracademy"
SALT: Final = "session"


def hashed(secret: str) -> str:
    """What is stored of a secret with 128 bits or more: nobody tries them all, so it needs no salt."""
    return sha256(secret.encode()).hexdigest()


class Identity:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = URLSafeSerializer(key, salt=SALT)

    async def new_person(self, name: str) -> tuple[Visitor, str]:
        """A guest, and the cookie by which they are known."""
        person = secrets.token_hex(16)
        begun = insert(people).values(id=person, name=name, created=now())
        await self._store.write(begun)
        return Visitor(person, name), await self.new_session(person)

    async def new_session(self, person: str) -> str:
        token = secrets.token_hex(16)
        await self._store.write(insert(sessions).values(id=hashed(token), person=person, created=now()))
        signed: str = self._signer.dumps(token)
        return signed

    async def visitor(self, cookie: str | None) -> Visitor | None:
        """Whom a cookie means; nobody where it is forged or forgotten."""
        token = self._token(cookie)
        if token is None:
            return None
        query = select(people.c.id, people.c.name).join(sessions, sessions.c.person == people.c.id)
        found = await self._store.read(query.where(sessions.c.id == hashed(token)))
        return Visitor(found[0].id, found[0].name) if found else None

    def _token(self, cookie: str | None) -> str | None:
        try:
            token: Any = self._signer.loads(cookie or "")
        except BadSignature:
            return None
        return token if isinstance(token, str) else None
