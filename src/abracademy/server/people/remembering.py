"""Writes down what somebody wants to be kept for them."""

from sqlalchemy import Executable

from ...kernel import Refused
from ..store import Conflict, Store
from ..store.writer import Counts


async def remember(store: Store, *statements: Executable) -> Counts:
    """Not where they have asked meanwhile, on another device, to be forgotten."""
    try:
        return await store.write(*statements)
    except Conflict as forgotten:
        raise Refused("not_signed_in", "not-signed-in") from forgotten
