"""A table as a test wants it, and moves on it."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import (
    Action,
    Again,
    Discard,
    Draw,
    End,
    FaceUp,
    Gather,
    Give,
    Pass,
    PlayTrick,
    Take,
)
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.events import Event
from abracademy.games.abracadabra.gatherings import Pile
from abracademy.games.abracadabra.objects import Face, Object
from abracademy.games.abracadabra.options import Options
from abracademy.games.abracadabra.state import Player, State, Step, Towers
from abracademy.kernel import Outcome, Pick, Refused, Seat, Shuffle, answer

LETTERS: tuple[Pile, ...] = ("A", "B", "C", "D", "E", "F", "G")
ASPECTS = ("wizard", "mage", "witch")
SCHOOLS = ("silver", "bronze", "gold")
ELEMENTS = ("water", "fire", "earth")
AIR = ("air-wizard", "air-mage", "air-witch")
ELEMENTALS = ("elemental-water", "elemental-fire", "elemental-earth", "elemental-air")
PERICULUM = "trick-periculum"
TRICKS = ("trick-proxima", "trick-idem", "trick-exodus", "trick-chaos", "trick-vademecum", PERICULUM)
COLOURED = tuple(f"{a}-{s}-{e}" for a in ASPECTS for s in SCHOOLS for e in ELEMENTS)
DECK = (*COLOURED, *AIR, *TRICKS, *ELEMENTALS)

ME = "wizard-silver-water"
"""Takes part in one gathering of each type:"""
WITH_ME: dict[Pile, tuple[str, str]] = {
    "A": ("mage-silver-water", "witch-silver-water"),
    "B": ("wizard-bronze-water", "wizard-gold-water"),
    "C": ("mage-bronze-water", "witch-gold-water"),
    "D": ("wizard-silver-fire", "wizard-silver-earth"),
    "E": ("mage-silver-fire", "witch-silver-earth"),
    "F": ("wizard-bronze-fire", "wizard-gold-earth"),
    "G": ("mage-bronze-fire", "witch-gold-earth"),
}
ELSEWHERE = ("wizard-bronze-earth", "mage-bronze-earth", "witch-bronze-earth")
"""A gathering, an Alea, of which nobody is in those above."""


class Table:
    """A state, and everything that happened since the table was laid."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[Action | Outcome] = []
        self.events: list[Event] = []

    def play(self, move: Action | Outcome) -> tuple[Event, ...]:
        self.state, events = GAME.play(self.state, move)
        self.moves.append(move)
        self.events += events
        return events

    def draw(self, *places: int) -> tuple[Event, ...]:
        return tuple(event for place in places for event in self.play(Draw(place)))

    def gather(self, *hand: str, tower: str | None = None, as_: Pile | None = None) -> tuple[Event, ...]:
        """The gathering of these; of the only type that they can be, if none is named."""
        (found,) = [one for one in self.gatherings(*hand, tower=tower) if as_ in (None, one.as_)]
        return self.play(found)

    def gatherings(self, *hand: str, tower: str | None = None) -> list[Gather]:
        """The legal gatherings of these, in whatever order they were named."""
        gathers = [action for action in self.legal if isinstance(action, Gather)]
        return [one for one in gathers if sorted(one.hand) == sorted(hand) and one.tower == tower]

    def trick(self, trick: Trick, target: Seat | None = None, *, take: str | None = None) -> tuple[Event, ...]:
        """Plays a trick; `take` answers for chance which card it takes."""
        events = self.play(PlayTrick(trick, target))
        if take is None or target is None:
            return events
        return events + self.play(Outcome(self.hand(target).index(take)))

    def pass_(self) -> tuple[Event, ...]:
        return self.play(Pass())

    def discard(self, *cards: str) -> tuple[Event, ...]:
        return tuple(event for card in cards for event in self.play(Discard(card)))

    def give(self, card: str) -> tuple[Event, ...]:
        return self.play(Give(card))

    def take(self, pile: Pile) -> tuple[Event, ...]:
        return self.play(Take(pile))

    def face_up(self, which: int) -> tuple[Event, ...]:
        return self.play(FaceUp(which))

    def again(self) -> tuple[Event, ...]:
        return self.play(Again())

    def end(self) -> tuple[Event, ...]:
        return self.play(End())

    def shuffle(self, *first: str) -> tuple[Event, ...]:
        """Answers for chance: these cards come first, the others behind them, Periculum last of all."""
        asked = self.asked
        assert isinstance(asked, Shuffle)
        assert asked.what == "cards"
        return self.play(Outcome(arranged(asked.items, *first)))

    def deal(self, *first: str) -> tuple[Event, ...]:
        """The set-up, with these cards first and every pile of Objects as it is listed."""
        events = self.shuffle(*first)
        for _ in LETTERS:
            asked = self.asked
            assert isinstance(asked, Shuffle)
            events += self.play(Outcome(asked.items))
        return events

    def wander(self, random: Random) -> Iterator[tuple[Event, ...]]:
        """Plays at random until the game is over, and gives what each move brings about."""
        while (asked := self.asked) is not None:
            move = random.choice(self.legal) if isinstance(asked, int) else answer(asked, random)
            yield self.play(move)

    @property
    def asked(self) -> Any:
        return GAME.awaits(self.state)

    @property
    def legal(self) -> tuple[Action, ...]:
        return GAME.legal(self.state)

    @property
    def tricks(self) -> list[PlayTrick]:
        return [action for action in self.legal if isinstance(action, PlayTrick)]

    def refuses(self, move: Action | Outcome) -> bool:
        try:
            GAME.play(self.state, move)
        except Refused:
            return True
        return False

    @property
    def pick(self) -> Pick:
        asked = self.asked
        assert isinstance(asked, Pick)
        return asked

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.state.players[seat].hand

    def objects(self, seat: Seat) -> tuple[Object, ...]:
        return self.state.players[seat].objects

    @property
    def left(self) -> dict[Pile, int]:
        """How many Objects each pile still has."""
        return {letter: len(pile) for letter, pile in zip(LETTERS, self.state.objects, strict=True)}


