"""docs/errors.md knows every code, what to do about it, every code that closes a socket, and how much is too much."""

import re
from pathlib import Path
from typing import get_args

from abracademy.kernel import Code
from abracademy.server.closing import Closing
from abracademy.server.doors.floods import GUARDED, OPEN_BY, OPEN_FROM, SOCKETS, VISITS, Bounds
from abracademy.server.limits import Rate
from abracademy.server.refusing import DO, STATUS

PAGE = (Path(__file__).parents[3] / "docs" / "errors.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """Of the table below this title, without its head."""
    (section,) = [part for part in PAGE.split("\n## ") if part.startswith(title)]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_code_stands_on_the_page_with_its_status_and_what_to_do() -> None:
    written = [(code.strip("`"), int(status), do.strip("`")) for code, status, do, _ in rows("Codes")]
    assert sorted(written) == sorted((code, STATUS[code], DO[code]) for code in get_args(Code))
    assert all(meaning for *_, meaning in rows("Codes"))


def test_everything_that_is_to_be_done_is_explained() -> None:
    assert sorted(do.strip("`") for do, _ in rows("What to do")) == sorted({*DO.values()})


def test_every_code_that_closes_a_socket_stands_on_the_page() -> None:
    assert [int(code) for code, _, _ in rows("How sockets are closed")] == sorted(Closing)


def test_the_limits_are_those_on_the_page() -> None:
    written = [tuple(row[1:]) for row in rows("How much is too much")]
    bounds = [VISITS, *GUARDED.values(), SOCKETS]
    assert written == [*map(_told, bounds), (str(OPEN_FROM), str(OPEN_BY))]


def _told(bounds: Bounds) -> tuple[str, str]:
    return _rate(bounds.of_address), _rate(bounds.of_person)


def _rate(rate: Rate) -> str:
    minutes = rate.seconds // 60
    return f"{rate.most} a minute" if minutes == 1 else f"{rate.most} in {minutes} minutes"


def test_no_code_is_named_elsewhere_that_there_is_not() -> None:
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", PAGE))
    assert named <= {*get_args(Code), *DO.values()}
