"""Every game can be written down, read again and verified, and no move of it can be exchanged."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.kernel import AnyGame, Happened, Record, Refused, Shuffle, listed, read_json, read_record, sealed
from abracademy.table import Table, reopened, verify
from tests.apart import Apart
from tests.played import play_fairly

SOME = 30


@pytest.fixture
def tables(game: AnyGame, known: Apart) -> list[Table]:
    random = Random(13)
    return [play_fairly(game, known.options(random, seats), seats, seats) for seats in game.seats]


def _and_back(record: Record) -> Record:
    return read_record(read_json(msgspec.json.encode(record)))


def test_a_record_leads_to_the_same_table(tables: list[Table]) -> None:
    for table in tables:
        again = reopened(table.game, _and_back(table.record()))
        assert again.state == table.state
        assert again.events == table.events
        assert msgspec.json.encode(again.record()) == msgspec.json.encode(table.record())


def test_a_fair_game_verifies(tables: list[Table]) -> None:
    for table in tables:
        assert all(finding.holds for finding in verify(table.game, _and_back(table.record())))


def test_a_game_cut_short_is_written_without_its_seed_and_goes_on(tables: list[Table]) -> None:
    for table in tables:
        short = Table(table.game, table.options, table.seats)
        for logged in list(table.log)[: len(table.log) // 2]:
            move = logged.outcome if isinstance(logged, Happened) else logged.action
            short.happen(move) if isinstance(logged, Happened) else short.act(logged.seat, _read(table.game, move))
        record = _and_back(short.record())
        assert (record.seed, record.result) == (None, None)
        assert reopened(table.game, record).state == short.state
        assert not any(finding.holds is False for finding in verify(table.game, record))


def _read(game: AnyGame, raw: object) -> Any:
    return msgspec.convert(raw, game.action)


def test_any_single_move_that_is_changed_is_caught(tables: list[Table]) -> None:
    for table in tables:
        raw = msgspec.to_builtins(table.record())
        changes = list(_changes(table, raw["moves"]))
        for at, move in Random(2).sample(changes, min(SOME, len(changes))):
            record = read_record({**raw, "moves": [*raw["moves"][:at], *move, *raw["moves"][at + 1 :]]})
            with pytest.raises(Refused):
                reopened(table.game, record)
            if move and move[0]["op"] == "chance":
                assert any(finding.holds is False for finding in verify(table.game, sealed(record)))


def _changes(table: Table, moves: list[Any]) -> Iterator[tuple[int, list[Any]]]:
    """Left out, made by somebody else, and every other action and outcome."""
    actions = [msgspec.to_builtins(action) for action in table.game.actions(table.options, table.seats)]
    for at, (move, logged) in enumerate(zip(moves, table.log, strict=True)):
        yield at, []
        if isinstance(logged, Happened):
            yield from ((at, [{**move, "outcome": other}]) for other in _others(logged))
            continue
        yield from ((at, [{**move, "by": by}]) for by in ("person", "bot", "clock") if by != logged.by)
        yield from ((at, [{**move, "action": action}]) for action in actions if action != logged.action)


def _others(happened: Happened) -> list[Any]:
    if isinstance(happened.asked, Shuffle):
        order = list(happened.outcome)
        return [turned for by in (1, 2) if (turned := order[by:] + order[:by]) != order]
    return sorted({other for other in listed(happened.asked) if other != happened.outcome})
