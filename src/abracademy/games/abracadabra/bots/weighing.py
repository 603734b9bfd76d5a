"""What each legal action comes to: the chance to win with it, and the points to be expected at the end of the turn."""

from math import exp
from typing import Final, NamedTuple, cast

import numpy as np

from ....kernel import Seat
from ..actions import Action, Again, Discard, Draw, FaceUp, Gather, Give, PlayTrick, Take
from ..cards import IS_ELEMENTAL, ORDER, PERICULUM, Card
from ..gatherings import PILES, Pile
from ..objects import Face
from .after import After, Gain, enchanters, left, less, points_with, would_win
from .drawing import drawings
from .outlook import EXTRA_TURN, Outlook, faces_of, paid_from, wins_with
from .promise import KEPT, Numbers, gatherings, marginal, next_turn, re_usable
from .standing import ACTED, DRAWING, Standing, Weights, strength

EXODUS: Final = 0.5
"""What it costs a hand to lose the Enchanter that it needs least, as a share of a card."""
OFFERED: Final = 0.3
"""What a gathering out of the towers counts for that the next seat might organise: it mostly has others."""


class Weighed(NamedTuple):
    action: Action
    win: float
    points: float
    after: After


def weigh(own: Outlook, legal: tuple[Action, ...]) -> tuple[Weighed, ...]:
    if isinstance(legal[0], Draw):
        stage, afters = DRAWING, tuple(drawings(own, cast(tuple[Draw, ...], legal)))
    else:
        stage, afters = ACTED, tuple(_after(own, action) for action in legal)
    return tuple(_weighed(own, stage, action, after) for action, after in zip(legal, afters, strict=True))


def _weighed(own: Outlook, stage: Weights, action: Action, after: After) -> Weighed:
    others = sum(exp(strength(stage, _standing(own, seat, after))) for seat in range(own.seats) if seat != own.seat)
    before, win, points = points_with(own, after.hand), 0.0, 0.0
    for gain in after.gains:
        stands = Standing(before + gain.points, own.stones[own.seat] + gain.stones, 0.0, 0.0)
        mine = exp(strength(stage, stands) + stage.promise * after.promise + stage.mine)
        win += gain.chance * (1.0 if gain.wins else mine / (mine + others))
        points += gain.chance * stands.points
    return Weighed(action, win, points + after.soon, after)


def _standing(own: Outlook, seat: Seat, after: After) -> Standing:
    cards = len(own.view.players[seat].hand) + after.cards[seat]
    order = ((seat - own.seat) % own.seats) / own.seats
    return Standing(own.points[seat] + after.points[seat], own.stones[seat], cards, order)


def _after(own: Outlook, action: Action) -> After:
    match action:
        case Gather():
            return _gathered(own, action)
        case PlayTrick(trick, target):
            return _played(own, left(own, less(own.hand, f"trick-{trick}")), trick, target)
        case Discard(card):
            return left(own, less(own.hand, card))
        case Give(card):
            return _given(own, card)
        case Take(pile):
            return left(own, own.hand)._replace(gains=objects(own, (pile,), 0.0))
        case FaceUp(which):
            return _turned_up(own, which)
        case _:
            after = left(own, own.hand)
            return after._replace(promise=after.promise + (EXTRA_TURN if isinstance(action, Again) else 0.0))


def _gathered(own: Outlook, action: Gather) -> After:
    """Proxima's player takes from the same pile; and the next seat sees who stands in the towers."""
    after, points = left(own, less(own.hand, *action.hand)), [0.0] * own.seats
    share, proxima = own.objects[PILES.index(action.as_)], own.view.proxima
    if proxima is not None and proxima != own.seat:
        points[proxima] += share
    points[(own.seat + 1) % own.seats] += (
        OFFERED * float(np.mean(own.objects)) * offered(own, (*action.hand, *([action.tower] if action.tower else [])))
    )
    more = (own.new if action.tower is None else 0.0) + (share if proxima == own.seat else 0.0)
    gains = objects(own, paid_from(own.view, action.as_), more)
    extra = EXTRA_TURN if action.as_ == "A" else 0.0
    return after._replace(gains=gains, promise=after.promise + extra, points=tuple(points))


def offered(own: Outlook, towers: tuple[Card, ...]) -> float:
    """The chance that the next seat holds two who gather with somebody in these towers."""
    holds, found = own.holds[(own.seat + 1) % own.seats], gatherings(own.worths)
    chances = sum(float(holds @ (found[tower] > 0) @ holds) / 2 for tower in re_usable(towers))
    return 1 - exp(-chances)


def objects(own: Outlook, piles: tuple[Pile, ...], more: float) -> tuple[Gain, ...]:
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
    with_new = purse._replace(gatherings=purse.gatherings + int(more >= 1))
    return wins_with(with_new, own.points[own.seat] + more, face)


def _played(own: Outlook, after: After, trick: str, target: Seat | None) -> After:
    match trick:
        case "idem" if own.view.towers:
            return after._replace(gains=objects(own, paid_from(own.view, own.view.towers.due), 0.0))
        case "proxima":
            return after._replace(promise=after.promise + float(np.mean(own.objects)))
        case "exodus":
            others = (seat != own.seat and bool(player.hand) for seat, player in enumerate(own.view.players))
            return after._replace(cards=tuple(-EXODUS * other for other in others))
        case _ if target is not None:
            return _stolen(own, after, target, trick)
        case _:
            return after


def _stolen(own: Outlook, after: After, target: Seat, trick: str) -> After:
    """A random card; for Chaos the least of the hand goes back for it."""
    each = own.holds[target] / len(own.view.players[target].hand)
    won = sum(each[ORDER[card]] for card in IS_ELEMENTAL if would_win(own, (*less(after.hand, card), card)))
    back = min((KEPT[card] for card in after.hand), default=0.0) if trick == "chaos" else 0.0
    lost = 0.0 if trick == "chaos" else -1.0
    gains = (Gain(float(won), 1.0, wins=True), after.gains[0]._replace(chance=1 - float(won)))
    return after._replace(
        gains=gains,
        promise=after.promise + float(each @ wants(own, after.hand)) - back,
        cards=tuple(lost * (seat == target) for seat in range(own.seats)),
    )


def wants(own: Outlook, hand: tuple[Card, ...]) -> Numbers:
    """What each card would add to this hand."""
    found, held = gatherings(own.worths), enchanters(hand)
    return marginal(found, held, own.new, next_turn(found, held, own.new, own.unseen))


def _given(own: Outlook, card: Card) -> After:
    """What its new holder has of it."""
    points = (float(seat == own.view.target and card in IS_ELEMENTAL) for seat in range(own.seats))
    cards = (KEPT[card] * (seat == own.view.target) for seat in range(own.seats))
    return left(own, less(own.hand, card))._replace(points=tuple(points), cards=tuple(cards))


def _turned_up(own: Outlook, which: int) -> After:
    """Periculum, turned up, takes the hand."""
    after = left(own, own.hand)
    return after._replace(promise=after.promise * (1 - own.lifted[which].get(PERICULUM, 0.0)))
