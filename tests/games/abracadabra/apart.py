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
from abracademy.kernel import Viewer
from tests.apart import Hidden
from tests.played import Played

ELEMENTS = ("water", "fire", "earth")
FACES = (("stone", 1, 1, 1, 1, 2, 2), ("stone", "stone", 1, 2, 3, 4, 5), (0, 1, 1, 2, 2, 3, 3))


def options(random: Random, seats: int) -> Options:
    first = random.randrange(seats)
    if random.random() < 0.5:
        return Options(first)
    return Options(first, tuple(random.choice(FACES) for _ in range(7)))  # type: ignore[arg-type]


def hidden(played: Played, viewer: Viewer) -> list[Hidden]:
    """Cards that the viewer has not seen since they were shuffled, by their backs, and those deep in the pile; Objects
    that others have or nobody; and which of several like backs was picked out of a hand."""
    return [*_cards(played, viewer), *_objects(played, viewer), *_picks(played, viewer)]


def back(card: str) -> str:
    element = card.split("-")[-1]
    return element if element in ELEMENTS else "air"


def _cards(played: Played, viewer: Viewer) -> Iterator[Hidden]:
    shuffles = [at for at, step in enumerate(played.steps) if any(isinstance(one, LaidOut) for one in step.events)]
    if not shuffles or any(isinstance(one, GameEnded) for one in played.steps[-1].events):
        return
    order: tuple[str, ...] = played.steps[shuffles[-1]].move.value
    since = [event for step in played.steps[shuffles[-1] :] for event in step.events]
    seen = {card for event in since for card in _seen(event, viewer)} | {order[3]}
    unseen = [place for place, card in enumerate(order) if card not in seen]
    for element in (*ELEMENTS, "air"):
        yield Hidden(shuffles[-1], {place for place in unseen if back(order[place]) == element})
    gone = sum(2 for event in since if isinstance(event, CardsReplaced))
    lifted_or_top = 3
    yield Hidden(shuffles[-1], set(range(4 + gone + lifted_or_top, len(order))))


def _seen(event: object, viewer: Viewer) -> tuple[str, ...]:
    """The faces that this event shows to the viewer."""
    match event:
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
