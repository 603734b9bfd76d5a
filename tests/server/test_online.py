"""The evening of docs/online.md is played on a real server, line by line; and the page names all there is."""

import re
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Final, get_args

import msgspec
import pytest

from abracademy.kernel import Value
from abracademy.server import now
from abracademy.server.people import identity
from abracademy.server.refusing import Refusal
from abracademy.server.tables import hall, live, opening
from abracademy.server.tables.beside import PHRASES
from abracademy.server.tables.keeper import Keeper
from abracademy.server.tables.routes import NewTable
from abracademy.server.tables.socket_requests import Incoming
from abracademy.server.tables.words import Bye, Done, News, NotDone, Said, Whole, You
from abracademy.table.sitting import ChairSeen, Seating
from abracademy.table.sitting.seating import ClockSeen
from tests.conftest import Golden
from tests.server.player import Place, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
PAGE: Final = Path(__file__).parents[2] / "docs" / "online.md"
LINE: Final = re.compile(r"(\w+) ([><]) (.+)")
NAMES: Final = ["nightgarden2", "nightgarden3"]


async def test_the_evening_of_the_page_is_golden(
    golden: Golden, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without_chance(monkeypatch)
    async with serving(tmp_path) as served:
        evening = _Evening(served, monkeypatch)
        page = [line async for line in evening.told_again(PAGE.read_text(encoding="utf-8").split("\n"))]
    golden(PAGE, "\n".join(page))


def _without_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server draws, and when, is the same every time; and time alone brings nothing about."""
    tables, tokens = iter(NAMES), count(1)
    monkeypatch.setattr(hall, "new_id", lambda: next(tables))
    monkeypatch.setattr(opening, "new_code", iter(["BRMSTK", "QWZVXR"]).__next__)
    monkeypatch.setattr(opening, "secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size))))
    monkeypatch.setattr(identity, "secrets", SimpleNamespace(token_hex=lambda size: f"{next(tokens):0{2 * size}x}"))
    monkeypatch.setattr(live, "RANDOM", Random(1))
    monkeypatch.setattr(Keeper, "_set_alarm", lambda *_: None)
    _forgive(monkeypatch, 3600)


def _forgive(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(live, "RETURNS", seconds)


class _Evening:
    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self._served = served
        self._patch = monkeypatch
        self._people: dict[str, Player] = {}
        self._places: dict[str, Place] = {}
        self._heard: dict[str, int] = {}
        self._seconds = count(1_800_000_000)

    async def told_again(self, lines: list[str]) -> AsyncIterator[str]:
        """The page with what is said on it said again, and what everybody is told below it."""
        inside = brief = False
        for line in lines:
            if line.startswith("```"):
                inside, brief = line.startswith("```online"), line.endswith("brief")
            found = LINE.fullmatch(line) if inside else None
            if found is None or found[2] == ">":
                yield line
            if found and found[2] == ">":
                self._a_second_passes()
                async for told in self._said(found[1], found[3]):
                    yield told
                for told in self._told(brief):
                    yield told

    def _a_second_passes(self) -> None:
        at = float(next(self._seconds))
        self._patch.setattr(now, "time", lambda: at)

    async def _said(self, who: str, what: str) -> AsyncIterator[str]:
        player = self._people.setdefault(who, self._served.stranger())
        kind, _, rest = what.partition(" ")
        if kind in ("GET", "POST"):
            path, _, body = rest.partition(" ")
            headers = {"Content-Type": "application/json"} if body else {}
            answer = await player.http.request(kind, path, content=body, headers=headers)
            yield f"{who} < {answer.status_code} {answer.text}"
        elif kind == "socket":
            await self._comes(who, player, rest)
        elif what == "leaves the room":
            await self._leaves(who)
        else:
            await self._asks(who, what)

    async def _comes(self, who: str, player: Player, path: str) -> None:
        table, _, query = path.removeprefix("/api/tables/").partition("/socket")
        seen = {"seen": int(query.removeprefix("?seen="))} if query else {}
        place = await player.attend(table, **seen)
        self._places[who], self._heard[who] = place, 0
        if place.seat is not None and place.seating["chairs"][place.seat]["away"]:
            await place.until(lambda: not place.seating["chairs"][place.seat]["away"])
        await self._settle()

    async def _leaves(self, who: str) -> None:
        _forgive(self._patch, 0)
        place = self._places.pop(who)
        await place.close()
        (other,) = [one for one in self._places.values() if one.seat is not None]
        await other.until(lambda: other.seating["chairs"][place.seat]["away"])
        _forgive(self._patch, 3600)

    async def _asks(self, who: str, what: str) -> None:
        place, asked = self._places[who], msgspec.json.decode(what)
        before = {name: len(one.messages) for name, one in self._places.items()}
        await place.send(what)
        await place.until(lambda: any(one.get("id") == asked["id"] for one in place.messages[before[who] :]))
        for name, other in self._places.items() if asked["op"] == "say" else ():
            if place.seat is not None or other.seat is None:
                await _until_said(other, before[name])
        if asked["op"] == "go":
            place.table = asked["table"]
        if asked["op"] == "leave":
            await place.until(lambda: place.closed is not None)
        await self._settle()

    async def _settle(self) -> None:
        """Until everybody has heard all that happened at their table."""
        for place in self._places.values():
            await _until_heard(place, self._served.house.hall.tables[place.table].sitting.number)

    def _told(self, brief: bool) -> Iterator[str]:
        for who, place in self._places.items():
            for text in place.texts[self._heard[who] :]:
                yield f"{who} < {self._shortened(text) if brief else text}"
            self._heard[who] = len(place.texts)

    @staticmethod
    def _shortened(text: str) -> str:
        """What was told anew has stood there before."""
        message = msgspec.json.decode(text)
        for field in ("seating", "view", "told") if message["op"] == "table" else ():
            if message[field]:
                message[field] = "…"
        return msgspec.json.encode(message).decode().replace('"…"', "…")


async def _until_said(place: Place, heard: int) -> None:
    await place.until(lambda: any(message["op"] == "said" for message in place.messages[heard:]))


async def _until_heard(place: Place, number: int) -> None:
    await place.until(lambda: place.number == number or place.closed is not None)


def test_every_request_message_and_field_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds: list[type[Value]] = [*get_args(Incoming), Whole, News, Done, NotDone, Said, Bye]
    fields: list[type[Value]] = [*kinds, You, Seating, ChairSeen, ClockSeen, NewTable]
    named = {str(kind.__struct_config__.tag) for kind in kinds}
    named |= {field for kind in fields for field in kind.__struct_fields__}
    assert {name for name in named if not re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", page)} == set()
    assert {phrase for phrase in PHRASES if f"`{phrase}`" not in page} == set()
    assert Refusal.__struct_fields__ == ("code", "reason", "facts", "message", "do")
