"""The application: every route of the server, and what surrounds them all."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from .bots.outside_socket import ROUTES as OUTSIDE_BOTS
from .config import Config
from .doors.answers import answered
from .doors.bodies import Asked
from .doors.door import guard
from .doors.greeting import remember
from .doors.schema import Truthful
from .fanout import Fanout
from .front.routes import ROUTES as FRONT
from .games.routes import ROUTES as GAMES
from .house import House, running
from .limits import LARGEST
from .lobby.routes import ROUTES as LOBBY
from .operations.counting import Counting
from .operations.farewell import not_stopping
from .operations.logs import unexpected
from .operations.routes import ROUTES as OPERATIONS
from .people.routes import ROUTES as PEOPLE
from .tables.routes import ROUTES as TABLES


def application(config: Config) -> Litestar:
    fanout = Fanout(config.redis_url)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with running(config, fanout) as house:
            app.state.house = house
            yield

    app = Litestar(
        route_handlers=[*PEOPLE, *TABLES, *OUTSIDE_BOTS, *LOBBY, *GAMES, *OPERATIONS, *FRONT],
        guards=[not_stopping],
        middleware=[Counting()],
        after_exception=[unexpected, remember],
        logging_config=None,
        plugins=[fanout.plugin],
        lifespan=[lifespan],
        on_startup=[fanout.start, _keep_tables],
        openapi_config=OpenAPIConfig(
            "Abracademy", "1", path="/schema", render_plugins=[Truthful()], use_handler_docstrings=True
        ),
        exception_handlers={Exception: answered},
        request_class=Asked,
        request_max_body_size=LARGEST,
    )
    return guard(app, config)


async def _keep_tables(app: Litestar) -> None:
    house: House = app.state.house
    await house.leases.start()
