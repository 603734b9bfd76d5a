"""What lies in the middle: the four places and the pile, the towers, the Objects that are left, the discard pile."""

from msgspec.structs import asdict
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from ....games.abracadabra.actions import Draw, FaceUp
from ....games.abracadabra.cards import AIR_ENCHANTERS
from ....games.abracadabra.gatherings import PILES
from ....games.abracadabra.view import View
from ..board import Scene
from .beside import Beside
from .cards import Laid, Row, covered, laid, opened
from .choices import letters, numbers_of
from .signs import element, tile


def middle(scene: Scene) -> RenderableType:
    view: View = scene.view
    blocks = [_places(scene), _towers(scene)]
    if view.lifted:
        blocks.insert(1, _lifted(scene))
    return Group(Beside(blocks), "", objects_left(scene), Discards(scene))


def _titled(title: str, cards: list[Laid], scene: Scene) -> Group:
    return Group(Text(title, "italic"), Row(scene, cards))


def _places(scene: Scene) -> Group:
    """Numbered where one of them is to be drawn."""
    view: View = scene.view
    numbers = {action.place: str(number) for action, number in numbers_of(scene).items() if isinstance(action, Draw)}
    cards = [laid(scene, card, numbers.get(place, "")) for place, card in enumerate(view.places)]
    top = "" if view.pile.top is None else element(scene, view.pile.top)
    return _titled(scene.say("abracadabra-board-table", count=view.pile.count, top=top), cards, scene)


def _lifted(scene: Scene) -> Group:
    """The two new cards: one of them will lie open."""
    view: View = scene.view
    numbers = {action.which: str(number) for action, number in numbers_of(scene).items() if isinstance(action, FaceUp)}
    cards = [laid(scene, covered(back), numbers.get(which, "")) for which, back in enumerate(view.lifted)]
    return _titled(scene.say("abracadabra-board-new-cards"), cards, scene)


def _towers(scene: Scene) -> Group:
    view: View = scene.view
    if view.towers is None:
        return _titled(scene.say("abracadabra-board-no-towers"), [], scene)
    by, pile = scene.names[view.towers.by], view.towers.type
    names = letters(scene) if view.step == "act" and scene.legal else {}
    cards = [laid(scene, opened(card), _letter(card, names)) for card in view.towers.cards]
    return _titled(scene.say("abracadabra-board-towers", pile=pile, player=by), cards, scene)


def _letter(card: str, names: dict[str, str]) -> str:
    """An Air Enchanter is never called out of the towers."""
    return "" if card in AIR_ENCHANTERS else names.get(card, "")


def objects_left(scene: Scene) -> Text:
    view: View = scene.view
    counts = asdict(view.objects)
    line = Text.assemble((scene.say("abracadabra-board-objects-left"), "italic"))
    for pile in PILES:
        line.append_text(Text.assemble("  ", (pile, "bold"), f" {counts[pile]}"))
    return line.append(f"  {scene.say('abracadabra-board-new-left', count=view.objects.new)}")


class Discards:
    """The last cards of the discard pile, as many as a line holds; the guide shows them all."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view: View = self._scene.view
        line = Text.assemble((self._scene.say("abracadabra-board-discard", count=len(view.discard)), "italic"))
        tiles = [tile(self._scene, opened(card)) for card in view.discard]
        while tiles and line.cell_len + sum(one.cell_len + 1 for one in tiles) + 3 > options.max_width:
            del tiles[0]
        more = "… " if len(tiles) < len(view.discard) else ""
        yield Text.assemble(line, "  ", more, Text(" ").join(tiles))
