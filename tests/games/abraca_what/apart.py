"""What the tests know of Abraca…What?: where each stone of a shuffle went, and what lies open."""

from random import Random

from abracademy.games.abraca_what.events import (
    PlayerOut,
    RoundBegan,
    RoundEnded,
    SecretTaken,
    StoneTaken,
    TurnEnded,
)
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.state import State
from abracademy.kernel import ONLOOKER, Seat, Viewer
from tests.apart import Hidden
from tests.played import Played

STONES = [1, *[2] * 2, *[3] * 3, *[4] * 4, *[5] * 5, *[6] * 6, *[7] * 7, *[8] * 8]


def options(random: Random, seats: int) -> Options:
    return Options(
        edition=random.choice(["z-man", "korea-boardgames", "moonster", "japanese"]),
        easy=random.random() < 0.3,
        last_standing=random.random() < 0.4,
        slips=random.choice(["prevented", "punished"]),
        die=random.choice([(1, 1, 2, 2, 3, 3), (1, 1, 1, 2, 2, 3), (3,)]),
        first=random.randrange(seats),
    )


def hidden(played: Played, viewer: Viewer) -> list[list[Hidden]]:
    """Until the round is over: the pile, the secrets of others and of nobody, and one's own stones while one is in
    the round; for an onlooker the stones of everybody who is. After it: the pile alone."""
    shuffles = [at for at, step in enumerate(played.steps) if any(isinstance(one, RoundBegan) for one in step.events)]
    if not shuffles:
        return []
    table = _Places(played.seats, played.options.edition)
    for step in played.steps[shuffles[-1] :]:
        for event in step.events:
            table.follow(event)
    return [[Hidden(shuffles[-1], table.hidden_from(viewer))]]


class _Places:
    """Where the 36 places of the shuffle lie now."""

    def __init__(self, seats: int, edition: str) -> None:
        self.hands = [list(range(5 * seat, 5 * seat + 5)) for seat in range(seats)]
        opened, start = {2: 12, 3: 6}.get(seats, 0), 5 * seats
        self.secrets = list(range(start, start + 4))
        if edition in ("z-man", "moonster"):
            self.secrets = list(range(start + opened, start + opened + 4))
        self.pile = list(range(start + opened + 4, 36))
        self.taken: list[list[int]] = [[] for _ in self.hands]
        self.out: set[int] = set()
        self.over = False

    def follow(self, event: object) -> None:
        match event:
            case StoneTaken(seat, place):
                del self.hands[seat][place]
            case SecretTaken(seat):
                self.taken[seat].append(self.secrets.pop(0))
            case TurnEnded(seat, drawn):
                for _ in drawn:
                    self.hands[seat].append(self.pile.pop(0))
            case PlayerOut(seat):
                self.out.add(seat)
            case RoundEnded():
                self.over = True
            case _:
                pass

    def hidden_from(self, viewer: Viewer) -> set[int]:
        if self.over:
            return set(self.pile)
        found = {*self.pile, *self.secrets}
        for seat, (hand, taken) in enumerate(zip(self.hands, self.taken, strict=True)):
            found.update(hand if viewer in (seat, ONLOOKER) and seat not in self.out else ())
            found.update(taken if viewer != seat else ())
        return found


def turn(state: State) -> Seat:
    return state.turn


def is_new(state: State) -> bool:
    return state.last_cast is None


def public(state: State) -> object:
    players = [
        (player.life, player.points, len(player.stones), player.ruled_out, len(player.secrets))
        for player in state.players
    ]
    return (
        players,
        state.turn,
        state.step == "call",
        state.round,
        state.last_cast,
        state.board,
        len(state.pile),
    )


def things(state: State) -> list[int]:
    """36 stones, always; before the first round they lie in the box."""
    if state.round == 0:
        return STONES
    held = [stone for player in state.players for stone in (*player.stones, *player.secrets)]
    on_board = [number for number, count in enumerate(state.board, 1) for _ in range(count)]
    return sorted([*held, *on_board, *state.pile, *state.secrets])
