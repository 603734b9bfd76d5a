"""Whether the database can be used: asked before anything is begun, and answered in one line."""

from alembic.util import CommandError

from ...kernel import Refused
from ..config import Config
from ..store.migrating import migrate
from ..store.store import engine_of


async def make_usable(config: Config) -> None:
    """It has our schema from then on."""
    engine = engine_of(config)
    try:
        await migrate(engine)
    except CommandError as error:  # its schema is none of those that we know
        raise Refused("bad_request", "database-of-newer-version") from error
    except Exception as error:
        raise Refused("bad_request", "database-away", why=reason_of(error)) from error
    finally:
        await engine.dispose()


def reason_of(error: Exception) -> str:
    """In one line, as whatever went wrong says it; without the statement that was under way."""
    told = getattr(error, "orig", None) or error
    reason = getattr(told, "strerror", None) or str(told).partition("\n")[0]
    return reason or type(told).__name__
