"""At a table nobody passes for somebody else: not in a seat, not as an onlooker, not as a bot."""

from pathlib import Path
from typing import Any

import pytest

from abracademy.bots import CHARACTERS
from abracademy.words import words
from tests.server.player import Place
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


def names_at(place: Place) -> list[Any]:
    return [chair["name"] for chair in place.seating["chairs"]]


async def test_the_second_of_a_name_gets_a_number(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, other, third = [await served.player(name) for name in ("Nora", "Nоrа", "nora")]
        table = await nora.open_table(seats=4)
        host = await nora.attend(table)
        await (await other.attend(table)).ask("sit")
        await (await third.attend(table)).ask("sit")
        await host.until(lambda: names_at(host)[2] is not None)
        assert names_at(host) == ["Nora", "Nоrа 2", "nora 3", None]


async def test_whoever_sits_down_again_is_called_as_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, other = await served.player("Nora"), await served.player("Ada")
        table = await nora.open_table(seats=3)
        host, guest = await nora.attend(table), await other.attend(table)
        for _ in range(2):
            await guest.ask("sit")
            await host.until(lambda: names_at(host)[1] == "Ada")
            await guest.ask("stand")
            await host.until(lambda: names_at(host)[1] is None)


async def test_nobody_sits_there_under_the_name_of_a_bot(tmp_path: Path) -> None:
    name = words("fr")(f"character-{CHARACTERS[0].name}")
    async with serving(tmp_path) as served:
        host, guest = await served.player(name), await served.player(name.upper())
        table = await host.open_table(seats=3)
        place = await host.attend(table)
        assert names_at(place)[0] == f"{name} 2"
        await (await guest.attend(table)).ask("sit")
        await place.until(lambda: names_at(place)[1] is not None)
        assert names_at(place)[1] == f"{name.upper()} 3"


async def test_a_new_name_is_for_the_tables_to_come(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        before = await nora.open_table(seats=3)
        await nora.patch("/api/me", name="Ada")
        after = await nora.open_table(seats=3)
        assert names_at(await nora.attend(before))[0] == "Nora"
        assert names_at(await nora.attend(after))[0] == "Ada"


async def test_an_onlooker_does_not_speak_under_the_name_of_a_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, other, third = [await served.player(name) for name in ("Nora", "NORA", "Ada")]
        table = await nora.open_table(seats=3)
        onlooker, beside = await other.attend(table), await third.attend(table)
        await onlooker.ask("say", phrase="hello")
        await beside.until(lambda: any(one["op"] == "said" for one in beside.messages))
        (said,) = [one for one in beside.messages if one["op"] == "said"]
        assert said == {"op": "said", "seat": None, "name": "NORA 2", "phrase": "hello", "text": "Hello!"}


async def test_names_are_told_as_they_are_and_set_apart_in_sentences(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora = await served.player("נורה")
        host = await nora.attend(await nora.open_table(seats=3))
        assert names_at(host)[0] == "נורה"
        assert words("en")("no-such-outside-bot", bot="נורה").startswith("Nobody’s bot is called \u2068נורה\u2069:")
        assert words("en")("no-such-outside-bot", bot="Nora").startswith("Nobody’s bot is called Nora:")
