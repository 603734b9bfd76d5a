"""Plays by rules of thumb, and errs as people do.

It gathers as soon as it notices that it can, by the letter of the pile; draws the open card if that fits its hand;
throws away what is least like the rest; plays tricks now and then. It counts nothing, looks at nobody else's cards, and
often misses what an Air Enchanter, or somebody in the towers, would make possible.
"""

from random import Random
from typing import Final

from ....bots import Situation
from ..actions import Action, Discard, Draw, Gather, Give, PlayTrick, Take
from ..cards import AIR_ENCHANTERS, FACE_UP, IS_ELEMENTAL, IS_ENCHANTER, Card
from ..gatherings import PILES
from ..options import Options
from ..view import View
from .reach import types_of

OVERLOOKS: Final = 0.05
"""How often a gathering goes unnoticed;"""
OVERLOOKS_TOWERS: Final = 0.25
"""one that re-uses somebody out of the towers;"""
OVERLOOKS_AIR: Final = 0.3
"""and one with an Air Enchanter in it."""
HOLDS_ON: Final = 0.2
"""How often a trick stays in the hand that might be played."""


def novice(situation: Situation[Options, View, Action], random: Random) -> Action:
    match situation.legal[0]:
        case Draw():
            return _drawn(situation, random)
        case Discard() | Give():
            return min(situation.legal, key=lambda action: _liking(action, _hand(situation)))
        case Take():
            return max(situation.legal, key=_promise)
        case Gather() | PlayTrick():
            return _played(situation, random)
        case _:  # an extra turn is welcome, and either new card may lie open
            return situation.legal[0]


def _hand(situation: Situation[Options, View, Action]) -> tuple[Card, ...]:
    return tuple(card.face for card in situation.view.players[situation.seat].hand if card.face)


def _drawn(situation: Situation[Options, View, Action], random: Random) -> Action:
    """The open card if it is an Elemental or completes a gathering; else rather one with a secret."""
    shown, hand = situation.view.places[FACE_UP], _hand(situation)
    draws = [action for action in situation.legal if action != Draw(FACE_UP)]
    if shown is None or shown.face is None or not draws:
        return random.choice(draws or situation.legal)
    towers = frozenset(situation.view.towers.cards if situation.view.towers else ())
    more = types_of(frozenset((*hand, shown.face)), towers) - types_of(frozenset(hand), towers)
    return Draw(FACE_UP) if more or shown.face in IS_ELEMENTAL else random.choice(draws)


def _played(situation: Situation[Options, View, Action], random: Random) -> Action:
    """A gathering before a trick, and a trick before nothing."""
    gathers = [action for action in situation.legal if isinstance(action, Gather)]
    noticed = [action for action in gathers if random.random() > _overlooked(action)]
    if noticed:
        return max(noticed, key=_promise)
    tricks = [action for action in situation.legal if _seems_useful(action)]
    return random.choice(tricks) if tricks and random.random() > HOLDS_ON else situation.legal[-1]


def _overlooked(gather: Gather) -> float:
    if any(card in AIR_ENCHANTERS for card in gather.hand):
        return OVERLOOKS_AIR
    return OVERLOOKS_TOWERS if gather.tower else OVERLOOKS


def _promise(action: Action) -> int:
    """The later the letter, the better the Object; and a New Gathering card is worth two letters."""
    match action:
        case Gather():
            return PILES.index(action.as_) + (2 if action.tower is None else 0)
        case Take():
            return PILES.index(action.pile)
        case _:
            return -1


def _seems_useful(action: Action) -> bool:
    """Rather nothing than a trick thrown away."""
    match action:
        case PlayTrick(trick, target):
            return trick not in ("chaos", "vademecum") or target is not None
        case _:
            return False


def _liking(action: Action, hand: tuple[Card, ...]) -> int:
    """Elementals, Air Enchanters and Tricks are kept; of the others, whoever has most in common with the rest."""
    assert isinstance(action, Discard | Give)
    if action.card not in IS_ENCHANTER or action.card in AIR_ENCHANTERS:
        return len(hand) ** 2
    traits = action.card.split("-")
    return sum(trait in other.split("-") for other in hand if other != action.card for trait in traits)
