"""Records in files."""

from pathlib import Path
from typing import Final

import msgspec

from ..kernel import Record, read_json, read_record
from .command import Unusable

LONGEST: Final = 1 << 24
"""Bytes: far more than the longest game takes."""


def recorded(file: str | None) -> Record:
    return read_record(read_json(_content(file or "")))


def _content(file: str) -> bytes:
    _require_name(file)
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(LONGEST + 1)
    except OSError as error:
        raise Unusable("unreadable-file", file=file, reason=_reason(error)) from error
    if len(content) > LONGEST:
        raise Unusable("file-too-long", file=file, most=LONGEST)
    return content


def require_new(file: str) -> None:
    """Asked before a game, so that it is not played for nothing; what is there already stays there."""
    _create(file, b"")
    Path(file).unlink()


def write(record: Record, file: str) -> None:
    _create(file, msgspec.json.encode(record) + b"\n")


def _create(file: str, content: bytes) -> None:
    _require_name(file)
    try:
        with Path(file).open("xb") as created:
            created.write(content)
    except FileExistsError as error:
        raise Unusable("file-exists", file=file) from error
    except OSError as error:
        raise Unusable("cannot-write", reason=_reason(error)) from error


def _require_name(file: str) -> None:
    if not file:
        raise Unusable("no-file")


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
