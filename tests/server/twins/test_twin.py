"""Two games that differ only in what somebody may not know bring them the very same bytes: on the socket, in every
answer over HTTP, in refusals, odds and advice."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.kernel import AnyGame, Viewer
from abracademy.server.tables import live, telling
from abracademy.table.sitting import Sitting
from tests.apart import apart
from tests.conformance.twin import pairs
from tests.played import Played
from tests.server.player import NotDone, Place, Player
from tests.server.serving import Served, serving
from tests.server.twins.laid import Laid

pytestmark = pytest.mark.anyio

PAIRS = 30
TABLE = "twinstabe234"
TRIED = 6
"""Actions that are not legal, tried at each of two moments."""
RECORD = f"/api/tables/{TABLE}/record"
PATHS = (
    "/api/tables",
    f"/api/tables/{TABLE}",
    RECORD,
    f"/api/tables/{TABLE}/result",
    f"/api/tables/{TABLE}/invitation",
    "/api/me",
    "/api/me/games",
    "/api/me/statistics",
    "/health",
    "/ready",
)


class World:
    """A server with people at it, who see now one game and now its twin."""

    def __init__(self, served: Served, players: list[Player], people: list[str]) -> None:
        self.served = served
        self.players = players
        self.people = people

    async def received(self, played: Played, viewer: Viewer, public: bool) -> list[str]:
        """Every byte that a viewer gets, from coming in the middle of the game to its end."""
        laid = Laid(self.served, TABLE, self.people, public)
        last = await laid.lay(played)
        middle = max(2, last // 2)
        await laid.lay(played, middle)
        player = self.players[viewer if isinstance(viewer, int) else -1]
        place = await player.attend(TABLE, seen=0)
        heard = [*await _answers(place, played, middle)]
        await laid.lay_rest(played, middle)
        (await self.served.house.hall.live(TABLE)).follow()
        await place.until(lambda: place.number == last)
        heard += [*await _answers(place, played, last)]
        await player.attend(TABLE, seen=middle // 2)
        for one in player.places:
            await one.close()
        heard += [text for one in player.places for text in one.texts]
        assert len(heard) > last - middle
        player.places.clear()
        return [_timeless(text) for text in heard]


async def _answers(place: Place, played: Played, number: int) -> list[str]:
    """What is answered over HTTP, to requests that cannot be met, and to questions for odds and advice."""
    eyes = "onlooker" if place.seat is None else place.seat
    paths = [*PATHS, f"/api/tables/{TABLE}/moments?viewer={eyes}", f"/api/tables/{TABLE}/moments/3?viewer={eyes}"]
    if place.phase == "over":  # a record keeps nothing from anybody
        paths.remove(RECORD)
    found = [(await place.player.http.get(path)).text for path in paths]
    legal = place.view["legal"] if place.view else []
    every = [msgspec.to_builtins(one) for one in played.game.actions(played.options, played.seats)]
    asked: list[tuple[str, dict[str, Any]]] = [
        ("odds", {}),
        ("advise", {}),
        ("look", {"seat": 0}),
        ("pause", {"wanted": False}),
    ]
    asked += [
        ("act", {"number": number, "action": one}) for one in every[:: len(every) // TRIED + 1] if one not in legal
    ]
    for op, fields in asked:
        try:
            found.append(str(await place.ask(op, **fields)))
        except NotDone as refused:
            found.append(str(refused.error))
    return found


def _timeless(text: str) -> str:
    """Without the time at which it happened to be asked."""
    return re.sub(r'"at":\d+|\'at\': \d+', "at", text)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with serving(tmp_path) as served:
        players = [await served.player(f"Player {seat}") for seat in range(6)]
        people = [(await player.get("/api/me"))["id"] for player in players]
        yield World(served, [*players, await served.player("Onlooker")], people)


async def told_apart(world: World, game: AnyGame, random: Random, wanted: int) -> list[Any]:
    """The first difference of every pair that can be told apart."""
    found: list[Any] = []
    for viewer, played, twin in pairs(game, apart(game), random, wanted):
        public = random.random() < 0.5
        one, other = [await world.received(each, viewer, public) for each in (played, twin)]
        if one != other:
            found.append((viewer, next(both for both in zip(one, other, strict=False) if both[0] != both[1])))
    return found


@pytest.mark.parametrize("name", ["abraca-what", "abracadabra"])
async def test_a_viewer_cannot_tell_twins_apart(name: str, world: World) -> None:
    game = world.served.house.hall.games[name]
    assert await told_apart(world, game, Random(name), PAIRS) == []


@pytest.mark.parametrize("name", ["abraca-what", "abracadabra"])
async def test_a_planted_leak_is_found(name: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the first word of the server comes with a number that depends on everything."""
    said = telling.whole

    def leaking(table: str, sitting: Sitting, *about: Any) -> bytes:
        state = sitting.table.state if sitting.table else None
        return said(table, sitting, *about)[:-1] + b',"tag":%d}' % (hash(state) % 10)

    monkeypatch.setattr(live, "whole", leaking)
    game = world.served.house.hall.games[name]
    assert await told_apart(world, game, Random(name), 5)
