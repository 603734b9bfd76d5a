"""One server at a time for a data folder: it believes that nobody else writes there."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from ...kernel import Refused
from ..config import Config

LOCK: Final = "lock"


@contextmanager
def held(config: Config) -> Generator[None]:
    """Free again when it is closed, or when the process is gone, whatever became of it."""
    if not config.is_sqlite:
        yield
        return
    with _opened(config.data) as opened:
        try:
            _lock(opened)
        except OSError as error:
            raise Refused("not_now", "data-in-use", folder=str(config.data)) from error
        yield


def _opened(folder: Path) -> IO[str]:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return (folder / LOCK).open("a")
    except OSError as error:
        raise Refused("bad_request", "no-place", file=str(folder)) from error


def _lock(opened: IO[Any]) -> None:
    try:
        import fcntl
    except ImportError:  # a system that has no such locks
        return
    fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
