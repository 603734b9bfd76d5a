"""Brings a database to the newest schema, by the same migrations for every kind."""

from pathlib import Path

from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x61627261
"""PostgreSQL's lock for one who migrates while others wait."""


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """All of it or nothing: who is killed half-way leaves the database as it was. One alone: others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # which a change of the schema does not do by itself
    command.upgrade(settings(connection), "head")


def settings(connection: Connection) -> Alembic:
    alembic = Alembic()
    alembic.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    alembic.attributes["connection"] = connection
    return alembic
