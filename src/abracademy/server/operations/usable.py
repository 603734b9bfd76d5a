"""Whether the database can be used: what is wrong with it is said in one line."""

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from ...kernel import Refused
from ..config import Config
from ..store import Store, opened
from ..store.migrating import migrate, settings
from ..store.store import engine_of


async def make_usable(config: Config) -> None:
    """It has our schema from then on."""
    with in_one_line():
        engine = engine_of(config)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()


@contextmanager
def in_one_line() -> Generator[None]:
    try:
        yield
    except Refused:
        raise
    except CommandError as error:  # its schema is none of those that we know
        raise Refused("bad_request", "database-of-newer-version") from error
    except Exception as error:
        raise Refused("bad_request", "database-away", why=_reason(error)) from error


def _reason(error: Exception) -> str:
    """As whatever went wrong says it; without the statement that was under way."""
    told = getattr(error, "orig", None) or error
    return getattr(told, "strerror", None) or str(told).partition("\n")[0] or type(told).__name__


def require_stored(config: Config) -> None:
    """Who only reads must not make what is not there."""
    if config.is_sqlite and not config.file.exists():
        raise Refused("bad_request", "nothing-stored-in", folder=str(config.data))


@asynccontextmanager
async def opened_as_it_is(config: Config) -> AsyncGenerator[Store]:
    """For who only reads: nothing is made, and nothing is brought up to date."""
    require_stored(config)
    with in_one_line():
        engine = engine_of(config)
        async with engine.connect() as connection:
            await connection.run_sync(require_our_schema)
        await engine.dispose()
        store = await opened(config)
    try:
        yield store
    finally:
        await store.close()


def require_our_schema(connection: Connection) -> None:
    known = ScriptDirectory.from_config(settings(connection))
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise Refused("bad_request", "nothing-stored")
    known.get_revision(found)  # raises where it is none of ours
    if found != known.get_current_head():
        raise Refused("bad_request", "database-of-older-version")
