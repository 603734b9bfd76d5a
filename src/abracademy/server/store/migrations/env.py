"""How Alembic runs our migrations: on the connection that it is given."""

from alembic import context

from abracademy.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
