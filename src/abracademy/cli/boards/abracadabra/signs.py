"""A sign for each trait. Sign and word say everything; the hue only helps the eye."""

from typing import Final

from rich.text import Text

from ....games.abracadabra.cards import BACK, IS_ELEMENTAL, IS_ENCHANTER, Back, Card
from ....games.abracadabra.told import CardSeen
from ..board import Scene

ASPECTS: Final = {"wizard": "▲", "mage": "★", "witch": "◗"}
"""A hat, a star, a wing."""
SCHOOLS: Final = {"silver": "◇", "bronze": "◈", "gold": "◆"}
ANY_SCHOOL: Final = "∗"
ELEMENTS: Final[dict[Back, str]] = {"water": "≈", "fire": "✶", "earth": "♣", "air": "@"}
"""Waves, sparks, leaves, a swirl."""

HUES: Final[dict[Back, str]] = {
    "water": "bold #000000 on #8ec5f2",
    "fire": "bold #ffffff on #a8322a",
    "earth": "bold #ffffff on #2f6b3c",
    "air": "bold #000000 on #dedcea",
}
"""Ink and ground together, so that it is the same on a dark and on a light terminal."""


def traits(enchanter: Card) -> tuple[str, str, Back]:
    """Aspect, school and element; an Air Enchanter has no school of its own."""
    aspect, _, rest = enchanter.removeprefix("air-").partition("-")
    return aspect, rest.partition("-")[0], BACK[enchanter]


def in_short(scene: Scene, card: Card) -> str:
    """Three signs for an Enchanter; an Elemental by its worth and element; a Trick by its name."""
    if card in IS_ENCHANTER:
        aspect, school, element = traits(card)
        return ASPECTS[aspect] + SCHOOLS.get(school, ANY_SCHOOL) + ELEMENTS[element]
    if card in IS_ELEMENTAL:
        return f"+1{ELEMENTS[BACK[card]]}"
    return scene.say("abracadabra-card", card=card)


def tile(scene: Scene, card: CardSeen) -> Text:
    if scene.plain:
        return Text(ELEMENTS[card.back] if card.face is None else f"[{in_short(scene, card.face)}]")
    sign = ELEMENTS[card.back] if card.face is None else in_short(scene, card.face)
    return Text(f" {sign} ", HUES[card.back])


def row(scene: Scene, cards: tuple[CardSeen, ...]) -> Text:
    return Text(" ").join(tile(scene, card) for card in cards)


def element(scene: Scene, back: Back) -> str:
    return f"{ELEMENTS[back]} {scene.say('abracadabra-back', back=back)}"
