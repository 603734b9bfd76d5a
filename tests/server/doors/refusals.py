"""What every refusal looks like, whoever raised it."""

from typing import Any

import httpx
import msgspec

from abracademy.kernel import Code
from abracademy.server.closing import closing
from abracademy.server.refusing import DO, STATUS, Refusal
from tests.server.player import Player


def refused(response: httpx.Response) -> str:
    """Its code, where all the rest is as it should be."""
    assert response.headers["content-type"] == "application/json", response.text
    code = shaped(response.json())
    assert response.status_code == STATUS[code]
    return code


def shaped(error: Any) -> Code:
    refusal = msgspec.convert(error, Refusal)
    assert refusal.message
    assert refusal.do == DO[refusal.code]
    return refusal.code


async def turned_away(player: Player, path: str, headers: dict[str, str] | None = None) -> str:
    """With which code, by a socket that says why and is closed by the code that belongs to it."""
    socket = await player.socket(path, headers)
    said = msgspec.json.decode(await socket.recv())
    await socket.wait_closed()
    assert said["op"] == "refused"
    assert said["id"] is None
    code = shaped(said["error"])
    assert socket.close_code == closing(code)
    return code
