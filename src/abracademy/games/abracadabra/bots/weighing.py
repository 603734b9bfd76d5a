"""What each legal action comes to: the chance to win with it, and the points to be expected at the end of the turn."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

import numpy as np

from ....kernel import Seat
from ..actions import Action, Again, Discard, Draw, FaceUp, Gather, Give, PlayTrick, Take
from ..cards import AIR_ENCHANTERS, FACE_UP, HAND, IS_ELEMENTAL, IS_ENCHANTER, ORDER, PERICULUM, Card
from ..gatherings import PILES, Pile
from ..objects import MASTER, MASTERED, Face
from .fortunes import with_face
from .outlook import EXTRA_TURN, Outlook, faces_of, paid_from, wins_with
from .promise import (
    KEPT,
    NEXT,
    Numbers,
    gatherings,
    kept,
    marginal,
    next_turn,
    places_of,
    re_usable,
    spread,
    with_draws,
)
from .standing import ACTED, DRAWING, Standing, Weights, strength

EXODUS: float = 0.5
"""What it costs a hand to lose the Enchanter that it needs least, as a share of a card."""


class Gain(NamedTuple):
    """What an action may bring: points and Stones, and whether that wins."""

    chance: float
    points: float = 0.0
    stones: float = 0.0
    wins: bool = False


class After(NamedTuple):
    """What an action leaves."""

    gains: tuple[Gain, ...]
    hand: tuple[Card, ...]
    promise: float
    points: tuple[float, ...]
    """What each seat gets by it, as expected."""
    cards: tuple[float, ...]


class Weighed(NamedTuple):
    action: Action
    win: float
    points: float
    after: After


def weigh(own: Outlook, legal: tuple[Action, ...]) -> tuple[Weighed, ...]:
    stage = DRAWING if isinstance(legal[0], Draw) else ACTED
    afters = _drawings(own, legal) if stage is DRAWING else [_after(own, action) for action in legal]
    return tuple(_weighed(own, stage, action, after) for action, after in zip(legal, afters, strict=True))


def _weighed(own: Outlook, stage: Weights, action: Action, after: After) -> Weighed:
    others = sum(exp(strength(stage, _standing(own, seat, after))) for seat in range(own.seats) if seat != own.seat)
    before = own.points[own.seat] - of_elementals(own.hand) + of_elementals(after.hand)
    stones, win, points = own.stones[own.seat], 0.0, 0.0
    for gain in after.gains:
        stands = Standing(before + gain.points, stones + gain.stones, 0.0, 0.0)
        mine = exp(strength(stage, stands) + stage.promise * after.promise + stage.mine)
        win += gain.chance * (1.0 if gain.wins else mine / (mine + others))
        points += gain.chance * stands.points
    return Weighed(action, win, points, after)


def _standing(own: Outlook, seat: Seat, after: After) -> Standing:
    cards = len(own.view.players[seat].hand) + after.cards[seat]
    order = ((seat - own.seat) % own.seats) / own.seats
    return Standing(own.points[seat] + after.points[seat], own.stones[seat], cards, order)


def of_elementals(hand: tuple[Card, ...]) -> int:
    count = len(IS_ELEMENTAL.intersection(hand))
    return count + (MASTER if count >= MASTERED else 0)


def _after(own: Outlook, action: Action) -> After:
    match action:
        case Gather():
            return _gathered(own, action)
        case PlayTrick(trick, target):
            return _played(own, _less(own.hand, f"trick-{trick}"), trick, target)
        case Discard(card):
            return _left(own, _less(own.hand, card))
        case Give(card):
            return _given(own, card)
        case Take(pile):
            return _left(own, own.hand)._replace(gains=_objects(own, (pile,), 0.0))
        case FaceUp(which):
            return _turned_up(own, which)
        case _:
            after = _left(own, own.hand)
            return after._replace(promise=after.promise + (EXTRA_TURN if isinstance(action, Again) else 0.0))


def _less(hand: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in gone)


def _left(own: Outlook, hand: tuple[Card, ...]) -> After:
    """The best five of a hand."""
    five = max(combinations(hand, HAND), key=lambda some: promise(own, some)) if len(hand) > HAND else hand
    points = own.points[own.seat] - of_elementals(own.hand) + of_elementals(five)
    gain = Gain(1.0, wins=wins_with(own.purses[own.seat], points, None))
    nothing = (0.0,) * own.seats
    return After((gain,), five, promise(own, five), nothing, nothing)


def promise(own: Outlook, hand: tuple[Card, ...]) -> float:
    return _promise(own.worths, own.new, tuple(own.unseen), tuple(sorted(hand, key=ORDER.__getitem__)))


@lru_cache(maxsize=4096)
def _promise(worths: tuple[float, ...], new: float, unseen: tuple[float, ...], hand: tuple[Card, ...]) -> float:
    enchanters = places_of(tuple(card for card in hand if card in IS_ENCHANTER))
    expected = next_turn(gatherings(worths), enchanters, new, np.array(unseen))
    return NEXT * expected + kept(hand) + of_elementals(hand)


def _gathered(own: Outlook, action: Gather) -> After:
    """Proxima's player takes from the same pile."""
    after = _left(own, _less(own.hand, *action.hand))
    new = own.new if action.tower is None else 0.0
    piles, points = paid_from(own.view, action.as_), list(after.points)
    share = own.objects[PILES.index(action.as_)]
    twice = own.view.proxima == own.seat
    if own.view.proxima is not None and not twice:
        points[own.view.proxima] += share
    gains = _objects(own, piles, new + (share if twice else 0.0))
    more = EXTRA_TURN if action.as_ == "A" else 0.0
    return after._replace(gains=gains, promise=after.promise + more, points=tuple(points))


