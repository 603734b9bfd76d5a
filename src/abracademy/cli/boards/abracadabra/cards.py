"""Cards as they lie on a table: three lines of signs and words, side by side as long as there is room."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from ....games.abracadabra.cards import BACK, IS_ELEMENTAL, IS_ENCHANTER, Back, Card
from ....games.abracadabra.told import CardSeen
from ..board import Scene
from .signs import ANY_SCHOOL, ASPECTS, HUES, SCHOOLS, element, traits

COVER = "░"
EMPTY = "·"


class Laid(NamedTuple):
    lines: tuple[str, str, str]
    back: Back | None
    """None where no card lies."""
    label: str = ""


def laid(scene: Scene, card: CardSeen | None, label: str = "") -> Laid:
    if card is None:
        return Laid(("", EMPTY, ""), None, label)
    if card.face is None:
        return Laid((COVER, element(scene, card.back), COVER), card.back, label)
    return Laid((*_front(scene, card.face), element(scene, card.back)), card.back, label)


def _front(scene: Scene, card: Card) -> tuple[str, str]:
    say = scene.say
    if card in IS_ENCHANTER:
        aspect, school, _ = traits(card)
        sign = SCHOOLS.get(school, ANY_SCHOOL)
        return (
            f"{ASPECTS[aspect]} {say('abracadabra-board-aspect', aspect=aspect)}",
            f"{sign} {say('abracadabra-board-school', school=school)}",
        )
    if card in IS_ELEMENTAL:
        return say("abracadabra-board-elemental"), "+1"
    return say("abracadabra-board-trick"), say("abracadabra-card", card=card)


class Row:
    """Cards side by side, on as many lines as they need. Labels stand above."""

    def __init__(self, scene: Scene, cards: Sequence[Laid]) -> None:
        self._plain = scene.plain
        self._cards = cards
        self._width = max([cell_len(text) for card in cards for text in (*card.lines, card.label)], default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        together = max(1, options.max_width // (self._width + 1))
        for start in range(0, len(self._cards), together):
            yield from self._lines(self._cards[start : start + together])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        one = self._width + 1
        return Measurement(one, max(1, len(self._cards)) * one).with_maximum(options.max_width)

    def _lines(self, cards: Sequence[Laid]) -> Iterator[Text]:
        if any(card.label for card in cards):
            yield Text(" ".join(_centred(card.label, self._width) for card in cards), "bold")
        for line in range(3):
            yield Text("│" if self._plain else " ").join(self._line(card, line) for card in cards)

    def _line(self, card: Laid, line: int) -> Text:
        written = card.lines[line]
        if card.back is None:
            return Text(_centred(written, self._width))
        text = COVER * self._width if written == COVER else set_cell_size(written, self._width)
        return Text(text, "" if self._plain else HUES[card.back])


def _centred(text: str, width: int) -> str:
    before = (width - cell_len(text)) // 2
    return set_cell_size(" " * before + text, width)


def covered(back: Back) -> CardSeen:
    return CardSeen(back, None)


def opened(card: Card) -> CardSeen:
    return CardSeen(BACK[card], card)
