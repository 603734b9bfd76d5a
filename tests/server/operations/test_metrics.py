"""What is counted says how much goes on, and nothing of anybody or of what is hidden in a game."""

import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from abracademy.games import bots_of, find
from abracademy.kernel import Acted, Maker
from abracademy.server.tables.rows import rows_after
from tests.server.operations.evening import evening
from tests.server.player import NotDone
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
LABELS = {"path", "status", "by", "le", "bot", "code", "game", "phase"}
OF_PYTHON = {"implementation", "major", "minor", "patchlevel", "version", "generation"}
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


async def _metrics(served: Served) -> str:
    response = await served.stranger().http.get("/metrics")
    assert response.status_code == 200
    return response.text


def _samples(text: str) -> Samples:
    families = text_string_to_metric_families(text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def _grown(before: Samples, after: Samples, name: str, **labels: str) -> float:
    """The counters are the process's, in which other tests have run before."""
    key = f"abracademy_{name}", frozenset(labels.items())
    return after.get(key, 0.0) - before.get(key, 0.0)


async def test_a_game_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        before = _samples(await _metrics(served))
        host, guest = await evening(served)
        await host.ask("rematch")
        with pytest.raises(NotDone):
            await guest.ask("kick", seat=1)
        after = _samples(await _metrics(served))
        makers = await _makers(served, host.table)
    makes: tuple[Maker, ...] = ("person", "bot")
    for by in makes:
        assert _grown(before, after, "moves_total", by=by) == makers.count(by) > 0
    assert _grown(before, after, "thought_seconds_count", bot="novice") >= makers.count("bot")
    assert _grown(before, after, "told_seconds_count") >= makers.count("person")
    assert _grown(before, after, "jobs_together_count") >= len(makers)
    assert _grown(before, after, "refusals_total", code="not_your_table") == 1
    assert _grown(before, after, "requests_total", path="/api/people", status="201") == 2
    assert _grown(before, after, "request_seconds_count", path="/api/tables") == 1
    assert _grown(before, after, "sockets") == 2
    assert _grown(before, after, "tables", game="abraca-what", phase="lobby") == 1


async def _makers(served: Served, table: str) -> list[Maker]:
    rows = await rows_after(served.house.store, table, 0)
    return [entry.by for row in rows for entry in row.entries if isinstance(entry, Acted)]


async def test_labels_are_of_a_few_known_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await evening(served)
        stranger = served.stranger()
        for path in ("/api/tables/abcdefghjkmn", "/no/such/place", "/api/me?code=BCDFGH"):
            await stranger.http.get(path)
        await stranger.http.request("SPELL", "/api/me")
        text = await _metrics(served)
    found = {label for _, labels in _samples(text) for label in labels}
    bots = {bot for game in find().values() for bot in bots_of(game)}
    assert {name for name, _ in found} <= LABELS | OF_PYTHON
    assert {value for name, value in found if name == "bot"} <= bots
    assert all(re.fullmatch(r"/([a-z.-]+|\{[a-z]+\}|/)*", value) for name, value in found if name == "path")
    for told in ("abcdefghjkmn", "such", "BCDFGH", "SPELL", "Nora", "Ada"):
        assert told not in text


async def test_metrics_are_for_this_machine_and_whom_the_host_names(tmp_path: Path) -> None:
    async with serving(tmp_path, trusted_proxy="127.0.0.1", metrics_from="192.0.2.0/28,2001:db8::1") as served:
        stranger = served.stranger()
        for address, status in {
            "127.0.0.1": 200,
            "::1": 200,
            "192.0.2.7": 200,
            "2001:db8::1": 200,
            "192.0.2.77": 403,
            "2001:db8::2": 403,
            "nobody": 403,
        }.items():
            answer = await stranger.http.get("/metrics", headers={"X-Forwarded-For": address})
            assert answer.status_code == status, address


async def test_whoever_comes_through_a_proxy_that_was_not_named_does_not_count_as_this_machine(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        stranger = served.stranger()
        answer = await stranger.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert (await stranger.http.get("/metrics")).status_code == 200
