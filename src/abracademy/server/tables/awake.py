"""Which of somebody's own bots can come to a table now: those whose socket is open, to a process that lives."""

from typing import Final

from sqlalchemy import ColumnElement

from ..store.schema import people, servers

LIVES: Final[ColumnElement[bool]] = (servers.c.id == people.c.awake_in) & ~servers.c.stopped
"""To join `servers` to `people` by, from outside."""
AWAKE: Final[ColumnElement[bool]] = servers.c.id.is_not(None)
