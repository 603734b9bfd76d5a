"""By what somebody is known again: people by a cookie, their own bots by a token."""

import secrets
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import delete, insert, select, update

from ...kernel import Refused
from ..now import now
from ..store import Conflict, Store
from ..store.schema import people, sessions
from ..tables.visitor import Visitor
from .names import cleaned

COOKIE: Final = "abracademy"
SALT: Final = "session"
DAY: Final = 24 * 3600
LASTS: Final = 365 * DAY
"""Seconds for which somebody is known; whoever comes now and then is known for ever."""
RENEWED: Final = 30 * DAY
"""Seconds after which a cookie is replaced by a new one."""


def hashed(secret: str) -> str:
    """What is stored of a secret with 100 bits or more: nobody tries them all, so it needs no salt."""
    return sha256(secret.encode()).hexdigest()


class Identity:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = URLSafeSerializer(key, salt=SALT)

    async def new_person(self, name: str) -> tuple[Visitor, str]:
        """A guest, and the cookie by which they are known."""
        visitor = Visitor(secrets.token_hex(16), cleaned(name))
        await self._store.write(insert(people).values(id=visitor.person, name=visitor.name, created=now()))
        return visitor, await self.new_session(visitor.person)

    async def new_session(self, person: str) -> str:
        """A cookie for one more device. Whatever is over is swept out."""
        token, at = secrets.token_hex(16), now()
        over = (sessions.c.person == person) & (sessions.c.created <= at - LASTS * 1000)
        begun = insert(sessions).values(id=hashed(token), person=person, created=at)
        try:
            await self._store.write(delete(sessions).where(over), begun)
        except Conflict as forgotten:
            raise Refused("not_signed_in", "not-signed-in") from forgotten
        signed: str = self._signer.dumps(token)
        return signed

    async def visitor(self, cookie: str) -> Visitor | None:
        """Whom a cookie means; nobody where it is forged, out of date or forgotten."""
        session = await self._session(cookie)
        return Visitor(session.person, session.name) if session else None

    async def renewed(self, cookie: str) -> str | None:
        """A new cookie, where this one has grown old."""
        session = await self._session(cookie)
        if session is None or session.created > now() - RENEWED * 1000:
            return None
        return await self.new_session(session.person)

    async def _session(self, cookie: str) -> Any:
        known = select(sessions.c.person, sessions.c.created, people.c.name).join_from(sessions, people)
        fresh = sessions.c.created > now() - LASTS * 1000
        found = await self._store.read(known.where(sessions.c.id == hashed(self._token(cookie)), fresh))
        return found[0] if found else None

    def _token(self, cookie: str) -> str:
        """Nothing where we did not sign it."""
        try:
            return str(self._signer.loads(cookie))
        except BadData:
            return ""

    async def sign_out(self, cookie: str) -> None:
        """On this device alone."""
        await self._store.write(delete(sessions).where(sessions.c.id == hashed(self._token(cookie))))

    async def rename(self, person: str, name: str) -> str:
        """At tables to come; where they sit already, they keep the name under which they sat down."""
        new = cleaned(name)
        await self._store.write(update(people).where(people.c.id == person).values(name=new))
        return new

    async def bot(self, token: str) -> Visitor | None:
        """Whose token it is: somebody's own bot's."""
        its = (people.c.secret == hashed(token)) & people.c.owner.is_not(None)
        found = await self._store.read(select(people.c.id, people.c.name).where(its))
        return Visitor(found[0].id, found[0].name, is_bot=True) if found else None
