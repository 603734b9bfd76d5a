"""The five tricks that are played; the sixth has a page of its own."""

from msgspec.structs import replace

from ...kernel import Outcome, Pick, Seat
from .actions import PlayTrick
from .cards import IS_ENCHANTER
from .events import CardDiscarded, CardGiven, CardTaken, EnchanterMissing, TrickPlayed
from .finish import discarded, finish
from .gathering import pay
from .played import Played
from .state import State, with_player, without
from .winning import won_by


def play_trick(state: State, action: PlayTrick) -> Played:
    after, events = _effect(_put_away(state, action), action)
    return after, (TrickPlayed(state.turn, action.trick, action.target), *events)


def _put_away(state: State, action: PlayTrick) -> State:
    """Proxima stays open in front of its player, the others are discarded."""
    seat, card = state.turn, f"trick-{action.trick}"
    if action.trick != "proxima":
        return discarded(state, seat, card)
    player = state.players[seat]
    hand = without(player.hand, card)
    return replace(state, players=with_player(state.players, seat, replace(player, hand=hand)), proxima=seat)


def _effect(state: State, action: PlayTrick) -> Played:
    match action.trick:
        case "idem":  # no New Gathering card, no extra turn
            return pay(replace(state, takers=(state.turn,)))
        case "exodus":
            seats = len(state.players)
            return _leave(replace(state, exodus=tuple((state.turn + step) % seats for step in range(1, seats))))
        case "chaos" | "vademecum" if action.target is not None:
            return replace(state, step="pick", trick=action.trick, target=action.target), ()
        case _:  # Proxima waits, and a trick without a target is merely discarded (B-5)
            return finish(state)


def _leave(state: State) -> Played:
    """Each who holds an Enchanter discards one of their choice, from the left on."""
    if not state.exodus:
        return finish(state)
    seat, *others = state.exodus
    if any(card in IS_ENCHANTER for card in state.players[seat].hand):
        return replace(state, step="exodus", asked=seat), ()
    after, events = _leave(replace(state, exodus=tuple(others)))
    return after, (EnchanterMissing(seat), *events)


def leave(state: State, card: str) -> Played:
    seat, *others = state.exodus
    after, events = _leave(replace(discarded(state, seat, card), exodus=tuple(others)))
    return after, (CardDiscarded(seat, card), *events)


def hand_asked(state: State) -> Pick:
    """Any card of the hand, whatever its back shows (B-1)."""
    return Pick("card", tuple(range(len(state.players[_target(state)].hand))))


def take_card(state: State, picked: Outcome) -> Played:
    seat, target = state.turn, _target(state)
    place: int = picked.value
    card = state.players[target].hand[place]
    after = _moved(state, card, target, seat)
    ended, events = won_by(after, seat) or _give_back(after, card)
    return ended, (CardTaken(seat, target, card), *events)


def _give_back(state: State, taken: str) -> Played:
    """Chaos wants another card for it; if nothing else is left, nothing is given (B-5)."""
    if state.trick == "chaos" and len(state.players[state.turn].hand) > 1:
        return replace(state, step="give", taken=taken), ()
    return _over(state)


def give(state: State, card: str) -> Played:
    seat, target = state.turn, _target(state)
    after = _moved(state, card, seat, target)
    ended, events = won_by(after, target) or _over(after)
    return ended, (CardGiven(seat, target, card), *events)


def _over(state: State) -> Played:
    return finish(replace(state, trick=None, target=None, taken=None))


def _moved(state: State, card: str, giver: Seat, taker: Seat) -> State:
    players = list(state.players)
    players[giver] = replace(players[giver], hand=without(players[giver].hand, card))
    players[taker] = replace(players[taker], hand=(*players[taker].hand, card))
    return replace(state, players=tuple(players))


def _target(state: State) -> Seat:
    assert state.target is not None  # nobody is picked from otherwise
    return state.target
