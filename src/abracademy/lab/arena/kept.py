"""Finished deals in a file of JSON lines: first the setting, then a line for each deal as soon as it is played."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from ...kernel import Refused
from .deal import Played
from .setting import Setting


class Kept(Struct, frozen=True):
    setting: Setting
    finished: tuple[Played, ...]
    whole: int
    """Bytes up to the end of the last line that is whole: the rest was torn off while it was written."""


def read(file: str) -> Kept | None:
    """Nothing where there is no such file, or nothing but a torn first line in it."""
    try:
        content = Path(file).read_bytes()
    except FileNotFoundError:
        return None
    whole = content.rfind(b"\n") + 1
    if not whole:
        _require_torn_header(file, content)
        return None
    first, *deals = content[:whole].splitlines()
    setting = _line(file, 1, first, Setting)
    finished = [_line(file, number, line, Played) for number, line in enumerate(deals, start=2)]
    return Kept(setting, tuple(finished), whole)


def _require_torn_header(file: str, content: bytes) -> None:
    """Empty, or torn off in the first line: no file of anything else is written over."""
    if content and not content.startswith(b'{"game":'):
        raise Refused("bad_request", "arena-file-line", file=file, line=1)


def _line(file: str, number: int, line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad_request", "arena-file-line", file=file, line=number) from error


def require_same(file: str, kept: Kept, setting: Setting) -> None:
    """Figures out of two settings would be figures of nothing."""
    ours, theirs = (msgspec.json.decode(msgspec.json.encode(one)) for one in (setting, kept.setting))
    for field in ours:
        if ours[field] != theirs[field]:
            raise Refused("bad_request", "arena-file-other", file=file, field=field)


class Keeper:
    """Writes a line for each deal."""

    def __init__(self, opened: IO[bytes] | None) -> None:
        self._opened = opened

    def add(self, deal: Setting | Played) -> None:
        if self._opened:
            self._opened.write(msgspec.json.encode(deal) + b"\n")
            self._opened.flush()


def _lock(file: str, opened: IO[bytes]) -> None:
    """Two arenas that write into one file would both be lost. It is free again when it is closed."""
    try:
        import fcntl
    except ImportError:  # a system that has no such locks
        return
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Refused("bad_request", "arena-file-busy", file=file) from error


@contextmanager
def keeping(file: str | None, setting: Setting, kept: Kept | None) -> Generator[Keeper, None, None]:
    """After what is in the file already; without a file nothing is kept."""
    if file is None:
        yield Keeper(None)
        return
    with Path(file).open("ab") as opened:
        _lock(file, opened)
        if read(file) != kept:  # written on since: what is new there is not to be cut off
            raise Refused("bad_request", "arena-file-busy", file=file)
        opened.truncate(kept.whole if kept else 0)
        keeper = Keeper(opened)
        if not kept:
            keeper.add(setting)
        yield keeper
