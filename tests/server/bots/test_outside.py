"""Somebody's own bot at a table: it is told what its seat is told, and whatever it does, the game goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.server.bots.outsider import connected, seated, token_of
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["abraca-what", "abracadabra"])
async def test_a_bot_plays_a_whole_game_against_its_owner(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            place = await seated(nora, "Grix", game)
            assert [(chair["kind"], chair["name"]) for chair in place.seating["chairs"]][1] == ("outside", "Grix")
            await asyncio.gather(place.play(), grix.play())
            over = grix.heard("over")[0]
        assert over["result"]["places"] == place.seating["places"]
