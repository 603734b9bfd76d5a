"""Random games, kept with everything that happened in them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from abracademy.kernel import AnyGame, Maker, Seated, answer
from abracademy.table import Fair, Table, committed

MAKERS: tuple[Maker, ...] = ("person", "bot", "clock")


class Step(NamedTuple):
    """One move and what it made."""

    before: Any
    move: Any
    after: Any
    events: tuple[Any, ...]


class Played(NamedTuple):
    game: AnyGame
    options: Any
    seats: int
    steps: tuple[Step, ...]

    @property
    def end(self) -> Any:
        return self.steps[-1].after if self.steps else self.game.begin(self.options, self.seats)

    def until(self, length: int) -> "Played":
        return self._replace(steps=self.steps[:length])


def play_at_random(game: AnyGame, options: Any, seats: int, random: Random, longest: int = 5000) -> Played:
    """A whole game; one that has not ended after so many moves shows a mistake."""
    state, steps = game.begin(options, seats), list[Step]()
    while (awaits := game.awaits(state)) is not None:
        move = random.choice(game.legal(state)) if isinstance(awaits, int) else answer(awaits, random)
        after, events = game.play(state, move)
        steps.append(Step(state, move, after, events))
        state = after
        assert len(steps) < longest
    return Played(game, options, seats, tuple(steps))


def replay(game: AnyGame, options: Any, seats: int, moves: Sequence[Any]) -> Iterator[Step]:
    state = game.begin(options, seats)
    for move in moves:
        after, events = game.play(state, move)
        yield Step(state, move, after, events)
        state = after


def play_fairly(
    game: AnyGame, options: Any, seats: int | Sequence[Seated], seed: int, fair: Fair | None = None
) -> Table:
    """A game at random whose chance is fair, with contributions of every second seat."""
    random, count = Random(seed), seats if isinstance(seats, int) else len(seats)
    given = [None if seat % 2 else random.randbytes(32) for seat in range(count)]
    table = Table(game, options, seats, fair or committed(random.randbytes(32), given))
    while not table.over:
        table.answer_chance()
        if isinstance(awaits := table.awaits, int):
            table.act(awaits, random.choice(game.legal(table.state)), random.choice(MAKERS))
    return table
