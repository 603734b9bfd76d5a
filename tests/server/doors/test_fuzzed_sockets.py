"""Whatever comes in on a socket is answered, by a refusal that is documented where it cannot be; and only what was
meant and allowed moves the game."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from abracademy.kernel import ONLOOKER
from abracademy.server.closing import Closing
from abracademy.server.house import House
from abracademy.server.tables.rows import rows_after
from abracademy.table.sitting import Row, Sitting
from tests.server.doors.fuzzed import Fuzzed
from tests.server.doors.junk import MESSAGES, Message, Seen
from tests.server.doors.refusals import shaped
from tests.server.player import SECONDS, Player
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
T = TypeVar("T")
PATIENT = [
    HealthCheck.too_slow,
    HealthCheck.filter_too_much,
    HealthCheck.data_too_large,
    HealthCheck.large_base_example,
]
LIGHT = settings(max_examples=120, phases=[Phase.generate], suppress_health_check=PATIENT, database=None)
STEPS = st.lists(st.tuples(st.integers(0, 1), MESSAGES), min_size=20, max_size=40)


class Fuzzing:
    """Tables of two, one after another, at which everything is tried."""

    def __init__(self, players: tuple[Player, Player], people: tuple[str, str], house: House) -> None:
        self.refused: set[str] = set()
        self.moves = 0
        self._players = players
        self._people = people
        self._house = house
        self._loop = asyncio.get_running_loop()

    def try_all(self) -> None:
        """In a thread of its own, as Hypothesis wants it; what is tried happens in the loop of the test."""

        @LIGHT
        @given(steps=STEPS)
        def example(steps: list[tuple[int, Message]]) -> None:
            self._now(self._play(steps))

        example()

    def _now(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    async def _play(self, steps: list[tuple[int, Message]]) -> None:
        table = await self._players[0].open_table(chat=True, help="odds")
        both = [Fuzzed(*one, table) for one in zip(self._players, self._people, strict=True)]
        said: list[str | bytes] = []
        async with asyncio.timeout(SECONDS):
            await _begin(*both)
            for who, message in steps:
                await self._step(both[who], message, said)
            await self._require_same_again(table, both)

    async def _step(self, one: Fuzzed, message: Message, said: list[str | bytes]) -> None:
        seen = await one.sees()
        said.append(message(Seen(one.name(), seen["number"], (seen["view"] or {}).get("legal", []), said)))
        answers = await one.says(said[-1])
        rows = await rows_after(self._house.store, one.table, seen["number"])
        self._judge(one, said[-1], answers, [row for row in rows if row.who])

    async def _require_same_again(self, table: str, both: list[Fuzzed]) -> None:
        """The log alone leads to what each of them sees."""
        sitting = self._house.hall.tables[table].sitting
        for one in both:
            seen = await one.sees()
            first, *rows = await rows_after(self._house.store, table, 0)
            again = Sitting(sitting.game, first, sitting.seed)
            for row in rows[: seen["number"] - 1]:  # a bot, where somebody has left, goes on meanwhile
                again.apply(row)
            seat = again.seat_of(one.who)
            view = again.in_play.view(ONLOOKER if seat is None else seat)
            assert msgspec.json.encode(seen["view"]) == msgspec.json.encode(view)
            await one.close()

    def _judge(self, one: Fuzzed, message: str | bytes, answers: list[dict[str, Any]], rows: list[Row]) -> None:
        """Each message has one answer, and moves something only where it does not refuse."""
        (answer,) = [answer for answer in answers if "id" in answer or answer["op"] == "closed"]
        if answer["op"] == "refused":
            self.refused.add(shaped(answer["error"]))
        if answer["op"] in ("refused", "done") or answer.get("code") not in (None, Closing.LEFT):
            assert rows == [], message
        if rows:
            assert [(row.who, row.id) for row in rows] == [(one.who, json.loads(message)["id"])]
            self.moves += 1


async def _begin(host: Fuzzed, guest: Fuzzed) -> None:
    await host.asks("ping")
    await guest.asks("sit")
    await host.asks("commit", commitment=None)
    await guest.asks("commit", commitment=None)


async def test_whatever_comes_in_is_answered_and_only_what_is_allowed_moves_the_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path, open_tables=10_000) as served:
        nora, ada = await served.player("Nora"), await served.player("Ada")
        people = (await nora.get("/api/me"))["id"], (await ada.get("/api/me"))["id"]
        fuzzing = Fuzzing((nora, ada), people, served.house)
        with capture_logs() as logged:
            await asyncio.to_thread(fuzzing.try_all)
        assert not [one for one in logged if one["log_level"] != "info"]
        assert not [one for one in caplog.records if one.exc_info]
    assert {"bad_request", "not_your_turn", "stale", "not_now", "forbidden", "not_your_table"} <= fuzzing.refused
    assert fuzzing.moves > LIGHT.max_examples
