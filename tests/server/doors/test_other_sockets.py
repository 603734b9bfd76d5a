"""The sockets at which less can be asked answer whatever comes in likewise."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection

from abracademy.server.closing import Closing
from abracademy.server.limits import LARGEST
from tests.server.doors.junk import NEVER_MEANT
from tests.server.doors.refusals import shaped
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
JUNK = [one for one in NEVER_MEANT if len(one) <= LARGEST]
ANSWERS = (
    '{"op":"act"}',
    '{"op":"act","table":"aaaaaaaaaaaa","number":1,"action":{}}',
    '{"op":"act","table":"x","number":-1,"action":{}}',
    '{"op":"act","table":1,"number":"1","action":[]}',
    '{"table":"aaaaaaaaaaaa","number":1e3}',
)


async def _refused(socket: ClientConnection, messages: Sequence[str | bytes]) -> None:
    """Each once, and by something that is documented; and the last, which is too large, by an end."""
    for message in messages:
        await socket.send(message)
        said = msgspec.json.decode(await socket.recv())
        assert shaped(said["error"]) in ("bad_request", "unknown_table", "not_seated"), message
    await socket.send(" " * (LARGEST + 1))
    await socket.wait_closed()
    assert socket.close_code == Closing.TOO_LARGE


async def test_in_the_lobby_nothing_can_be_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        socket = await served.stranger().socket("/api/lobby/socket")
        with capture_logs() as logged:
            assert msgspec.json.decode(await socket.recv())["op"] == "lobby"
            await _refused(socket, [*JUNK, *ANSWERS])
        assert logged == []


async def test_whatever_a_bot_says_that_is_no_answer_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        made = await nora.post("/api/me/bots", name="Hobgoblin", public=False)
        socket = await served.stranger().socket("/api/bot/socket", {"Authorization": f"Bearer {made['token']}"})
        with capture_logs() as logged:
            assert msgspec.json.decode(await socket.recv())["op"] == "welcome"
            await _refused(socket, [*JUNK, *ANSWERS])
        assert logged == []
