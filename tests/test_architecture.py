"""The move that ARCHITECTURE.md walks through is a real one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Cast
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import ONLOOKER, Outcome
from abracademy.table import Table, update
from tests.conftest import Golden

PAGE = Path(__file__).parents[1] / "ARCHITECTURE.md"
BEGIN, END = "<!-- one move -->", "<!-- end of the move -->"
STONES = (3, 5, 5, 8, 8, 7, 7, 6, 6, 1, 8, 8, 7, 6, 5, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8)


def test_the_move_on_the_page_is_golden(golden: Golden) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page[: page.index(BEGIN)], page[page.index(END) :]
    walked = "\n".join(_walk())
    golden(PAGE, f"{before}{BEGIN}\n\n{walked}\n{after}")


def _walk() -> Iterator[str]:
    table = Table(GAME, Options(), 3)
    table.play(Outcome(STONES))
    views = {viewer: table.view(viewer) for viewer in (0, 1, ONLOOKER)}
    yield from _said("**1.** The seat's action comes in as JSON and is parsed once:", Cast(5))
    events = table.act(0, Cast(5))
    yield from _said("**2.** `play` finds it among the legal ones and says what happened:", events)
    yield from _said(
        "**3.** Which stone goes to the board must give no hint (A-3), so the rules now ask for chance:", table.awaits
    )
    outcome = Outcome(2)
    yield from _said("**4.** Chance answers from outside, here with the right one of the two:", outcome.value)
    more = table.play(outcome)
    yield from _said("**5.** `play` again: the stone lies open, and the tempest hits both neighbours:", more)
    yield from _said("**6.** The log has grown by two moves, from which everything can be had again:", table.log[-2:])
    yield "**7.** Each viewer gets what it may be told, and what changed in its own view. Seat 1 sees seat 0's stones:"
    yield from _update(table, 1, views[1], (*events, *more))
    yield "Seat 0 sees its own only from behind; but it may go on, and sees with what:"
    yield from _update(table, 0, views[0], (*events, *more))


def _update(table: Table, viewer: int, before: Any, events: tuple[Any, ...]) -> Iterator[str]:
    news = update(table.game, viewer, before, table.view(viewer), events)
    yield from ("", "```json")
    yield from map(_json, news.changes)
    yield from ("```", "")


def _said(sentence: str, value: Any) -> Iterator[str]:
    lines = [_json(one) for one in value] if isinstance(value, tuple | list) else [_json(value)]
    yield from (sentence, "", "```json", *lines, "```", "")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
