"""Every test of this folder runs over every game there is, and over a toy game that proves a third is one folder."""

import pytest

from abracademy.kernel import AnyGame
from tests.apart import GAMES, Apart, apart


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[str(request.param)]


@pytest.fixture
def known(game: AnyGame) -> Apart:
    return apart(game)
