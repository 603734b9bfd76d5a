"""How a round ends, and what it is worth."""

from typing import Final

from msgspec.structs import replace

from ...kernel import Result, Seat, places
from .events import Ending, GameEnded, PlayerOut, RoundEnded
from .next_turn import end_turn
from .options import edition
from .played import Played
from .spells import FLOORS
from .state import Player, State, living, next_seat

SURVIVORS_SCORE: Final = frozenset({"knocked_out", "fell"})
"""The endings in which every survivor scores; else the winner alone does (A-4)."""


def settle(state: State, fallen: tuple[Seat, ...]) -> Played:
    """After a cast has had its whole effect: the round ends by itself, or the caster may go on."""
    if not state.players[state.turn].stones:
        return end_round(state, "emptied", state.turn)  # comes before a knock-out
    if fallen and not state.options.last_standing:
        return end_round(state, "knocked_out", state.turn)
    if fallen and len(living(state)) == 1:
        return end_round(state, "last_standing", state.turn)
    return replace(state, step="call", called=0, last_cast=state.called), _opened(state, fallen)


def fall(state: State) -> Played:
    """The caller lost their own last life."""
    if not state.options.last_standing:
        return end_round(state, "fell", None)
    standing = living(state)
    if len(standing) == 1:
        return end_round(state, "last_standing", standing[0])
    after, events = end_turn(state)
    return after, (*_opened(state, (state.turn,)), *events)


def _opened(state: State, fallen: tuple[Seat, ...]) -> tuple[PlayerOut, ...]:
    """The round goes on without them; their stones are open to everyone from now on (A-6)."""
    return tuple(PlayerOut(seat, state.players[seat].stones) for seat in fallen)


def end_round(state: State, ending: Ending, winner: Seat | None) -> Played:
    scored = tuple(_scored(state, ending, winner, seat) for seat in range(len(state.players)))
    won = any(player.points == FLOORS for player in scored)  # looked at only here
    ended = replace(
        state,
        players=scored,
        turn=next_seat(state, state.turn),  # whether that seat was out or not
        step="over" if won else "deal",
        called=0,
        last_cast=None,
        ending=ending,
    )
    events = (_told_of(ended, ending, winner),)
    return ended, (*events, GameEnded(result(ended).places)) if won else events


def _scored(state: State, ending: Ending, winner: Seat | None, seat: Seat) -> Player:
    player = state.players[seat]
    gained = _gained(state, ending, winner, seat)
    emptied = ending == "emptied" and seat != winner and edition(state.options).emptying_takes_lives
    return replace(
        player,
        life=0 if emptied else player.life,
        points=min(FLOORS, player.points + gained),
        gained=gained,
    )


def _gained(state: State, ending: Ending, winner: Seat | None, seat: Seat) -> int:
    player = state.players[seat]
    if seat == winner:
        return (2 if state.options.last_standing else 3) + len(player.secrets)
    if player.life and ending in SURVIVORS_SCORE:
        return 1 + len(player.secrets)
    return 0


def _told_of(ended: State, ending: Ending, winner: Seat | None) -> RoundEnded:
    players = ended.players
    return RoundEnded(
        round=ended.round,
        ending=ending,
        winner=winner,
        stones=tuple(player.stones for player in players),
        taken_secrets=tuple(player.secrets for player in players),
        secrets=ended.secrets,
        lives=tuple(player.life for player in players),
        gained=tuple(player.gained for player in players),
        points=tuple(player.points for player in players),
        next=ended.turn,
    )


def result(state: State) -> Result:
    """On floor 8 first; then most points in the last round, in full (A-2); then most lives; equals share a place."""
    standings = [(player.points, player.gained, player.life) for player in state.players]
    return Result(places(standings), tuple(player.points for player in state.players), state.ending)
