"""A log says what happened to the server, and nothing that is anybody's: no name, no secret, no stone."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog

from abracademy.kernel import Refused
from abracademy.server.operations.logs import set_up, unexpected

SECRETS = ("Nora", "4f1c9d", "203.0.113.7", "table=abcdefghjkmn", "/api/tables/abcdefghjkmn")


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("abracademy").setLevel(logging.NOTSET)
    logging.raiseExceptions = True


def _lines(written: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in written.splitlines()]


def test_each_line_is_json_where_nobody_reads_along(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("auto")
    structlog.get_logger("abracademy.any").info("took_over", tables=3)
    (line,) = _lines(capsys.readouterr().err)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "took_over", "level": "info", "tables": 3}


def test_a_host_may_want_text_anyway(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text")
    structlog.get_logger("abracademy.any").info("took_over", tables=3)
    written = capsys.readouterr().err
    assert "took_over" in written
    assert "tables=3" in written
    assert "{" not in written


def test_what_was_not_foreseen_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json")
    structlog.get_logger("abracademy.any").warning("odd", name="Nora", table="abcdefghjkmn", bot="novice")
    (line,) = _lines(capsys.readouterr().err)
    assert line["bot"] == "novice"
    assert set(line) == {"event", "level", "timestamp", "bot"}


@pytest.mark.parametrize("log", ["json", "text"])
def test_of_an_error_its_kind_and_place_are_said_and_not_its_words(
    capsys: pytest.CaptureFixture[str], log: Any
) -> None:
    set_up(log)
    seed = SECRETS[1]
    try:
        try:
            raise KeyError(seed)
        except KeyError as error:
            raise RuntimeError(f"no {seed} for Nora") from error
    except RuntimeError:
        structlog.get_logger("abracademy.any").exception("failed")
    written = capsys.readouterr().err
    for told in ("RuntimeError", "KeyError", "operations/test_logs.py:"):
        assert told in written
    for secret in SECRETS:
        assert secret not in written


def test_libraries_say_only_what_is_wrong_and_leave_out_about_whom(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json")
    library = logging.getLogger("uvicorn.error")
    library.info('%s - "WebSocket %s" [accepted]', "203.0.113.7", "/api/tables/abcdefghjkmn/socket")
    library.warning("Invalid request from %s\n%s", "203.0.113.7", "Nora")
    logging.getLogger("alembic.runtime.migration").info("Running upgrade")
    (line,) = _lines(capsys.readouterr().err)
    assert line["event"] == "Invalid request from %s"
    assert line["level"] == "warning"


async def _fail() -> None:
    raise ValueError("Nora")


async def _lose() -> None:
    task = asyncio.create_task(_fail())
    await asyncio.wait([task])


def test_a_task_that_nobody_waited_for_is_no_leak_either(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json")
    asyncio.run(_lose())
    written = capsys.readouterr().err
    (line,) = _lines(written)
    assert line["event"] == "Task exception was never retrieved"
    assert line["error"]["kinds"] == ["ValueError"]
    assert "Nora" not in written


@pytest.mark.anyio
async def test_refusals_are_nothing_unexpected_and_mistakes_of_ours_are(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json")
    scope: Any = {"path_template": "/api/tables/{table}", "path": "/api/tables/abcdefghjkmn"}
    await unexpected(Refused("not_now", "game-over"), scope)
    assert capsys.readouterr().err == ""
    await unexpected(ValueError("Nora"), scope)
    written = capsys.readouterr().err
    (line,) = _lines(written)
    assert line["path"] == "/api/tables/{table}"
    assert line["error"]["kinds"] == ["ValueError"]
    assert not any(secret in written for secret in SECRETS)
