"""Where the store is away, everything waits for it, and nothing is lost."""

from pathlib import Path

import pytest

from tests.server.cluster.pair import evening, pair
from tests.server.player import NotDone
from tests.server.process import Nursery
from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio
BEGUN = 12


async def test_nothing_is_lost_while_postgresql_goes_and_comes_back(
    born_in: Nursery, tmp_path: Path, postgres: Postgres, database: str, redis: Redis
) -> None:
    async with pair(born_in, tmp_path, database, redis) as two:
        playing = await evening(two)
        await playing.begin(BEGUN)
        postgres.stop()
        try:
            with pytest.raises(NotDone) as refused:
                await playing.guest.ask("pause", wanted=True)
            assert (refused.value.code, refused.value.error["do"]) == ("store_away", "ask_again")
        finally:
            postgres.start()
        await playing.play()
        await two.require_all_stored()
