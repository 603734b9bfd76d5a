"""One running game: its log, its state, and what every viewer was told."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from ..bots import Situation
from ..kernel import (
    FORMAT,
    AnyGame,
    Chance,
    Entry,
    Happened,
    Header,
    Maker,
    Outcome,
    Record,
    Result,
    Seat,
    Seated,
    Tale,
    Value,
    Viewer,
    Wire,
    entry,
    nameless,
    read_outcome,
    require_chance,
    require_turn,
    sealed,
)
from .fair import Fair, context, derived


class Ahead(Value, frozen=True, gc=False):
    """What a move would lead to, with all the chance that follows it."""

    state: Any
    entries: tuple[Entry, ...]
    events: tuple[Any, ...]


class Table:
    """Whatever is refused leaves it as it was."""

    def __init__(self, game: AnyGame, options: Any, seats: int | Sequence[Seated], fair: Fair | None = None) -> None:
        """Without a fair source, or where its seed is not known, chance is answered by the caller."""
        self.game = game
        self.options = options
        self.seated = nameless(seats) if isinstance(seats, int) else tuple(seats)
        self.seats = len(self.seated)
        self.state: Any = game.begin(options, self.seats)
        self.log: list[Entry] = []
        self.events: list[Any] = []
        self._fair = fair
        self._outcomes = 0
        self._told: dict[Viewer, list[Wire]] = {}

    @property
    def awaits(self) -> Seat | Chance | None:
        return self.game.awaits(self.state)

    @property
    def over(self) -> bool:
        return self.awaits is None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    def act(self, seat: Seat, action: Any, by: Maker = "person") -> tuple[Any, ...]:
        """What happens when this seat acts."""
        require_turn(self.awaits, seat)
        return self.play(action, by)

    def happen(self, outcome: Any) -> tuple[Any, ...]:
        """What happens when chance has answered this, as JSON writes it."""
        return self.play(read_outcome(require_chance(self.awaits), outcome))

    def answer_chance(self) -> tuple[Any, ...]:
        """What happens by chance until a seat is awaited, where chance comes from a seed."""
        outcome = self.derived
        return () if outcome is None else self.adopt(self.ahead(outcome))

    @property
    def derived(self) -> Outcome | None:
        """What the seed answers, if chance is awaited and the seed known."""
        return self._answer(self.awaits, self._outcomes)

    def play(self, move: Any, by: Maker = "person") -> tuple[Any, ...]:
        """What happens by a move of whoever is awaited."""
        return self.adopt(self._one(self.state, move, by))

    def ahead(self, move: Any, by: Maker = "person") -> Ahead:
        """Where a move would lead, with the chance that follows from the seed. Nothing has changed yet."""
        found = self._one(self.state, move, by)
        outcomes = self._outcomes + isinstance(move, Outcome)
        while (outcome := self._answer(self.game.awaits(found.state), outcomes)) is not None:
            after = self._one(found.state, outcome, by)
            found = Ahead(after.state, found.entries + after.entries, found.events + after.events)
            outcomes += 1
        return found

    def adopt(self, ahead: Ahead) -> tuple[Any, ...]:
        """What happens by a move that was worked out before, from where the table stands now."""
        self.log.extend(ahead.entries)
        self.state = ahead.state
        self.events.extend(ahead.events)
        self._outcomes += sum(isinstance(logged, Happened) for logged in ahead.entries)
        return ahead.events

    def _one(self, state: Any, move: Any, by: Maker) -> Ahead:
        after, events = self.game.play(state, move)
        return Ahead(after, (entry(self.game.awaits(state), move, by),), tuple(events))

    def _answer(self, awaits: Seat | Chance | None, number: int) -> Outcome | None:
        if self._seed is None or not isinstance(awaits, Chance):
            return None
        return derived(self._seed, self._context, number, awaits)

    @property
    def _seed(self) -> bytes | None:
        return self._fair.seed if self._fair else None

    @cached_property
    def _context(self) -> bytes:
        return context(self.header)

    def view(self, viewer: Viewer) -> Wire:
        return self.game.view(self.state, viewer)

    def tale(self, viewer: Viewer) -> Tale[Any]:
        told = self._told.setdefault(viewer, [])
        told.extend(self.game.tell(event, viewer) for event in self.events[len(told) :])
        return Tale(self.options, self.seats, tuple(told))

    def situation(self, seat: Seat) -> Situation[Any, Any, Any]:
        """What a bot in this seat is given."""
        return Situation(seat, self.options, self.tale(seat), self.view(seat), self.game.legal(self.state))

    @cached_property
    def header(self) -> Header:
        contributions = self._fair.contributions if self._fair else ()
        return Header(
            record=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            options=msgspec.to_builtins(self.options),
            seats=self.seated,
            commitment=self._fair.commitment if self._fair else None,
            contributions=contributions or (None,) * self.seats,
        )

    def record(self) -> Record:
        """The seed is among it only when the game is over."""
        settled = {name: getattr(self.header, name) for name in self.header.__struct_fields__}
        seed = self._seed.hex() if self._seed and self.over else None
        moves = tuple(self.log)
        return sealed(Record(**settled, moves=moves, result=self.result, seed=seed, digest="", signature=None))
