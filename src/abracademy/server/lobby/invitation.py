"""How others are asked to a table: a link, the same as a picture to be read by a phone, and six letters to be called
across a room."""

import re
from typing import Final

import segno
from sqlalchemy import select

from ...kernel import Refused, Wire
from ..speaking import AnyConnection
from ..store import Store
from ..store.schema import seats, tables
from ..tables.opening import require_id, unknown

HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]{1,253})(:[0-9]{1,5})?", re.ASCII)


class Invitation(Wire, frozen=True):
    path: str
    link: str
    code: str
    qr: str
    """The link, as SVG."""


async def invitation(store: Store, table: str, person: str, origin: str) -> Invitation:
    """For those who sit at the table, as long as others may come to it."""
    require_id(table)
    code = await _code(store, table)
    if not await store.read(select(seats.c.seat).where(seats.c.table_id == table, seats.c.person == person)):
        raise Refused("not_seated", "not-seated-here")
    if code is None:
        raise Refused("not_now", "invitation-over")
    path = f"/tables/{table}"
    link = origin + path
    return Invitation(path, link, code, qr(link))


def qr(link: str) -> str:
    return segno.make_qr(link).svg_inline(omitsize=True, light="#fff")


async def _code(store: Store, table: str) -> str | None:
    found = await store.read(select(tables.c.code).where(tables.c.id == table))
    if not found:
        raise unknown(table)
    code: str | None = found[0].code
    return code


def origin_of(connection: AnyConnection) -> str:
    """By what address the visitor's browser says that it got here."""
    host = connection.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refused("bad_request", "unreadable-request", detail="Host")
    return f"{connection.scope['scheme']}://{host}"
