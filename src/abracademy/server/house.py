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
    resting: Resting
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
    house = await _furnished(config, await opened(config), fanout)
    relay(house.hall, fanout)
    house.resting.start()
    house.outside_bots.start()
    try:
        yield house
    finally:
        await _closed(house)


async def _furnished(config: Config, store: Store, fanout: Fanout) -> House:
    thinkers, connections, alone = Thinkers(config.workers), set[Outbox](), config.is_sqlite
    hall = Hall(store, find(), secrets.token_hex(8))
    keeper = Keeper(hall, thinkers, config.pace)
    return House(
        config=config,
        store=store,
        identity=Identity(store, await key(store, "cookies")),
        hall=hall,
        keeper=keeper,
        thinkers=thinkers,
        fanout=fanout,
        leases=Leases(store, hall, keeper, fanout, alone),
        resting=Resting(hall, keeper, alone),
        lobby=Lobby(store, hall, fanout),
        signing=Signing(await key(store, "records")),
        outside_bots=OutsideBots(store, hall, fanout),
        blocks=Blocks(store, fanout, connections),
        forgetting=Forgetting(store, hall, fanout, connections),
        connections=connections,
        paces_of=paces_of_people(config.leniency),
    )


async def _closed(house: House) -> None:
    house.outside_bots.stop()
    house.resting.stop()
    house.lobby.stop()
    await house.leases.stop()
    house.keeper.stop()
    house.hall.close()
    await house.fanout.stop()
    house.thinkers.close()
    await house.store.close()
