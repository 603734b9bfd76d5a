"""How the server is, for those who look after it."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from redis.asyncio import Redis as Client
from redis.exceptions import RedisError
from sqlalchemy import Row, func, select

from ...kernel import Wire
from ..house import House
from ..people.known import house_of
from ..store.schema import tables
from ..tables.opening import OPEN
from .metrics import COUNTED, OF_THE_PROCESS
from .neighbours import for_the_host

AnyRequest = Request[Any, Any, Any]
WhyNot: TypeAlias = Literal["", "restarting", "database"]
Redis: TypeAlias = Literal["none", "answers", "away"]
PATIENCE: Final = 2
"""Seconds that the database has for an answer."""


class Health(Wire, frozen=True):
    alive: bool = True


class Readiness(Wire, frozen=True):
    ready: bool
    why_not: WhyNot
    redis: Redis
    """Where it is away, what happens in one process is seen in the others a little later; nothing is lost."""


@get("/health", include_in_schema=False, opt={"while_stopping": True})
async def health() -> Health:
    """The process is alive."""
    return Health()


@get("/ready", include_in_schema=False, opt={"while_stopping": True})
async def ready(request: AnyRequest) -> Response[Readiness]:
    """Whether somebody can be sent here."""
    house = house_of(request)
    why_not = await _why_not(house)
    told = Readiness(not why_not, why_not, await _redis(house.config.redis_url))
    return Response(told, status_code=503 if why_not else 200)


async def _why_not(house: House) -> WhyNot:
    if house.stopping.is_set():
        return "restarting"
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.read(select(1))
    except Exception:  # noqa: BLE001 - whatever it is, it is no answer
        return "database"
    return "" if house.store.takes else "database"


async def _redis(url: str) -> Redis:
    if not url:
        return "none"
    try:
        client: Any = Client
        async with asyncio.timeout(PATIENCE), client.from_url(url) as redis:
            await redis.ping()
    except (RedisError, OSError):
        return "away"
    return "answers"


@get("/metrics", include_in_schema=False, opt={"while_stopping": True}, guards=[for_the_host])
async def metrics(request: AnyRequest) -> Response[bytes]:
    """As Prometheus reads them."""
    house = house_of(request)
    told = _Told(house, await _open_tables(house))
    return Response(generate_latest(told), media_type=CONTENT_TYPE_LATEST)


async def _open_tables(house: House) -> "list[Row[Any]]":
    """Those that this process keeps."""
    mine = (tables.c.holder == house.hall.process) & tables.c.phase.in_(OPEN)
    counted = (
        select(tables.c.game, tables.c.phase, func.count().label("open"))
        .where(mine)
        .group_by(tables.c.game, tables.c.phase)
    )
    return [*await house.store.read(counted)]


class _Told:
    def __init__(self, house: House, open_tables: "list[Row[Any]]") -> None:
        self._house = house
        self._open_tables = open_tables

    def collect(self) -> Iterator[Metric]:
        for counter in (*COUNTED, *OF_THE_PROCESS):
            yield from counter.collect()
        sockets = GaugeMetricFamily("abracademy_sockets", "Sockets open here")
        sockets.add_metric((), len(self._house.connections))
        yield sockets
        kept = GaugeMetricFamily("abracademy_tables", "Open tables that this process keeps", labels=("game", "phase"))
        for row in self._open_tables:
            kept.add_metric((row.game, row.phase), row.open)
        yield kept


ROUTES = [health, ready, metrics]
