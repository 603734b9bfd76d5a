"""Why an action is good or bad, as facts that become sentences: what it earns, what it leaves, what it risks."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from ....kernel import Seat, Sentence
from ..actions import Action, Again, Discard, Draw, FaceUp, Gather, Give, PlayTrick, Take
from ..cards import IS_ELEMENTAL, ORDER, PERICULUM, Card, covered, named
from ..gatherings import PILES, Pile
from ..objects import STONE
from .after import enchanters
from .draw_reasons import of_a_draw
from .outlook import EXTRA_TURN, STONE_WORTH, Outlook, faces_of, paid_from
from .promise import KEPT, NEXT, completed, gatherings
from .reach import types_of
from .reason import Reason, because, decimal, percent
from .weighing import EXODUS, Weighed, offered, wants

WINS: Final = 99.0
"""Nothing weighs more."""
WORTH_SAYING: Final = 0.3
"""A chance, from which on what the next seat finds in the towers is worth a word."""


def reasons(own: Outlook, weighed: Weighed) -> tuple[Sentence, ...]:
    """The weightiest first."""
    found = [*_winning(weighed), *_of(own, weighed)]
    return tuple(one.sentence for one in sorted(found, key=lambda one: -abs(one.weight)))


def _winning(weighed: Weighed) -> Iterator[Reason]:
    chance = sum(gain.chance for gain in weighed.after.gains if gain.wins)
    if chance > 1 - 1e-9:
        yield because(WINS, "wins")
    elif chance:
        yield because(WINS * chance, "may-win", percent=percent(chance))


def _of(own: Outlook, weighed: Weighed) -> Iterator[Reason]:
    match weighed.action:
        case Draw(place):
            yield from of_a_draw(own, place, weighed)
        case Gather():
            yield from _gathering(own, weighed.action)
            yield from _hand(own, weighed.after.hand)
        case PlayTrick(trick, target):
            yield from _trick(own, weighed, trick, target)
            yield from _hand(own, weighed.after.hand)
        case Discard(card) | Give(card):
            yield from _gone(own, weighed.action, card)
            yield from _hand(own, weighed.after.hand)
        case Take(pile):
            yield from _object(own, (pile,), pile)
        case FaceUp(which):
            yield from _face_up(own, which)
        case _:
            yield from _nothing(own, weighed.action)
            yield from _hand(own, weighed.after.hand)


def _gathering(own: Outlook, gather: Gather) -> Iterator[Reason]:
    yield from _object(own, paid_from(own.view, gather.as_), gather.as_)
    if gather.tower is None and own.new:
        yield because(1.0, "new")
    if gather.as_ == "A":
        yield because(EXTRA_TURN, "extra-turn")
    worth = own.objects[PILES.index(gather.as_)]
    if own.view.proxima == own.seat:
        yield because(worth, "twice", **decimal(worth))
    elif own.view.proxima is not None:
        yield because(worth, "shares", own.view.proxima, **decimal(worth))
    chance = offered(own, (*gather.hand, *([gather.tower] if gather.tower else [])))
    if chance > WORTH_SAYING:
        yield because(chance, "offers", (own.seat + 1) % own.seats, percent=percent(chance))


def _object(own: Outlook, piles: tuple[Pile, ...], due: Pile) -> Iterator[Reason]:
    """What the Object is worth, and how many of its kind are Stones."""
    if not piles:
        yield because(1.0, "no-object")
        return
    best = max(piles, key=lambda pile: own.objects[PILES.index(pile)])
    worth = own.objects[PILES.index(best)]
    yield because(worth, "object" if best == due else "object-instead", pile=best, due=due, **decimal(worth))
    if stone := faces_of(own.left, best).get(STONE, 0.0):
        second = own.purses[own.seat].stones > 0
        yield because(stone * STONE_WORTH, "second-stone" if second else "stone", percent=percent(stone))


def _hand(own: Outlook, hand: tuple[Card, ...]) -> Iterator[Reason]:
    """What the cards that stay are good for."""
    ready = types_of(frozenset(hand))
    if ready:
        best = max(sorted(ready), key=lambda pile: own.worths[PILES.index(pile)])
        yield because(NEXT * own.worths[PILES.index(best)], "ready", pile=best)
    elif chance := float(own.unseen @ (completed(gatherings(own.worths), enchanters(hand), own.new) > 0)):
        yield because(chance, "hand-hopes", percent=percent(chance), count=len(hand))
    else:
        yield because(0.05, "hand-hopeless", count=len(hand))


def _trick(own: Outlook, weighed: Weighed, trick: str, target: Seat | None) -> Iterator[Reason]:
    towers = own.view.towers
    match trick:
        case "idem" if towers:
            yield from _object(own, paid_from(own.view, towers.due), towers.due)
        case "proxima":
            worth = float(np.mean(own.objects))
            yield because(worth, "proxima", **decimal(worth))
        case "exodus":
            hit = sum(bool(player.hand) for player in own.view.players) - bool(own.view.players[own.seat].hand)
            yield because(EXODUS * hit, "exodus", count=hit)
        case _ if target is not None:
            yield from _theft(own, weighed, trick, target)
        case _:
            yield because(KEPT[f"trick-{trick}"], "thrown-away", card=named(f"trick-{trick}"))


def _theft(own: Outlook, weighed: Weighed, trick: str, target: Seat) -> Iterator[Reason]:
    count, holds, hand = len(own.view.players[target].hand), own.holds[target], weighed.after.hand
    fits = float(holds @ (completed(gatherings(own.worths), enchanters(hand), own.new) > 0)) / count
    yield because(0.5 + fits, "theft" if fits else "theft-idle", target, count=count, percent=percent(fits))
    known = [card for card, chance in zip(ORDER, holds, strict=True) if chance == 1]
    if known:
        best = max(known, key=lambda card: float(wants(own, hand)[ORDER[card]]))
        yield because(KEPT[best] / count, "holds", target, card=named(best))
    if trick == "chaos" and hand:
        yield because(0.1, "gives-back", target, card=named(min(hand, key=KEPT.__getitem__)))


def _gone(own: Outlook, action: Action, card: Card) -> Iterator[Reason]:
    """What the card was good for."""
    if isinstance(action, Give) and own.view.target is not None:
        yield because(KEPT[card] / 2, "given", own.view.target, card=named(card))
    if card in IS_ELEMENTAL:
        yield because(1.0, "elemental-gone", card=named(card))
        return
    others = tuple(other for other in own.hand if other != card)
    found = gatherings(own.worths)
    now, then = (completed(found, enchanters(hand), own.new) > 0 for hand in (own.hand, others))
    count = int((now & ~then & (own.unseen > 0)).sum())
    yield because(KEPT[card] + count / 10, "gone-needed" if count else "gone-idle", card=named(card), count=count)


def _face_up(own: Outlook, which: int) -> Iterator[Reason]:
    struck = own.lifted[which].get(PERICULUM, 0.0)
    if struck:
        yield because(struck * len(own.hand), "turned-up", percent=percent(struck), count=len(own.hand))
    back = own.view.lifted[which]
    yield because(0.1, "open-for", (own.seat + 1) % own.seats, card=covered(back))


def _nothing(own: Outlook, action: Action) -> Iterator[Reason]:
    """Neither a gathering nor a trick; or an extra turn, taken or left."""
    if own.view.step == "again":
        yield because(EXTRA_TURN, "extra-turn" if isinstance(action, Again) else "no-extra-turn")
        return
    towers = frozenset(own.view.towers.cards if own.view.towers else ())
    possible = types_of(frozenset(own.hand), towers)
    if possible:
        best = max(sorted(possible), key=lambda pile: own.worths[PILES.index(pile)])
        yield because(own.worths[PILES.index(best)], "forgoes", pile=best)
    else:
        yield because(0.2, "nothing-gathers")
