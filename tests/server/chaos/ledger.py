"""What stands in the store, held against what people were told of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from abracademy.games import find
from abracademy.kernel import ONLOOKER, Viewer
from abracademy.server.games.checking import check
from abracademy.server.store import Store
from abracademy.server.store.schema import tables
from abracademy.server.tables.rows import rows_after
from abracademy.server.tables.visitor import sign
from abracademy.table.sitting import Row, Sitting, seating
from tests.server.stubborn import Moment, Witness, seen_as

GAMES: Final = find()
MAYBE_UNSTORED: Final = ("pause", "rematch", "show")
"""Who asks for what is there already changes nothing."""


class Folded:
    """A table as its log has it, after each row."""

    def __init__(self, table: str, sitting: Sitting) -> None:
        self.table = table
        self.sitting = sitting
        self.rows: list[Row] = []
        self._moments: dict[tuple[int, int | None], Moment] = {}
        self._told: dict[int | None, list[Any]] = {}

    def follow(self, rows: list[Row], names: dict[str, str]) -> None:
        """What was stored stays as it was, and grows."""
        assert rows[: len(self.rows)] == self.rows, self.table
        for row in rows[len(self.rows) :]:
            if row.number > 1:
                self.sitting.apply(row)
            self._remember(names)
        self.rows = rows

    def _remember(self, names: dict[str, str]) -> None:
        seated = seen_as(seating(self.sitting, names))
        for seat in (None, *range(self.sitting.terms.seats)):
            told, view = self._seen_by(ONLOOKER if seat is None else seat)
            self._told[seat] = told
            number = self.sitting.number
            self._moments[number, seat] = Moment(number, seat, len(told), seen_as(view), seated)

    def _seen_by(self, viewer: Viewer) -> tuple[list[Any], Any]:
        game = self.sitting.table
        return ([*game.tale(viewer).told], game.view(viewer)) if game else ([], None)

    def require(self, witness: Witness, moments: list[Moment]) -> None:
        """That what somebody was told is what is stored: nothing is missing, nothing differs."""
        for one in moments:
            stored = self._moments.get((one.number, one.eyes))
            assert stored == one, (self.table, witness.whose, self.rows[one.number - 1 :][:1])
        if moments:
            told = self._told[moments[-1].eyes][: moments[-1].told]
            assert witness.told[: len(told)] == _as_json(told), (self.table, witness.whose)


class Ledger:
    def __init__(self, store: Store) -> None:
        self.folded: dict[str, Folded] = {}
        self.acknowledged: set[str] = set()
        self.repeated: set[str] = set()
        """Of these, those that had been stored when they were asked again."""
        self._store = store

    async def compare(self, witnesses: Iterable[Witness]) -> None:
        """First what they know, then what is stored: it has been there before."""
        known = [(one, [*one.moments], {**one.answered}, {*one.refused}) for one in witnesses]
        people = {person: name for one, *_ in known for person, name in one.names.items()}
        for table in {one.table for one, *_ in known}:
            await self._read(table, {sign(person, table): name for person, name in people.items()})
        for witness, moments, answered, refused in known:
            folded = self.folded[witness.table]
            folded.require(witness, moments)
            _require_once(folded.rows, witness, answered, refused)
            self.acknowledged |= answered.keys()
            self.repeated |= witness.met & {row.id for row in folded.rows}
            del witness.moments[: max(0, len(moments) - 1)]

    async def _read(self, table: str, names: dict[str, str]) -> None:
        rows = await rows_after(self._store, table, 0)
        if table not in self.folded:
            (found,) = await self._store.read(select(tables.c.game, tables.c.seed).where(tables.c.id == table))
            self.folded[table] = Folded(table, Sitting(GAMES[found.game], rows[0], found.seed))
        self.folded[table].follow(rows, names)

    @property
    def over(self) -> list[Sitting]:
        return [one.sitting for one in self.folded.values() if one.sitting.phase == "over"]

    async def require_whole(self) -> None:
        """By the check that a host has, too: every log folds, and chance follows from its seed."""
        assert not [finding async for finding in check(self._store, GAMES) if not finding.holds]


def _require_once(rows: list[Row], witness: Witness, answered: dict[str, int], refused: set[str]) -> None:
    """A request that was acknowledged stands in the log once, as the row that was said; one without an answer at most
    once, and one that was refused not at all."""
    stored = Counter(row.id for row in rows if row.id in witness.asked)
    numbers = {row.id: row.number for row in rows}
    assert all(times == 1 for times in stored.values()), stored
    assert not refused & stored.keys()
    for name, number in answered.items():
        op = witness.asked[name]
        assert numbers.get(name) == number or (op in MAYBE_UNSTORED and name not in stored), (op, name)


def _as_json(told: list[Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))
