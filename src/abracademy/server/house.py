"""All that a running server is made of."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from ..games import find
from ..kernel import Refused
from .bots import Thinkers
from .bots.outside import OutsideBots
from .config import Config
from .fanout import Fanout
from .games.signing import Signing
from .lobby.lobby import Lobby
from .outbox import Outbox
from .people.blocks import Blocks
from .people.forgetting import Forgetting
from .people.identity import Identity
from .people.keys import key
from .store import Store, opened
from .tables.hall import Hall
from .tables.keeper import Keeper
from .tables.leases import Leases
from .tables.paces import PacesOf, paces_of_people
from .tables.relay import relay
from .tables.resting import Resting


@dataclass(frozen=True)
class House:
    config: Config
    store: Store
    identity: Identity
    hall: Hall
    keeper: Keeper
    thinkers: Thinkers
    fanout: Fanout
    leases: Leases
    lobby: Lobby
    signing: Signing
    outside_bots: OutsideBots
    blocks: Blocks
    forgetting: Forgetting
    connections: set[Outbox]
    paces_of: PacesOf
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    """From then on nothing new is begun."""


def require_open(house: House) -> None:
    if house.stopping.is_set():
        raise Refused("restarting", "house-restarts")


@asynccontextmanager
async def running(config: Config, fanout: Fanout) -> AsyncGenerator[House]:
    store = await opened(config)
    thinkers = Thinkers(config.workers)
    hall = Hall(store, find(), secrets.token_hex(8))
    keeper = Keeper(hall, thinkers, config.pace)
    identity = Identity(store, await key(store, "cookies"))
    leases, resting = Leases(store, hall, keeper, fanout, config.is_sqlite), Resting(hall, keeper, config.is_sqlite)
    lobby, signing = Lobby(store, hall, fanout), Signing(await key(store, "records"))
    outside_bots, connections = OutsideBots(store, hall, fanout), set[Outbox]()
    blocks, forgetting = Blocks(store, fanout, connections), Forgetting(store, hall, fanout, connections)
    relay(hall, fanout)
    resting.start()
    outside_bots.start()
    try:
        yield House(
            config,
            store,
            identity,
            hall,
            keeper,
            thinkers,
            fanout,
            leases,
            lobby,
            signing,
            outside_bots,
            blocks,
            forgetting,
            connections,
            paces_of_people(config.leniency),
        )
    finally:
        outside_bots.stop()
        resting.stop()
        lobby.stop()
        await leases.stop()
        keeper.stop()
        hall.close()
        await fanout.stop()
        thinkers.close()
        await store.close()
