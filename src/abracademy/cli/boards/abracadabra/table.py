"""The whole table, for 80 columns and more; in a narrower terminal it grows downwards."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ....games.abracadabra.view import View
from ..board import Scene
from .middle import middle
from .offers import offers
from .own import own
from .seats import legend, seats


def draw(scene: Scene) -> RenderableType:
    heading = Rule(_heading(scene), align="left", style="default")
    mine = ("", own(scene, scene.viewer)) if isinstance(scene.viewer, int) else ()
    choices = ("", *offers(scene)) if scene.legal else ()
    return Group("", heading, seats(scene), legend(scene), "", middle(scene), *mine, *choices)


def _heading(scene: Scene) -> Text:
    say, view = scene.say, _view(scene)
    if view.step == "over":
        return Text(say("abracadabra-board-over"), "bold")
    turn = say("abracadabra-board-turn", player=scene.names[view.turn])
    return Text(f"{turn} · {say('abracadabra-board-extra-turn')}" if view.again else turn, "bold")


def _view(scene: Scene) -> View:
    view: View = scene.view
    return view
