"""Who asks, and by what sign a table knows them."""

import hashlib

from msgspec import Struct

from ...table.sitting import Who


class Visitor(Struct, frozen=True):
    person: str
    name: str
    is_bot: bool = False
    """Somebody's own bot."""


def sign(person: str, table: str) -> Who:
    """Means one person at one table. Whoever does not know the person cannot tell that two signs are the same one's."""
    return hashlib.blake2b(f"{person} {table}".encode(), digest_size=12).hexdigest()
