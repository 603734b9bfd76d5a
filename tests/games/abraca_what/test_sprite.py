"""The sprite: legal, careless, not silly."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from abracademy.bots import Situation
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Action, Cast
from abracademy.games.abraca_what.bots import OPPONENTS
from abracademy.games.abraca_what.bots.counting import unseen
from abracademy.games.abraca_what.bots.sprite import sprite
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.view import view
from abracademy.kernel import ONLOOKER, Outcome, answer
from tests.games.abraca_what.sitting import situation
from tests.games.abraca_what.table import Table, arranged, hand, lay, new


def choices(table: Table, seat: int, times: int = 400) -> Counter[Action]:
    given = situation(table, seat)
    return Counter(sprite(given, Random(seed)) for seed in range(times))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(
    "options",
    [Options(), Options(slips="punished"), Options(easy=True), Options(last_standing=True, slips="punished")],
)
def test_it_plays_whole_games_by_the_rules(seats: int, options: Options) -> None:
    state, random = GAME.begin(options, seats), Random(seats)
    while (awaits := GAME.awaits(state)) is not None:
        if isinstance(awaits, int):
            legal = GAME.legal(state)
            seen = Situation(awaits, options, Table(state).tale(awaits), view(state, awaits), legal)
            action = sprite(seen, random)
            assert action in legal
            state, _ = GAME.play(state, action)
        else:
            state, _ = GAME.play(state, answer(awaits, random))


def test_the_same_chance_makes_the_same_choice() -> None:
    table = new(3)
    table.deal((8, 8, 7, 6, 5))
    assert sprite(situation(table, 0), Random(5)) == sprite(situation(table, 0), Random(5))


def test_it_counts_every_stone_that_shows_its_face() -> None:
    """Two seats: own row, secrets and pile are hidden, all else is seen."""
    table = new(2)
    table.deal((1, 2, 3, 4, 5), (8, 8, 7, 7, 6), opened=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 8))
    left = unseen(view(table.state, 0))
    assert left == {1: 1, 2: 1, 3: 1, 4: 1, 5: 3, 6: 3, 7: 5, 8: 4}
    assert sum(unseen(view(table.state, ONLOOKER)).values()) == 36 - 12


def test_a_secret_that_it_holds_counts_as_seen() -> None:
    table = lay(hand(4, 8), hand(7, 8), secrets=(5, 8, 8, 8))
    before = unseen(view(table.state, 0))
    table.cast(4)
    after = unseen(view(table.state, 0))
    assert after == {**before, 4: before[4] - 1, 5: before[5] - 1}


def test_it_never_calls_a_number_whose_stones_it_all_sees() -> None:
    table = new(2)
    table.deal((8, 8, 8, 8, 8), (1, 2, 3, 4, 5), opened=(2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 7, 7))
    assert {action.spell for action in choices(table, 0) if isinstance(action, Cast)} == {6, 7, 8}


def test_it_seldom_calls_again_in_vain_but_it_forgets_sometimes() -> None:
    table = new(2)
    table.deal((8, 8, 8, 8, 8), (1, 2, 3, 4, 5), opened=(2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6))
    fresh = choices(table, 0)
    table.call(7)  # in vain, as is what follows
    table.call(8)
    remembered = choices(table, 0)
    assert 0 < remembered[Cast(7)] < fresh[Cast(7)] / 2


def test_it_stops_sometimes_and_sooner_on_its_last_life() -> None:
    often = choices(lay(hand(7, 8, life=6), hand(1, 8), last_cast=5), 0)[STOP]
    sooner = choices(lay(hand(7, 8, life=1), hand(1, 8), last_cast=5), 0)[STOP]
    assert 0 < often < sooner < 400


def test_it_stops_where_no_call_can_work() -> None:
    table = new(2)
    sevens_and_eights = (7,) * 5 + (8,) * 7
    table.deal((6, 6, 6, 6, 6), (7, 7, 8, 1, 2), opened=sevens_and_eights)
    table.state = replace(table.state, last_cast=7)
    assert set(choices(table, 0)) == {STOP}


def test_it_slips_now_and_then_where_slips_can_happen() -> None:
    table = lay(hand(7, 8), hand(1, 8), last_cast=6, slips="punished")
    chosen = choices(table, 0)
    assert 0 < sum(chosen[Cast(spell)] for spell in range(1, 6)) < 20


def test_its_own_hidden_stones_change_nothing() -> None:
    """The same stones, but two that it does not see have changed places."""
    one, other = new(3), new(3)
    shuffle = arranged(3, (3, 8, 8, 7, 6), (1, 2, 2, 4, 4), (8, 8, 7, 7, 6), pile=(5, 5, 5))
    place = 3 * 5 + 6 + 4  # the top of the pile
    swapped = (5, *shuffle[1:place], 3, *shuffle[place + 1 :])
    for table, stones in ((one, shuffle), (other, swapped)):
        table.play(Outcome(stones))
    assert choices(one, 0) == choices(other, 0)


def test_it_wins_far_more_often_than_chance() -> None:
    assert sum(map(wins_against_random, range(40))) > 30


def wins_against_random(number: int) -> bool:
    state, random, seat = GAME.begin(Options(), 2), Random(number), number % 2
    while (awaits := GAME.awaits(state)) is not None:
        move: Action | Outcome
        if not isinstance(awaits, int):
            move = answer(awaits, random)
        elif awaits == seat:
            tale = Table(state).tale(seat)
            move = OPPONENTS.bots["sprite"](
                Situation(seat, state.options, tale, view(state, seat), GAME.legal(state)), random
            )
        else:
            move = random.choice(GAME.legal(state))
        state, _ = GAME.play(state, move)
    return GAME.result(state).places[seat] == 1
