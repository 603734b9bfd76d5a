"""The 40 playing cards. The element is printed on the back of each, so it is public wherever the card lies (B-1)."""

from typing import Final, Literal, TypeAlias

from ...kernel import Sentence

Card: TypeAlias = str
"""What its front shows, as it travels: `wizard-silver-water`, `air-witch`, `trick-proxima`, `elemental-fire`."""
Back: TypeAlias = Literal["water", "fire", "earth", "air"]
Trick: TypeAlias = Literal["proxima", "idem", "exodus", "chaos", "vademecum"]
"""Those that can be held and played; the sixth, Periculum, takes effect when it is seen."""

ASPECTS: Final = ("wizard", "mage", "witch")
SCHOOLS: Final = ("silver", "bronze", "gold")
ELEMENTS: Final = ("water", "fire", "earth")
BACKS: Final[tuple[Back, ...]] = ("water", "fire", "earth", "air")
TRICKS: Final[tuple[Trick, ...]] = ("proxima", "idem", "exodus", "chaos", "vademecum")

AIR_ENCHANTERS: Final = tuple(f"air-{aspect}" for aspect in ASPECTS)
ENCHANTERS: Final = (
    *(f"{aspect}-{school}-{element}" for aspect in ASPECTS for school in SCHOOLS for element in ELEMENTS),
    *AIR_ENCHANTERS,
)
PERICULUM: Final = "trick-periculum"
ELEMENTALS: Final = tuple(f"elemental-{back}" for back in BACKS)
CARDS: Final = (*ENCHANTERS, *(f"trick-{trick}" for trick in TRICKS), PERICULUM, *ELEMENTALS)


def _back(card: Card) -> Back:
    """Air Enchanters and Tricks name no element: theirs is air."""
    printed: dict[str, Back] = {back: back for back in BACKS}
    return printed.get(card.rpartition("-")[2], "air")


BACK: Final[dict[Card, Back]] = {card: _back(card) for card in CARDS}
ORDER: Final = {card: place for place, card in enumerate(CARDS)}
IS_ENCHANTER: Final = frozenset(ENCHANTERS)
IS_ELEMENTAL: Final = frozenset(ELEMENTALS)

PLACES: Final = 4
FACE_UP: Final = 3
"""The one place of the table whose card lies face up."""
HAND: Final = 5
"""Cards that a hand may keep at the end of a turn."""
SEATS: Final = range(2, 7)


def by_back(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """As others see a hand: in the order of its backs, since the order of arrival would tell which card was stolen."""
    return tuple(sorted(hand, key=_BY_BACK.__getitem__))


_BY_BACK: Final = {card: (BACKS.index(BACK[card]), ORDER[card]) for card in CARDS}


def named(card: Card) -> Sentence:
    """Its kind is what languages put their article by: `wizard`, `mage`, `witch`, `trick` or `elemental`."""
    kind = card.removeprefix("air-").partition("-")[0]
    return Sentence("abracadabra-the-card", {"card": card, "kind": kind})


def covered(back: Back) -> Sentence:
    return Sentence("abracadabra-covered", {"back": back})
