"""Whole games at random, watched by somebody who believes nothing but what happens."""

from collections import Counter
from random import Random
from typing import Any, assert_never

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Draw, Gather, PlayTrick
from abracademy.games.abracadabra.cards import BACK
from abracademy.games.abracadabra.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardsLifted,
    CardsReplaced,
    CardTaken,
    EnchanterMissing,
    Event,
    GameEnded,
    GatheringOrganised,
    LaidOut,
    NewGatheringTaken,
    NothingTaken,
    ObjectsShuffled,
    ObjectTaken,
    Passed,
    PericulumStruck,
    PileRanOut,
    ProximaSpent,
    ShuffledAgain,
    TrickPlayed,
    TurnEnded,
)
from abracademy.games.abracadabra.objects import Object
from abracademy.kernel import Outcome
from tests.games.abracadabra.table import DECK, LETTERS, PERICULUM, Table, new, worth


class Watch:
    """Keeps the table from the events alone, and checks what can never be."""

    def __init__(self, table: Table) -> None:
        self.table = table
        seats = range(len(table.state.players))
        self.hands: list[list[str]] = [[] for _ in seats]
        self.won: list[list[Object]] = [[] for _ in seats]
        self.gatherings = [0 for _ in seats]
        self.places: list[str | None] = [None] * 4
        self.pile: list[str] = []
        self.pool = [*DECK]
        self.discard: list[str] = []
        self.towers: list[str] = []
        self.proxima: list[int] = []
        self.piles: dict[str, list[int | str]] = {}
        self.turn = table.state.turn
        self.begin_turn()

    def begin_turn(self) -> None:
        self.drawn = self.acted = 0
        self.alea = self.struck = False

    def see(self, move: object, events: tuple[Event, ...]) -> None:
        self.count(move)
        for event in events:
            self.happen(event)
        self.compare()
        self.check(over=any(isinstance(event, GameEnded) for event in events))

    def count(self, move: object) -> None:
        """Two cards and one action a turn, in this order."""
        if isinstance(move, Draw):
            self.drawn += 1
            assert self.acted == 0
        if isinstance(move, Gather | PlayTrick):
            self.acted += 1
            assert self.drawn == 2
            assert self.acted == 1

    def happen(self, event: Event) -> None:  # noqa: C901 (as many arms as can happen)
        match event:
            case LaidOut(places, pile):
                assert Counter(self.pool) == Counter([*places, *pile])
                assert places[3] != PERICULUM
                self.lay_out(*places)
                self.pile, self.pool = [*pile], []
            case ObjectsShuffled(pile, faces):
                self.piles[pile] = [*faces]
            case CardDrawn(seat, place, card):
                assert (seat, card) == (self.turn, self.places[place])
                if card != PERICULUM:
                    self.places[place] = None
                    self.hands[seat].append(card)
            case PericulumStruck(seat, lost):
                assert (seat, lost) == (self.turn, len(self.hands[seat]))
                assert PERICULUM in self.places
                self.pool_cards(*self.hands[seat])
                self.hands[seat], self.struck = [], True
            case GatheringOrganised(seat, hand, tower, type_, gone):
                assert seat == self.turn
                assert Counter(self.towers) == Counter([*gone, *([tower] if tower else [])])
                self.leave_hand(seat, *hand)
                self.towers = [*hand, *([tower] if tower else [])]
                self.discard += gone
                self.alea = type_ == "A"
            case NewGatheringTaken(seat):
                self.gatherings[seat] += 1
                assert sum(self.gatherings) <= 8
            case ProximaSpent(seat):
                assert [seat] == self.proxima
                self.proxima = []
                self.discard.append("trick-proxima")
            case ObjectTaken(seat, taken, instead):
                assert taken == worth(taken.pile, self.piles[taken.pile].pop(0))  # type: ignore[arg-type]
                assert instead is None or not self.piles[instead]
                self.won[seat].append(taken)
            case NothingTaken():
                assert not any(self.piles.values())
            case TrickPlayed(seat, trick, _):
                assert seat == self.turn
                self.leave_hand(seat, f"trick-{trick}")
                if trick == "proxima":
                    self.proxima.append(seat)
                else:
                    self.discard.append(f"trick-{trick}")
            case EnchanterMissing(seat):
                assert all("elemental" in card or "trick" in card for card in self.hands[seat])
            case CardTaken(seat, target, card):
                self.leave_hand(target, card)
                self.hands[seat].append(card)
            case CardGiven(seat, target, card):
                self.leave_hand(seat, card)
                self.hands[target].append(card)
            case CardDiscarded(seat, card):
                self.leave_hand(seat, card)
                self.discard.append(card)
            case CardsLifted(seat, backs, top):
                assert (seat, self.places[3]) == (self.turn, None)
                assert [*backs] == self.backs(*self.pile[:2])
                assert [top] == self.backs(*self.pile[2:3])
            case CardsReplaced(_, places, cards, top):
                assert [*cards] == self.pile[:2]
                for place, card in zip(places, cards, strict=True):
                    assert self.places[place] is None
                    self.places[place] = card
                del self.pile[:2]
                assert [top] == self.backs(*self.pile[:1])
            case PileRanOut():
                assert len(self.pile) < 2
                self.pool_cards()
            case TurnEnded(seat, following):
                assert seat == self.turn
                assert following == (seat + 1) % len(self.hands) or (following == seat and self.alea)
                assert not (self.struck and following == seat)
                assert self.drawn == 2 or self.struck
                assert all(len(hand) <= 5 for hand in self.hands)
                assert self.struck or None not in self.places
                self.turn = following
                self.begin_turn()
            case GameEnded(ending, places, points, hands, objects):
                assert [Counter(hand) for hand in hands] == [Counter(hand) for hand in self.hands]
                assert [[*own] for own in objects] == self.won
                assert [*points] == [self.points(seat) for seat in range(len(hands))]
                winners = [seat for seat, place in enumerate(places) if place == 1]
                won = {"points": self.has_15, "artifact": self.has_artifact}.get(ending)
                assert won is None or [won(seat) for seat in winners] == [True]
            case ShuffledAgain() | Passed():
                pass
            case _:
                assert_never(event)

    def lay_out(self, *places: str) -> None:
        self.places = [*places]

    def leave_hand(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.hands[seat].remove(card)

    def pool_cards(self, *hand: str) -> None:
        self.pool = [*hand, *filter(None, self.places), *self.pile, *self.discard]
        self.places, self.pile, self.discard = [None] * 4, [], []

    def backs(self, *cards: str) -> list[str | None]:
        return [BACK[card] for card in cards] or [None]

    def points(self, seat: int) -> int:
        elementals = len([card for card in self.hands[seat] if "elemental" in card])
        objects = sum(one.points for one in self.won[seat] if isinstance(one.points, int))
        return objects + self.gatherings[seat] + elementals + 5 * (elementals >= 3)

    def has_15(self, seat: int) -> bool:
        return self.points(seat) >= 15

    def has_artifact(self, seat: int) -> bool:
        stones = len([one for one in self.won[seat] if one.stone is True])
        return stones >= 2 and len(self.won[seat]) + self.gatherings[seat] >= 3

    def compare(self) -> None:
        """What was told of everything is how everything is."""
        state = self.table.state
        assert [[*one.hand] for one in state.players] == self.hands
        assert [[*one.objects] for one in state.players] == self.won
        assert [one.gatherings for one in state.players] == self.gatherings
        assert [*state.places] == self.places
        assert [*state.discard] == self.discard
        assert Counter(state.towers.cards if state.towers else ()) == Counter(self.towers)
        assert ([] if state.proxima is None else [state.proxima]) == self.proxima
        assert [[*pile] for pile in state.objects] == [*self.piles.values()]
        assert Counter(state.pile) == Counter(self.pool or self.pile)
        assert self.pool or [*state.pile] == self.pile

    def check(self, *, over: bool) -> None:
        """The cards are 40, the Objects 58; Periculum is in no hand and not open; nobody has won unseen."""
        hands = [card for hand in self.hands for card in hand]
        cards = [*hands, *filter(None, self.places), *self.pile, *self.pool, *self.discard, *self.towers]
        assert Counter([*cards, *["trick-proxima" for _ in self.proxima]]) == Counter(DECK)
        if len(self.piles) == len(LETTERS):
            objects = Counter(one.pile for won in self.won for one in won)
            assert all(objects[letter] + len(self.piles[letter]) == 7 for letter in LETTERS)
            assert sum(self.gatherings) + self.table.state.gatherings == 8
        assert PERICULUM not in (*hands, *self.discard, *self.towers, self.places[3])
        assert all(len(hand) <= (7 if seat == self.turn else 5) for seat, hand in enumerate(self.hands))
        if not over and self.table.state.step != "take":
            assert not any(self.has_15(seat) or self.has_artifact(seat) for seat in range(len(self.hands)))


def watch(seats: int, random: Random, **options: Any) -> Table:
    table = new(seats, first=random.randrange(seats), **options)
    watching = Watch(table)
    for events in table.wander(random):
        watching.see(table.moves[-1], events)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_happens_in_whole_games_that_cannot(seats: int) -> None:
    for seed in range(25):
        table = watch(seats, Random(seed))
        assert isinstance(table.events[-1], GameEnded)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nor_in_games_so_poor_that_all_piles_run_out(seats: int) -> None:
    poor = watch(seats, Random(seats), objects=((0,) * 7,) * 7)
    assert NothingTaken in map(type, poor.events)
    assert GAME.result(poor.state).ending in ("points", "quiet")
    assert not any(poor.state.objects)


def test_whole_games_show_every_event_and_every_way_to_win() -> None:
    tables = [watch(seats, Random(seed)) for seats in (2, 6) for seed in range(30)]
    seen = {type(event) for table in tables for event in table.events}
    assert {"points", "artifact"} <= {GAME.result(table.state).ending for table in tables}
    assert (
        not {
            CardDrawn,
            PericulumStruck,
            GatheringOrganised,
            ProximaSpent,
            ObjectTaken,
            EnchanterMissing,
            CardTaken,
            CardGiven,
            CardsLifted,
            PileRanOut,
            ShuffledAgain,
        }
        - seen
    )
    assert {type(move) for table in tables for move in table.moves} >= {Outcome, Draw, Gather, PlayTrick}
