"""The Objects as somebody follows them who sees the piles they come from, but only some faces."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import UNSET

from .events import GameEnded, NewGatheringTaken
from .gatherings import PILES, Pile
from .objects import STONE, WINNING, Face, Object, Values, opened
from .state import Player
from .told import ObjectTakenTold, Told
from .traces import Impossible
from .winning import has_artifact, points


class Taken:
    """One Object in front of a player."""

    __slots__ = ("face", "pile")

    def __init__(self, pile: Pile, face: Face | None) -> None:
        self.pile: Final = pile
        self.face = face


class Purses:
    def __init__(self, values: Values, seats: int) -> None:
        self.gatherings = [0] * seats
        self._faces: dict[Pile, list[Face]] = {pile: list(faces) for pile, faces in zip(PILES, values, strict=True)}
        """What of each pile nobody has seen in front of somebody."""
        self._taken: list[Taken] = []
        self._purses: list[list[Taken]] = [[] for _ in range(seats)]

    def hear(self, told: Told) -> None:
        match told:
            case NewGatheringTaken(seat):
                self.gatherings[seat] += 1
            case ObjectTakenTold(seat, taken):
                self._take(seat, taken)
            case GameEnded():
                for seat, objects in enumerate(told.objects):
                    self._open(seat, objects)
            case _:
                pass

    def _take(self, seat: int, seen: Object) -> None:
        taken = Taken(seen.pile, None)
        self._taken.append(taken)
        self._purses[seat].append(taken)
        self._see(taken, seen)

    def _see(self, taken: Taken, seen: Object) -> None:
        if not seen.hidden and taken.face is None:
            self._settle(taken, STONE if seen.points is UNSET else seen.points)

    def _settle(self, taken: Taken, face: Face) -> None:
        taken.face = face
        self._faces[taken.pile].remove(face)

    def _open(self, seat: int, objects: Sequence[Object]) -> None:
        for taken, seen in zip(self._purses[seat], objects, strict=True):
            self._see(taken, seen)

    def deal(self, random: Random) -> float:
        """Gives each that has none a face with which its owner has not won yet; and the weight of this."""
        weight = 1.0
        for seat, purse in enumerate(self._purses):
            for taken in [one for one in purse if one.face is None]:
                faces = self._faces[taken.pile]
                fitting: list[Face] = [
                    face for face in faces if not self._would_have_won(seat, opened(taken.pile, face))
                ]
                if not fitting:
                    raise Impossible
                weight *= len(fitting) / len(faces)
                self._settle(taken, random.choice(fitting))
        return weight

    def _would_have_won(self, seat: int, more: Object) -> bool:
        known = [opened(taken.pile, taken.face) for taken in self._purses[seat] if taken.face is not None]
        player = Player((), (*known, more), self.gatherings[seat])
        return points(player) >= WINNING or has_artifact(player)

    def order(self, pile: Pile, random: Random) -> tuple[int | str, ...]:
        """The faces of a pile as they were shuffled: those taken come first."""
        taken = [one.face for one in self._taken if one.pile == pile and one.face is not None]
        return (*taken, *random.sample(self._faces[pile], len(self._faces[pile])))
