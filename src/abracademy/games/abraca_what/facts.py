"""What a tale says about the stones of its last round, by their places in the shuffle, and the moves it tells of."""

from collections.abc import Iterable

from ...kernel import Outcome
from .actions import STOP, Action, Cast
from .events import CallSlipped, DieRolled, PlayerOut, PlayerStopped, RoundEnded, SpellFound, SpellMissed, StoneTaken
from .layout import layout
from .options import Options
from .spells import STONES
from .told import RoundBeganTold, SecretTakenTold, Stone, Told, TurnEndedTold


class Facts:
    """Grows with each thing told."""

    def __init__(self, options: Options, began: RoundBeganTold) -> None:
        parts = layout(options, len(began.stones))
        self.faces: list[Stone] = [None] * len(STONES)
        self.ruled_out: dict[int, set[int]] = {}
        self.moves: list[Action | Outcome] = []
        self.found = False
        """Whether the last thing told is that a called spell is there."""
        self._hands = [list(hand) for hand in parts.hands]
        self._secrets = list(parts.secrets)
        self._taken: list[list[int]] = [[] for _ in parts.hands]
        self._pile = list(parts.pile)
        self._see(parts.opened, began.opened)
        self._see_all(self._hands, began.stones)

    def hear(self, told: Told) -> None:
        self.found = isinstance(told, SpellFound)
        match told:
            case SpellFound(_, spell) | CallSlipped(_, spell):
                self.moves.append(Cast(spell))
            case SpellMissed(seat, spell):
                self.moves.append(Cast(spell))
                self._rule_out(seat, spell)
            case PlayerStopped():
                self.moves.append(STOP)
            case StoneTaken(seat, place, spell):
                self.moves.append(Outcome(place))
                self.faces[self._hands[seat].pop(place)] = spell
            case DieRolled(_, face):
                self.moves.append(Outcome(face))
            case SecretTakenTold(seat, number):
                self._taken[seat].append(self._secrets.pop(0))  # the first remaining one
                self._see(self._taken[seat][-1:], [number])
            case TurnEndedTold():
                self._end_turn(told)
            case PlayerOut(seat, stones):
                self._see(self._hands[seat], stones)
            case RoundEnded():
                self._see_all(self._hands, told.stones)
                self._see_all(self._taken, told.taken_secrets)
                self._see(self._secrets, told.secrets)
            case _:
                pass

    def _rule_out(self, seat: int, spell: int) -> None:
        for place in self._hands[seat]:
            self.ruled_out.setdefault(place, set()).add(spell)

    def _end_turn(self, told: TurnEndedTold) -> None:
        drawn, self._pile = self._pile[: len(told.drawn)], self._pile[len(told.drawn) :]
        self._hands[told.seat] += drawn
        self._see(drawn, told.drawn)

    def _see(self, places: Iterable[int], stones: Iterable[Stone]) -> None:
        for place, stone in zip(places, stones, strict=True):
            if stone is not None:
                self.faces[place] = stone

    def _see_all(self, hands: Iterable[Iterable[int]], stones: Iterable[Iterable[Stone]]) -> None:
        for places, seen in zip(hands, stones, strict=True):
            self._see(places, seen)
