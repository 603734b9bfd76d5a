"""The server does what its OpenAPI says: schemathesis asks all that can be asked, and much that cannot."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from structlog.testing import capture_logs

from abracademy.server.people.identity import COOKIE
from tests.server.doors.refusals import shaped
from tests.server.player import Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
PATIENT = [
    HealthCheck.too_slow,
    HealthCheck.filter_too_much,
    HealthCheck.data_too_large,
    HealthCheck.large_base_example,
]
LIGHT = settings(
    max_examples=15, phases=[Phase.generate], suppress_health_check=PATIENT, derandomize=True, database=None
)
BEYOND: Any = [positive_data_acceptance]
"""What a schema allows may still be refused: that a game is for so many seats stands in no schema."""


async def test_the_server_answers_as_its_openapi_says(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        asker = await _asker(served)
        with capture_logs() as logged:
            await asyncio.to_thread(asker.ask_all)
    assert not [one for one in logged if one["log_level"] == "error"]
    assert {200, 201, 204, 400, 401, 404} <= asker.heard


async def _asker(served: Served) -> "_Asker":
    """Knows somebody, and a game of theirs that is over: what would hardly be found by chance."""
    nora, ada = await served.player("Nora"), await served.player("Ada")
    host = await nora.attend(await nora.open_table())
    guest = await ada.attend(host.table)
    await guest.ask("sit")
    await _play_a_little(host, guest)
    return _Asker(f"http://127.0.0.1:{served.port}", nora.http.cookies[COOKIE], host.table)


async def _play_a_little(host: Place, guest: Place) -> None:
    await asyncio.gather(host.decline(), guest.decline())
    await host.until(lambda: host.phase == "playing")
    await guest.until(lambda: guest.phase == "playing")
    place = host if host.view["legal"] else guest
    await place.act(place.view["legal"][0])
    await guest.ask("concede")


class _Asker:
    def __init__(self, url: str, cookie: str, table: str) -> None:
        self.heard: set[int] = set()
        """The statuses of all answers."""
        self._url = url
        self._cookie = {"Cookie": f"{COOKIE}={cookie}"}
        self._table = table

    def ask_all(self) -> None:
        schema = schemathesis.openapi.from_url(f"{self._url}/schema/openapi.json")
        found: list[Any] = [*schema.get_all_operations()]
        for operation in sorted((one.ok() for one in found), key=_late):
            self._ask(operation.as_strategy(), self._as_can_be)
            if operation.body or operation.query:
                self._ask(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), self._as_cannot_be)

    def _ask(self, cases: Any, ask: Callable[[Case[Any]], None]) -> None:
        @LIGHT
        @given(case=cases)
        def asked(case: Case[Any]) -> None:
            ask(case)

        asked()

    def _as_can_be(self, case: Case[Any]) -> None:
        self._call(case, {})
        if "table" in case.path_parameters:
            case.path_parameters["table"] = self._table
        self._call(case, self._cookie)

    def _as_cannot_be(self, case: Case[Any]) -> None:
        self._call(case, self._cookie)

    def _call(self, case: Case[Any], headers: dict[str, str]) -> None:
        answer = case.call(base_url=self._url, headers=headers)
        case.validate_response(answer, excluded_checks=BEYOND)
        self.heard.add(answer.status_code)
        if answer.status_code >= 400:
            shaped(answer.json())


def _late(operation: Any) -> tuple[bool, int]:
    """What forgets somebody comes last."""
    return operation.method == "delete", -len(operation.path)
