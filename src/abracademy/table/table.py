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
        happened: tuple[Any, ...] = ()
        while (outcome := self.derived) is not None:
            happened += self.play(outcome)
        return happened

    @property
    def derived(self) -> Outcome | None:
        """What the seed answers, if chance is awaited and the seed known."""
        if self._seed is None or not isinstance(chance := self.awaits, Chance):
            return None
        return derived(self._seed, self._context, self._outcomes, chance)

    def play(self, move: Any, by: Maker = "person") -> tuple[Any, ...]:
        """What happens by a move of whoever is awaited."""
        awaited = self.awaits
        state, events = self.game.play(self.state, move)
        self.log.append(entry(awaited, move, by))
        self.state = state
        self.events.extend(events)
        return tuple(events)

    @property
    def _seed(self) -> bytes | None:
        return self._fair.seed if self._fair else None

    @cached_property
    def _context(self) -> bytes:
        return context(self.header)

    @property
    def _outcomes(self) -> int:
        return sum(isinstance(logged, Happened) for logged in self.log)

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
