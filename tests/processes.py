"""Who is still there: found by a mark that whatever a process starts inherits. Without /proc nobody is seen."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def marked(mark: str) -> list[int]:
    """The numbers of the processes whose environment or command line has this in it."""
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            known = (process / "environ").read_bytes() + (process / "cmdline").read_bytes()
            if mark.encode() in known:
                found.append(int(process.name))
    return found


def wait_for(condition: Callable[[], object], tries: int = 100) -> bool:
    for _ in range(tries):
        if condition():
            return True
        time.sleep(0.1)
    return False


def zombies() -> list[int]:
    """Children of ours that have ended and that nobody waited for."""
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
            if state == "Z" and int(parent) == os.getpid():
                found.append(int(process.name))
    return found
