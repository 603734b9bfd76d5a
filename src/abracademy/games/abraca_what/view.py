"""What a viewer sees: built up from what it may know."""

from ...kernel import Awaited, Seat, Viewer, Wire, as_viewed, on_wire
from .actions import Action
from .options import Options
from .rules import awaits, legal
from .state import Player, State, round_is_over
from .told import Stones, stones_seen


class PlayerView(Wire, frozen=True, gc=False):
    seat: Seat
    life: int
    points: int
    stones: Stones
    """In order of arrival; `None` is a stone face down."""
    ruled_out: tuple[tuple[int, ...], ...]
    secrets: Stones
    out: bool


class View(Wire, frozen=True, gc=False):
    viewer: Seat | None
    options: Options
    round: int
    awaits: Awaited | None
    last_cast: int | None
    players: tuple[PlayerView, ...]
    board: tuple[int, ...]
    pile: int
    secrets: int
    revealed: tuple[int, ...] | None
    """The secrets nobody took, once the round is over (A-15)."""
    legal: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    over = round_is_over(state)
    return View(
        on_wire(viewer),
        state.options,
        state.round,
        as_viewed(awaits(state)),
        state.last_cast,
        tuple(_player(player, seat, viewer, over) for seat, player in enumerate(state.players)),
        state.board,
        len(state.pile),
        len(state.secrets),
        state.secrets if over else None,
        legal(state) if viewer == state.turn else (),
    )


def _player(player: Player, seat: Seat, viewer: Viewer, over: bool) -> PlayerView:
    """A player who is out, and everybody when the round is over, has open stones (A-6, A-15)."""
    return PlayerView(
        seat,
        player.life,
        player.points,
        player.stones if over or player.out else stones_seen(player.stones, seat, viewer),
        player.ruled_out,
        player.secrets if over or viewer == seat else (None,) * len(player.secrets),
        player.out,
    )
