"""What a viewer was told, as sentences of the catalogue."""

from typing import TypeAlias, assert_never, cast

from msgspec import UNSET

from ...kernel import Fact, Seat, Sentence, Wire
from .cards import FACE_UP, Back, Card, Trick, covered, named
from .events import (
    CardDiscarded,
    CardsLifted,
    EnchanterMissing,
    Ending,
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
from .gatherings import PILES, Pile
from .objects import Object
from .options import Options
from .told import (
    CardDrawnTold,
    CardGivenTold,
    CardSeen,
    CardsReplacedTold,
    CardTakenTold,
    LaidOutTold,
    ObjectsShuffledTold,
    ObjectTakenTold,
    Told,
)

Sentences: TypeAlias = tuple[Sentence, ...]
OfTheTable: TypeAlias = (
    LaidOutTold
    | ShuffledAgain
    | ObjectsShuffledTold
    | PericulumStruck
    | CardDiscarded
    | CardsLifted
    | CardsReplacedTold
    | PileRanOut
)
OfTheTurn: TypeAlias = (
    CardDrawnTold
    | GatheringOrganised
    | NewGatheringTaken
    | ProximaSpent
    | ObjectTakenTold
    | NothingTaken
    | Passed
    | TurnEnded
)
OfTricks: TypeAlias = TrickPlayed | EnchanterMissing | CardTakenTold | CardGivenTold


def sentences(told: Wire, options: Options) -> Sentences:
    known = cast(Told, told)
    match known:
        case TrickPlayed() | EnchanterMissing() | CardTakenTold() | CardGivenTold():
            return _of_tricks(known)
        case GameEnded():
            return _game_ended(known, options)
        case (
            LaidOutTold()
            | ShuffledAgain()
            | ObjectsShuffledTold()
            | PericulumStruck()
            | CardDiscarded()
            | CardsLifted()
            | CardsReplacedTold()
            | PileRanOut()
        ):
            return _of_the_table(known)
        case _:
            return _of_the_turn(known, options)


def _of_the_table(known: OfTheTable) -> Sentences:
    match known:
        case LaidOutTold(places, pile):
            return (Sentence("abracadabra-laid-out", {"count": pile}, {}, {"card": _card(places[FACE_UP])}),)
        case ShuffledAgain():
            return (Sentence("abracadabra-shuffled-again"),)
        case ObjectsShuffledTold(pile):
            return _objects_shuffled(pile)
        case PericulumStruck(seat, lost):
            return _one("abracadabra-periculum", seat, lost=lost)
        case CardDiscarded(seat, card):
            return (Sentence("abracadabra-discarded", {}, {"player": seat}, {"card": named(card)}),)
        case CardsLifted(seat, (upper, lower)):
            return (
                Sentence("abracadabra-lifted", {}, {"player": seat}, {"upper": _back(upper), "lower": _back(lower)}),
            )
        case CardsReplacedTold(_, _, cards):
            return _replaced(cards)
        case PileRanOut():
            return (Sentence("abracadabra-ran-out"),)
        case _:
            assert_never(known)


def _of_the_turn(known: OfTheTurn, options: Options) -> Sentences:
    match known:
        case CardDrawnTold(seat, _, card):
            return (Sentence("abracadabra-drawn", {}, {"player": seat}, {"card": _card(card)}),)
        case GatheringOrganised(seat, hand, tower, pile):
            return (_gathered(seat, hand, tower, pile),)
        case NewGatheringTaken(seat):
            return _one("abracadabra-new-gathering", seat)
        case ProximaSpent(seat):
            return _one("abracadabra-proxima-spent", seat)
        case ObjectTakenTold(seat, taken, instead):
            return (*_empty(instead), _object_taken(seat, taken, options))
        case NothingTaken(seat):
            return _one("abracadabra-nothing-taken", seat)
        case Passed(seat):
            return _one("abracadabra-passed", seat)
        case TurnEnded(seat, following):
            return _one("abracadabra-extra-turn", seat) if following == seat else ()
        case _:
            assert_never(known)


def _of_tricks(known: OfTricks) -> Sentences:
    match known:
        case TrickPlayed(seat, trick, target):
            return _played(seat, trick, target)
        case EnchanterMissing(seat):
            return _one("abracadabra-no-enchanter", seat)
        case CardTakenTold(seat, target, card):
            return (Sentence("abracadabra-taken", {}, {"player": seat, "target": target}, {"card": _card(card)}),)
        case CardGivenTold(seat, target, card):
            return (Sentence("abracadabra-given", {}, {"player": seat, "target": target}, {"card": _card(card)}),)
        case _:
            assert_never(known)


def _one(message: str, player: Seat, **facts: Fact) -> Sentences:
    return (Sentence(message, facts, {"player": player}),)


def _played(seat: Seat, trick: Trick, target: Seat | None) -> Sentences:
    if target is None:
        return _one("abracadabra-played", seat, trick=trick)
    return (Sentence("abracadabra-aimed", {"trick": trick}, {"player": seat, "target": target}),)


def _card(card: CardSeen) -> Sentence:
    return covered(card.back) if card.face is None else named(card.face)


def _back(back: Back) -> Sentence:
    return Sentence("abracadabra-back", {"back": back})


def _objects_shuffled(pile: Pile) -> Sentences:
    """One sentence for all seven, with the last."""
    return (Sentence("abracadabra-objects-shuffled"),) if pile == PILES[-1] else ()


def _replaced(cards: tuple[CardSeen, CardSeen]) -> Sentences:
    """The one that lies open first."""
    first, second = sorted(cards, key=lambda card: card.face is None)
    if first == second:
        return (Sentence("abracadabra-replaced-alike", {}, {}, {"back": _back(first.back)}),)
    message = "abracadabra-replaced" if first.face is None else "abracadabra-replaced-open"
    return (Sentence(message, {}, {}, {"first": _card(first), "second": _card(second)}),)


def _gathered(seat: Seat, hand: tuple[Card, ...], tower: Card | None, pile: Pile) -> Sentence:
    parts = {fact: named(card) for fact, card in zip(("one", "two", "three"), hand, strict=False)}
    if tower is None:
        return Sentence("abracadabra-gathered", {"pile": pile}, {"player": seat}, parts)
    return Sentence("abracadabra-recruited", {"pile": pile}, {"player": seat}, {**parts, "tower": named(tower)})


def _empty(instead: Pile | None) -> Sentences:
    return (Sentence("abracadabra-empty", {"pile": instead}),) if instead else ()


def _object_taken(seat: Seat, taken: Object, options: Options) -> Sentence:
    if taken.hidden is True:
        return Sentence("abracadabra-object-taken", {"pile": taken.pile}, {"player": seat})
    shown = Sentence("abracadabra-object", {"points": _points(taken)})
    if options.house_values:
        shown = Sentence("abracadabra-house-value", {}, {}, {"object": shown})
    return Sentence("abracadabra-object-seen", {"pile": taken.pile}, {"player": seat}, {"object": shown})


def _points(found: Object) -> int | str:
    return "stone" if found.points is UNSET else found.points


def _game_ended(ended: GameEnded, options: Options) -> Sentences:
    points = [Sentence("abracadabra-points", {"points": has}, {"player": at}) for at, has in enumerate(ended.points)]
    house = (Sentence("abracadabra-house-values"),) if options.house_values else ()
    return (*_won(ended), *points, *house)


def _won(ended: GameEnded) -> Sentences:
    winners = [seat for seat, place in enumerate(ended.places) if place == 1]
    if ended.ending != "quiet":
        return _one(_WON[ended.ending], winners[0])
    message = "abracadabra-won-quiet" if len(winners) == 1 else "abracadabra-shared"
    return (Sentence("abracadabra-quiet"), *(Sentence(message, {}, {"player": seat}) for seat in winners))


_WON: dict[Ending, str] = {"points": "abracadabra-won-points", "artifact": "abracadabra-won-artifact"}
