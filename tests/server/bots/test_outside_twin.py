"""Two games that differ only in what a bot's seat may not know bring the bot the very same bytes."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.kernel import AnyGame, Seat
from abracademy.server.bots.outside_seat import OutsideSeat
from tests.apart import apart
from tests.conformance.twin import pairs
from tests.played import Played
from tests.server.bots.outsider import Outsider, connected
from tests.server.serving import Served, serving
from tests.server.twins.laid import Laid

pytestmark = pytest.mark.anyio
PAIRS = 15
TABLE = "twinstabe234"
TRIED = 5


class World:
    """A server with a bot that sits now in one game, now in its twin."""

    def __init__(self, served: Served, token: str, bot: str, people: list[str]) -> None:
        self.games = served.house.hall.games
        self._served = served
        self._token = token
        self._bot = bot
        self._people = people

    async def heard(self, played: Played, seat: Seat) -> list[str]:
        """Every byte, from coming in the middle of the game to its end."""
        people = [*self._people[:seat], self._bot, *self._people[seat:]]
        laid = Laid(self._served, TABLE, people, public=False, bot=self._bot)
        last = await laid.lay(played)
        middle = max(2, last // 2)
        await laid.lay(played, middle)
        async with connected(self._served.port, self._token) as bot:
            await bot.hear("new")
            await self._try(bot, played, middle)
            await laid.lay_rest(played, middle)
            await self._follow(last)
            await self._try(bot, played, last)
            return [re.sub(r'"seed":"\w+"', "", text) for text in bot.texts]

    async def _follow(self, last: int) -> None:
        live = await self._served.house.hall.live(TABLE)
        live.follow()
        async with asyncio.timeout(20):
            while live.sitting.number < last:
                await asyncio.sleep(0.001)

    async def _try(self, bot: Outsider, played: Played, number: int) -> None:
        """Actions that are not legal, or not this seat's to make."""
        await self._refused(bot, "castle")  # what was said before it has come by now
        asked = [one for one in bot.heard("act") if one["number"] == number]
        legal = asked[-1]["awaits"]["legal"] if asked else []
        every = [msgspec.to_builtins(one) for one in played.game.actions(played.options, played.seats)]
        for action in [one for one in every[:: len(every) // TRIED + 1] if one not in legal]:
            answer = {"op": "act", "table": TABLE, "number": number, "action": action}
            await self._refused(bot, msgspec.json.encode(answer).decode())

    async def _refused(self, bot: Outsider, text: str) -> None:
        heard = len(bot.heard("refused"))
        await bot.say(text)
        await bot.hear("refused", heard)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with serving(tmp_path) as served:
        players = [await served.player(f"Player {seat}") for seat in range(6)]
        made = await players[0].post("/api/me/bots", name="Grix")
        yield World(served, made["token"], made["id"], [(await one.get("/api/me"))["id"] for one in players])


async def told_apart(world: World, game: AnyGame, random: Random, wanted: int) -> list[Any]:
    """The first difference of every pair that can be told apart."""
    found: list[Any] = []
    for viewer, played, twin in pairs(game, apart(game), random, wanted):
        if isinstance(viewer, int):
            one, other = [await world.heard(each, viewer) for each in (played, twin)]
            found += (
                [next(both for both in zip(one, other, strict=False) if both[0] != both[1])] if one != other else []
            )
    return found


@pytest.mark.parametrize("name", ["abraca-what", "abracadabra"])
async def test_a_bot_cannot_tell_twins_apart(name: str, world: World) -> None:
    assert await told_apart(world, world.games[name], Random(name), PAIRS) == []


@pytest.mark.parametrize("name", ["abraca-what", "abracadabra"])
async def test_a_planted_leak_is_found(name: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the first word about a game holds a number that depends on everything."""
    said = vars(OutsideSeat)["_new"]

    def leaking(seat: Any, table: Any, *about: Any) -> Any:
        return msgspec.structs.replace(said(seat, table, *about), seats=hash(table.state) % 100)

    monkeypatch.setattr(OutsideSeat, "_new", leaking)
    assert await told_apart(world, world.games[name], Random(name), PAIRS)
