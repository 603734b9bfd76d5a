"""What every test of the server shares."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
