"""What speaks for drawing a card, or against it."""

from collections.abc import Iterator
from typing import Final

from ..cards import IS_ELEMENTAL, IS_ENCHANTER, PERICULUM, Card, named
from ..gatherings import PILES, Pile
from ..objects import MASTER
from .after import of_elementals
from .counting import Chances
from .drawing import DENIED, wanted
from .outlook import Outlook
from .promise import KEPT, spread
from .reach import types_of
from .reason import Reason, because, decimal, percent
from .weighing import Weighed

LIKED: Final = 1.0
"""So much more than any other the next seat has to want a card for it to be worth a word."""


def of_a_draw(own: Outlook, place: int, weighed: Weighed) -> Iterator[Reason]:
    there = own.places[place] or {}
    known = next(iter(there)) if len(there) == 1 else None
    yield from _open(own, known) if known else _behind(own, there)
    if known and (liked := wanted(own, spread(there))) > LIKED:
        yield because(DENIED * liked, "denies", (own.seat + 1) % own.seats, card=named(known))
    if struck := there.get(PERICULUM, 0.0):
        yield because(
            struck * (weighed.after.promise + EVEN), "periculum", percent=percent(struck), count=len(own.hand)
        )
    yield because(0.1, "turn-worth", **decimal(weighed.after.soon))


EVEN: Final = 1.0
"""The turn is lost even with an empty hand."""


def _open(own: Outlook, card: Card) -> Iterator[Reason]:
    if card in IS_ELEMENTAL:
        more = of_elementals((*own.hand, card)) - of_elementals(own.hand)
        yield because(more, "master" if more > MASTER else "elemental", card=named(card), points=more)
    elif card not in IS_ENCHANTER:
        yield because(KEPT[card], "trick", card=named(card))
    elif best := _best(own, _completed(own, card)):
        yield because(own.worths[PILES.index(best)], "completes", card=named(card), pile=best)
    else:
        yield because(KEPT[card], "no-gathering-yet", card=named(card))


def _behind(own: Outlook, there: Chances) -> Iterator[Reason]:
    fits = {card: pile for card in there if (pile := _best(own, _completed(own, card)))}
    chance = sum(there[card] for card in fits)
    if best := max(fits.values(), key=lambda pile: own.worths[PILES.index(pile)], default=None):
        weight = chance * own.worths[PILES.index(best)]
        yield because(weight, "some-complete", count=len(fits), all=len(there), percent=percent(chance), pile=best)
    else:
        yield because(0.2, "none-completes", all=len(there))


def _completed(own: Outlook, card: Card) -> frozenset[Pile]:
    """The types of gathering that need this very card."""
    towers = frozenset(own.view.towers.cards if own.view.towers else ())
    return types_of(frozenset((*own.hand, card)), towers) - types_of(frozenset(own.hand), towers)


def _best(own: Outlook, found: frozenset[Pile]) -> Pile | None:
    return max(sorted(found), key=lambda pile: own.worths[PILES.index(pile)], default=None)
