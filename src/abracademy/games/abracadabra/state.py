"""Everything there is on the table, hidden things too. It is never sent."""

from typing import Final, Literal, TypeAlias, TypeVar

from ...kernel import Seat, Value, Wire
from .cards import CARDS, ORDER, PLACES, Card
from .gatherings import PILES, Pile
from .objects import NEW_GATHERINGS, Face, Object
from .options import Options

Thing = TypeVar("Thing")

Step: TypeAlias = Literal[
    "set_up",
    "objects",
    "draw",
    "act",
    "take",
    "exodus",
    "pick",
    "give",
    "discard",
    "face_up",
    "again",
    "periculum",
    "run_out",
    "over",
]
"""What the game waits for:
set_up: the cards are to be shuffled, before the first turn; objects: a pile of Objects is; draw: a card off the table;
act: a gathering, a trick or neither; take: an Object, where the pile it should come from is empty; exodus: an
Enchanter to be discarded; pick: a card out of another hand; give: the one that Chaos gives for it; discard: down to
five; face_up: which new card is to lie open; again: whether the extra turn is played; periculum, run_out: the cards
are to be shuffled again; over: nothing, the game has ended.
"""
SHUFFLED: Final = frozenset({"set_up", "periculum", "run_out"})
"""The steps in which the cards that lie in `pile` are to be shuffled; their order means nothing."""


class Player(Value, frozen=True, gc=False):
    hand: tuple[Card, ...] = ()
    """In order of arrival."""
    objects: tuple[Object, ...] = ()
    """In the order in which they were taken."""
    gatherings: int = 0
    """New Gathering cards."""


class Towers(Wire, frozen=True, gc=False):
    """The last gathering, open to everybody."""

    cards: tuple[Card, ...]
    type: Pile
    by: Seat
    paid: Pile | None = None
    """The pile that its organiser really took from (B-4), once that is done."""

    @property
    def due(self) -> Pile:
        """The pile that this gathering is paid from."""
        return self.paid or self.type


class State(Value, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]
    turn: Seat
    asked: Seat
    """Who is to act: mostly, but not always, the seat whose turn it is."""
    step: Step = "set_up"
    places: tuple[Card | None, ...] = (None,) * PLACES
    pile: tuple[Card, ...] = CARDS
    """Top first."""
    discard: tuple[Card, ...] = ()
    """The last one last."""
    towers: Towers | None = None
    proxima: Seat | None = None
    """In front of whom Proxima lies open."""
    objects: tuple[tuple[Face, ...], ...] = ()
    """What is left of each pile, top first."""
    gatherings: int = NEW_GATHERINGS
    """New Gathering cards that nobody has."""
    takers: tuple[Seat, ...] = ()
    """Who is yet to take an Object for the gathering in the towers, in this order."""
    exodus: tuple[Seat, ...] = ()
    """Who is yet to discard an Enchanter, in this order."""
    trick: Literal["chaos", "vademecum"] | None = None
    """The trick that is being played, while a card is picked or given for it."""
    target: Seat | None = None
    """Out of whose hand."""
    taken: Card | None = None
    """The card that Chaos took: not to be given back."""
    again: bool = False
    """Whether an Alea has earned an extra turn."""
    quiet: int = 0
    """Turns in a row in which nobody took anything (B-13); -1 in a turn in which somebody did."""
    winner: Seat | None = None
    ending: str = ""


def with_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])


def without(things: tuple[Thing, ...], *gone: Thing) -> tuple[Thing, ...]:
    return tuple([thing for thing in things if thing not in gone])


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The order of the cards, which tells nothing."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def left(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.players)


def of_pile(objects: tuple[Thing, ...], pile: Pile) -> Thing:
    return objects[PILES.index(pile)]
