"""Bots play in their own time, which tells nothing but what everybody sees."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from abracademy.bots import Character, pause
from abracademy.kernel import Acted
from abracademy.server.tables import keeper
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
PERSON, BOT = 0, 1


async def test_a_bot_goes_on_more_quickly_only_where_it_acted_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    went_on = list[bool]()

    def noted(character: Character, again: bool, random: Random) -> float:
        went_on.append(again)
        return pause(character, again, random)

    monkeypatch.setattr(keeper, "pause", noted)
    async with serving(tmp_path) as served:
        nora = await served.player("Nora")
        place = await nora.attend(await nora.open_table(first=PERSON))
        await place.ask("fill", bot="novice")
        await place.decline()
        await place.play()
        game = served.house.hall.tables[place.table].sitting.in_play
    acted = [one.seat for one in game.log if isinstance(one, Acted)]
    assert went_on == [before == BOT for before, seat in pairwise(acted) if seat == BOT]
    assert {*went_on} == {True, False}
