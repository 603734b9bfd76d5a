"""What the seat that is asked may do, and why not something else."""

from functools import lru_cache
from itertools import combinations

from ...kernel import Refused
from .actions import (
    AGAIN,
    DISCARDS,
    DRAWS,
    END,
    FACE_UPS,
    GIFTS,
    OUT_OF_HAND,
    PASS,
    TAKES,
    WITH_A_TOWER,
    WITH_TARGET,
    WITHOUT_TARGET,
    Action,
    Gather,
    PlayTrick,
)
from .cards import IS_ENCHANTER, TRICKS, Card
from .gathering import piles_for
from .state import State, in_order, without


def legal(state: State) -> tuple[Action, ...]:
    match state.step:
        case "draw":
            return tuple([draw for draw, card in zip(DRAWS, state.places, strict=True) if card is not None])
        case "act":
            return (*_gatherings(state), *_tricks(state), PASS)
        case "take":
            return tuple([TAKES[pile] for pile in piles_for(state)])
        case "exodus":
            hand = in_order(state.players[state.asked].hand)
            return tuple([DISCARDS[card] for card in hand if card in IS_ENCHANTER])
        case "give":
            return tuple([GIFTS[card] for card in in_order(state.players[state.turn].hand) if card != state.taken])
        case "discard":
            return tuple([DISCARDS[card] for card in in_order(state.players[state.turn].hand)])
        case "face_up":
            return FACE_UPS
        case "again":
            return (AGAIN, END)
        case _:
            return ()


def _gatherings(state: State) -> tuple[Gather, ...]:
    enchanters = tuple([card for card in state.players[state.turn].hand if card in IS_ENCHANTER])
    if len(enchanters) < 2:
        return ()
    return _among(in_order(enchanters), in_order(state.towers.cards) if state.towers else ())


@lru_cache(maxsize=4096)  # the same hand is looked at to choose, to check the choice and to show it
def _among(enchanters: tuple[Card, ...], towers: tuple[Card, ...]) -> tuple[Gather, ...]:
    found: list[Gather] = []
    for three in combinations(enchanters, 3):
        found += OUT_OF_HAND.get(three, ())
    for pair in combinations(enchanters, 2):
        for tower in towers:
            found += WITH_A_TOWER.get((*pair, tower), ())
    return tuple(found)


def _tricks(state: State) -> list[PlayTrick]:
    hand, found = state.players[state.turn].hand, list[PlayTrick]()
    for trick in TRICKS:
        if f"trick-{trick}" in hand and (trick != "idem" or state.towers):
            found.append(WITHOUT_TARGET[trick])
            if trick in ("chaos", "vademecum"):
                found += [WITH_TARGET[trick, seat] for seat in _targets(state)]
    return found


def _targets(state: State) -> list[int]:
    """A target must hold a card (B-5)."""
    return [seat for seat, player in enumerate(state.players) if player.hand and seat != state.turn]


def why_not(state: State, action: Action) -> Refused:
    """Why an action is not allowed: a function of what the seat that is asked knows."""
    if isinstance(action, PlayTrick) and state.step == "act":
        return _why_not_trick(state, action)
    if isinstance(action, Gather) and state.step == "act":
        held = without(action.hand, *state.players[state.turn].hand)
        return Refused("illegal_action", "abracadabra-not-in-hand" if held else "abracadabra-no-gathering")
    return Refused("illegal_action", f"abracadabra-now-{state.step.replace('_', '-')}")


def _why_not_trick(state: State, action: PlayTrick) -> Refused:
    if f"trick-{action.trick}" not in state.players[state.turn].hand:
        return Refused("illegal_action", "abracadabra-not-in-hand")
    if action.trick == "idem" and not state.towers:
        return Refused("illegal_action", "abracadabra-no-towers")
    return Refused("illegal_action", "abracadabra-no-such-target")
