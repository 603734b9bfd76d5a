"""What every test of the server shares."""

from collections.abc import Iterator

import pytest

from tests.server.process import Nursery, nursery
from tests.server.services import Postgres, Redis, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running(Postgres) as service:
        yield service


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a database of PostgreSQL, for this test alone."""
    return postgres.database()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running(Redis) as service:
        yield service


@pytest.fixture(scope="session")
def born_in() -> Iterator[Nursery]:
    with nursery() as one:
        yield one
