"""What was played by older rules stays as it is, whoever cannot follow it."""

from dataclasses import replace
from pathlib import Path

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.kernel import Refused
from abracademy.server.games.finished import finished
from abracademy.words import words
from tests.server.games.evening import seated
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

NEWER = {GAME.name: replace(GAME, version=GAME.version + 1)}


async def test_a_game_of_older_rules_is_kept_and_not_told_by_newer_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        await host.ask("concede")
        with pytest.raises(Refused) as refused:
            await finished(served.house.store, NEWER, host.table)
        assert refused.value.reason == "table-of-other-rules"


async def test_a_running_game_of_older_rules_is_closed_and_that_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        host, _ = await seated(served, "Nora", "Ada")
        cookies = host.player.http.cookies
    monkeypatch.setattr("abracademy.server.house.find", lambda: NEWER)
    async with serving(tmp_path) as served:
        nora = served.stranger()
        nora.http.cookies = cookies
        refused = (await nora.http.get(f"/api/tables/{host.table}")).json()
        assert (refused["code"], refused["message"]) == ("game_over", words("en")("table-of-other-rules"))
        (game,) = (await nora.get("/api/me/games"))["games"]
        assert (game["phase"], game["ending"]) == ("closed", "rules")
