"""HTTP as no client of good manners would speak it."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from abracademy.server.refusing import STATUS
from tests.server.doors.refusals import shaped
from tests.server.player import SECONDS


async def spoken(port: int, line: str, headers: Mapping[str, str], body: str = "", leave: bool = False) -> bytes:
    """All that is answered; nothing where one leaves at once."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    given = {"Host": f"127.0.0.1:{port}", "Connection": "close", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    writer.write(f"{line}\r\n{head}\r\n{body}".encode("latin-1"))
    await writer.drain()
    async with asyncio.timeout(SECONDS):
        answer = b"" if leave else await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


async def asked(port: int, path: str, headers: Mapping[str, str] | None = None, method: str = "GET") -> tuple[int, Any]:
    """The status, and the code of a refusal in its right shape."""
    answer = await spoken(port, f"{method} {path} HTTP/1.1", headers or {})
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    if status < 400:
        return status, None
    code = shaped(msgspec.json.decode(body))
    assert status == STATUS[code]
    return status, code
