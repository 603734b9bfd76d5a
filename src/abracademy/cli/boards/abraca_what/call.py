"""The question on one's turn, and what its answer means."""

from ....games.abraca_what.actions import STOP, Action, Cast
from ....games.abraca_what.options import Options
from ....games.abraca_what.spells import SPELLS
from ..alike import alike, among
from ..board import Scene


def question(scene: Scene) -> str:
    last, options = scene.view.last_cast, scene.options
    if last is None:
        return scene.say("abraca-what-ask-first")
    numbers = [str(action.spell) for action in scene.legal if isinstance(action, Cast)]
    slips = options.slips == "punished" and not options.easy and last > 1
    message = "abraca-what-ask-slips" if slips else "abraca-what-ask-next"
    return scene.say(message, last=last, spell=last, edition=options.edition, numbers=_span(numbers))


def _span(numbers: list[str]) -> str:
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def read(scene: Scene, typed: str) -> Action | None:
    """A number, a spell's name, or a word for stopping; a number need not be one of the game's."""
    if among(typed, scene.say("abraca-what-stop-words")):
        return STOP
    if typed.isdecimal() and len(typed) < 4:
        return Cast(int(typed))
    return next((Cast(spell) for spell in SPELLS if alike(typed) == alike(_name(scene, spell))), None)


def _name(scene: Scene, spell: int) -> str:
    options: Options = scene.options
    return scene.say("abraca-what-spell", spell=spell, edition=options.edition)
