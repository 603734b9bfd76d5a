"""What a gathering, or an Object out of a pile, is worth as far as anybody can know."""

from msgspec.structs import asdict

from ....games.abracadabra.actions import Gather
from ....games.abracadabra.gatherings import Pile
from ....games.abracadabra.options import Options
from ....games.abracadabra.view import View
from ..board import Scene


def faces(scene: Scene, pile: Pile) -> str:
    """What stands on the Objects of this pile, from the least to the most."""
    options: Options = scene.options
    printed = options.objects["ABCDEFG".index(pile)]
    points = sorted({face for face in printed if isinstance(face, int)})
    span = f"{points[0]}–{points[-1]}" if len(points) > 1 else "".join(map(str, points))
    stone = scene.say("abracadabra-board-stone") if "stone" in printed else ""
    return " / ".join(part for part in (span, stone) if part)


def house_mark(scene: Scene) -> str:
    """Stands beside points that are our own guess."""
    return " *" if scene.options.house_values else ""


def left(scene: Scene, pile: Pile) -> int:
    view: View = scene.view
    count: int = asdict(view.objects)[pile]
    return count


def extras(scene: Scene, gather: Gather) -> str:
    """What it brings besides the Object of its pile."""
    view: View = scene.view
    parts = {
        "abracadabra-board-from-beside": left(scene, gather.as_) == 0,
        "abracadabra-board-and-new": gather.tower is None and view.objects.new > 0,
        "abracadabra-board-twice": view.proxima == scene.viewer,
        "abracadabra-board-and-turn": gather.as_ == "A",
    }
    return " · ".join(scene.say(message) for message, so in parts.items() if so)
