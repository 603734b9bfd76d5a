"""One running table. It does no I/O and knows no clock: outcomes, and later time, come in as values."""

from .difference import Change, difference
from .fair import Fair, commitment, committed
from .reopened import begun, reopened, step
from .table import Ahead, Table
from .update import Update, update
from .verify import Finding, verify

__all__ = [
    "Ahead",
    "Change",
    "Fair",
    "Finding",
    "Table",
    "Update",
    "begun",
    "commitment",
    "committed",
    "difference",
    "reopened",
    "step",
    "update",
    "verify",
]
