"""The bot that plays every game, and how a game's bots are found."""

from collections import Counter
from random import Random

import pytest

from abracademy.bots import Situation, at_random
from abracademy.cli.bots import bots_named
from abracademy.cli.command import Unusable
from abracademy.games import bots_of
from abracademy.kernel import AnyGame, Outcome, Tale, Value, answer
from abracademy.table import Table
from tests.apart import GAMES
from tests.games.abraca_what.table import STONES

ABRACA = GAMES["abraca-what"]
MOONLIGHT = GAMES["moonlight"]


def with_legal(*legal: str) -> Situation[None, None, str]:
    return Situation(0, None, Tale(None, 2), None, legal)


def test_every_legal_action_is_as_likely() -> None:
    random = Random(1)
    chosen = Counter(at_random(with_legal("a", "b", "c"), random) for _ in range(3000))
    assert set(chosen) == {"a", "b", "c"}
    assert all(900 < count < 1100 for count in chosen.values())


def test_its_chance_is_its_own() -> None:
    one, other = (at_random(with_legal(*"abcdefgh"), Random(7)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_plays_every_game_to_its_end(game: AnyGame) -> None:
    table, random = Table(game, game.options(), game.seats[0]), Random(3)
    while (awaits := table.awaits) is not None:
        if isinstance(awaits, int):
            table.act(awaits, at_random(table.situation(awaits), random))
        else:
            table.play(answer(awaits, random))
    assert 1 in game.result(table.state).places


def test_a_situation_holds_what_its_seat_may_know_and_no_state() -> None:
    table = Table(ABRACA, ABRACA.options(), 3)
    table.play(Outcome(STONES))
    given = table.situation(0)
    assert given == Situation(0, table.options, table.tale(0), ABRACA.view(table.state, 0), ABRACA.legal(table.state))
    assert not any(isinstance(getattr(given, field), type(table.state)) for field in given.__struct_fields__)
    assert isinstance(given, Value)


def test_a_game_has_its_own_bots_first_and_the_random_one() -> None:
    assert list(bots_of(ABRACA)) == ["sprite", "novice", "adept", "folk", "random"]
    assert list(bots_of(MOONLIGHT)) == ["random"]


def test_one_name_stands_for_all_and_none_for_the_friendliest() -> None:
    assert bots_named(ABRACA, "random", 3) == ("random",) * 3
    assert bots_named(ABRACA, None, 2) == ("sprite", "sprite")
    assert bots_named(ABRACA, "sprite, random", 2) == ("sprite", "random")


@pytest.mark.parametrize(
    ("given", "reason"), [("ghost", "unknown-bot"), ("sprite,random", "bots-not-fitting"), (",", "unknown-bot")]
)
def test_bots_that_do_not_fit_are_refused(given: str, reason: str) -> None:
    with pytest.raises(Unusable) as refused:
        bots_named(ABRACA, given, 3)
    assert refused.value.message == reason
