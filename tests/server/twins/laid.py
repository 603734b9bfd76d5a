"""A game that was played elsewhere, laid into the store as if it had been played at a table here."""

import msgspec
from sqlalchemy import delete, insert

from abracademy.kernel import Outcome, entry
from abracademy.server.store.schema import log, seats, tables
from abracademy.server.tables.projection import People, drawn
from abracademy.server.tables.rows import written
from abracademy.server.tables.visitor import sign
from abracademy.table import commitment
from abracademy.table.sitting import Ended, Opened, Row, Sat, SittingEntry, Terms
from abracademy.table.sitting.entries import Began, Called
from tests.played import Played
from tests.server.serving import Served

SEED = bytes(32)
ELSEWHERE = "another-process"
"""Which keeps the table: nothing moves by itself here."""
CODE = "BCDFGH"
AT = 1_800_000_000_000
"""Whenever that is: the same in both worlds."""


class Laid:
    """One table that holds now this game, now its twin."""

    def __init__(self, served: Served, table: str, people: list[str], public: bool, bot: str = "") -> None:
        """One of those who sit there may be somebody's own bot."""
        self.served = served
        self.table = table
        self.people = people
        self.public = public
        self.bot = bot

    async def lay(self, played: Played, count: int | None = None) -> int:
        """As many rows as asked for, all if not; how many there are. What lay there before is gone."""
        rows = self._rows(played)
        store = self.served.house.store
        found = self.served.house.hall.tables.get(self.table)
        if found:
            self.served.house.hall.forget(found)
        await store.write(*(delete(one).where(one.c.table_id == self.table) for one in (log, seats)))
        await store.write(delete(tables).where(tables.c.id == self.table))
        await store.write(insert(tables).values(self._as_row(played)))
        await self._add(rows[:count])
        return len(rows)

    async def lay_rest(self, played: Played, after: int) -> None:
        await self._add(self._rows(played)[after:])

    async def _add(self, rows: list[Row]) -> None:
        known = {sign(one, self.table): (one, f"Player {seat}") for seat, one in enumerate(self.people)}
        for row in rows:
            statements = drawn(self.table, row, People(known))
            await self.served.house.store.write(*statements, row=written(self.table, row))

    def _as_row(self, played: Played) -> dict[str, object]:
        terms = msgspec.json.encode(self._terms(played))
        fixed = {"id": self.table, "code": CODE, "holder": ELSEWHERE, "seed": SEED, "created": AT, "phase": "lobby"}
        return {**fixed, "game": played.game.name, "public": self.public, "onlookers": True, "terms": terms}

    def _terms(self, played: Played) -> Terms:
        options = msgspec.to_builtins(played.options)
        return Terms(game=played.game.name, options=options, seats=played.seats, help="odds", public=self.public)

    def _rows(self, played: Played) -> list[Row]:
        opened = Opened(self._terms(played), played.game.version, commitment(SEED))
        sat = [self._sat(seat, one) for seat, one in enumerate(self.people[: played.seats])]
        begun = Began(getattr(played.options, "first", 0), (None,) * played.seats)
        entries: list[tuple[SittingEntry, ...]] = [(opened, *sat, Called()), (begun,)]
        for step in played.steps:
            made = entry(played.game.awaits(step.before), step.move, "person")
            if isinstance(step.move, Outcome):
                entries[-1] += (made,)
            else:
                entries.append((made,))
        if played.game.awaits(played.end) is None:
            result = played.game.result(played.end)
            entries[-1] += (Ended("played", result.places, result.points),)
        return [Row(number, AT + number, one) for number, one in enumerate(entries, 1)]

    def _sat(self, seat: int, person: str) -> Sat:
        return Sat(seat, "outside" if person == self.bot else "person", sign(person, self.table))
