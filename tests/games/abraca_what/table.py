"""A table as a test wants it, and moves on it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Action, Cast
from abracademy.games.abraca_what.events import Event
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.state import Player, State
from abracademy.kernel import Outcome, Seat, Tale, Viewer, answer

STONES = (1,) + (2,) * 2 + (3,) * 3 + (4,) * 4 + (5,) * 5 + (6,) * 6 + (7,) * 7 + (8,) * 8
OPENED = {2: 12, 3: 6, 4: 0, 5: 0}
EDITIONS = ("z-man", "korea-boardgames", "moonster", "japanese")


class Table:
    """A state, and everything that happened since the table was laid."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[Action | Outcome] = []
        self.events: list[Event] = []

    def play(self, move: Action | Outcome) -> tuple[Event, ...]:
        self.state, events = GAME.play(self.state, move)
        self.moves.append(move)
        self.events += events
        return events

    def call(self, spell: int) -> tuple[Event, ...]:
        """Calls a spell; chance is yet to answer."""
        return self.play(Cast(spell))

    def cast(self, spell: int, *, place: int | None = None, die: int | None = None) -> tuple[Event, ...]:
        """Calls a spell and answers for chance: the stone's place (else the first that matches), the die."""
        events = self.call(spell)
        if self.state.step == "take":
            stones = self.player(self.state.turn).stones
            events += self.play(Outcome(stones.index(spell) if place is None else place))
        return events if die is None else events + self.play(Outcome(die))

    def stop(self) -> tuple[Event, ...]:
        return self.play(STOP)

    def deal(self, *hands: Sequence[int], **rest: Sequence[int]) -> tuple[Event, ...]:
        return self.play(Outcome(arranged(len(self.state.players), *hands, **rest)))

    def wander(self, random: Random) -> Iterator[tuple[Event, ...]]:
        """Plays at random until the game is over, and gives what each move brings about."""
        while (asked := GAME.awaits(self.state)) is not None:
            move = random.choice(GAME.legal(self.state)) if isinstance(asked, int) else answer(asked, random)
            yield self.play(move)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    @property
    def lives(self) -> tuple[int, ...]:
        return tuple(player.life for player in self.state.players)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(player.points for player in self.state.players)

    def tale(self, viewer: Viewer) -> Tale[Options]:
        told = tuple(GAME.tell(event, viewer) for event in self.events)
        return Tale(self.state.options, len(self.state.players), told)


def hand(*stones: int, life: int = 6, points: int = 0, secrets: tuple[int, ...] = ()) -> Player:
    """A player with these stones in front of them."""
    return Player(life, points, stones, ((),) * len(stones), secrets)


def lay(
    *players: Player,
    turn: Seat = 0,
    last_cast: int | None = None,
    pile: tuple[int, ...] = (8, 7, 6, 5, 8, 7, 6),
    secrets: tuple[int, ...] = (8, 7, 6, 5),
    **options: Any,
) -> Table:
    """A table in the middle of its first round: somebody is to call."""
    return Table(State(Options(**options), players, turn, "call", 1, last_cast=last_cast, pile=pile, secrets=secrets))


def new(seats: int, **options: Any) -> Table:
    """A table before its first deal."""
    return Table(GAME.begin(Options(**options), seats))


def arranged(
    seats: int,
    *hands: Sequence[int],
    opened: Sequence[int] = (),
    secrets: Sequence[int] = (),
    pile: Sequence[int] = (),
) -> tuple[int, ...]:
    """A shuffle that lays out these stones, opened before secrets; any other stones where none are named."""
    named = [*hands, *[()] * (seats - len(hands)), opened, secrets, pile]
    sizes = [5] * seats + [OPENED[seats], 4, 36 - 5 * seats - OPENED[seats] - 4]
    others = list((Counter(STONES) - Counter(stone for part in named for stone in part)).elements())
    return tuple(
        stone
        for part, size in zip(named, sizes, strict=True)
        for stone in (*part, *[others.pop() for _ in range(size - len(part))])
    )
