"""New tables: their names, codes and seeds, and the first row of their log."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Executable, insert

from ...kernel import AnyGame
from ...table import commitment
from ...table.sitting import Opened, Row, SittingEntry, Terms, Who
from ..store.schema import log, tables
from .projection import People, drawn
from .rows import written

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a code: without vowels they make no words."""
SIGNS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


class NewTable(msgspec.Struct, frozen=True):
    id: str
    code: str
    seed: bytes
    first: Row
    statements: tuple[Executable, ...]


def new_id() -> str:
    """Whoever knows it may come in, so nobody can guess it: 60 bits."""
    return "".join(secrets.choice(SIGNS) for _ in range(12))


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_table(
    game: AnyGame,
    terms: Terms,
    holder: str,
    at: int,
    table: str,
    reserved: Sequence[Who | None] = (),
    sitting_down: Sequence[SittingEntry] = (),
    people: People | None = None,
) -> NewTable:
    seed, code = secrets.token_bytes(32), new_code()
    opened = Opened(terms, game.version, commitment(seed), tuple(reserved))
    row = Row(1, at, (opened, *sitting_down))
    begun = insert(tables).values(
        id=table,
        code=code,
        game=game.name,
        public=terms.public,
        onlookers=terms.onlookers,
        phase="lobby",
        terms=msgspec.json.encode(terms),
        seed=seed,
        created=at,
        holder=holder,
    )
    first = insert(log).values(dict(zip(log.columns.keys(), written(table, row), strict=True)))
    return NewTable(table, code, seed, row, (begun, *drawn(table, row, people or People()), first))
