"""What a tale says about the cards, and the moves it tells of."""

from copy import copy
from random import Random
from typing import NamedTuple, TypeAlias, assert_never

from ...kernel import Outcome, Seat
from .actions import AGAIN, END, PASS, Action, Discard, Draw, FaceUp, Gather, PlayTrick, Take
from .cards import FACE_UP
from .events import (
    CardDiscarded,
    CardsLifted,
    EnchanterMissing,
    GameEnded,
    GatheringOrganised,
    NewGatheringTaken,
    NothingTaken,
    Passed,
    PericulumStruck,
    PileRanOut,
    ProximaSpent,
    ShuffledAgain,
    TrickPlayed,
    TurnEnded,
)
from .gatherings import Pile
from .told import (
    CardDrawnTold,
    CardGivenTold,
    CardsReplacedTold,
    CardTakenTold,
    LaidOutTold,
    ObjectsShuffledTold,
    ObjectTakenTold,
    Told,
)
from .traces import Trace, Traces


class Shuffled(NamedTuple):
    """Cards in the order of their shuffle, and those that were not shuffled with them."""

    traces: tuple[Trace, ...]
    outside: tuple[Trace, ...]


class ShuffledInVain(NamedTuple):
    """With Periculum face up; nobody saw more of it."""


class PileShuffled(NamedTuple):
    pile: Pile


class Given(NamedTuple):
    """For Chaos; which card it was may yet have to be found out."""

    trace: Trace


Shuffling: TypeAlias = LaidOutTold | ShuffledAgain | ObjectsShuffledTold | PericulumStruck | PileRanOut
Moving: TypeAlias = (
    CardDrawnTold
    | ProximaSpent
    | TrickPlayed
    | EnchanterMissing
    | CardTakenTold
    | CardGivenTold
    | CardDiscarded
    | CardsLifted
    | CardsReplacedTold
)
"""What brings cards from one place to another."""
Move: TypeAlias = Action | Outcome | Shuffled | ShuffledInVain | PileShuffled | Given


class Facts:
    """Grows with each thing told."""

    def __init__(self, seats: int, random: Random) -> None:
        self.cards = Traces(seats, random)
        self.moves: list[Move] = []
        self.over = False
        self._alea = False
        self._taken: Trace | None = None

    def again(self) -> "Facts":
        """The same once more, where chance may go another way."""
        other = copy(self)
        other.cards, other.moves = self.cards.again(), list(self.moves)
        return other

    def hear(self, told: Told) -> None:
        match told:
            case LaidOutTold() | ShuffledAgain() | ObjectsShuffledTold() | PericulumStruck() | PileRanOut():
                self._hear_of_a_shuffle(told)
            case GatheringOrganised():
                self._gather(told)
            case ObjectTakenTold(_, taken, instead):
                self.moves += [Take(taken.pile)] if instead else []
            case Passed():
                self.moves.append(PASS)
            case TurnEnded(seat, following):
                self._end_turn(seat, following)
            case GameEnded():
                self._end(told)
            case NewGatheringTaken() | NothingTaken():
                pass
            case _:
                self._hear_of_cards(told)

    def _hear_of_a_shuffle(self, told: Shuffling) -> None:
        match told:
            case LaidOutTold(places, _, top):
                outside = self.cards.outside
                self.moves.append(Shuffled(self.cards.lay_out(places, top), outside))
            case ShuffledAgain():
                self.moves.append(ShuffledInVain())
            case ObjectsShuffledTold(pile):
                self.moves.append(PileShuffled(pile))
            case PericulumStruck(seat):
                self._alea = False
                self.cards.lose(seat)
            case PileRanOut():
                self.cards.pool()
            case _:
                assert_never(told)

    def _hear_of_cards(self, told: Moving) -> None:
        cards, moves = self.cards, self.moves
        match told:
            case CardDrawnTold(seat, place, card):
                moves.append(Draw(place))
                cards.draw(seat, place, card)
            case ProximaSpent():
                cards.leave("trick-proxima")
            case TrickPlayed(seat, trick, target):
                moves.append(PlayTrick(trick, target))
                cards.lay_open(seat, f"trick-{trick}", cards.open if trick == "proxima" else cards.discard)
            case EnchanterMissing(seat):
                cards.without_enchanters(seat)
            case CardTakenTold(seat, target, card):
                self._taken, place = cards.hand_over(target, seat, card)
                moves.append(Outcome(place))
            case CardGivenTold(seat, target, card):
                given, _ = cards.hand_over(seat, target, card, self._taken)
                moves.append(Given(given))
            case CardDiscarded(seat, card):
                moves.append(Discard(card))
                cards.lay_open(seat, card, cards.discard)
            case CardsLifted(_, backs, top):
                cards.lift((*backs, top))
            case CardsReplacedTold(_, places, (upper, lower), top):
                moves += [FaceUp(places.index(FACE_UP))] if FACE_UP in places else []
                cards.replace(places, (upper, lower), top)
            case _:
                assert_never(told)

    def _gather(self, told: GatheringOrganised) -> None:
        self.moves.append(Gather(told.hand, told.tower, told.type))
        self._alea = self._alea or told.type == "A"
        for card in told.gone:
            self.cards.leave(card)
        for card in told.hand:
            self.cards.lay_open(told.seat, card, self.cards.open)

    def _end_turn(self, seat: Seat, following: Seat) -> None:
        if self._alea:
            self.moves.append(AGAIN if following == seat else END)
        self._alea = False

    def _end(self, told: GameEnded) -> None:
        self.over = True
        for seat, hand in enumerate(told.hands):
            for card in hand:
                self.cards.show(seat, card)
