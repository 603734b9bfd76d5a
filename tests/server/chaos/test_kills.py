"""A server that is killed again and again loses nothing that anybody was told, and plays nothing twice."""

from pathlib import Path

import pytest

from tests.server.chaos.storm import storm
from tests.server.process import Nursery

pytestmark = pytest.mark.anyio
KILLS = 25


@pytest.mark.parametrize("seed", ["gale", "squall"])
async def test_kills_lose_nothing_and_repeat_nothing(seed: str, born_in: Nursery, tmp_path: Path) -> None:
    """Each half of fifty."""
    async with storm(born_in, tmp_path, seed) as raging:
        await raging.rage(KILLS)
        assert raging.ledger.over
        assert raging.ledger.repeated
