"""What may be done now, each with the number that is shown and typed for it."""

from ....games.abracadabra.actions import Action, Discard, Draw, Gather, Give, Pass, PlayTrick
from ....games.abracadabra.cards import TRICKS, Card
from ....games.abracadabra.view import View
from ....kernel import Seat
from ..board import Scene

HAND = "abcdefg"
"""The letters of one's cards, of which there are never more than seven."""
TOWERS = "xyz"


def numbered(scene: Scene) -> dict[int, Action]:
    """A place on the table has its own number; cards are counted as they lie in the hand."""
    legal: tuple[Action, ...] = scene.legal
    in_order = sorted(legal, key=lambda action: _order(scene, action))
    return {_place(action) or number: action for number, action in enumerate(in_order, start=1)}


def _place(action: Action) -> int | None:
    return action.place + 1 if isinstance(action, Draw) else None


def _order(scene: Scene, action: Action) -> tuple[int, ...]:
    """Gatherings by their type, then tricks, whose targets begin on the left."""
    match action:
        case Discard(card) | Give(card):
            return (hand(scene).index(card),)
        case Gather():
            return (0, ord(action.as_))
        case PlayTrick(trick, None):
            return (1, TRICKS.index(trick), len(scene.names))
        case PlayTrick(trick, int(target)):
            return (1, TRICKS.index(trick), (target - seat(scene)) % len(scene.names))
        case Pass():
            return (2,)
        case _:
            return ()


def numbers_of(scene: Scene) -> dict[Action, int]:
    return {action: number for number, action in numbered(scene).items()}


def hand(scene: Scene) -> tuple[Card, ...]:
    """One's own, as it lies there: in the order of arrival."""
    view: View = scene.view
    return tuple(card.face for card in view.players[seat(scene)].hand if card.face is not None)


def seat(scene: Scene) -> Seat:
    assert isinstance(scene.viewer, int)  # an onlooker has neither a hand nor a choice
    return scene.viewer


def cards_of(gather: Gather) -> tuple[Card, ...]:
    return gather.hand if gather.tower is None else (*gather.hand, gather.tower)


def letters(scene: Scene) -> dict[Card, str]:
    """Of one's own cards and of those in the towers."""
    view: View = scene.view
    towers = view.towers.cards if view.towers else ()
    return dict(zip(hand(scene), HAND, strict=False)) | dict(zip(towers, TOWERS, strict=False))
