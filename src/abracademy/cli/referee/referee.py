"""Referees games for a program: every request gets its answer, whatever it is. It sees everything."""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, TypeAlias, assert_never

import msgspec

from ...kernel import AnyGame, Refused, describe, from_wire, read_action, read_options, read_record, require_turn
from ...table import Fair, Table, committed, reopened
from .requests import Act, Close, Games, Happen, Load, Look, New, Request, Write, id_of, read

Answer: TypeAlias = dict[str, Any]


class Referee:
    """What is refused has changed nothing."""

    def __init__(self, games: Mapping[str, AnyGame], say: Callable[[Refused], str]) -> None:
        self._games = games
        self._say = say
        self._tables: dict[str, Table] = {}
        self._names = (f"t{number}" for number in count(1))

    def answer(self, line: bytes) -> bytes:
        try:
            answer = {"ok": True, **self._do(read(line))}
        except Refused as refused:
            error = {"code": refused.code, "message": self._say(refused)}
            answer = {"ok": False, "error": error}
        return msgspec.json.encode({**id_of(line), **answer})

    def _do(self, request: Request) -> Answer:
        match request:
            case Act():
                return self._act(request)
            case Happen():
                table = self._table(request.table)
                return self._moved(request.table, table.happen(request.outcome))
            case Look():
                return self._look(request)
            case New():
                return self._open(self._new(request))
            case Load():
                return self._open(self._load(request))
            case Write():
                return {"record": self._table(request.table).record()}
            case Close():
                self._table(request.table)
                del self._tables[request.table]
                return {}
            case Games():
                return {"games": [_described(game) for game in self._games.values()]}
            case _:
                assert_never(request)

    def _new(self, request: New) -> Table:
        game = self._game(request.game)
        return Table(game, read_options(game.options, request.options), request.seats, _fair(request))

    def _load(self, request: Load) -> Table:
        record = read_record(request.record)
        return reopened(self._game(record.game), record, _bytes(request.seed))

    def _open(self, table: Table) -> Answer:
        name = next(self._names)
        self._tables[name] = table
        return self._moved(name, table.events)

    def _act(self, request: Act) -> Answer:
        table = self._table(request.table)
        require_turn(table.awaits, request.seat)
        return self._moved(request.table, table.play(read_action(table.game, request.action), request.by))

    def _moved(self, name: str, events: Sequence[Any]) -> Answer:
        table = self._tables[name]
        events = [*events, *table.answer_chance()]
        answer = {"table": name, "awaits": _awaits(table), "events": events}
        return {**answer, "result": table.result} if table.over else answer

    def _look(self, request: Look) -> Answer:
        table = self._table(request.table)
        if request.viewer not in (None, *range(table.seats)):
            raise Refused("bad_request", "no-such-viewer", last=table.seats - 1)
        return {"view": table.view(from_wire(request.viewer))}

    def _game(self, name: str) -> AnyGame:
        if name not in self._games:
            raise Refused("unknown_game", "unknown-game", game=name, games=", ".join(self._games))
        return self._games[name]

    def _table(self, name: str) -> Table:
        if name not in self._tables:
            raise Refused("unknown_table", "unknown-table", table=name)
        return self._tables[name]


def _fair(request: New) -> Fair | None:
    seats = request.seats if isinstance(request.seats, int) else len(request.seats)
    if request.contributions and (request.seed is None or len(request.contributions) != seats):
        raise Refused("bad_request", "contributions-not-fitting", seats=seats)
    seed = _bytes(request.seed)
    return committed(seed, [_bytes(one) for one in request.contributions]) if seed else None


def _bytes(hexadecimal: str | None) -> bytes | None:
    return None if hexadecimal is None else bytes.fromhex(hexadecimal)


def _awaits(table: Table) -> Any:
    if isinstance(table.awaits, int):
        return {"seat": table.awaits, "legal": table.game.legal(table.state)}
    return table.awaits


def _described(game: AnyGame) -> Answer:
    seats = {"least": game.seats[0], "most": game.seats[-1]}
    return {"name": game.name, "rules": game.version, "seats": seats, "options": describe(game.options)}
