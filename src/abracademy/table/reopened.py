"""A table out of a record. One that breaks, or was changed, is refused with the place."""

from typing import Any

import msgspec

from ..kernel import Acted, AnyGame, Record, Refused, canonical, digest_of, read_entry, read_options
from .fair import Fair, commitment, not_derived
from .table import Table


def reopened(game: AnyGame, record: Record, seed: bytes | None = None) -> Table:
    """The table that a record was taken from. Without the seed, chance is answered by the caller from here on."""
    table = folded(game, record, seed)
    if record.digest != digest_of(record):
        raise _changed(record)
    return table


def folded(game: AnyGame, record: Record, seed: bytes | None = None) -> Table:
    """The same, whatever its digest."""
    table = begun(game, record, seed)
    for number in range(len(record.moves)):
        step(table, record, number)
    if record.result != table.result:
        raise Refused("bad_request", "record-of-another-result")
    if record.seed and not table.over:
        raise Refused("bad_request", "record-seed-early")
    return table


def step(table: Table, record: Record, number: int) -> tuple[Any, ...]:
    """What happens by the record's next move."""
    logged = record.moves[number]
    try:
        move = read_entry(table.game, table.awaits, logged)
        return table.play(move, logged.by) if isinstance(logged, Acted) else table.play(move)
    except Refused as refused:
        raise Refused("bad_request", "record-breaks", move=number) from refused


def begun(game: AnyGame, record: Record, seed: bytes | None = None) -> Table:
    """The table before its first move."""
    if record.rules != game.version:
        raise Refused("bad_request", "record-of-other-rules", rules=record.rules, ours=game.version)
    options = read_options(game.options, record.options)
    if canonical(msgspec.to_builtins(options)) != canonical(record.options):
        raise Refused("bad_request", "record-options-missing")
    if len(record.contributions) != len(record.seats):
        raise Refused("bad_request", "record-contributions-missing")
    return Table(game, options, record.seats, _fair(record, seed))


def _fair(record: Record, seed: bytes | None) -> Fair | None:
    if record.commitment is None:
        _require_no_seed(record, seed)
        return None
    if seed and commitment(seed) != record.commitment:
        raise Refused("bad_request", "record-of-another-seed")
    return Fair(record.commitment, record.contributions, bytes.fromhex(record.seed) if record.seed else seed)


def _require_no_seed(record: Record, seed: bytes | None) -> None:
    """Chance that came from elsewhere has neither seed nor contributions."""
    if seed or record.seed or any(record.contributions):
        raise Refused("bad_request", "record-without-commitment")


def _changed(record: Record) -> Refused:
    at = not_derived(record, bytes.fromhex(record.seed)) if record.seed else None
    if at is None:
        return Refused("bad_request", "record-changed")
    return Refused("bad_request", "record-outcome-changed", move=at)
