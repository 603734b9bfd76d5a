"""What docs/protocol.md says of a bot's evening on a server is what happens there."""

import asyncio
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from abracademy.cli.bot.game import PATIENCE
from abracademy.server.bots import outside_seat
from abracademy.server.bots.outside_bot import MOST
from abracademy.server.bots.outside_words import Answer, New, NotTaken, Outcome, Over, Question, Welcome
from abracademy.server.closing import Closing
from abracademy.server.tables import hall, opening
from abracademy.server.tables.words import Bye
from abracademy.table.sitting.due import OUTSIDE
from tests.conftest import Golden
from tests.server.bots.outsider import Outsider, connected, seated, token_of
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
FENCE = "```outside\n"
LONG = 150
"""Signs of a field that looks as others on the page."""


@pytest.fixture(autouse=True)
def without_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count(0x2C)
    monkeypatch.setattr(hall, "new_id", lambda: "nightgarden2")
    monkeypatch.setattr(opening, "secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size)), choice=max))
    monkeypatch.setattr(outside_seat, "secrets", SimpleNamespace(token_hex=lambda size: f"{next(seeds):0{2 * size}x}"))


async def test_the_evening_of_the_page_is_golden(golden: Golden, tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    begin = page.index(FENCE) + len(FENCE)
    evening = "".join(f"{line}\n" for line in await played(tmp_path))
    golden(PAGE, f"{page[:begin]}{evening}{page[page.index('```', begin) :]}")


async def played(data: Path) -> list[str]:
    async with serving(data) as served:
        nora = await served.player("Nora")
        async with connected(served.port, await token_of(nora, "Grix")) as grix:
            talk, place = Talk(grix), await seated(nora, "Grix", first=1)
            question = await grix.hear("act")
            about = {"op": "act", "table": place.table, "number": question["number"]}
            await talk.says(msgspec.json.encode({**about, "action": {"do": "stop"}}).decode())
            await grix.hear("refused")
            await talk.says(msgspec.json.encode({**about, "action": {"do": "cast", "spell": 7}}).decode())
            await grix.hear("act", 1)
            await talk.says("castle")
            await grix.hear("refused", 1)
            lines = [*talk.heard()]
            await asyncio.gather(place.play(), grix.play())
            return [*lines, "…", [*talk.heard()][-1]]


class Talk:
    """What was said on a bot's socket, as the page writes it."""

    def __init__(self, bot: Outsider) -> None:
        self._bot = bot
        self._lines: list[str] = []
        self._told = 0

    def heard(self) -> Iterator[str]:
        self._hear()
        yield from self._lines

    async def says(self, text: str) -> None:
        self._hear()
        self._lines.append(f"< {text}")
        await self._bot.say(text)

    def _hear(self) -> None:
        self._lines += [f"> {shortened(text)}" for text in self._bot.texts[self._told :]]
        self._told = len(self._bot.texts)


def shortened(text: str) -> str:
    message = msgspec.json.decode(text)
    for field in ("options", "view", "told", "awaits"):
        if len(msgspec.json.encode(message.get(field))) > LONG:
            message[field] = "…"
    return msgspec.json.encode(message).decode().replace('"…"', "…")


def test_every_line_and_field_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("online\n")[2]
    kinds = (Welcome, New, Question, Over, NotTaken, Answer, Bye)
    named = {str(kind.__struct_config__.tag) for kind in kinds}
    named |= {field for kind in (*kinds, Outcome) for field in kind.__struct_fields__}
    assert {name for name in named if not re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", page)} == set()


def test_the_page_knows_the_times_and_the_bounds() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").partition("online\n")[2].split())
    assert f"It may sit at {MOST} tables at once" in page
    assert f"here it has {PATIENCE:.0f} seconds for each" in page
    assert (OUTSIDE, "Ten seconds after the question" in page) == (10_000, True)
    for code in (Closing.REPLACED, Closing.NOT_SIGNED_IN):
        assert f"{code:d}" in page
