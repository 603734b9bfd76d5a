"""What can happen. What is told of the events that are not `Public` stands in `told.py`."""

from typing import Literal, TypeAlias

from ...kernel import Seat, Value, Wire
from .cards import Back, Card, Trick
from .gatherings import Pile
from .objects import Face, Object


class Public(Wire, frozen=True, gc=False):
    """An event that everybody is told as it is."""


Ending: TypeAlias = Literal["points", "artifact", "quiet"]


class LaidOut(Value, frozen=True, gc=False, tag_field="event", tag="laid_out"):
    """The cards were shuffled: four lie on the table, one of them face up; the rest is the pile."""

    places: tuple[Card, ...]
    pile: tuple[Card, ...]


class ShuffledAgain(Public, frozen=True, gc=False, tag_field="event", tag="shuffled_again"):
    """The shuffle would have put Periculum face up, so it does not count (B-2)."""


class ObjectsShuffled(Value, frozen=True, gc=False, tag_field="event", tag="objects_shuffled"):
    pile: Pile
    faces: tuple[Face, ...]


class CardDrawn(Value, frozen=True, gc=False, tag_field="event", tag="card_drawn"):
    """A card off the table; Periculum is shown at once."""

    seat: Seat
    place: int
    card: Card


class PericulumStruck(Public, frozen=True, gc=False, tag_field="event", tag="periculum_struck"):
    """Its player loses the whole hand, unseen, and all but towers and Proxima is shuffled (B-6)."""

    seat: Seat
    lost: int
    """Cards of the hand."""


class GatheringOrganised(Public, frozen=True, gc=False, tag_field="event", tag="gathering_organised"):
    seat: Seat
    hand: tuple[Card, ...]
    tower: Card | None
    """Who was re-used."""
    type: Pile
    gone: tuple[Card, ...]
    """Who left the towers for the discard pile."""


class NewGatheringTaken(Public, frozen=True, gc=False, tag_field="event", tag="new_gathering_taken"):
    seat: Seat


class ProximaSpent(Public, frozen=True, gc=False, tag_field="event", tag="proxima_spent"):
    """Proxima goes to the discard pile; this is its player, who takes an Object for it."""

    seat: Seat


class ObjectTaken(Value, frozen=True, gc=False, tag_field="event", tag="object_taken"):
    seat: Seat
    object: Object
    instead: Pile | None
    """The pile it should have come from, where that one is empty (B-3)."""


class NothingTaken(Public, frozen=True, gc=False, tag_field="event", tag="nothing_taken"):
    """There is no Object left to take."""

    seat: Seat


class TrickPlayed(Public, frozen=True, gc=False, tag_field="event", tag="trick_played"):
    seat: Seat
    trick: Trick
    target: Seat | None


class EnchanterMissing(Public, frozen=True, gc=False, tag_field="event", tag="enchanter_missing"):
    """Exodus finds no Enchanter in this hand."""

    seat: Seat


class CardTaken(Value, frozen=True, gc=False, tag_field="event", tag="card_taken"):
    """Chaos or Vademecum took this card, which its two players see; its place is told to nobody."""

    seat: Seat
    target: Seat
    card: Card


class CardGiven(Value, frozen=True, gc=False, tag_field="event", tag="card_given"):
    seat: Seat
    target: Seat
    card: Card


class Passed(Public, frozen=True, gc=False, tag_field="event", tag="passed"):
    """Neither a gathering nor a trick."""

    seat: Seat


class CardDiscarded(Public, frozen=True, gc=False, tag_field="event", tag="card_discarded"):
    seat: Seat
    card: Card


class CardsLifted(Public, frozen=True, gc=False, tag_field="event", tag="cards_lifted"):
    """The two new cards, of which everyone sees the backs (B-12): one of them is to lie face up."""

    seat: Seat
    backs: tuple[Back, Back]
    top: Back | None
    """What lies on top of the pile now."""


class CardsReplaced(Value, frozen=True, gc=False, tag_field="event", tag="cards_replaced"):
    """The upper of the two new cards first."""

    seat: Seat
    places: tuple[int, int]
    cards: tuple[Card, Card]
    top: Back | None


class PileRanOut(Public, frozen=True, gc=False, tag_field="event", tag="pile_ran_out"):
    """Fewer than two cards are left (B-7): discard pile, pile and table cards are shuffled."""


class TurnEnded(Public, frozen=True, gc=False, tag_field="event", tag="turn_ended"):
    """`next` is the same seat again where it plays an extra turn."""

    seat: Seat
    next: Seat


class GameEnded(Public, frozen=True, gc=False, tag_field="event", tag="game_ended"):
    """All hands and Objects are shown."""

    ending: Ending
    places: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    objects: tuple[tuple[Object, ...], ...]


PublicEvent: TypeAlias = (
    ShuffledAgain
    | PericulumStruck
    | GatheringOrganised
    | NewGatheringTaken
    | ProximaSpent
    | NothingTaken
    | TrickPlayed
    | EnchanterMissing
    | Passed
    | CardDiscarded
    | CardsLifted
    | PileRanOut
    | TurnEnded
    | GameEnded
)
Event: TypeAlias = (
    PublicEvent | LaidOut | ObjectsShuffled | CardDrawn | ObjectTaken | CardTaken | CardGiven | CardsReplaced
)
