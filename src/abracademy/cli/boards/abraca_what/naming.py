"""An action in a few words."""

from ....games.abraca_what.actions import Action, Stop
from ..board import Scene
from .tiles import name


def action_name(scene: Scene, action: Action) -> str:
    if isinstance(action, Stop):
        return scene.say("abraca-what-stop")
    spell = scene.say("abraca-what-spell", spell=action.spell, edition=scene.options.edition)
    return f"{name(action.spell)} {spell}"
