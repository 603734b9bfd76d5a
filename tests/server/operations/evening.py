"""Two people and a bot, and a whole game between them."""

import asyncio
from random import Random
from typing import Any

from tests.server.player import Place
from tests.server.serving import Served


async def seated(served: Served, game: str = "abraca-what", **terms: Any) -> tuple[Place, Place]:
    """At a table that has begun."""
    nora, ada = await served.player("Nora"), await served.player("Ada")
    host = await nora.attend(await nora.open_table(game, seats=3, **terms))
    guest = await ada.attend(host.table)
    await guest.ask("sit")
    await host.ask("fill", bot="novice")
    await asyncio.gather(host.decline(), guest.decline())
    await host.until(lambda: host.phase == "playing")
    return host, guest


async def evening(served: Served, game: str = "abraca-what") -> tuple[Place, Place]:
    """To its end."""
    host, guest = await seated(served, game)
    random = Random(game)
    await asyncio.gather(host.play(random.choice), guest.play(random.choice))
    return host, guest
