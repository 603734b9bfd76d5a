"""The novice's rules of thumb, and its mistakes."""

from collections import Counter
from random import Random

import pytest

from abracademy.games.abracadabra.actions import Draw, Gather, PlayTrick
from abracademy.games.abracadabra.bots import OPPONENTS
from abracademy.games.abracadabra.bots.novice import OVERLOOKS, OVERLOOKS_AIR, OVERLOOKS_TOWERS
from tests.games.abracadabra.sitting import game, share_won, situation
from tests.games.abracadabra.table import ELSEWHERE, ME, WITH_ME, Table, lay, player, stands

NOVICE = OPPONENTS.bots["novice"]
OTHERS = 2000


def share_overlooked(table: Table) -> float:
    chosen = [NOVICE(situation(table), Random(seed)) for seed in range(OTHERS)]
    return sum(not isinstance(action, Gather) for action in chosen) / OTHERS


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (lay(player(ME, *WITH_ME["C"]), player()), OVERLOOKS),
        (lay(player(ME, WITH_ME["C"][0]), player(), towers=stands(WITH_ME["C"][1], type="C")), OVERLOOKS_TOWERS),
        (lay(player("air-wizard", "mage-silver-water", "mage-gold-fire"), player()), 0.0),
    ],
)
def test_it_overlooks_so_much(table: Table, expected: float) -> None:
    if expected:
        assert share_overlooked(table) == pytest.approx(expected, abs=0.03)
    else:
        assert not [action for action in table.legal if isinstance(action, Gather)]


def test_it_overlooks_an_air_enchanter_more_than_others() -> None:
    table = lay(player("air-wizard", "mage-silver-water", "witch-silver-fire"), player())
    types = [action for action in table.legal if isinstance(action, Gather)]
    assert len(types) == 1
    assert share_overlooked(table) == pytest.approx(OVERLOOKS_AIR, abs=0.03)


def test_of_what_it_notices_it_gathers_by_the_letter_and_not_by_the_extra_turn() -> None:
    table = lay(player(ME, *WITH_ME["A"], *WITH_ME["C"]), player())
    chosen = [NOVICE(situation(table), Random(seed)) for seed in range(200)]
    types = Counter(action.as_ for action in chosen if isinstance(action, Gather))
    assert types["A"] < types.total() / 5 < types.total()


def test_it_draws_an_open_elemental_and_an_open_card_that_completes_a_gathering() -> None:
    for shown in ("elemental-fire", ME):
        table = lay(
            player(*WITH_ME["G"]),
            player(),
            step="draw",
            places=(*ELSEWHERE, shown),
            towers=stands("air-mage", type="A"),
        )
        assert {NOVICE(situation(table), Random(seed)) for seed in range(20)} == {Draw(3)}


def test_it_never_throws_a_trick_away() -> None:
    for seed in range(10):
        for _, action in game([NOVICE] * 3, seed):
            assert (
                not isinstance(action, PlayTrick)
                or action.trick not in ("chaos", "vademecum")
                or action.target is not None
            )


def test_one_novice_wins_more_than_its_share_among_sprites() -> None:
    """A third of 160 games at four seats, where even play wins a quarter."""
    assert share_won("novice", "sprite", 4, 160) > 0.28
