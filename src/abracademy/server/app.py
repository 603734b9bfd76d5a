"""The application: every route of the server, and what surrounds them all."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ..kernel import Refused
from .config import Config
from .fanout import Fanout
from .games.routes import ROUTES as GAMES
from .house import House, running
from .lobby.routes import ROUTES as LOBBY
from .operations.counting import Counting
from .operations.farewell import not_stopping
from .operations.logs import unexpected
from .operations.routes import ROUTES as OPERATIONS
from .people.routes import ROUTES as PEOPLE
from .refusing import STATUS, Refusal, refusal
from .speaking import words_for
from .tables.routes import ROUTES as TABLES

AnyRequest = Request[Any, Any, Any]


def application(config: Config) -> Litestar:
    fanout = Fanout(config.redis_url)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with running(config, fanout) as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[*PEOPLE, *TABLES, *LOBBY, *GAMES, *OPERATIONS],
        guards=[not_stopping],
        middleware=[Counting()],
        after_exception=[unexpected],
        logging_config=None,
        plugins=[fanout.plugin],
        lifespan=[lifespan],
        on_startup=[fanout.start, _keep_tables],
        openapi_config=OpenAPIConfig("Abracademy", "1", path="/schema", render_plugins=[JsonRenderPlugin()]),
        exception_handlers={Refused: _refused, ValidationException: _invalid},
        request_max_body_size=1 << 16,
    )


async def _keep_tables(app: Litestar) -> None:
    house: House = app.state.house
    await house.leases.start()


def _refused(request: AnyRequest, refused: Refused) -> Response[Refusal]:
    return Response(refusal(refused, words_for(request)), status_code=STATUS[refused.code])


def _invalid(request: AnyRequest, invalid: ValidationException) -> Response[Refusal]:
    detail = "; ".join(str(one) for one in invalid.extra or ()) or invalid.detail
    return _refused(request, Refused("bad_request", "unreadable-request", detail=detail))