def worth(pile: Pile, face: Face) -> Object:
    return Object(pile, stone=True) if face == "stone" else Object(pile, points=int(face))


def player(*hand: str, objects: Sequence[Object] = (), gatherings: int = 0) -> Player:
    return Player(hand, tuple(objects), gatherings)


def stands(*cards: str, type: Pile, by: Seat = 0, paid: Pile | None = None) -> Towers:  # noqa: A002
    """A gathering in the towers, whose organiser took an Object from its own pile unless another is named."""
    return Towers(cards, type, by, paid or type)


def lay(
    *players: Player,
    turn: Seat = 0,
    step: Step = "act",
    places: Sequence[str | None] = (),
    pile: Sequence[str] = (),
    left: int | None = None,
    discard: Sequence[str] = (),
    towers: Towers | None = None,
    proxima: Seat | None = None,
    piles: Mapping[Pile, Sequence[Face]] | None = None,
    gatherings: int = 8,
    again: bool = False,
    quiet: int = 0,
    **options: Any,
) -> Table:
    """A table in mid-game; before the second step of a turn, if nothing else is said, with places 0 and 1 empty.

    Cards that are not named lie in the pile, under those named for it, Periculum last of all; with `left`, that many
    are left in the pile and the others are discarded. Piles that are not named hold seven Objects of 1 point.
    """
    named = [card for one in players for card in one.hand]
    named += [*filter(None, places), *pile, *discard, *(towers.cards if towers else ())]
    named += ["trick-proxima"] if proxima is not None else []
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in DECK if card not in named]
    rest.sort(key=lambda card: card in TRICKS or card in ELEMENTALS)  # so that nothing happens by surprise
    rest.sort(key=PERICULUM.__eq__)
    if not places:
        empty = (None, None) if step not in ("draw", "again") else (rest.pop(0), rest.pop(0))
        places = (*empty, rest.pop(0), rest.pop(0))
    drawn = (*pile, *rest)
    gone = () if left is None else drawn[left:]
    faces: Mapping[Pile, Sequence[Face]] = piles or {}
    return Table(
        State(
            Options(**options),
            players,
            turn,
            turn,
            step,
            places=tuple(places),
            pile=drawn[: len(drawn) - len(gone)],
            discard=(*discard, *gone),
            towers=towers,
            proxima=proxima,
            objects=tuple(tuple(faces.get(letter, (1,) * 7)) for letter in LETTERS),
            gatherings=gatherings,
            again=again,
            quiet=quiet,
        )
    )


def new(seats: int, **options: Any) -> Table:
    """A table before its first shuffle."""
    return Table(GAME.begin(Options(**options), seats))


def arranged(cards: Sequence[Any], *first: str) -> tuple[Any, ...]:
    """A shuffle that begins with these; Periculum is last if it is not named."""
    rest = sorted((card for card in cards if card not in first), key=PERICULUM.__eq__)
    return (*first, *rest)
