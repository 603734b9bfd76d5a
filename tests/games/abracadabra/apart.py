"""What the tests know of Abracadabra: who has seen which card since it was shuffled, and what lies open."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from abracademy.games.abracadabra.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardsReplaced,
    CardTaken,
    GameEnded,
    GatheringOrganised,
    LaidOut,
    ObjectsShuffled,
    ObjectTaken,
    TrickPlayed,
)
from abracademy.games.abracadabra.options import Options
from abracademy.games.abracadabra.state import State
from abracademy.kernel import Seat, Viewer
from tests.apart import Hidden
from tests.played import Played, Step

ELEMENTS = ("water", "fire", "earth")
FACES = (("stone", 1, 1, 1, 1, 2, 2), ("stone", "stone", 1, 2, 3, 4, 5), (0, 1, 1, 2, 2, 3, 3))


def options(random: Random, seats: int) -> Options:
    first = random.randrange(seats)
    if random.random() < 0.5:
        return Options(first)
    return Options(first, tuple(random.choice(FACES) for _ in range(7)))  # type: ignore[arg-type]


def hidden(played: Played, viewer: Viewer) -> list[list[Hidden]]:
    """Cards that the viewer has not seen since a shuffle, by their backs, and those deep in the pile; cards that went
    from hand to hand, and which of several like backs was picked; Objects that others have or nobody."""
    cards = [*_behind_like_backs(played, viewer), *_deep_in_the_pile(played)]
    return [cards, *(list(kind(played, viewer)) for kind in (_handed_over, _picks, _objects))]


def back(card: str) -> str:
    element = card.split("-")[-1]
    return element if element in ELEMENTS else "air"


def _behind_like_backs(played: Played, viewer: Viewer) -> Iterator[Hidden]:
    """Cards that came to the table or further, and the next two, which might as well have come: in the hand of somebody
    they stay what they are when the others are shuffled again."""
    for shuffled in _shuffles(played):
        for element in (*ELEMENTS, "air"):
            unseen = _unseen(played, viewer, shuffled, element)
            came = sum(at < _laid_out(played, shuffled) for at in unseen)
            yield Hidden(shuffled, set(unseen[: came + 2]), named=True)


def _deep_in_the_pile(played: Played) -> Iterator[Hidden]:
    for shuffled in _shuffles(played)[-1:]:
        lifted_or_top = 3
        yield Hidden(shuffled, set(range(_laid_out(played, shuffled) + lifted_or_top, len(_order(played, shuffled)))))


def _handed_over(played: Played, viewer: Viewer) -> Iterator[Hidden]:
    """Each with every one that it might be."""
    for shuffled in _shuffles(played):
        order = _order(played, shuffled)
        for card in _taken_or_given(played.steps[shuffled:]):
            might_be = _unseen(played, viewer, shuffled, back(card))
            places = [at for at in might_be if order[at] == card]
            yield from (Hidden(shuffled, {place, other}, named=True) for place in places for other in might_be)


def _taken_or_given(steps: tuple[Step, ...]) -> list[str]:
    events = [event for step in steps for event in step.events]
    return [event.card for event in events if isinstance(event, CardTaken | CardGiven)]


def _shuffles(played: Played) -> list[int]:
    """Those of the cards; at the end of the game all that counts lies open."""
    if not played.steps or any(isinstance(one, GameEnded) for one in played.steps[-1].events):
        return []
    return [at for at, step in enumerate(played.steps) if any(isinstance(one, LaidOut) for one in step.events)]


def _order(played: Played, shuffled: int) -> tuple[str, ...]:
    order: tuple[str, ...] = played.steps[shuffled].move.value
    return order


def _unseen(played: Played, viewer: Viewer, shuffled: int, element: str) -> list[int]:
    """The places of a shuffle with this back whose cards the viewer has not seen since."""
    seen = {card for step in played.steps[shuffled:] for event in step.events for card in _seen(event, viewer)}
    order = _order(played, shuffled)
    return [at for at, card in enumerate(order) if back(card) == element and card not in seen]


def _laid_out(played: Played, shuffled: int) -> int:
    """How many cards of a shuffle came to the table before the next."""
    laid = 4
    for step in played.steps[shuffled + 1 :]:
        for event in step.events:
            if isinstance(event, LaidOut):
                return laid
            laid += 2 if isinstance(event, CardsReplaced) else 0
    return laid


def _seen(event: object, viewer: Viewer) -> tuple[str, ...]:
    """The faces that this event shows to the viewer."""
    match event:
        case LaidOut(places):
            return (places[3],)
        case CardDrawn(seat, place, card):
            return (card,) if viewer == seat or place == 3 or card == "trick-periculum" else ()
        case CardsReplaced(_, places, cards):
            return tuple(card for place, card in zip(places, cards, strict=True) if place == 3)
        case GatheringOrganised(_, hand):
            return hand
        case CardDiscarded(_, card):
            return (card,)
        case TrickPlayed(_, trick):
            return (f"trick-{trick}",)
        case CardTaken(seat, target, card) | CardGiven(seat, target, card):
            return (card,) if viewer in (seat, target) else ()
        case _:
            return ()


def _objects(played: Played, viewer: Viewer) -> Iterator[Hidden]:
    for at, step in enumerate(played.steps):
        for event in step.events:
            if isinstance(event, ObjectsShuffled):
                yield Hidden(at, set(range(7)) - _shown(played, event.pile, viewer))


def _shown(played: Played, pile: str, viewer: Viewer) -> set[int]:
    """The places of a pile, from the top, whose Object the viewer has taken; and all that were taken, at the end."""
    events = [event for step in played.steps for event in step.events]
    over = any(isinstance(event, GameEnded) for event in events)
    taken = [event.seat for event in events if isinstance(event, ObjectTaken) and event.object.pile == pile]
    return {place for place, seat in enumerate(taken) if over or seat == viewer}


def _picks(played: Played, viewer: Viewer) -> Iterator[Hidden]:
    for at, step in enumerate(played.steps):
        for event in step.events:
            if isinstance(event, CardTaken) and viewer not in (event.seat, event.target):
                hand = step.before.players[event.target].hand
                yield Hidden(at, {place for place, card in enumerate(hand) if back(card) == back(event.card)})


def turn(state: State) -> Seat:
    return state.turn


def is_new(state: State) -> bool:
    return state.step == "draw" and None not in state.places


def public(state: State) -> object:
    shuffling = state.step in ("set_up", "periculum", "run_out")
    lifted = 2 if state.step == "face_up" else 0
    return (
        [back(card) if card else None for card in state.places],
        state.places[3],
        len(state.pile),
        None if shuffling else [back(card) for card in state.pile[: lifted + 1]],
        (state.discard, state.towers, state.proxima, state.again),
        (state.turn, state.asked, state.step),
        [len(pile) for pile in state.objects],
        [_open(player, state.step == "over") for player in state.players],
    )


def _open(player: Any, over: bool) -> object:
    everything = (sorted(player.hand), player.objects) if over else None
    piles = [found.pile for found in player.objects]
    return sorted(map(back, player.hand)), piles, player.gatherings, everything


def things(state: State) -> list[str]:
    """40 cards and 58 Objects, always."""
    held = [card for player in state.players for card in player.hand]
    on_table = [card for card in state.places if card]
    standing = [
        *(state.towers.cards if state.towers else ()),
        *(["trick-proxima"] if state.proxima is not None else []),
    ]
    cards = sorted([*held, *on_table, *standing, *state.pile, *state.discard])
    whole = (*state.objects, *state.options.objects[len(state.objects) :])
    left = [(letter, str(face)) for letter, pile in zip("ABCDEFG", whole, strict=True) for face in pile]
    taken = [
        (found.pile, "stone" if found.stone is True else str(found.points))
        for player in state.players
        for found in player.objects
    ]
    new = state.gatherings + sum(player.gatherings for player in state.players)
    master = 1  # only ever laid down at the end
    objects = Counter(map(str, [*left, *taken]))
    assert (len(cards), len(left) + len(taken) + new + master) == (40, 58)
    return [*cards, *sorted(objects.elements()), str(new)]
