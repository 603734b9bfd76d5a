"""Every way in which the cards can have gone, as far as it makes a difference to who holds what.

`Facts` leaves to chance which of several like backs was shown or taken; here each choice is followed, and ways that
have come to the same are one again.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from ....kernel import Seat
from ..cards import BACK, Back, Card
from ..events import (
    CardDiscarded,
    GameEnded,
    GatheringOrganised,
    NewGatheringTaken,
    NothingTaken,
    Passed,
    TrickPlayed,
    TurnEnded,
)
from ..facts import Facts
from ..told import CardGivenTold, CardTakenTold, ObjectsShuffledTold, ObjectTakenTold, Told
from ..traces import Impossible, Trace, Traces

MOST: Final = 96
"""Ways at once: beyond that the least likely are let go. It takes several unseen thefts out of hands that are half
known to come so far."""
IDLE: Final = (Passed, TurnEnded, ObjectTakenTold, ObjectsShuffledTold, NewGatheringTaken, NothingTaken)
"""What moves no card."""
Kind: TypeAlias = tuple[Any, ...]


class Way(NamedTuple):
    facts: Facts
    mass: float


class Followed(NamedTuple):
    seats: int
    most: int
    told: tuple[Told, ...]
    ways: tuple[Way, ...]


RECENT: Final[list[Followed]] = []
"""Tales grow: whoever heard this much need not be told it again. It saves time and changes no answer."""
REMEMBERED: Final = 24
"""Tales that grow side by side."""


def follow(told: tuple[Told, ...], seats: int, most: int = MOST) -> tuple[Way, ...]:
    """The ways that fit, or the likeliest of them; together they weigh 1."""
    known = _longest_known(told, seats, most)
    ways: Sequence[Way] = [Way(way.facts.again(), way.mass) for way in known.ways]
    for at in range(len(known.told), len(told)):
        if not isinstance(told[at], IDLE):
            ways = _after(ways, told[at], most) or _wider(told[: at + 1], seats, most)
    grown = Followed(seats, most, told, tuple(ways))
    RECENT[:] = [grown, *(one for one in RECENT if one is not known)][:REMEMBERED]
    return grown.ways


def _wider(told: tuple[Told, ...], seats: int, most: int) -> tuple[Way, ...]:
    """The way that fits had been let go: it is among more of them."""
    return tuple(Way(way.facts.again(), way.mass) for way in follow(told, seats, 4 * most)[:most])


def _longest_known(told: tuple[Told, ...], seats: int, most: int) -> Followed:
    """The same things, not only equal ones, are mostly what it holds: so comparing is quick."""
    recent = [one for one in tuple(RECENT) if (one.seats, one.most) == (seats, most)]
    beginnings = [one for one in recent if told[: len(one.told)] == one.told]
    start = Followed(seats, most, (), (Way(Facts(seats, Random(0)), 1.0),))
    return max(beginnings, key=lambda one: len(one.told), default=start)


def _after(ways: Sequence[Way], told: Told, most: int) -> list[Way]:
    after, several = list[Way](), False
    for way in ways:
        if _leaves_open(way.facts.cards, told):
            after += _choosing(way, told)
            several = True
        else:
            after += _plainly(way, told)
    # Chaos may not give back the very card that it took: so this once it matters which of two like cards that was.
    weighed = _weighed(after)
    return _merged(weighed)[:most] if several and not isinstance(told, CardTakenTold) else weighed


def _leaves_open(cards: Traces, told: Told) -> bool:
    """Whether cards that look alike from behind, of which not the same is known, may each be the one."""
    match told:
        case TrickPlayed(seat, trick):
            return _differ(cards, seat, BACK[f"trick-{trick}"])
        case CardDiscarded(seat, card):
            return _differ(cards, seat, BACK[card])
        case GatheringOrganised(seat, hand):
            return any(_differ(cards, seat, BACK[card]) for card in hand)
        case CardTakenTold(_, seat, card) | CardGivenTold(seat, _, card):
            return _differ(cards, seat, card.back)
        case _:
            return isinstance(told, GameEnded)


def _differ(cards: Traces, seat: Seat, back: Back) -> bool:
    return len({kind(cards, trace) for trace in cards.hands[seat] if cards.backs[trace] == back}) > 1


def _plainly(way: Way, told: Told) -> Iterator[Way]:
    try:
        way.facts.hear(told)
    except Impossible:
        return
    yield way


def _choosing(way: Way, told: Told) -> Iterator[Way]:
    paths: list[tuple[int, ...]] = [()]
    while paths:
        facts = way.facts.again()
        facts.cards.random = fork = Fork(facts.cards, paths.pop())
        for after in _plainly(Way(facts, way.mass), told):
            facts.cards.random = way.facts.cards.random  # the fork knows the cards of this one choice only
            yield Way(after.facts, after.mass * fork.share)
        paths += fork.others


def _weighed(ways: Sequence[Way]) -> list[Way]:
    """The weights that the cards have gathered go into the mass, lest a long game lets them sink to nothing."""
    whole = sum([mass * facts.cards.weight for facts, mass in ways])
    return [Way(facts, mass * _taken_from(facts) / whole) for facts, mass in ways]


def _taken_from(facts: Facts) -> float:
    """Their weight, which is then 1. The moves would be copied with every choice, and nobody asks for them."""
    weight, facts.cards.weight = facts.cards.weight, 1.0
    facts.moves.clear()
    return weight


def _merged(ways: Sequence[Way]) -> list[Way]:
    same: dict[Any, Way] = {}
    for way in ways:
        key = _who_holds_what(way.facts.cards)
        same[key] = Way(way.facts, way.mass + (same[key].mass if key in same else 0))
    return sorted(same.values(), key=lambda way: -way.mass)


def _who_holds_what(cards: Traces) -> Any:
    return tuple(frozenset(Counter(kind(cards, trace) for trace in hand).items()) for hand in cards.hands)


def kind(cards: Traces, trace: Trace) -> Kind:
    """What is known of a card in a hand."""
    if trace in cards.faces:
        return (cards.faces[trace],)
    return cards.backs[trace], never(cards, trace)


def never(cards: Traces, trace: Trace) -> frozenset[Card]:
    """What it cannot be, of the cards that it might be from behind."""
    return cards.never.get(trace, frozenset()).intersection(cards.unlocated[cards.backs[trace]])


class Fork(Random):
    """Chooses by a path of numbers among the kinds of traces, the first kind where the path ends; and remembers where
    else it might have gone."""

    def __init__(self, cards: Traces, path: tuple[int, ...]) -> None:
        super().__init__(0)
        self.share = 1.0
        """The chance of this path."""
        self.others: list[tuple[int, ...]] = []
        self._cards: Final = cards
        self._path: tuple[int, ...] = path
        self._at = 0

    def choice(self, seq: Any) -> Any:
        kinds: dict[Kind, list[Trace]] = {}
        for trace in seq:
            kinds.setdefault(kind(self._cards, trace), []).append(trace)
        several = list(kinds.values())
        if self._at == len(self._path):
            self.others += [(*self._path, which) for which in range(1, len(several))]
            self._path = (*self._path, 0)
        chosen = several[self._path[self._at]]
        self._at += 1
        self.share *= len(chosen) / len(seq)
        return chosen[0]
