"""The cards as somebody follows them who sees the backs of all, but only some faces.

Where a face shows that was hidden among like backs, or a card is taken that only its two players see, one of the
possible cards is chosen by chance. `weight` makes up for what this way of choosing favours: it is the chance of all
that was seen, given what was chosen, over the chance of choosing so.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import chain
from math import perm
from random import Random
from typing import Final, NamedTuple, TypeAlias

from .cards import BACK, BACKS, CARDS, IS_ENCHANTER, PERICULUM, PLACES, Back, Card
from .matching import can_match
from .told import CardSeen

Trace: TypeAlias = int
"""One card on its way from one shuffle to the next: in every shuffle all get new numbers."""
Unlocated: TypeAlias = dict[Back, dict[Card, None]]
"""By back the cards of which nothing says where they are."""
OF_BACK: Final[dict[Back, tuple[Card, ...]]] = {
    back: tuple(card for card in CARDS if BACK[card] == back) for back in BACKS
}
GONE: Final = -1
"""Where a place is empty."""


class Impossible(Exception):
    """What was chosen does not fit what was seen later."""


class Lost(NamedTuple):
    """A hand that was shuffled in unseen, and how things stood then."""

    hand: tuple[Trace, ...]
    others: tuple[Trace, ...]
    unlocated: Unlocated


class Traces:
    def __init__(self, seats: int, random: Random) -> None:
        self.random = random
        self.weight = 1.0
        self.hands: list[list[Trace]] = [[] for _ in range(seats)]
        self.open: list[Trace] = []
        """In the towers, or in front of Proxima's player."""
        self.places: list[Trace] = []
        self.pile: list[Trace] = list(range(len(CARDS)))
        self.discard: list[Trace] = []
        self.backs: dict[Trace, Back] = {}
        self.faces: dict[Trace, Card] = {}
        self.never: dict[Trace, frozenset[Card]] = {}
        """What it cannot be: its holder said so, or such a card was seen elsewhere while this one was held."""
        self.unlocated: Unlocated = {back: dict.fromkeys(cards) for back, cards in OF_BACK.items()}
        self.lost: list[Lost] = []
        self._next = len(CARDS)

    def again(self) -> "Traces":
        """The same once more, to go its own way; backs too: others may not have come so far."""
        other = copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.open, other.places, other.pile = list(self.open), list(self.places), list(self.pile)
        other.discard, other.backs, other.faces = list(self.discard), dict(self.backs), dict(self.faces)
        other.never, other.lost = dict(self.never), list(self.lost)
        other.unlocated = _again(self.unlocated)
        return other

    @property
    def held(self) -> tuple[Trace, ...]:
        return tuple(chain.from_iterable(self.hands))

    @property
    def outside(self) -> tuple[Trace, ...]:
        """What is not shuffled."""
        return (*self.open, *self.held)

    def lay_out(self, places: Sequence[CardSeen], top: Back | None) -> tuple[Trace, ...]:
        """All that was shuffled, in the order of the shuffle."""
        shuffled = tuple(self.pile)
        self.places, self.pile = self.pile[:PLACES], self.pile[PLACES:]
        for trace, seen in zip(self.places, places, strict=True):
            self._see(trace, seen)
        self.lift((top,))
        return shuffled

    def lift(self, backs: Iterable[Back | None]) -> None:
        """These backs are seen on top of the pile."""
        for trace, back in zip(self.pile, backs, strict=False):
            if back is not None:
                self.backs[trace] = back

    def _see(self, trace: Trace, seen: CardSeen) -> None:
        """A card that comes out of the shuffle: the more of its back are in hands unseen, the less is it this one."""
        self.backs[trace] = seen.back
        if seen.face is not None and trace not in self.faces:
            unseen = sum(len(self._unseen(seat, seen.back)) for seat in range(len(self.hands)))
            self.weight *= 1 - unseen / len(self.unlocated[seen.back])
            self._locate(trace, seen.face)

    def _unseen(self, seat: int, back: Back) -> list[Trace]:
        return [trace for trace in self.hands[seat] if self.backs[trace] == back and trace not in self.faces]

    def _locate(self, trace: Trace, card: Card) -> None:
        if card not in self.unlocated[BACK[card]]:
            raise Impossible
        self.faces[trace] = card
        del self.unlocated[BACK[card]][card]

    def draw(self, seat: int, place: int, seen: CardSeen) -> None:
        """Periculum stays where it is, to be shuffled."""
        trace = self.places[place]
        self._see(trace, seen)
        if seen.face != PERICULUM:
            self.never[trace] = frozenset((PERICULUM,))
            self.hands[seat].append(trace)
            self.places[place] = GONE

    def show(self, seat: int, card: Card) -> Trace:
        """The card of this hand that turns out to be this one."""
        found = next((trace for trace in self.hands[seat] if self.faces.get(trace) == card), None)
        return self._found_among_the_unseen(seat, card) if found is None else found

    def _found_among_the_unseen(self, seat: int, card: Card) -> Trace:
        back = BACK[card]
        if card not in self.unlocated[back]:
            raise Impossible
        might = [trace for trace in self._unseen(seat, back) if self._may_be(trace, card)]
        if not might:
            raise Impossible
        found = self.random.choice(might)
        self.weight *= len(might) / len(self.unlocated[back])
        self._locate(found, card)
        return found

    def _may_be(self, trace: Trace, card: Card) -> bool:
        """It may, and all others that are held unseen can still be something else."""
        if card in self.never[trace]:
            return False
        back = BACK[card]
        others = [one for one in self.held if one != trace and self.backs[one] == back and one not in self.faces]
        return self._leaves_enough(card, self.unlocated[back], others)

    def _fitting(self, trace: Trace, cards: Iterable[Card]) -> list[Card]:
        return [card for card in cards if card not in self.never[trace]]

    def hand_over(self, seat: int, target: int, seen: CardSeen, but: Trace | None = None) -> tuple[Trace, int]:
        """Out of one hand into another; and the place where it was."""
        trace = self.show(seat, seen.face) if seen.face else self._any(seat, seen.back, but)
        place = self.hands[seat].index(trace)
        self.hands[target].append(self.hands[seat].pop(place))
        return trace, place

    def _any(self, seat: int, back: Back, but: Trace | None) -> Trace:
        """Nobody else is told which: any one that looks so from behind."""
        return self.random.choice([one for one in self.hands[seat] if self.backs[one] == back and one != but])

    def lay_open(self, seat: int, card: Card, where: list[Trace]) -> None:
        trace = self.show(seat, card)
        self.hands[seat].remove(trace)
        where.append(trace)

    def leave(self, card: Card) -> None:
        """From the towers, or from in front of Proxima's player, to the discard pile."""
        trace = next(one for one in self.open if self.faces[one] == card)
        self.open.remove(trace)
        self.discard.append(trace)

    def without_enchanters(self, seat: int) -> None:
        for trace in self.hands[seat]:
            if self.faces.get(trace) in IS_ENCHANTER:
                raise Impossible
            self.never[trace] |= IS_ENCHANTER

    def replace(self, places: tuple[int, int], cards: tuple[CardSeen, CardSeen], top: Back | None) -> None:
        for place, seen in zip(places, cards, strict=True):
            self.places[place] = self.pile.pop(0)
            self._see(self.places[place], seen)
        self.lift((top,))

    def lose(self, seat: int) -> None:
        """What is known of a lost hand says something of the others, too."""
        lost, self.hands[seat] = self.hands[seat], []
        self.lost.append(Lost(tuple(lost), self.outside, _again(self.unlocated)))
        self.discard += lost
        self.pool()

    def pool(self) -> None:
        """Whatever is known to be shuffled in is in no hand; where it lies from now on is unknown."""
        pooled = {self.faces[one] for one in (*self.places, *self.pile, *self.discard) if one in self.faces}
        for back, cards in self.unlocated.items():
            held = sum(self.backs[trace] == back and trace not in self.faces for trace in self.held)
            self._expect(held, len(cards), len(cards) + sum(BACK[card] == back for card in pooled))
        for trace in self.held:
            self.never[trace] |= pooled
        for card in sorted(pooled):
            self.unlocated[BACK[card]][card] = None
        count = len(CARDS) - len(self.outside)
        self.places, self.discard, self.pile = [], [], list(range(self._next, self._next + count))
        self._next += count

    def _expect(self, held: int, before: int, after: int) -> None:
        """That what is held is none of the cards shuffled in was plain beforehand: it must not count as seen, but will,
        since from now on these are among those that it might be."""
        if held > before:
            raise Impossible
        self.weight *= perm(after, held) / perm(before, held)

    def deal(self) -> None:
        """Gives every card that was held a face. What was lost comes last: what was seen later says what it is."""
        self._deal(self.held, self.unlocated)
        for hand, others, unlocated in reversed(self.lost):
            left = _again(unlocated)
            for card in (self.faces[trace] for trace in others):
                left[BACK[card]].pop(card, None)
            self._deal(hand, left)

    def _deal(self, traces: Iterable[Trace], unlocated: Unlocated) -> None:
        """Those first of which most is ruled out; and so that all who follow can have one, too."""
        unseen = [trace for trace in traces if trace not in self.faces]
        unseen.sort(key=lambda trace: -len(self.never[trace]))
        for place, trace in enumerate(unseen):
            back = self.backs[trace]
            cards, following = unlocated[back], [one for one in unseen[place + 1 :] if self.backs[one] == back]
            fitting = [card for card in self._fitting(trace, cards) if self._leaves_enough(card, cards, following)]
            if not fitting:
                raise Impossible
            self.weight *= len(fitting) / len(cards)
            self.faces[trace] = self.random.choice(fitting)
            del cards[self.faces[trace]]

    def _leaves_enough(self, card: Card, cards: Iterable[Card], following: Iterable[Trace]) -> bool:
        others = [one for one in cards if one != card]
        return can_match([self._fitting(trace, others) for trace in following])


def _again(unlocated: Unlocated) -> Unlocated:
    return {back: dict(cards) for back, cards in unlocated.items()}
