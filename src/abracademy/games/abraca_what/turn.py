"""A turn: calling a spell, and what comes of it."""

from msgspec.structs import replace

from ...kernel import Outcome
from .actions import is_slip
from .effects import ROLLED, change_lives, effect
from .ending import fall, settle
from .events import CallSlipped, DieRolled, Event, PlayerStopped, SecretTaken, SpellFound, SpellMissed, StoneTaken
from .next_turn import end_turn
from .played import Played
from .spells import Spell
from .state import Player, State, with_player, without


def stop(state: State) -> Played:
    after, events = end_turn(state)
    return after, (PlayerStopped(state.turn), *events)


def call(state: State, spell: int) -> Played:
    seat, caller = state.turn, state.players[state.turn]
    if is_slip(state.options, state.last_cast, spell):
        return _lose_turn(state, 1, CallSlipped(seat, spell))  # 1, whatever was called
    if spell in caller.stones:
        matching = tuple([place for place, number in enumerate(caller.stones) if number == spell])
        return replace(state, step="take", called=spell, matching=matching), (SpellFound(seat, spell),)
    players = with_player(state.players, seat, _ruled_out(caller, spell))
    if spell == Spell.ANCIENT_DRAGON:  # costs the roll, and nothing beside it
        return replace(state, players=players, step="backfire", called=spell), (SpellMissed(seat, spell),)
    return _lose_turn(replace(state, players=players), 1, SpellMissed(seat, spell))


def _ruled_out(caller: Player, spell: int) -> Player:
    """None of the stones that lie there now is such a one, and everybody knows it (A-3)."""
    ruled_out = [numbers if spell in numbers else (*numbers, spell) for numbers in caller.ruled_out]
    return replace(caller, ruled_out=tuple(ruled_out))


def backfire(state: State, rolled: Outcome) -> Played:
    return _lose_turn(state, rolled.value, DieRolled(state.turn, rolled.value))


def _lose_turn(state: State, lives: int, because: Event) -> Played:
    players, changed = change_lives(state.players, {state.turn: -lives})
    state = replace(state, players=players)
    state, events = fall(state) if players[state.turn].out else end_turn(state)
    return state, (because, changed, *events)


def take(state: State, picked: Outcome) -> Played:
    """The right neighbour takes a matching stone (A-3), and the spell is cast."""
    spell, place = state.called, picked.value
    caller = state.players[state.turn]
    caller = replace(caller, stones=without(caller.stones, place), ruled_out=without(caller.ruled_out, place))
    board = (*state.board[: spell - 1], state.board[spell - 1] + 1, *state.board[spell:])
    players = with_player(state.players, state.turn, caller)
    after, events = _cast(replace(state, players=players, board=board, matching=()))
    return after, (StoneTaken(state.turn, place, spell), *events)


def _cast(state: State) -> Played:
    if state.called in ROLLED:
        return replace(state, step="effect"), ()
    return _take_secret(state) if state.called == Spell.NIGHT_SINGER else _affect_lives(state, 0)


def roll_effect(state: State, rolled: Outcome) -> Played:
    after, events = _affect_lives(state, rolled.value)
    return after, (DieRolled(state.turn, rolled.value), *events)


def _take_secret(state: State) -> Played:
    """The first remaining one (A-7)."""
    caller, secret = state.players[state.turn], state.secrets[0]
    players = with_player(state.players, state.turn, replace(caller, secrets=(*caller.secrets, secret)))
    after, events = settle(replace(state, players=players, secrets=state.secrets[1:]), ())
    return after, (SecretTaken(state.turn, secret), *events)


def _affect_lives(state: State, face: int) -> Played:
    wanted = effect(state.called, state.turn, state.players, face)
    players, changed = change_lives(state.players, wanted)
    fallen = tuple([seat for seat in sorted(wanted) if players[seat].out])
    after, events = settle(replace(state, players=players), fallen)
    return after, (changed, *events)
