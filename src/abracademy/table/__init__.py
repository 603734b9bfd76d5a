"""One running table. It does no I/O and knows no clock: outcomes, and later time, come in as values."""

from .difference import Change, difference
from .table import Table, reopened
from .update import Update, update

__all__ = ["Change", "Table", "Update", "difference", "reopened", "update"]
