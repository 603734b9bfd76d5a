"""One running game: its log, its state, and what every viewer was told."""

from typing import Any

import msgspec

from ..kernel import (
    AnyGame,
    Chance,
    Entry,
    Happened,
    Record,
    Refused,
    Seat,
    Tale,
    Viewer,
    Wire,
    entry,
    read_entry,
    read_options,
    read_outcome,
    require_chance,
    require_turn,
)
from . import seeded


class Table:
    """Whatever is refused leaves it as it was."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: bytes | None = None) -> None:
        """Without a seed, chance is answered by the caller."""
        self.game = game
        self.options = options
        self.seats = seats
        self.state: Any = game.begin(options, seats)
        self.log: list[Entry] = []
        self.events: list[Any] = []
        self._seed = seed
        self._told: dict[Viewer, list[Wire]] = {}

    @property
    def awaits(self) -> Seat | Chance | None:
        return self.game.awaits(self.state)

    @property
    def over(self) -> bool:
        return self.awaits is None

    def act(self, seat: Seat, action: Any) -> tuple[Any, ...]:
        """What happens when this seat acts."""
        require_turn(self.awaits, seat)
        return self.play(action)

    def happen(self, outcome: Any) -> tuple[Any, ...]:
        """What happens when chance has answered this, as JSON writes it."""
        return self.play(read_outcome(require_chance(self.awaits), outcome))

    def answer_chance(self) -> tuple[Any, ...]:
        """What happens by chance until a seat is awaited, where chance comes from a seed."""
        happened: tuple[Any, ...] = ()
        while self._seed and isinstance(chance := self.awaits, Chance):
            happened += self.play(seeded.outcome(self._seed, self._outcomes, chance))
        return happened

    def play(self, move: Any) -> tuple[Any, ...]:
        """What happens by a move of whoever is awaited."""
        awaited = self.awaits
        state, events = self.game.play(self.state, move)
        self.log.append(entry(awaited, move))
        self.state = state
        self.events.extend(events)
        return tuple(events)

    @property
    def _outcomes(self) -> int:
        return sum(isinstance(logged, Happened) for logged in self.log)

    def view(self, viewer: Viewer) -> Wire:
        return self.game.view(self.state, viewer)

    def tale(self, viewer: Viewer) -> Tale[Any]:
        told = self._told.setdefault(viewer, [])
        told.extend(self.game.tell(event, viewer) for event in self.events[len(told) :])
        return Tale(self.options, self.seats, tuple(told))

    def record(self) -> Record:
        options = msgspec.to_builtins(self.options)
        return Record(self.game.name, self.game.version, self.seats, options, tuple(self.log))


def reopened(game: AnyGame, record: Record, seed: bytes | None = None) -> Table:
    """The table that a record was taken from; a record that breaks is refused with the place where it does."""
    if record.rules != game.version:
        raise Refused("bad_request", "record-of-other-rules", rules=record.rules, ours=game.version)
    table = Table(game, read_options(game.options, record.options), record.seats, seed)
    for number, logged in enumerate(record.moves):
        try:
            table.play(read_entry(game, table.awaits, logged))
        except Refused as refused:
            raise Refused("bad_request", "record-breaks", move=number) from refused
    return table
