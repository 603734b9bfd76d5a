"""What the Objects that a viewer cannot see are worth, by counting the faces that it has not seen."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from msgspec import UNSET

from ..events import GameEnded, NewGatheringTaken
from ..gatherings import PILES, Pile
from ..objects import STONE, WINNING, Face, Object, Values
from ..told import ObjectTakenTold, Told

Left: TypeAlias = tuple[tuple[Face, ...], ...]
"""Of each pile the faces that the viewer has not seen, in front of somebody or still in it."""
Fortune: TypeAlias = tuple[int, int]
"""Points and Sorcerer's Stones."""


class Purse(NamedTuple):
    """What somebody has in front of them."""

    points: int = 0
    """Of the Objects that the viewer sees."""
    stones: int = 0
    gatherings: int = 0
    hidden: tuple[Pile, ...] = ()
    """Whence the others come."""
    seen: int = 0
    """Objects whose faces the viewer sees."""

    @property
    def owned(self) -> int:
        return self.seen + len(self.hidden) + self.gatherings


def purses(told: tuple[Told, ...], seats: int) -> tuple[Purse, ...]:
    found = [Purse() for _ in range(seats)]
    for one in told:
        match one:
            case NewGatheringTaken(seat):
                found[seat] = found[seat]._replace(gatherings=found[seat].gatherings + 1)
            case ObjectTakenTold(seat, taken):
                found[seat] = with_object(found[seat], taken)
            case GameEnded():
                found = [_opened(purse, shown) for purse, shown in zip(found, one.objects, strict=True)]
            case _:
                pass
    return tuple(found)


def with_object(purse: Purse, taken: Object) -> Purse:
    if taken.hidden is True:
        return purse._replace(hidden=tuple(sorted((*purse.hidden, taken.pile))))
    return with_face(purse, _face(taken))


def with_face(purse: Purse, face: Face) -> Purse:
    if isinstance(face, str):
        return purse._replace(stones=purse.stones + 1, seen=purse.seen + 1)
    return purse._replace(points=purse.points + face, seen=purse.seen + 1)


def _face(taken: Object) -> Face:
    return STONE if taken.points is UNSET else taken.points


def _opened(purse: Purse, objects: tuple[Object, ...]) -> Purse:
    opened = Purse(gatherings=purse.gatherings)
    for one in objects:
        opened = with_object(opened, one)
    return opened


def unseen(told: tuple[Told, ...], values: Values) -> Left:
    """A face that was seen twice, when it was taken and at the end, is one."""
    ended = next((one for one in told if isinstance(one, GameEnded)), None)
    taken = [one.object for one in told if isinstance(one, ObjectTakenTold)]
    shown = [one for objects in ended.objects for one in objects] if ended else taken
    seen: Counter[tuple[Pile, Face]] = Counter((one.pile, _face(one)) for one in shown if one.hidden is not True)
    return tuple(
        tuple(sorted((Counter(faces) - Counter(_of(pile, seen))).elements(), key=str))
        for pile, faces in zip(PILES, values, strict=True)
    )


def _of(pile: Pile, seen: Mapping[tuple[Pile, Face], int]) -> dict[Face, int]:
    return {face: count for (whose, face), count in seen.items() if whose == pile}


def has_won(purse: Purse, fortune: Fortune) -> bool:
    """By Objects and New Gathering cards alone (B-9)."""
    points, stones = purse.points + fortune[0], purse.stones + fortune[1]
    return points + purse.gatherings >= WINNING or (stones >= 2 and purse.owned > 2)


@lru_cache(maxsize=1024)
def fortunes(purse: Purse, left: Left) -> dict[Fortune, float]:
    """What the hidden Objects come to, given that their owner has not won: else the game would be over.

    That nobody else has won, of those who took from the same piles, is not counted.
    """
    weights = {one: weight for one, weight in _sums(purse.hidden, left).items() if not has_won(purse, one)}
    whole = sum(weights.values())
    return {one: weight / whole for one, weight in weights.items()}


@lru_cache(maxsize=1024)
def faces(purse: Purse, left: Left, pile: Pile) -> dict[Face, float]:
    """What each of the hidden Objects out of this pile may be."""
    at = PILES.index(pile)
    others = list(purse.hidden)
    others.remove(pile)
    weights: dict[Face, float] = {}
    for face, count in Counter(left[at]).items():
        sums = _sums(tuple(others), _without(left, at, face))
        fits = [weight for one, weight in sums.items() if not has_won(purse, _plus(one, face))]
        weights[face] = count * sum(fits)
    whole = sum(weights.values())
    return {face: weight / whole for face, weight in weights.items()}


def _without(left: Left, at: int, face: Face) -> Left:
    others = list(left[at])
    others.remove(face)
    return (*left[:at], tuple(others), *left[at + 1 :])


def _plus(fortune: Fortune, face: Face) -> Fortune:
    return (fortune[0], fortune[1] + 1) if isinstance(face, str) else (fortune[0] + face, fortune[1])


def _sums(hidden: tuple[Pile, ...], left: Left) -> dict[Fortune, int]:
    """In how many ways so many Objects out of these piles come to how much."""
    sums = {(0, 0): 1}
    for pile, count in sorted(Counter(hidden).items()):
        sums = dict(_added(sums, left[PILES.index(pile)], count))
    return sums


def _added(sums: dict[Fortune, int], faces: tuple[Face, ...], count: int) -> Counter[Fortune]:
    added: Counter[Fortune] = Counter()
    for fortune, ways in sums.items():
        for more, others in _drawn(faces, count):
            added[fortune[0] + more[0], fortune[1] + more[1]] += ways * others
    return added


@lru_cache(maxsize=1024)
def _drawn(faces: tuple[Face, ...], count: int) -> tuple[tuple[Fortune, int], ...]:
    return tuple(Counter(_all_drawn(faces, count)).items())


def _all_drawn(faces: tuple[Face, ...], count: int) -> Iterator[Fortune]:
    for chosen in combinations(faces, count):
        total: Fortune = (0, 0)
        for face in chosen:
            total = _plus(total, face)
        yield total
