"""What a tale says about the stones of its last round, by their places in the shuffle, and the moves it tells of."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from ...kernel import Outcome, Seat, Tale, Wire
from .actions import STOP, Action, Cast
from .events import CallSlipped, DieRolled, PlayerOut, PlayerStopped, RoundEnded, SpellFound, SpellMissed, StoneTaken
from .layout import layout
from .options import Options
from .spells import STONES
from .told import RoundBeganTold, SecretTakenTold, Stone, Told, TurnEndedTold


class Hit(NamedTuple):
    """A stone that was taken for a spell, out of all that lay in the row then."""

    seat: Seat
    spell: int
    row: tuple[int, ...]


class Facts:
    """Grows with each thing told."""

    def __init__(self, options: Options, began: RoundBeganTold) -> None:
        parts = layout(options, len(began.stones))
        self.faces: list[Stone] = [None] * len(STONES)
        self.ruled_out: dict[int, set[int]] = {}
        self.moves: list[Action | Outcome] = []
        self.found: SpellFound | None = None
        """The last thing told, if it is that a called spell is there."""
        self.hits: list[Hit] = []
        self.hands = [list(hand) for hand in parts.hands]
        self._secrets = list(parts.secrets)
        self._taken: list[list[int]] = [[] for _ in parts.hands]
        self._pile = list(parts.pile)
        self._see(parts.opened, began.opened)
        self._see_all(self.hands, began.stones)

    def hear(self, told: Told) -> None:
        self.found = told if isinstance(told, SpellFound) else None
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
                self.hits.append(Hit(seat, spell, tuple(self.hands[seat])))
                self.faces[self.hands[seat].pop(place)] = spell
            case DieRolled(_, face):
                self.moves.append(Outcome(face))
            case SecretTakenTold(seat, number):
                self._taken[seat].append(self._secrets.pop(0))  # the first remaining one
                self._see(self._taken[seat][-1:], [number])
            case TurnEndedTold():
                self._end_turn(told)
            case PlayerOut(seat, stones):
                self._see(self.hands[seat], stones)
            case RoundEnded():
                self._see_all(self.hands, told.stones)
                self._see_all(self._taken, told.taken_secrets)
                self._see(self._secrets, told.secrets)
            case _:
                pass

    @property
    def unseen(self) -> list[int]:
        """The stones that no face is known of."""
        unseen = list(STONES)
        for face in self.faces:
            if face is not None:
                unseen.remove(face)
        return unseen

    def _rule_out(self, seat: int, spell: int) -> None:
        for place in self.hands[seat]:
            self.ruled_out.setdefault(place, set()).add(spell)

    def _end_turn(self, told: TurnEndedTold) -> None:
        drawn, self._pile = self._pile[: len(told.drawn)], self._pile[len(told.drawn) :]
        self.hands[told.seat] += drawn
        self._see(drawn, told.drawn)

    def _see(self, places: Iterable[int], stones: Iterable[Stone]) -> None:
        for place, stone in zip(places, stones, strict=True):
            if stone is not None:
                self.faces[place] = stone

    def _see_all(self, hands: Iterable[Iterable[int]], stones: Iterable[Iterable[Stone]]) -> None:
        for places, seen in zip(hands, stones, strict=True):
            self._see(places, seen)


def last_deal(told: Sequence[Wire]) -> int | None:
    """Where the last round begins."""
    return next((at for at in reversed(range(len(told))) if isinstance(told[at], RoundBeganTold)), None)


def facts_of(options: Options, told: Sequence[Wire]) -> Facts:
    """Of one round, from its deal on."""
    facts = Facts(options, cast(RoundBeganTold, told[0]))
    for one in told[1:]:
        facts.hear(cast(Told, one))
    return facts


def facts_now(tale: Tale[Options]) -> Facts | None:
    """Of the last round; before the first there are none."""
    dealt = last_deal(tale.told)
    return None if dealt is None else facts_of(tale.options, tale.told[dealt:])
