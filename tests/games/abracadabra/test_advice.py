"""What advice says of an action, and that it is so."""

from collections.abc import Iterator

import pytest

from abracademy.bots import Advice
from abracademy.games.abracadabra.actions import Action, Draw, Gather, Pass
from abracademy.games.abracadabra.bots import OPPONENTS
from abracademy.games.abracadabra.house_values import HOUSE_VALUES
from abracademy.kernel import Sentence
from abracademy.words import LANGUAGES, words
from tests.games.abracadabra.sitting import advised, game, messages
from tests.games.abracadabra.table import PERICULUM, Table, new

NOVICE = OPPONENTS.bots["novice"]


def at_each_turn(seeds: int, seats: int) -> Iterator[tuple[Table, Action, Advice[Action]]]:
    """Every action that novices had in some games, and what was said of it."""
    for seed in range(seeds):
        for table, _ in game([NOVICE] * seats, seed):
            for action, advice in advised(table).items():
                yield table, action, advice


def reason(advice: Advice[Action], message: str) -> Sentence | None:
    return next((one for one in advice.reasons if one.message == f"abracadabra-why-{message}"), None)


def test_the_first_gathering_of_a_game_is_said_to_be_worth_what_stands_on_its_pile_on_average() -> None:
    table = new(2)
    table.deal(
        "wizard-silver-water", "mage-bronze-water", "elemental-air", "elemental-fire", "trick-idem", "witch-gold-water"
    )
    table.draw(0, 1)
    table.pass_()
    table.draw(2, 3)
    table.pass_()
    table.face_up(0)
    table.draw(1, 0)
    contos = [advice for action, advice in advised(table).items() if isinstance(action, Gather)]
    mean = sum(face for face in HOUSE_VALUES[2] if isinstance(face, int)) / 7
    for advice in contos:
        said = reason(advice, "object")
        assert said
        assert said.facts["whole"] * 10 + said.facts["tenth"] == round(10 * mean)  # type: ignore[operator]
        assert advice.points == pytest.approx(mean + 1)
        assert messages(advice)[:2] == ["object", "new"]
    assert contos
    assert reason(advised(table)[Pass()], "forgoes")


def test_what_is_said_to_pay_somebody_else_does() -> None:
    shared = 0
    for table, action, advice in at_each_turn(6, 4):
        if isinstance(action, Gather):
            said, proxima = reason(advice, "shares"), table.state.proxima
            assert (said.seats["player"] if said else None) == (proxima if proxima != table.asked else None)
            shared += said is not None
    assert shared


def test_the_danger_of_periculum_is_named_where_it_may_lie_and_nowhere_else() -> None:
    """It is air, and lies neither open nor among what was discarded."""
    for table, action, advice in at_each_turn(4, 3):
        if isinstance(action, Draw):
            card = table.state.places[action.place]
            assert card
            may = action.place != 3 and card.split("-")[-1] not in ("water", "fire", "earth")
            assert (reason(advice, "periculum") is not None) == may or card != PERICULUM
            assert may or not reason(advice, "periculum")


def test_a_win_at_once_is_said_first_and_certain() -> None:
    """Where every Object is worth 9, a second gathering wins."""
    won = 0
    for table, _ in game([NOVICE] * 3, 1, objects=((9,) * 7,) * 7):
        for action, advice in advised(table).items():
            if isinstance(action, Gather) and table.objects(table.asked):
                assert messages(advice)[0] == "wins"
                assert advice.win == pytest.approx(1)
                won += 1
    assert won


def test_no_two_actions_of_a_table_are_said_to_win_more_often_than_always() -> None:
    assert all(0 <= advice.win <= 1 and advice.points >= 0 for *_, advice in at_each_turn(2, 5))


def test_every_reason_that_comes_up_can_be_said_in_every_language() -> None:
    heard = {one.message: one for *_, advice in at_each_turn(8, 4) for one in advice.reasons}
    assert len(heard) > 30
    for language in LANGUAGES:
        for one in heard.values():
            assert "{" not in words(language).sentence(one, lambda seat: f"Nora {seat}")
