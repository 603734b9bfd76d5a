"""What wins, what a hand and its Objects are worth, and how a game ends."""

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from ...kernel import Result, Seat, places
from .cards import IS_ELEMENTAL, by_back
from .events import Ending, GameEnded
from .objects import MASTER, MASTERED, WINNING
from .played import Played
from .state import Player, State

QUIET_TURNS: Final = 40
"""For each seat: after so many in a row in which nobody took anything the game ends (B-13)."""


def points(player: Player) -> int:
    """Claimed for everyone at once, the Elemental Master too (B-8)."""
    elementals = sum([card in IS_ELEMENTAL for card in player.hand])
    objects = sum([found.points for found in player.objects if found.points is not UNSET])
    return objects + player.gatherings + elementals + (MASTER if elementals >= MASTERED else 0)


def has_artifact(player: Player) -> bool:
    """Two Sorcerer's Stones and any other Object; a New Gathering card is one, the Elemental Master is not (B-9)."""
    stones = sum([found.stone is True for found in player.objects])
    return stones >= 2 and len(player.objects) + player.gatherings > 2


def won_by(state: State, *seats: Seat) -> Played | None:
    """The end of the game, if one of these seats has won; the first of them that has is the winner."""
    for seat in seats:
        player = state.players[seat]
        if points(player) >= WINNING:
            return _end(state, "points", seat)
        if has_artifact(player):
            return _end(state, "artifact", seat)
    return None


def quiet_end(state: State) -> Played | None:
    """Nothing in the book ends a game in which nobody organises anything (B-13)."""
    if state.quiet < QUIET_TURNS * len(state.players):
        return None
    return _end(state, "quiet", None)


def _end(state: State, ending: Ending, winner: Seat | None) -> Played:
    ended = replace(state, step="over", ending=ending, winner=winner)
    reached = result(ended)
    hands = tuple(by_back(player.hand) for player in ended.players)
    objects = tuple(player.objects for player in ended.players)
    return ended, (GameEnded(ending, reached.places, reached.points, hands, objects),)


def result(state: State) -> Result:
    """The winner first, whatever the others have; then most points; equals share a place."""
    reached = tuple(points(player) for player in state.players)
    standings = [(seat == state.winner, reached[seat]) for seat in range(len(reached))]
    return Result(places(standings), reached, state.ending)
