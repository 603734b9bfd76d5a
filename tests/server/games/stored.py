"""Tables put straight into the store, for tests that care only for what is drawn from them."""

from itertools import count
from typing import Any

import msgspec
from sqlalchemy import insert

from abracademy.server.store import Store
from abracademy.server.store.schema import people, seats, tables
from abracademy.table.sitting import Terms

NAMES = count()


def someone(seat: int, person: str | None, place: int | None = None, **also: Any) -> dict[str, Any]:
    """Named after their id; nobody's id is a former player's."""
    return {"seat": seat, "kind": "person", "person": person, "name": person, "place": place, **also}


def bot(seat: int, place: int | None = None) -> dict[str, Any]:
    return {"seat": seat, "kind": "bot", "bot": "novice", "character": "tamsin", "place": place}


async def person(store: Store, name: str) -> str:
    await store.write(insert(people).values(id=name, name=name, created=1))
    return name


async def table(store: Store, *seated: dict[str, Any], phase: str = "over", at: int = 1, **also: Any) -> str:
    """Its game began and ended at the time that it was opened."""
    name = f"{next(NAMES):12}".replace(" ", "a")
    ended = {"began": at, "ended": at if phase in ("over", "closed") else None}
    ending = {"over": "played", "closed": "unfinished"}.get(phase)
    terms = Terms(game="abraca-what", options={}, seats=len(seated))
    facts = {"game": "abraca-what", "public": False, "onlookers": True, "phase": phase, "ending": ending, **ended}
    written = msgspec.json.encode(terms)
    opened = insert(tables).values({"id": name, "terms": written, "seed": bytes(32), "created": at, **facts, **also})
    usual = {"table_id": name, "who": "", "bot": "", "character": "", "conceded": False, "points": None}
    empty = {"person": None, "name": None, **usual}
    await store.write(opened, *(insert(seats).values({**empty, **one}) for one in seated))
    return name
