"""What a viewer sees: built up from what it may know."""

from ...kernel import CHANCE_AWAITED, ONLOOKER, Awaited, Seat, Viewer, Wire, seat_awaited
from .actions import Action
from .options import Options
from .rules import legal
from .state import Player, State, round_is_over
from .told import FACE_DOWN, Stones


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
    players: list[PlayerView] = []
    for seat, player in enumerate(state.players):  # a comprehension takes longer (Python 3.11)
        players.append(_player(player, seat, viewer, over))
    return View(
        None if viewer is ONLOOKER else viewer,
        state.options,
        state.round,
        _awaited(state),
        state.last_cast,
        tuple(players),
        state.board,
        len(state.pile),
        len(state.secrets),
        state.secrets if over else None,
        legal(state) if viewer == state.turn else (),
    )


def _awaited(state: State) -> Awaited | None:
    """As `awaits`, but it does not look for the stones that chance is to pick from."""
    if state.step == "call":
        return seat_awaited(state.turn)
    return None if state.step == "over" else CHANCE_AWAITED


def _player(player: Player, seat: Seat, viewer: Viewer, over: bool) -> PlayerView:
    """The stones of a player who is out are open to everyone (A-6), and everything once the round is over (A-15)."""
    life = player.life
    stones: Stones = player.stones
    secrets: Stones = player.secrets
    if life and (viewer == seat or viewer is ONLOOKER) and not over:
        stones = FACE_DOWN[len(stones)]
    if secrets and viewer != seat and not over:
        secrets = FACE_DOWN[len(secrets)]
    return PlayerView(seat, life, player.points, stones, player.ruled_out, secrets, not life)
