"""Who begins to ask and does not go on loses the line; and nobody takes all the lines of the house."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from abracademy.server.doors import lines
from tests.server.player import SECONDS
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
HEAD = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"


async def _rest(reader: asyncio.StreamReader) -> bytes:
    """All that still comes, until the house has hung up, however it does that."""
    heard = b""
    with suppress(ConnectionResetError):
        async with asyncio.timeout(SECONDS):
            while some := await reader.read(1 << 16):
                heard += some
    return heard


@pytest.mark.parametrize("said", [b"", b"GET / HT", HEAD + b'{"na'], ids=["nothing", "half a line", "half a body"])
async def test_a_request_that_does_not_come_to_its_end_is_not_awaited_for_ever(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.1)
    async with serving(tmp_path) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(said)
        assert await _rest(reader) == b""
        writer.close()


async def test_neither_is_the_second_one_on_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.1)
    async with serving(tmp_path) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(HEAD + b'{"name":"Nora"}' + HEAD + b'{"na')
        heard = await _rest(reader)
        assert heard.count(b"HTTP/1.1") == 1
        assert b'"name":"Nora"' in heard
        writer.close()


async def test_a_socket_stays_open_however_little_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.1)
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table())
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)  # opened later, and lost by now
        await _rest(reader)
        writer.close()
        assert (await place.ask("ping"))["op"] == "done"


async def test_one_address_has_so_many_lines_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST", 3)
    async with serving(tmp_path, leniency=1.0) as served:
        held = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(3)]
        for _, writer in held:
            writer.write(b"GET / HT")
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert await _rest(reader) == b""
        writer.close()
        held[0][1].close()
        await held[0][1].wait_closed()
        assert (await _asks_until_heard(served.port)).startswith(b"HTTP/1.1 200")
        for _, one in held[1:]:
            one.close()


async def _asks_until_heard(port: int) -> bytes:
    """The house hears a little later that a line is free again."""
    async with asyncio.timeout(SECONDS):
        while True:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            heard = await _rest(reader)
            writer.close()
            if heard:
                return heard
