"""What is to be done, step by step."""

from ....games.abracadabra.cards import HAND
from ....games.abracadabra.view import View
from ..board import Scene
from .choices import hand, numbered


def question(scene: Scene) -> str:
    say, view, numbers = scene.say, _view(scene), list(numbered(scene))
    match view.step:
        case "draw":
            second = None in view.places
            message = "abracadabra-ask-second" if second else "abracadabra-ask-first"
            return say(message, numbers=_listed(numbers))
        case "take":
            return say("abracadabra-ask-take", pile=view.towers.due if view.towers else "", numbers=_span(numbers))
        case "discard":
            return say("abracadabra-ask-discard", count=len(hand(scene)) - HAND, numbers=_span(numbers))
        case step:
            return say(f"abracadabra-ask-{step.replace('_', '-')}", numbers=_span(numbers))


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def _view(scene: Scene) -> View:
    view: View = scene.view
    return view
