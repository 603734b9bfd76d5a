"""Two people and a bot play a whole game of each kind through real sockets."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["abraca-what", "abracadabra"])
async def test_two_people_and_a_bot_play_to_the_end(game: str, tmp_path: Path) -> None:
    random = Random(game)
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table(game, seats=3)
        host, guest = await nora.attend(table), await ada.attend(table)
        await guest.ask("sit")
        await host.ask("fill", bot="novice")
        await asyncio.gather(host.decline(), guest.decline())
        await asyncio.gather(host.play(random.choice), guest.play(random.choice))
        assert host.seating == guest.seating
        assert min(host.seating["places"]) == 1
        assert host.view["awaits"] is None
        assert [one["event"] for one in host.told] == [one["event"] for one in guest.told]
