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
    """Cards side by side, all of one width if there is room, and on as many lines as they need. Labels stand above."""

    def __init__(self, scene: Scene, cards: Sequence[Laid]) -> None:
        self._plain = scene.plain
        self._cards = cards
        self._widths = [max(map(cell_len, (*card.lines, card.label))) for card in cards]
        self._widest = max(self._widths, default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        together = max(1, (options.max_width + 1) // (self._widest + 1))
        if sum(self._widths) + len(self._widths) - 1 <= options.max_width and len(self._cards) > together:
            yield from self._lines(self._cards, self._widths)
            return
        for start in range(0, len(self._cards), together):
            cards = self._cards[start : start + together]
            yield from self._lines(cards, [self._widest] * len(cards))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        every = len(self._cards) * (self._widest + 1) - 1
        return Measurement(self._widest, max(self._widest, every)).with_maximum(options.max_width)

    def _lines(self, cards: Sequence[Laid], widths: Sequence[int]) -> Iterator[Text]:
        if any(card.label for card in cards):
            labels = (_centred(card.label, width) for card, width in zip(cards, widths, strict=True))
            yield Text(" ".join(labels), "bold")
        for line in range(3):
            parts = (self._line(card, line, width) for card, width in zip(cards, widths, strict=True))
            yield Text("│" if self._plain else " ").join(parts)

    def _line(self, card: Laid, line: int, width: int) -> Text:
        written = card.lines[line]
        if card.back is None:
            return Text(_centred(written, width))
        text = COVER * width if written == COVER else set_cell_size(written, width)
        return Text(text, "" if self._plain else HUES[card.back])


def _centred(text: str, width: int) -> str:
    before = (width - cell_len(text)) // 2
    return set_cell_size(" " * before + text, width)


def covered(back: Back) -> CardSeen:
    return CardSeen(back, None)


def opened(card: Card) -> CardSeen:
    return CardSeen(BACK[card], card)
