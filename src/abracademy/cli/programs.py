"""Programs of anybody's, which speak the referee's words."""

import os
from collections.abc import Sequence
from shutil import which

from .command import Unusable


def require_program(command: Sequence[str]) -> None:
    """One that can be started here."""
    if os.name == "nt":
        raise Unusable("no-outside-bots")
    if which(command[0]) is None:
        raise Unusable("no-such-program", program=command[0])
