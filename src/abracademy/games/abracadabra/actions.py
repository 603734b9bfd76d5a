"""What a player can do. Every action there is stands here once, in a fixed order."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, field
from msgspec.structs import force_setattr

from ...kernel import Seat, Wire
from .cards import AIR_ENCHANTERS, CARDS, ORDER, PERICULUM, PLACES, SEATS, TRICKS, Card, Trick
from .gatherings import GATHERINGS, PILES, Pile
from .options import Options


class Draw(Wire, frozen=True, gc=False, tag_field="do", tag="draw"):
    """Take one of the four cards on the table."""

    place: Annotated[int, Meta(ge=0, le=PLACES - 1)]


class Gather(Wire, frozen=True, gc=False, tag_field="do", tag="gather"):
    """Organise a gathering: three Enchanters of the hand, or two and one out of the towers."""

    hand: Annotated[tuple[Card, ...], Meta(min_length=2, max_length=3)]
    tower: Card | None
    as_: Pile = field(name="as")
    """The type, of which Air Enchanters may leave a choice."""

    def __post_init__(self) -> None:
        """Whatever order they are named in, they are the same three."""
        force_setattr(self, "hand", tuple(sorted(self.hand, key=lambda card: ORDER.get(card, len(ORDER)))))


class PlayTrick(Wire, frozen=True, gc=False, tag_field="do", tag="trick"):
    trick: Trick
    target: Annotated[int, Meta(ge=0, le=SEATS[-1] - 1)] | None
    """Whose hand Chaos or Vademecum takes a card from; with none it is merely discarded (B-5)."""


class Pass(Wire, frozen=True, gc=False, tag_field="do", tag="pass"):
    """Neither a gathering nor a trick in this turn."""


class Discard(Wire, frozen=True, gc=False, tag_field="do", tag="discard"):
    """Down to five cards, or an Enchanter that Exodus wants."""

    card: Card


class Give(Wire, frozen=True, gc=False, tag_field="do", tag="give"):
    """What Chaos gives for the card it took."""

    card: Card


class Take(Wire, frozen=True, gc=False, tag_field="do", tag="take"):
    """An Object out of this pile, since the one it should come from is empty."""

    pile: Pile


class FaceUp(Wire, frozen=True, gc=False, tag_field="do", tag="face_up"):
    """Which of the two new cards goes to the open place: the upper (0) or the lower one (1)."""

    which: Annotated[int, Meta(ge=0, le=1)]


class Again(Wire, frozen=True, gc=False, tag_field="do", tag="again"):
    """Play the extra turn of an Alea."""


class End(Wire, frozen=True, gc=False, tag_field="do", tag="end"):
    """Leave the extra turn be."""


Action: TypeAlias = Draw | Gather | PlayTrick | Pass | Discard | Give | Take | FaceUp | Again | End


def _out_of_hand() -> Iterator[tuple[tuple[Card, ...], tuple[Gather, ...]]]:
    for three, types in GATHERINGS.items():
        yield three, tuple(Gather(three, None, pile) for pile in types)


def _with_a_tower() -> Iterator[tuple[tuple[Card, ...], tuple[Gather, ...]]]:
    """Never an Air Enchanter out of the towers."""
    for three, types in GATHERINGS.items():
        for tower in three:
            if tower not in AIR_ENCHANTERS:
                pair = tuple(card for card in three if card != tower)
                yield (*pair, tower), tuple(Gather(pair, tower, pile) for pile in types)


def _place(entry: tuple[tuple[Card, ...], tuple[Gather, ...]]) -> tuple[int, ...]:
    return tuple(ORDER[card] for card in entry[0])


OUT_OF_HAND: Final = dict(_out_of_hand())
"""By the three cards, in the order of the cards."""
WITH_A_TOWER: Final = dict(sorted(_with_a_tower(), key=_place))
"""By the two cards of the hand, in the order of the cards, and the one in the towers."""

DRAWS: Final = tuple(Draw(place) for place in range(PLACES))
PASS: Final = Pass()
DISCARDS: Final = {card: Discard(card) for card in CARDS if card != PERICULUM}
GIFTS: Final = {card: Give(card) for card in CARDS if card != PERICULUM}
TAKES: Final = {pile: Take(pile) for pile in PILES}
FACE_UPS: Final = (FaceUp(0), FaceUp(1))
AGAIN: Final = Again()
END: Final = End()
WITHOUT_TARGET: Final = {trick: PlayTrick(trick, None) for trick in TRICKS}
WITH_TARGET: Final[dict[tuple[Trick, Seat], PlayTrick]] = {
    (trick, seat): PlayTrick(trick, seat) for trick in ("chaos", "vademecum") for seat in range(SEATS[-1])
}


def actions(options: Options, seats: int) -> tuple[Action, ...]:
    del options
    return _every(seats)


@cache
def _every(seats: int) -> tuple[Action, ...]:
    every: list[Action] = [*DRAWS]
    for table in (OUT_OF_HAND, WITH_A_TOWER):
        every += [gather for gathers in table.values() for gather in gathers]
    for trick in TRICKS:
        every += [WITHOUT_TARGET[trick], *(WITH_TARGET[at] for at in WITH_TARGET if at[0] == trick and at[1] < seats)]
    return (*every, PASS, *DISCARDS.values(), *GIFTS.values(), *TAKES.values(), *FACE_UPS, AGAIN, END)
