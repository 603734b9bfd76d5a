"""What the house remembers: the schema, its migrations, and how it is written and read."""

from . import schema
from .store import Store, StoreAway, opened, patiently, repeatedly
from .writer import Conflict, Statement

__all__ = ["Conflict", "Statement", "Store", "StoreAway", "opened", "patiently", "repeatedly", "schema"]
