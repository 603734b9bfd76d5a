"""Records in files."""

import os
from pathlib import Path
from typing import Final

import msgspec

from ..kernel import Record, read_json, read_record
from .command import Unusable

LONGEST: Final = 1 << 24
"""Bytes: far more than the longest game takes."""


def recorded(file: str | None) -> Record:
    if file is None:
        raise Unusable("no-file")
    return read_record(read_json(_content(file)))


def _content(file: str) -> bytes:
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(LONGEST + 1)
    except OSError as error:
        raise Unusable("unreadable-file", file=file, reason=error.strerror or type(error).__name__) from error
    if len(content) > LONGEST:
        raise Unusable("file-too-long", file=file, most=LONGEST)
    return content


def require_new(file: str | None) -> None:
    """Asked before a game, so that it is not played for nothing; what is there already stays there."""
    if file is None:
        return
    if os.path.lexists(file):
        raise Unusable("file-exists", file=file)
    if not os.access(Path(file).parent, os.W_OK | os.X_OK):
        raise Unusable("file-not-writable", file=file)


def write(record: Record, file: str) -> None:
    with Path(file).open("xb") as opened:
        opened.write(msgspec.json.encode(record) + b"\n")
