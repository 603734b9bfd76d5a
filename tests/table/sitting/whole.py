"""All that a sitting is, to compare: with itself before, or with another one out of the same rows."""

from typing import Any, Final

import msgspec

from abracademy.kernel import AnyGame, viewers
from abracademy.table.sitting import Row, Sitting, SittingEntry, due

APART: Final = {"game", "table", "_seed"}


def whole(sitting: Sitting) -> dict[str, Any]:
    fields = {name: value for name, value in vars(sitting).items() if name not in APART}
    terms = msgspec.json.encode(sitting.terms)  # in JSON lists and tuples are the same
    lists = {"terms": terms, "done": dict(sitting.done), "heard": list(sitting.heard)}
    return {**fields, **lists, "due": due(sitting), **_game(sitting)}


def _game(sitting: Sitting) -> dict[str, Any]:
    table = sitting.table
    if table is None:
        return {}
    seen = {viewer: (table.view(viewer), table.tale(viewer)) for viewer in viewers(table.seats)}
    return {"log": list(table.log), "state": table.state, "seen": seen, "header": table.header}


def stored(row: Row) -> bytes:
    return msgspec.json.encode((row.number, row.at, row.entries, row.who, row.id))


def read(text: bytes) -> Row:
    return Row(*msgspec.json.decode(text, type=tuple[int, int, tuple[SittingEntry, ...], str, str]))


def refolded(game: AnyGame, rows: list[Row]) -> Sitting:
    """Somebody else's sitting, out of what is stored, without the seed."""
    first, *others = [read(stored(row)) for row in rows]
    sitting = Sitting(game, first)
    for row in others:
        sitting.apply(row)
    return sitting
