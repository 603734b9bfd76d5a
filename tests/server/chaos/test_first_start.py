"""A server that is killed while it starts for the first time leaves nothing behind that keeps it from starting."""

from pathlib import Path

import pytest

from tests.server.player import Player
from tests.server.process import Nursery, Process

pytestmark = pytest.mark.anyio
LEAST = 20
"""Statements and commits of a first start: more than the tables it makes."""


async def test_it_may_be_killed_before_each_statement_on_a_file(born_in: Nursery, tmp_path: Path) -> None:
    await _killed_before_each_statement(Process(born_in, tmp_path / "data"))


async def test_it_may_be_killed_before_each_statement_on_postgresql(
    born_in: Nursery, tmp_path: Path, database: str
) -> None:
    await _killed_before_each_statement(Process(born_in, tmp_path / "data", database_url=database))


async def _killed_before_each_statement(process: Process) -> None:
    """Of one start after another, in the same database, until one of them comes to its end."""
    statements = 0
    process.begin(("before statement", statements))
    while not await process.is_there():
        assert process.was_killed, process.log.read_text()
        statements += 1
        process.begin(("before statement", statements))
    assert statements > LEAST
    await process.kill()
    await process.start()
    nora = Player(process.port)
    assert (await nora.come_in("Nora"))["name"] == "Nora"
    await nora.go()
    await process.stop()
    assert "Traceback" not in process.log.read_text()
