"""What the house remembers: the schema, its migrations, and how it is written and read."""

from . import schema
from .store import Store, opened
from .writer import Conflict

__all__ = ["Conflict", "Store", "opened", "schema"]
