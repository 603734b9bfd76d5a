"""`abracademy bot`: the example bots, and worse programs, at a server's tables."""

import asyncio
import os
import shlex
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from abracademy.server.closing import Closing
from tests.processes import marked, wait_for
from tests.server.bots.outsider import connected, makers, seated, token_of
from tests.server.player import SECONDS, Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
BOTS = {"python": (sys.executable, EXAMPLES / "bot.py"), "node": ("node", EXAMPLES / "bot.js")}
READS = "import json, sys\nfor said in map(json.loads, sys.stdin):\n  if said['op'] == 'act':\n"
LEGAL = "    print(json.dumps(said['awaits']['legal'][0]), flush=True)\n"


class Bridge:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._heard = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout
        async for line in self.process.stdout:
            async with self._heard:
                self.lines.append(line.decode())
                self._heard.notify_all()

    async def says(self, words: str, times: int = 1) -> None:
        async with asyncio.timeout(SECONDS), self._heard:
            await self._heard.wait_for(lambda: sum(words in line for line in self.lines) >= times)

    async def end(self, how: int = signal.SIGINT) -> int:
        if self.process.returncode is None:
            self.process.send_signal(how)
        async with asyncio.timeout(SECONDS):
            await self._reading
            return await self.process.wait()


@asynccontextmanager
async def bridged(port: int, token: str, *program: object) -> AsyncGenerator[Bridge]:
    command = [sys.executable, "-m", "abracademy", "bot", "--lang", "en", "--url", f"http://127.0.0.1:{port}", "--"]
    mark = uuid4().hex
    process = await asyncio.create_subprocess_exec(
        *command,
        *map(str, program),
        env={**os.environ, "ABRACADEMY_BOT_TOKEN": token, "ABRACADEMY_TEST": mark, "NO_PROXY": "127.0.0.1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    bridge = Bridge(process)
    try:
        yield bridge
    finally:
        await bridge.end()
        assert wait_for(lambda: not marked(mark)), "somebody stays behind"


async def table_of_three(served: Served, game: str) -> Place:
    """A person, the bot from outside, and one of ours."""
    host = served.players[0]
    place = await host.attend(await host.open_table(game, seats=3))
    await place.ask("fill", bot="outside:Grix", seat=1)
    await place.ask("fill", bot="novice")
    await place.decline()
    return place


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
async def test_the_example_bots_play_whole_games_of_both_kinds_at_once(bot: tuple[object, ...], tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with bridged(served.port, await token_of(nora, "Grix"), *bot) as bridge:
            await bridge.says("Grix is awake")
            places = [await table_of_three(served, game) for game in ("abraca-what", "abracadabra")]
            await asyncio.gather(*(place.play(Random(4).choice) for place in places))
            await bridge.says("the game is over", times=2)
            assert {by for place in places for by in await makers(served, place)} == {"bot"}
            assert "lost" not in "".join(bridge.lines)
            assert await bridge.end() == 130


async def test_it_comes_back_into_the_middle_of_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        async with bridged(served.port, await token_of(nora, "Grix"), *BOTS["python"]) as bridge:
            await bridge.says("Grix is awake")
            place = await seated(nora, "Grix", first=0)
            await bridge.says("begins")
            for connection in served.house.connections:
                if connection not in (await served.house.hall.live(place.table)).connections:
                    connection.close(Closing.RESTART)
            await bridge.says("Grix is awake", times=2)
            await place.play()
            await bridge.says("the game is over")
            assert {*await makers(served, place)} == {"bot"}


def program(tmp_path: Path, source: str) -> tuple[str, ...]:
    file = tmp_path / "program.py"
    file.write_text(source)
    return (sys.executable, "-I", "-S", str(file))


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (READS + "    print('castle', flush=True)\n", "no action of the game"),
        (READS + "    print('3', flush=True)\n", "not legal"),
        (READS + '    print(\'{"do":"castle"}\', flush=True)\n', "not legal"),
        (READS + "    print('\"' + 'x' * 65000 + '\"', flush=True)\n", "not legal"),
        (READS + "    print('\"' + 'x' * 65530 + '\"', flush=True)\n", "a line without end"),
        (READS + "    sys.exit('enough of this')\n", "enough of this"),
    ],
)
async def test_for_a_program_that_fails_any_legal_move_is_made_and_it_is_said_why(
    source: str, why: str, tmp_path: Path
) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        token = await token_of(nora, "Grix")
        async with bridged(served.port, token, *program(tmp_path, source)) as bridge:
            await bridge.says("Grix is awake")
            place = await seated(nora, "Grix", options={"last_standing": True})
            await place.play()
            await bridge.says("the game is over")
            assert {*await makers(served, place)} == {"bot"}
            assert "any legal one was made instead" in "".join(bridge.lines)
            assert why in "".join(bridge.lines)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_ends_at_once_whatever_its_program_is_doing(how: int, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        started = tmp_path / "started"
        sleeps = f"touch {shlex.quote(str(started))}; sleep 600 & sleep 600"
        async with bridged(served.port, await token_of(nora, "Grix"), "sh", "-c", sleeps) as bridge:
            await bridge.says("Grix is awake")
            await seated(nora, "Grix", first=1)
            await until(started.exists)
            assert await bridge.end(how) == 130
            assert "lost" not in "".join(bridge.lines)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


async def test_it_waits_for_a_server_that_is_not_there_and_ctrl_c_ends_that_too() -> None:
    async with bridged(9, "token", *BOTS["python"]) as bridge:
        await bridge.says("cannot be reached", times=2)
        assert await bridge.end() == 130


async def test_with_a_token_that_nobody_knows_it_does_not_try_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, bridged(served.port, "forged", *BOTS["python"]) as bridge:
        await bridge.says("knows no bot with this token")
        assert not any("Table" in line for line in bridge.lines)
        await bridge.process.wait()
        assert await bridge.end() == 2


async def test_where_its_bot_comes_by_another_way_it_leaves(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        token = await token_of(await served.player("Nora"), "Grix")
        async with bridged(served.port, token, *BOTS["python"]) as bridge:
            await bridge.says("Grix is awake")
            async with connected(served.port, token):
                await bridge.says("by another way")
                await bridge.process.wait()
                assert await bridge.end() == 2


async def test_its_program_does_not_learn_the_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        seen = tmp_path / "seen"
        shows = f"import os\nopen({str(seen)!r}, 'w').write(repr(os.environ))\n" + READS + LEGAL
        token = await token_of(nora, "Grix")
        async with bridged(served.port, token, *program(tmp_path, shows)) as bridge:
            await bridge.says("Grix is awake")
            place = await seated(nora, "Grix", first=1)
            await place.until(lambda: place.view["awaits"] == {"seat": 0})
            assert "ABRACADEMY_TEST" in seen.read_text()
            assert token not in seen.read_text() + "".join(bridge.lines)
