"""What one timed run of random play amounts to."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

Made = tuple[int, int]
"""The decisions and the moves of one game."""


@dataclass(frozen=True)
class Played:
    decisions: int
    """Actions that a player chose."""
    moves: int
    """Decisions and the outcomes of chance that the game asks for from outside."""
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds


def play_until(decisions: int, one_game: Callable[[], Made]) -> Played:
    """Whole games, set-up included, until at least that many decisions were made."""
    made = moves = games = 0
    # Processor time: on a shared core the wall clock would also count other programs.
    start = process_time()
    while made < decisions:
        game_decisions, game_moves = one_game()
        made += game_decisions
        moves += game_moves
        games += 1
    return Played(made, moves, games, process_time() - start)
