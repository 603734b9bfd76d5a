"""What a viewer is told of an event: a card that it may not see is told by its back."""

from typing import Final, TypeAlias, assert_never

from ...kernel import Seat, Viewer, Wire
from .cards import BACK, BACKS, CARDS, FACE_UP, PERICULUM, Back, Card
from .events import (
    CardDrawn,
    CardGiven,
    CardsReplaced,
    CardTaken,
    Event,
    LaidOut,
    ObjectsShuffled,
    ObjectTaken,
    Public,
    PublicEvent,
)
from .gatherings import Pile
from .objects import HIDDEN, Object


class CardSeen(Wire, frozen=True, gc=False):
    """A card as somebody sees it: its back always (B-1), its face or none."""

    back: Back
    face: Card | None


OPEN: Final = {card: CardSeen(BACK[card], card) for card in CARDS}
COVERED: Final = {back: CardSeen(back, None) for back in BACKS}


class LaidOutTold(Wire, frozen=True, gc=False, tag_field="event", tag="laid_out"):
    places: tuple[CardSeen, ...]
    pile: int
    top: Back | None


class ObjectsShuffledTold(Wire, frozen=True, gc=False, tag_field="event", tag="objects_shuffled"):
    pile: Pile
    count: int


class CardDrawnTold(Wire, frozen=True, gc=False, tag_field="event", tag="card_drawn"):
    seat: Seat
    place: int
    card: CardSeen


class ObjectTakenTold(Wire, frozen=True, gc=False, tag_field="event", tag="object_taken"):
    seat: Seat
    object: Object
    instead: Pile | None


class CardTakenTold(Wire, frozen=True, gc=False, tag_field="event", tag="card_taken"):
    seat: Seat
    target: Seat
    card: CardSeen


class CardGivenTold(Wire, frozen=True, gc=False, tag_field="event", tag="card_given"):
    seat: Seat
    target: Seat
    card: CardSeen


class CardsReplacedTold(Wire, frozen=True, gc=False, tag_field="event", tag="cards_replaced"):
    seat: Seat
    places: tuple[int, int]
    cards: tuple[CardSeen, CardSeen]
    top: Back | None


Told: TypeAlias = (
    PublicEvent
    | LaidOutTold
    | ObjectsShuffledTold
    | CardDrawnTold
    | ObjectTakenTold
    | CardTakenTold
    | CardGivenTold
    | CardsReplacedTold
)


def tell(event: Event, viewer: Viewer) -> Told:
    match event:
        case Public():
            return event
        case CardDrawn(seat, place, card):
            shown = viewer == seat or place == FACE_UP or card == PERICULUM
            return CardDrawnTold(seat, place, seen(card, shown))
        case CardsReplaced(seat, places, (upper, lower), top):
            cards = seen(upper, places[0] == FACE_UP), seen(lower, places[1] == FACE_UP)
            return CardsReplacedTold(seat, places, cards, top)
        case ObjectTaken(seat, taken, instead):
            return ObjectTakenTold(seat, taken if viewer == seat else HIDDEN[taken.pile], instead)
        case CardTaken(seat, target, card):
            return CardTakenTold(seat, target, seen(card, viewer in (seat, target)))
        case CardGiven(seat, target, card):
            return CardGivenTold(seat, target, seen(card, viewer in (seat, target)))
        case LaidOut(places, pile):
            return LaidOutTold(on_the_table(places), len(pile), top_of(pile))
        case ObjectsShuffled(pile, faces):
            return ObjectsShuffledTold(pile, len(faces))
        case _:
            assert_never(event)


def seen(card: Card, shown: bool) -> CardSeen:
    return OPEN[card] if shown else COVERED[BACK[card]]


def on_the_table(places: tuple[Card, ...]) -> tuple[CardSeen, ...]:
    return tuple(seen(card, place == FACE_UP) for place, card in enumerate(places))


def top_of(pile: tuple[Card, ...]) -> Back | None:
    """The back of its top card, which lies there for everybody to see."""
    return BACK[pile[0]] if pile else None
