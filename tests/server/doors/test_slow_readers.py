"""Who does not read is dropped, and nobody waits for them; who comes back has everything."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from abracademy.server.closing import Closing
from abracademy.server.doors import protocol
from abracademy.server.doors.protocol import Protocol
from abracademy.server.people.identity import COOKIE
from abracademy.server.tables.live import Live
from tests.server.player import SECONDS, Place, Player
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
GOODBYE: Final = b"\x88\x02" + Closing.SLOW.to_bytes(2, "big")
"""The last that is said to them, if they ever read so far."""


@pytest.fixture(autouse=True)
def lines(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Transport]:
    """The house's ends of all sockets; where the system, and we, keep little of what nobody reads: not megabytes."""
    monkeypatch.setattr(protocol, "UNREAD", 1 << 14)
    made: list[asyncio.Transport] = []

    def connected(self: Protocol, transport: Any) -> None:
        made.append(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        WebSocketsSansIOProtocol.connection_made(self, transport)

    monkeypatch.setattr(Protocol, "connection_made", connected)
    return made


@asynccontextmanager
async def _deaf(player: Player, table: str) -> AsyncGenerator[socket.socket]:
    """A socket at a table from which nothing is read."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", player.port))
        await loop.sock_sendall(line, _handshake(player, table))
        assert await loop.sock_recv(line, 12) == b"HTTP/1.1 101"
        yield line


async def _talk(host: Place, live: Live) -> None:
    """Until the house has enough of whoever does not listen."""
    async with asyncio.timeout(SECONDS):
        while len(live.connections) < 2:
            await asyncio.sleep(0.01)
        while len(live.connections) > 1:
            await host.ask("chat", text="la " * 60)


def _handshake(player: Player, table: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: {COOKIE}={player.http.cookies[COOKIE]}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _rest(line: socket.socket) -> bytes:
    """All that still comes."""
    loop, heard = asyncio.get_running_loop(), b""
    async with asyncio.timeout(SECONDS):
        while some := await loop.sock_recv(line, 1 << 16):
            heard += some
    return heard


async def test_who_does_not_read_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        host = await nora.attend(await nora.open_table(chat=True))
        async with _deaf(ada, host.table) as line:
            await _talk(host, served.house.hall.tables[host.table])
            assert (await _rest(line)).endswith(GOODBYE)
        back = await ada.attend(host.table)
        assert back.seating == host.seating
        assert back.number == host.number


async def test_what_the_dropped_do_not_read_takes_no_room_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[asyncio.Transport]
) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 0.1)
    async with serving(tmp_path) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        host = await nora.attend(await nora.open_table(chat=True))
        async with _deaf(ada, host.table) as line:
            await _talk(host, served.house.hall.tables[host.table])
            async with asyncio.timeout(SECONDS):
                while lines[-1].get_write_buffer_size():
                    await asyncio.sleep(0.01)
            assert not (await _rest(line)).endswith(GOODBYE)
