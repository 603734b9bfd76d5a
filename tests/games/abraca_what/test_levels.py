"""The opponents between the sprite and the adept, with the mistakes they are known for; and what an adept advises."""

from collections import Counter
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from abracademy.bots import Advice
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Action, Cast
from abracademy.games.abraca_what.bots import OPPONENTS
from abracademy.games.abraca_what.bots.adept import adept
from abracademy.games.abraca_what.bots.advise import advise
from abracademy.games.abraca_what.bots.folk import at_least_one, folk
from abracademy.games.abraca_what.bots.novice import novice
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.view import view
from abracademy.kernel import answer
from abracademy.words import LANGUAGES, words
from tests.games.abraca_what.sitting import situation
from tests.games.abraca_what.table import Table, new


def living(table: Table, *lives: int, floors: int = 0) -> Table:
    players = tuple(
        replace(player, life=life, points=floors) for player, life in zip(table.state.players, lives, strict=True)
    )
    table.state = replace(table.state, players=players)
    return table


def many_8s(**options: bool | str) -> Table:
    """Three at the table; seat 0 sees neither a 7 nor an 8."""
    table = new(3, **options)
    table.deal((7, 7, 8, 8, 8), (1, 2, 3, 4, 5), (2, 3, 4, 5, 6), opened=(3, 4, 4, 5, 5, 5))
    return table


# Novice.


def novices(table: Table, seat: int = 0, times: int = 300) -> Counter[Action]:
    return Counter(novice(situation(table, seat), Random(seed)) for seed in range(times))


def test_a_novice_calls_what_seems_likely() -> None:
    assert set(novices(many_8s())) <= {Cast(6), Cast(7), Cast(8)}


def missed_6() -> Table:
    """Seat 0 has called a 6 in vain, and it is its turn again; 6s are what it sees least of."""
    table = new(2)
    table.deal((7, 7, 8, 8, 5), (8, 8, 8, 7, 7), opened=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5))
    table.cast(6)
    table.cast(1, die=1)
    return table


def test_a_novice_forgets_a_call_in_vain_now_and_then() -> None:
    again = novices(missed_6())[Cast(6)]
    assert 0 < again < 0.2 * 300


def test_a_novice_is_careful_on_its_last_life() -> None:
    table = many_8s()
    table.cast(8)
    table.cast(8)
    bold, careful = (novices(living(table, life, 6, 6))[STOP] for life in (6, 1))
    assert bold < 100 < careful


def test_a_novice_never_slips() -> None:
    table = many_8s(slips="punished")
    table.cast(7)
    assert set(novices(table)) <= {Cast(7), Cast(8), STOP}


# Folk.


def test_folk_reckons_as_if_no_stone_had_ever_told_anything() -> None:
    assert at_least_one(view(many_8s().state, 0), 0, 8) == pytest.approx(1 - comb(12, 5) / comb(20, 5))
    assert at_least_one(view(missed_6().state, 0), 0, 6) == pytest.approx(1 - comb(13, 5) / comb(19, 5))


def test_folk_calls_again_what_it_called_in_vain() -> None:
    """On the neighbour's last life the Blizzard still looks best to it; an adept knows that it has none."""
    table = living(missed_6(), 6, 1)
    assert folk(situation(table), Random(0)) == Cast(6)
    assert adept(situation(table), Random(0)) != Cast(6)


# How they stand to each other; the arena says it with many more games.


@pytest.mark.parametrize(("better", "worse"), [("novice", "sprite"), ("adept", "novice"), ("adept", "folk")])
def test_each_level_wins_more_than_its_share_against_the_one_below(better: str, worse: str) -> None:
    games, seats = 60, 4
    won = sum(wins(better, worse, game % seats, seats, game) for game in range(games))
    assert won > games / seats


def wins(better: str, worse: str, seat: int, seats: int, seed: int) -> float:
    state, random = GAME.begin(Options(), seats), Random(seed)
    table = Table(state)
    while (awaits := GAME.awaits(table.state)) is not None:
        if isinstance(awaits, int):
            bot = OPPONENTS.bots[better if awaits == seat else worse]
            table.play(bot(situation(table, awaits), random))
        else:
            table.play(answer(awaits, random))
    places = GAME.result(table.state).places
    return (places[seat] == 1) / places.count(1)


# Advice.