def _objects(own: Outlook, piles: tuple[Pile, ...], more: float) -> tuple[Gain, ...]:
    """An Object out of one of these piles, with other points that come at the same time."""
    if not piles:
        return (Gain(1.0, more, wins=_wins(own, more, None)),)
    return tuple(
        Gain(p / len(piles), more + (0 if isinstance(face, str) else face), float(isinstance(face, str)), wins)
        for pile in piles
        for face, p in faces_of(own.left, pile).items()
        for wins in (_wins(own, more, face),)
    )


def _wins(own: Outlook, more: float, face: Face | None) -> bool:
    """A New Gathering card makes a third Object, too (B-9)."""
    purse = own.purses[own.seat]
    return wins_with(purse._replace(gatherings=purse.gatherings + int(more >= 1)), own.points[own.seat] + more, face)


def _played(own: Outlook, hand: tuple[Card, ...], trick: str, target: Seat | None) -> After:
    after = _left(own, hand)
    match trick:
        case "idem" if own.view.towers:
            return after._replace(gains=_objects(own, paid_from(own.view, own.view.towers.due), 0.0))
        case "proxima":
            return after._replace(promise=after.promise + float(np.mean(own.objects)))
        case "exodus":
            costs = tuple(
                -EXODUS * (seat != own.seat and bool(view.hand)) for seat, view in enumerate(own.view.players)
            )
            return after._replace(cards=costs)
        case _ if target is not None:
            return _stolen(own, after, target, 0.0 if trick == "chaos" else -1.0)
        case _:
            return after


def _stolen(own: Outlook, after: After, target: Seat, lost: float) -> After:
    """A random card; for Chaos the least of the hand goes back for it."""
    hand = own.view.players[target].hand
    each = own.holds[target] / len(hand)
    gains = _marginal(own, after.hand)
    back = min(KEPT[card] for card in after.hand) if after.hand and not lost else 0.0
    wins = [card for card in IS_ELEMENTAL if _would_win(own, (*after.hand, card))]
    won = float(sum(each[ORDER[card]] for card in wins))
    cards = tuple(lost if seat == target else 0.0 for seat in range(own.seats))
    gain = (Gain(won, 1.0, wins=True), after.gains[0]._replace(chance=1 - won))
    return after._replace(gains=gain, promise=after.promise + float(each @ gains) - back, cards=cards)


def _marginal(own: Outlook, hand: tuple[Card, ...]) -> Numbers:
    found, enchanters = gatherings(own.worths), places_of(tuple(card for card in hand if card in IS_ENCHANTER))
    return marginal(found, enchanters, own.new, next_turn(found, enchanters, own.new, own.unseen))


def _would_win(own: Outlook, hand: tuple[Card, ...]) -> bool:
    points = own.points[own.seat] - of_elementals(own.hand) + of_elementals(hand)
    return wins_with(own.purses[own.seat], points, None)


def _given(own: Outlook, card: Card) -> After:
    after = _left(own, _less(own.hand, card))
    target = own.view.target
    points = tuple(float(seat == target and card in IS_ELEMENTAL) for seat in range(own.seats))
    cards = tuple(KEPT[card] * (seat == target) for seat in range(own.seats))
    return after._replace(points=points, cards=cards)


def _turned_up(own: Outlook, which: int) -> After:
    """Periculum, turned up, takes the hand."""
    after = _left(own, own.hand)
    struck = own.lifted[which].get(PERICULUM, 0.0)
    return after._replace(promise=after.promise * (1 - struck))


def _drawings(own: Outlook, legal: tuple[Action, ...]) -> Iterator[After]:
    places = {place: spread(there) for place, there in enumerate(own.places) if there is not None}
    turns, wins = _turns(own), _winning(own)
    second = len(places) < len(own.places)
    for action in legal:
        place = action.place if isinstance(action, Draw) else FACE_UP
        others = [there for other, there in places.items() if other != place]
        after = np.diagonal(turns) * 0 + _alone(own) if second else np.max([turns @ one for one in others], axis=0)
        yield _drawing(own, places[place], after, wins)


def _drawing(own: Outlook, there: Numbers, after: Numbers, wins: Numbers) -> After:
    won = float(there @ wins)
    gains = (Gain(won, wins=True), Gain(1 - won, wins=False))
    nothing = (0.0,) * own.seats
    return After(gains, own.hand, float(there @ after), nothing, nothing)


def _winning(own: Outlook) -> Numbers:
    """Of each card whether drawing it wins at once."""
    return spread({card: float(_would_win(own, (*own.hand, card))) for card in IS_ELEMENTAL if card not in own.hand})


def _turns(own: Outlook) -> Numbers:
    """What the turn comes to with every two cards; with Periculum, nothing."""
    towers = re_usable(own.view.towers.cards) if own.view.towers else []
    enchanters = places_of(tuple(card for card in own.hand if card in IS_ENCHANTER))
    found = with_draws(own.worths, enchanters, towers, own.new, 0.0) + kept(own.hand)
    found[ORDER[PERICULUM], :] = found[:, ORDER[PERICULUM]] = 0.0
    return found


def _alone(own: Outlook) -> Numbers:
    """What the turn comes to with one more card."""
    return _turns(own)[:, ORDER["trick-exodus"]] - KEPT["trick-exodus"]
