"""What was typed: a number that is shown, or a short form of one's own."""

from collections.abc import Iterable
from typing import TypeVar

from ....games.abracadabra.actions import Action, Again, Discard, Draw, End, FaceUp, Gather, Give, Pass, PlayTrick, Take
from ....games.abracadabra.cards import PLACES, TRICKS, Card, Trick
from ....games.abracadabra.gatherings import PILES, Pile
from ....games.abracadabra.view import View
from ....kernel import Seat
from ..alike import alike, among
from ..board import Scene
from .choices import cards_of, hand, letters, numbered, seat

Thing = TypeVar("Thing")


def read(scene: Scene, typed: str) -> Action | None:
    """Of a place or a gathering that cannot be, the rules say why not."""
    view: View = scene.view
    if typed.isdecimal() and len(typed) < 4:
        return numbered(scene).get(int(typed)) or _place(view, int(typed))
    match view.step:
        case "act":
            return _pass(scene, typed) or _trick(scene, typed) or _gathering(scene, typed)
        case "take":
            return next((Take(pile) for pile in PILES if _is_type(scene, typed, pile)), None)
        case "exodus" | "discard":
            return next((Discard(card) for card in _cards(scene, typed)), None)
        case "give":
            return next((Give(card) for card in _cards(scene, typed)), None)
        case "face_up":
            return _back(scene, typed)
        case "again":
            return _yes_or_no(scene, typed)
        case _:
            return None


def _place(view: View, number: int) -> Draw | None:
    return Draw(number - 1) if view.step == "draw" and 1 <= number <= PLACES else None


def _pass(scene: Scene, typed: str) -> Pass | None:
    return Pass() if among(typed, scene.say("abracadabra-pass-words")) else None


def _yes_or_no(scene: Scene, typed: str) -> Again | End | None:
    if among(typed, scene.say("abracadabra-yes-words")):
        return Again()
    return End() if among(typed, scene.say("abracadabra-no-words")) else None


def _cards(scene: Scene, typed: str) -> Iterable[Card]:
    """A card of one's hand, by its letter or its name."""
    names = letters(scene)
    for card in hand(scene):
        if alike(typed) in (names[card], alike(scene.say("abracadabra-card", card=card))):
            yield card


def _back(scene: Scene, typed: str) -> FaceUp | None:
    """The two new cards are told apart by their backs, where these differ."""
    view: View = scene.view
    backs = [alike(scene.say("abracadabra-back", back=back)) for back in view.lifted]
    return FaceUp(backs.index(alike(typed))) if backs.count(alike(typed)) == 1 else None


def _is_type(scene: Scene, typed: str, pile: Pile) -> bool:
    return _bare(typed) in (_bare(pile), _bare(scene.say("abracadabra-type", pile=pile)))


def _bare(typed: str) -> str:
    """`Alea` is as good as `Alea!`."""
    return alike(typed).rstrip("! ")


def _trick(scene: Scene, typed: str) -> PlayTrick | None:
    """Its name, and then whom it is to hit."""
    for trick in TRICKS:
        name = alike(scene.say("abracadabra-card", card=f"trick-{trick}"))
        if alike(typed).startswith(name):
            return _aimed(scene, trick, alike(typed).removeprefix(name).strip())
    return None


def _aimed(scene: Scene, trick: Trick, whom: str) -> PlayTrick | None:
    if trick not in ("chaos", "vademecum"):
        return None if whom else PlayTrick(trick, None)
    if among(whom, scene.say("abracadabra-nobody-words")):
        return PlayTrick(trick, None)
    others = [other for other in range(len(scene.names)) if other != seat(scene)]
    return _at(scene, trick, _named(scene, others, whom) if whom else others)


def _named(scene: Scene, others: list[Seat], whom: str) -> list[Seat]:
    """The beginning of a name will do."""
    exactly = [other for other in others if alike(scene.names[other]) == whom]
    return exactly or [other for other in others if alike(scene.names[other]).startswith(whom)]


def _at(scene: Scene, trick: Trick, targets: list[Seat]) -> PlayTrick | None:
    """Where nobody is named and several could be, the rules say that a name is wanted."""
    if not targets:
        return None
    return PlayTrick(trick, targets[0] if len(targets) == 1 else seat(scene))


def _gathering(scene: Scene, typed: str) -> Gather | None:
    """Three letters of cards, and that of a type where there is a choice; or a type, where only one gathering fits."""
    found = [action for action in scene.legal if isinstance(action, Gather)]
    by_type = [action for action in found if _is_type(scene, typed, action.as_)]
    signs = alike(typed).replace(" ", "").replace("+", "").replace(",", "")
    by_cards = [action for action in found if _fits(scene, action, signs)]
    return _only(by_type) or _only(by_cards) or _impossible(scene, signs)


def _fits(scene: Scene, action: Gather, signs: str) -> bool:
    names = letters(scene)
    return {names[card] for card in cards_of(action)} == set(signs[:3]) and signs[3:] in ("", action.as_.lower())


def _only(things: list[Thing]) -> Thing | None:
    return things[0] if len(things) == 1 else None


def _impossible(scene: Scene, signs: str) -> Gather | None:
    """Cards that are there but do not gather: the rules explain it."""
    cards = {letter: card for card, letter in letters(scene).items()}
    three = [cards[sign] for sign in signs if sign in cards]
    fits = any(_fits(scene, action, signs[:3]) for action in scene.legal if isinstance(action, Gather))
    if fits or len(signs) != 3 or len(set(three)) != 3:
        return None
    held = tuple(card for card in three if card in hand(scene))
    if len(held) < 2:
        return None
    return Gather(held, next((card for card in three if card not in held), None), "A")