def advised(table: Table, seat: int = 0) -> dict[Action, Advice[Action]]:
    return {one.action: one for one in advise(situation(table, seat))}


def said(advice: Advice[Action]) -> list[str]:
    return [reason.message.removeprefix("abraca-what-advice-") for reason in advice.reasons]


def test_an_adept_plays_what_it_would_advise() -> None:
    for seats in GAME.seats:
        table = new(seats)
        for _ in table.wander(Random(seats)):
            if table.state.step == "call":
                given = situation(table, table.state.turn)
                best = max(advise(given), key=lambda one: one.win)
                assert adept(given, Random(0)) == best.action
            if table.state.round > 1:
                break


def test_advice_says_what_a_call_brings_and_how_likely_it_is() -> None:
    advice = advised(living(many_8s(), 1, 6, 1))
    assert said(advice[Cast(7)]) == ["knocks", "chance", "last-life"]  # a Fireball, to the right
    assert said(advice[Cast(6)]) == ["chance", "last-life"]
    assert said(advice[Cast(8)]) == ["heals", "chance", "last-life"]
    assert said(advice[Cast(2)]) == ["impossible", "last-life"]
    chance = next(one for one in advice[Cast(8)].reasons if one.message.endswith("chance"))
    assert chance.facts["percent"] == round(100 * (1 - comb(12, 5) / comb(20, 5)))


def test_advice_knows_that_a_cast_goes_past_whoever_is_out() -> None:
    """A-6: a Blizzard, to the left."""
    blizzard = advised(living(many_8s(last_standing=True), 6, 0, 1))[Cast(6)]
    assert said(blizzard)[0] == "knocks"
    assert blizzard.reasons[0].seats == {"player": 2}


def test_advice_says_when_the_die_decides() -> None:
    table = new(2)
    table.deal((1, 6, 7, 8, 8), (8, 8, 7, 7, 6), opened=(2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5))
    dragon = advised(living(table, 2, 2))[Cast(1)]
    assert said(dragon) == ["may-knock", "chance", "dragon"]
    assert [reason.facts.get("percent") for reason in dragon.reasons][::2] == [67, 67]


def test_advice_names_the_floor_that_a_round_would_lead_to() -> None:
    advice = advised(living(many_8s(), 6, 6, 1, floors=5))
    assert said(advice[Cast(7)])[:2] == ["arrives", "knocks"]


def test_advice_names_no_floor_that_only_the_die_may_lead_to() -> None:
    table = new(2)
    table.deal((1, 6, 7, 8, 8), (8, 8, 7, 7, 6), opened=(2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5))
    advice = advised(living(table, 2, 2, floors=5))
    assert said(advice[Cast(1)])[0] == "may-knock"
    assert said(advised(living(table, 2, 1, floors=5))[Cast(1)])[:2] == ["arrives", "knocks"]


@pytest.mark.parametrize(
    ("lives", "floors", "secrets", "arrives"),
    [((6, 1, 0), 5, (), False), ((6, 1, 0), 6, (), True), ((6, 1, 0), 5, (8,), True), ((6, 1, 6), 6, (), False)],
)
def test_the_last_one_standing_climbs_two_floors_and_one_for_each_secret(
    lives: tuple[int, ...], floors: int, secrets: tuple[int, ...], arrives: bool
) -> None:
    table = living(many_8s(last_standing=True), *lives, floors=floors)
    me, *others = table.state.players
    table.state = replace(table.state, players=(replace(me, secrets=secrets), *others))
    assert (said(advised(table)[Cast(6)])[0] == "arrives") == arrives


def test_advice_on_stopping_says_how_the_likeliest_call_might_fail() -> None:
    table = many_8s()
    table.cast(7)
    stop = advised(table)[STOP]
    assert said(stop) == ["stop"]
    assert stop.reasons[0].facts["spell"] in (7, 8)


def test_advice_on_a_slip_says_what_it_costs() -> None:
    table = many_8s(slips="punished")
    table.cast(7)
    advice = advised(table)
    assert said(advice[Cast(6)]) == ["slip"]
    assert advice[Cast(6)].win < advice[STOP].win


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_said_in_every_language_with_the_players_name(language: str) -> None:
    knocks = advised(living(many_8s(), 6, 6, 1))[Cast(7)].reasons[0]
    assert "Nora" in words(language).sentence(knocks, ["Ari", "Ben", "Nora"].__getitem__)
