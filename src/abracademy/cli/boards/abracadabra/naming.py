"""An action in a few words, with the number that is typed for it."""

from typing import assert_never

from ....games.abracadabra.actions import Action, Again, Discard, Draw, End, FaceUp, Gather, Give, Pass, PlayTrick, Take
from ....games.abracadabra.cards import Card
from ....games.abracadabra.gatherings import Pile
from ....games.abracadabra.view import View
from ..board import Scene
from .choices import cards_of, letters, numbers_of
from .signs import element, in_short


def action_name(scene: Scene, action: Action) -> str:
    return f"{numbers_of(scene)[action]} {_what(scene, action)}"


def _what(scene: Scene, action: Action) -> str:
    match action:
        case Draw(place):
            return _on_the_table(scene, place)
        case Gather():
            names = letters(scene)
            return f"{''.join(sorted(names[card] for card in cards_of(action)))} {_type(scene, action.as_)}"
        case PlayTrick(trick, target):
            return f"{_card(scene, f'trick-{trick}')} {'' if target is None else scene.names[target]}".rstrip()
        case Discard(card) | Give(card):
            return _card(scene, card)
        case Take(pile):
            return _type(scene, pile)
        case FaceUp(which):
            view: View = scene.view
            return element(scene, view.lifted[which])
        case Pass():
            return scene.say("abracadabra-board-pass")
        case Again():
            return scene.say("abracadabra-board-again")
        case End():
            return scene.say("abracadabra-board-end")
        case _:
            assert_never(action)


def _on_the_table(scene: Scene, place: int) -> str:
    view: View = scene.view
    card = view.places[place]
    assert card is not None  # else it could not be drawn
    return element(scene, card.back) if card.face is None else _card(scene, card.face)


def _card(scene: Scene, card: Card) -> str:
    return (
        in_short(scene, card)
        if card.startswith("trick-")
        else f"{in_short(scene, card)} {scene.say('abracadabra-card', card=card)}"
    )


def _type(scene: Scene, pile: Pile) -> str:
    return f"{pile} {scene.say('abracadabra-type', pile=pile)}"
