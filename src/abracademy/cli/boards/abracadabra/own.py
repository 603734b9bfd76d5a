"""What is yours: the hand with its faces, and what it and your Objects are worth."""

from rich.console import Group
from rich.text import Text

from ....games.abracadabra.actions import Discard, Give
from ....games.abracadabra.cards import IS_ELEMENTAL
from ....games.abracadabra.objects import WINNING
from ....games.abracadabra.view import PlayerView, View
from ....kernel import Seat
from ..board import Scene
from .cards import Row, laid, opened
from .choices import hand, letters, numbers_of
from .seats import objects
from .worth import house_mark


def own(scene: Scene, seat: Seat) -> Group:
    view: View = scene.view
    cards = hand(scene)
    title = Text(scene.say("abracadabra-board-your-hand", count=len(cards)), "italic")
    labels = _labels(scene)
    row = Row(scene, [laid(scene, opened(card), labels.get(card, "")) for card in cards])
    return Group(title, row, _worth(scene, view.players[seat]))


def _labels(scene: Scene) -> dict[str, str]:
    """Numbers where one card is to be chosen, letters where several go together."""
    view: View = scene.view
    if not scene.legal:
        return {}
    choices = numbers_of(scene).items()
    numbers = {action.card: str(number) for action, number in choices if isinstance(action, Discard | Give)}
    return numbers or (letters(scene) if view.step == "act" else {})


def _worth(scene: Scene, player: PlayerView) -> Text:
    """Objects, New Gathering cards, Elementals, and what that makes of the points that win."""
    say, view = scene.say, scene.view
    parts = [f"{say('abracadabra-board-your-objects')}{house_mark(scene)}  {objects(scene, player)}"]
    if player.gatherings:
        parts.append(say("abracadabra-board-your-new", count=player.gatherings))
    if elementals := sum(card in IS_ELEMENTAL for card in hand(scene)):
        parts.append(say("abracadabra-board-your-elementals", count=elementals))
    if view.proxima == player.seat:
        parts.append(say("abracadabra-card", card="trick-proxima"))
    points = say("abracadabra-board-points", points=player.points or 0, winning=WINNING)
    return Text.assemble(" + ".join(parts), " = ", (points, "bold"))
