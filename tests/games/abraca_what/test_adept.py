"""The adept: exact chances, the whole rest of the turn, and the tower."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Action, Cast
from abracademy.games.abraca_what.bots import scenes
from abracademy.games.abraca_what.bots.adept import adept
from abracademy.games.abraca_what.bots.around import Around, around, hits
from abracademy.games.abraca_what.bots.belief import Belief, belief
from abracademy.games.abraca_what.bots.outlook import After, chances_of_endings, gains, knock_outs, outlook
from abracademy.games.abraca_what.bots.prospects import prospects
from abracademy.games.abraca_what.bots.thought import thought
from abracademy.games.abraca_what.bots.tower import chances
from abracademy.games.abraca_what.effects import effect
from abracademy.games.abraca_what.ending import end_round
from abracademy.games.abraca_what.facts import facts_of
from abracademy.games.abraca_what.state import Player
from abracademy.games.abraca_what.view import view
from tests.games.abraca_what.sitting import situation
from tests.games.abraca_what.table import Table, hand, lay, new
from tests.games.abraca_what.worlds import a_refill, one_miss


def standing(table: Table, *lives: int, points: tuple[int, ...] | None = None) -> Table:
    """The same table, with other lives and floors."""
    reached = points or (0,) * len(lives)
    players = zip(table.state.players, lives, reached, strict=True)
    after = tuple(replace(player, life=life, points=floor) for player, life, floor in players)
    table.state = replace(table.state, players=after)
    return table


def choice(table: Table, seat: int = 0) -> Action:
    return adept(situation(table, seat), Random(0))


# What it does.


def dealt(*mine: int, others: tuple[int, ...] = (8, 8, 8, 7, 7), opened: tuple[int, ...] = ()) -> Table:
    table = new(2)
    table.deal(mine, others, opened=opened)
    return table


def only_one_stone_left() -> Table:
    """Four casts behind it, and what is left can only be a 7 or an 8, mostly an 8."""
    low = (1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6)
    table = dealt(4, 4, 5, 6, 8, others=(5, 5, 6, 7, 7), opened=low)
    for spell in (4, 4, 5, 6):
        table.cast(spell)
    return table


def test_it_goes_on_where_the_last_stone_wins_the_round_and_a_miss_costs_little() -> None:
    table = standing(only_one_stone_left(), 6, 6)
    assert choice(table) == Cast(8)


def test_it_never_calls_what_it_cannot_have() -> None:
    random = Random(3)
    for seats in GAME.seats:
        table = new(seats)
        for _ in table.wander(random):
            if table.state.step == "call":
                seat = table.state.turn
                action = choice(table, seat)
                facts = facts_of(table.state.options, last_round(table, seat))
                assert not isinstance(action, Cast) or belief(facts, seat).has[action.spell - 1] > 0
            if table.state.round > 2:
                break


def last_round(table: Table, seat: int) -> list[Any]:
    told = [GAME.tell(event, seat) for event in table.events]
    return told[max(at for at, one in enumerate(told) if "RoundBegan" in type(one).__name__) :]


def test_it_goes_for_a_neighbours_last_life() -> None:
    """A Blizzard, to the left, after a Tempest."""
    table = new(4)
    table.deal((4, 4, 5, 5, 6), (7, 7, 7, 7, 8), (7, 7, 7, 8, 8), (8, 8, 8, 8, 8))
    table.cast(5)
    assert choice(standing(table, 6, 1, 6, 6)) == Cast(6)
    assert worth(standing(table, 6, 1, 6, 6), 6) > worth(standing(table, 6, 6, 6, 6), 6)


def test_it_knows_that_casts_go_past_whoever_is_out() -> None:
    """A-6: to the left of seat 0 sits seat 2, once seat 1 is out."""
    table = new(4, last_standing=True)
    table.deal((4, 4, 5, 5, 6), (7, 7, 7, 7, 8), (7, 7, 7, 8, 8), (8, 8, 8, 8, 8))
    table.cast(5)
    before = scene_after_a_blizzard(standing(table, 6, 4, 4, 4))
    assert before.tolist() == [6, 3, 4, 4]
    assert scene_after_a_blizzard(standing(table, 6, 0, 4, 4)).tolist() == [6, 0, 3, 4]


def scene_after_a_blizzard(table: Table) -> Any:
    """The lives that it reckons with."""
    facts = facts_of(table.state.options, last_round(table, 0))
    every = scenes.scenes(around(0, view(table.state, 0), facts.unseen), belief(facts, 0), table.state.last_cast)
    return every.lives[every.bags.tolist().index([0, 0, 0, 0, 0, 1, 0, 0])]


def worth(table: Table, spell: int) -> float:
    return thought(situation(table)).worth(Cast(spell))[0]


def test_it_leaves_nothing_to_chance() -> None:
    given = situation(standing(one_miss(), 6, 6), 1)
    assert {adept(given, Random(seed)) for seed in range(20)} == {adept(given, Random(0))}


# What it reckons with.


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("spell", [1, 2, 3, 5, 6, 7, 8])
def test_a_cast_hits_whom_the_rules_say(seats: int, spell: int) -> None:
    """Its neighbours are the next who are still in the round (A-6)."""
    for caster, face, lives in product(range(seats), (1, 3), product((0, 3), repeat=seats)):
        if lives[caster] and sum(map(bool, lives)) > 1:
            expected = effect(spell, caster, tuple(map(Player, lives)), face)
            living = tuple(map(bool, lives[caster:] + lives[:caster]))
            change = hits(living, face)[spell - 1]
            assert {(caster + place) % seats: by for place, by in enumerate(change) if by} == expected


@pytest.mark.parametrize("last_standing", [False, True])
def test_an_ending_scores_what_the_rules_say(last_standing: bool) -> None:
    table = lay(
        hand(8, points=1), hand(8, points=2, secrets=(1, 2)), hand(8, secrets=(3,)), last_standing=last_standing
    )
    seen = around(0, view(table.state, 0), [8])
    every, gained = knock_outs(3), gains(seen, 0).tolist()
    for seat in range(3):
        ending = "last_standing" if last_standing else "emptied"
        assert gained[seat] == scored(table, ending, seat, dead=())
    if not last_standing:
        for at, (winner, victim) in enumerate(zip(every.knocker.tolist(), every.victim.tolist(), strict=True), start=3):
            assert gained[at] == scored(table, "knocked_out", winner, dead=(victim,))
        for seat in range(3):
            assert gained[9 + seat] == scored(table, "fell", None, dead=(seat,))


def scored(table: Table, ending: Any, winner: int | None, dead: tuple[int, ...]) -> list[int]:
    players = tuple(
        replace(player, life=0 if seat in dead else player.life) for seat, player in enumerate(table.state.players)
    )
    state, _ = end_round(replace(table.state, players=players), ending, winner)
    return [player.gained for player in state.players]


def test_a_higher_floor_is_worth_more_and_the_top_everything() -> None:
    table = standing(dealt(5, 6, 7, 8, 8), 6, 6)
    seen = around(0, view(table.state, 0), [8])
    worth = [float(chances(seen, np.array([[gained, 3]]))[0, 0]) for gained in range(9)]
    assert worth == sorted(worth)
    assert worth[3] == pytest.approx(0.5)
    assert worth[8] == 1


def test_at_the_top_the_rules_decide_between_two() -> None:
    """A-2: points of the last round in full, then lives."""
    seen = around(0, view(standing(dealt(5, 6, 7, 8, 8), 6, 6, points=(6, 7)).state, 0), [8])
    assert chances(seen, np.array([[3, 2]])).tolist() == [[1, 0]]
    assert chances(seen, np.array([[3, 3]]), np.array([[1, 2]])).tolist() == [[0, 1]]
    assert chances(seen, np.array([[3, 3]]), np.array([[2, 2]])).tolist() == [[0.5, 0.5]]


def test_who_is_out_ends_no_round() -> None:
    table = lay(hand(8), hand(7, life=0), hand(6), last_standing=True)
    seen = around(0, view(table.state, 0), [8])
    after = After(np.array([[6, 0, 6]]), np.array([5]), np.array([0]), np.array([0]), np.array([3]))
    found = chances_of_endings(seen, after)[0]
    assert found[1] == 0
    assert found[0] + found[2] == pytest.approx(1)


# The whole rest of a turn, against trying everything one after the other.


def a_dragon_may_be_there() -> Table:
    table = new(3, die=(1, 2, 2))
    table.deal((1, 6, 7, 7, 8), (8, 8, 8, 7, 7), (8, 8, 6, 7, 6), opened=(2, 2, 4, 4, 4, 4), pile=(5,))
    return table


@pytest.mark.parametrize("lives", [(6, 6, 6), (1, 6, 2), (2, 2, 3), (6, 1, 1)])
@pytest.mark.parametrize("easy", [False, True])
@pytest.mark.parametrize("last_standing", [False, True])
@pytest.mark.parametrize("tell_it", [a_refill, a_dragon_may_be_there])
def test_a_turn_is_worth_what_trying_everything_says(
    tell_it: Callable[[], Table],
    lives: tuple[int, ...],
    easy: bool,
    last_standing: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scenes, "UNLIKELY", 0.02)
    table = tell_it()
    standing(table, *lives[: len(table.state.players)])
    options = replace(table.state.options, easy=easy, last_standing=last_standing)
    facts = facts_of(options, last_round(table, 0))
    seen = around(0, view(replace(table.state, options=options), 0), facts.unseen)
    believed = belief(facts, 0)
    found = prospects(seen, believed, table.state.last_cast)
    slow = Slow(seen, believed)
    for spell in range(table.state.last_cast or 1, 9):
        assert found.calls[spell - 1] == pytest.approx(slow.call(spell, (), 0), abs=1e-9), spell
    assert found.stop == pytest.approx(slow.leave((), 0, 0), abs=1e-9)


class Slow:
    """Plainly, by the rules of a turn; only how the table is judged afterwards is the adept's own."""

    def __init__(self, seen: Around, believed: Belief) -> None:
        self.seen = seen
        self.rows: list[tuple[list[int], float]] = list(
            zip(believed.rows.bags.tolist(), believed.bags.tolist(), strict=True)
        )
        self.stones = believed.rows.stones
        self.chance, self.worth = cache(self._chance), cache(self._worth)

    def _chance(self, casts: tuple[int, ...]) -> float:
        wanted = [casts.count(spell) for spell in range(1, 9)]
        return sum(chance for bag, chance in self.rows if all(map(int.__ge__, bag, wanted)))

    def call(self, spell: int, casts: tuple[int, ...], face: int) -> Any:
        """`face`: of the dragon, if it was cast before."""
        die, further = self.seen.options.die, more(casts, spell)
        found = self.chance(further) / self.chance(casts)
        lost = die if spell == 1 else (1,)
        missed = np.mean([self.leave(casts, face, lives, learnt=found > 0) for lives in lost], axis=0)
        if not found:
            return missed
        if self.chance(further) < scenes.UNLIKELY:
            return found * self.leave(casts, face, 0) + (1 - found) * missed
        shown = die if spell == 1 else (face,)
        return found * np.mean([self.worth(further, one) for one in shown], axis=0) + (1 - found) * missed

    def _worth(self, casts: tuple[int, ...], face: int) -> Any:
        lives = self.lives(casts, face)
        alone, out = not lives[1:].any(), (lives == 0).any()
        if len(casts) == self.stones or alone or (out and not self.seen.options.last_standing):
            return self.won(casts, lives, len(casts) == self.stones)
        lowest = 1 if self.seen.options.easy else max(casts)
        calls = [self.call(spell, casts, face) for spell in range(lowest, 9) if self.chance(more(casts, spell))]
        return max([self.leave(casts, face, 0), *calls], key=lambda worth: float(worth[0]))

    def won(self, casts: tuple[int, ...], lives: Any, emptied: bool) -> Any:
        seen = self.seen
        gained = np.zeros(seen.seats, int) if emptied else np.where(lives > 0, 1 + seen.secrets, 0)
        gained[0] = (2 if seen.options.last_standing else 3) + seen.secrets[0] + casts.count(4)
        return np.array([chances(seen, gained[None], lives[None])[0, 0], gained[0]])

    def lives(self, casts: tuple[int, ...], face: int) -> Any:
        """A heal by the die at its mean."""
        die = self.seen.options.die
        mean = hits(self.seen.living, sum(die) / len(die))
        dragon = hits(self.seen.living, face)
        lives = self.seen.lives + sum((dragon if spell == 1 else mean)[spell - 1] for spell in casts)
        return np.clip(np.rint(lives), 0, 6).astype(int)

    def leave(self, casts: tuple[int, ...], face: int, lost: int, learnt: bool = False) -> Any:
        """Of a number that everybody knows is not there nobody learns anything."""
        lives = self.lives(casts, face)
        lives[0] = max(0, lives[0] - lost)
        seen, left = self.seen, self.stones - len(casts)
        if not lives[0] and not seen.options.last_standing:
            gained = np.where(lives > 0, 1 + seen.secrets, 0)
            return np.array([chances(seen, gained[None], lives[None])[0, 0], 0])
        drawn = min(5 - left, seen.pile) if lives[0] else 0
        ruled_out = left * (seen.ruled_out[0] + learnt) / (left + drawn)
        one = [left + drawn], [seen.secrets[0] + casts.count(4)], [ruled_out], [seen.pile - drawn]
        return outlook(seen, After(lives[None], *map(np.array, one)))[0]


def more(casts: tuple[int, ...], spell: int) -> tuple[int, ...]:
    return tuple(sorted((*casts, spell)))


def test_no_way_that_a_turn_can_go_is_missing() -> None:
    """Of five stones: all bags of at most five numbers, each as likely as the rows that hold it."""
    table = dealt(5, 6, 7, 8, 8)
    facts = facts_of(table.state.options, last_round(table, 0))
    believed = belief(facts, 0)
    every = scenes.scenes(around(0, view(table.state, 0), facts.unseen), believed, None)
    for casts in some_bags():
        wanted = [casts.count(spell) for spell in range(1, 9)]
        expected = sum(
            chance
            for bag, chance in zip(believed.rows.bags.tolist(), believed.bags.tolist(), strict=True)
            if all(map(int.__ge__, bag, wanted))
        )
        at = believed.rows.casts.bags.tolist().index(wanted)
        assert every.held[at] == pytest.approx(expected)


def some_bags() -> Iterator[tuple[int, ...]]:
    for size in range(6):
        yield from list(combinations_with_replacement(range(1, 9), size))[::17]
