"""Everything there is on the table, hidden things too. It is never sent."""

from typing import Literal, TypeAlias, TypeVar

from ...kernel import Seat, Value
from .options import Options

Thing = TypeVar("Thing")


Step: TypeAlias = Literal["deal", "call", "take", "effect", "backfire", "over"]
"""What the game waits for:
deal: a round is to begin, the stones are to be shuffled; call: the seat whose turn it is calls a spell, or stops;
take: the called spell is there, one of the matching stones is to be taken; effect: the cast spell wants the die;
backfire: a dragon called in vain wants the die; over: nothing, the game has ended.
"""


class Player(Value, frozen=True, gc=False):
    life: int
    points: int = 0
    stones: tuple[int, ...] = ()
    """In order of arrival; their owner does not see them."""
    ruled_out: tuple[tuple[int, ...], ...] = ()
    """Per stone the numbers that were called in vain while it lay there (A-3)."""
    secrets: tuple[int, ...] = ()
    """Taken by a Night Singer; seen by nobody else (A-7)."""
    gained: int = 0
    """The points of the last round, counted in full (A-2)."""

    @property
    def out(self) -> bool:
        return self.life == 0


class State(Value, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]
    turn: Seat
    step: Step = "deal"
    round: int = 0
    called: int = 0
    """The spell that is being cast, while chance is awaited for it; else 0."""
    matching: tuple[int, ...] = ()
    """The places of the stones that match it, while one of them is to be taken."""
    last_cast: int | None = None
    """The last spell that was cast in this turn."""
    board: tuple[int, ...] = (0,) * 8
    """How many stones of each number lie open."""
    pile: tuple[int, ...] = ()
    """Top first."""
    secrets: tuple[int, ...] = ()
    """Those nobody has taken yet."""
    ending: str = ""
    """How the last round ended."""


def with_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])


def without(things: tuple[Thing, ...], place: int) -> tuple[Thing, ...]:
    """Stones keep their places otherwise (A-3)."""
    return (*things[:place], *things[place + 1 :])


def round_is_over(state: State) -> bool:
    """Between rounds, and after the last: everything in front of players lies open (A-15)."""
    return state.step in ("deal", "over")


def next_seat(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.players)


def living(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if player.life)


def left(players: tuple[Player, ...], seat: Seat) -> Seat:
    """The next seat clockwise that is still in the round (A-6)."""
    return _neighbour(players, seat, 1)


def right(players: tuple[Player, ...], seat: Seat) -> Seat:
    """The previous seat that is still in the round (A-6)."""
    return _neighbour(players, seat, -1)


def _neighbour(players: tuple[Player, ...], seat: Seat, step: int) -> Seat:
    seat = (seat + step) % len(players)
    while not players[seat].life:
        seat = (seat + step) % len(players)
    return seat
