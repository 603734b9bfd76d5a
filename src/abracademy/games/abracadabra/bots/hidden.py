"""What lies behind each back that a viewer sees, by counting alone.

Every way to lay the cards that fits is as likely as the others: the cards were shuffled, thefts take any card, and
what people choose is not read. Counted is what was seen where and when; that Exodus found no Enchanter; that nobody
ever holds Periculum; that a card seen in the shuffle was in nobody's hand before it; and which card unseen thefts may
have brought where. Not counted is what a hand that Periculum took could not have been, nor what follows from nobody
having won yet with Elementals that nobody saw.
"""

from collections.abc import Iterable, Iterator
from math import prod
from typing import Literal, NamedTuple, TypeAlias

from ..cards import BACKS, ORDER, Back, Card
from ..told import Told
from ..traces import Trace, Traces
from .counting import Chances, Group, chances, fitting
from .ways import MOST, Way, follow, never

Where: TypeAlias = tuple[Literal["hand", "place", "pile"], int]
"""A seat's hand, a place of the table, or a card so deep in the pile of which the back was seen."""

SEEN = 3
"""Cards of the pile of which the back may have been seen: two that are lifted and the next."""
EXACT = 12
"""Digits; what is certain is to say so, whatever the sum of its parts."""


class Lying(NamedTuple):
    """Cards somewhere of one back: those that are known, and groups of which only this is."""

    where: Where
    back: Back
    known: tuple[Card, ...]
    groups: tuple[Group, ...]


class Deal(NamedTuple):
    """One way in which the cards can have gone: what it leaves open, and how likely it is."""

    lying: tuple[Lying, ...]
    unlocated: dict[Back, tuple[Card, ...]]
    groups: dict[Back, tuple[Group, ...]]
    """All that lie behind like backs, wherever they are."""
    mass: float


def _together(groups: Iterable[Group]) -> tuple[Group, ...]:
    """Cards of which the same is known count as one group, wherever they lie."""
    counts: dict[frozenset[Card], int] = {}
    for count, excluded in groups:
        counts[excluded] = counts.get(excluded, 0) + count
    return tuple(Group(counts[excluded], excluded) for excluded in sorted(counts, key=sorted))


def deals(told: tuple[Told, ...], seats: int, most: int = MOST) -> tuple[Deal, ...]:
    """Where only the likeliest ways are followed, it may turn out that none of them fits: then more are."""
    found = [_deal(way) for way in follow(told, seats, most)]
    whole = sum(deal.mass for deal in found)
    if not whole:
        return deals(told, seats, 4 * most)
    return tuple(deal._replace(mass=deal.mass / whole) for deal in found if deal.mass)


def _deal(way: Way) -> Deal:
    cards = way.facts.cards
    unlocated: dict[Back, tuple[Card, ...]] = {
        back: tuple(sorted(cards.unlocated[back], key=ORDER.__getitem__)) for back in BACKS
    }
    lying = tuple(_lying(cards))
    held, groups = _by_their_backs(one for one in lying if one.where[0] == "hand"), _by_their_backs(lying)
    enough = all(sum(group.size for group in groups[back]) <= len(unlocated[back]) for back in BACKS)
    mass = prod((fitting(held[back], unlocated[back]) for back in BACKS), start=way.mass)
    return Deal(lying, unlocated, groups, mass if enough else 0.0)


def _by_their_backs(lying: Iterable[Lying]) -> dict[Back, tuple[Group, ...]]:
    groups: dict[Back, list[Group]] = {back: [] for back in BACKS}
    for one in lying:
        groups[one.back] += one.groups
    return {back: _together(found) for back, found in groups.items()}


def _lying(cards: Traces) -> Iterator[Lying]:
    for seat, hand in enumerate(cards.hands):
        yield from _by_back(("hand", seat), hand, cards)
    for place, trace in enumerate(cards.places):
        yield from _by_back(("place", place), [trace], cards)
    for depth, trace in enumerate(cards.pile[:SEEN]):
        yield from _by_back(("pile", depth), [trace], cards)


def _by_back(where: Where, traces: list[Trace], cards: Traces) -> Iterator[Lying]:
    by_back: dict[Back, list[Trace]] = {}
    for trace in traces:
        if trace in cards.backs:
            by_back.setdefault(cards.backs[trace], []).append(trace)
    for back, here in by_back.items():
        known = tuple(sorted(cards.faces[trace] for trace in here if trace in cards.faces))
        unseen = (Group(1, never(cards, trace)) for trace in here if trace not in cards.faces)
        yield Lying(where, back, known, _together(unseen))


def behind(deal: Deal, lying: Lying) -> Chances:
    """Of each card the chance to be one of these."""
    found: Chances = dict.fromkeys(lying.known, 1.0)
    together = deal.groups[lying.back]
    each = chances(together, deal.unlocated[lying.back])
    for group in lying.groups:
        at = next(at for at, whole in enumerate(together) if whole.never == group.never)
        for card, chance in each[at].items():
            found[card] = found.get(card, 0.0) + chance * group.size / together[at].size
    return found


def expected(found: tuple[Deal, ...]) -> dict[tuple[Where, Back], Chances]:
    """By place and back the chance of each card to lie there, over all deals."""
    whole: dict[tuple[Where, Back], Chances] = {}
    for deal in found:
        for lying in deal.lying:
            there = whole.setdefault((lying.where, lying.back), {})
            for card, chance in behind(deal, lying).items():
                there[card] = there.get(card, 0.0) + chance * deal.mass
    return {at: {card: round(chance, EXACT) for card, chance in there.items()} for at, there in whole.items()}
