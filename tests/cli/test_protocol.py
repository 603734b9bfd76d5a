"""Every example of docs/protocol.md is what the referee answers."""

from pathlib import Path
from random import Random

import pytest

from abracademy.cli.referee.referee import Referee
from abracademy.games import find
from abracademy.kernel import AnyGame, viewers
from abracademy.words import words
from tests.conftest import Golden
from tests.played import play_at_random

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_examples_of_the_page_are_golden(golden: Golden) -> None:
    referee = Referee(find(), words("en").refusal)
    golden(PAGE, "\n".join(_replayed(PAGE.read_text(encoding="utf-8").split("\n"), referee)))


def _replayed(lines: list[str], referee: Referee) -> list[str]:
    """The page with its requests asked again, and their answers below them."""
    page, inside = list[str](), False
    for line in lines:
        inside = line == "```referee" or (inside and line != "```")
        if not (inside and line.startswith("< ")):
            page.append(line)
        if inside and line.startswith("> "):
            page.append("< " + referee.answer(line[2:].encode()).decode())
    return page


def test_every_code_and_request_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for word in ("games", "new", "act", "chance", "view", "record", "load", "close"):
        assert f"| `{word}`" in page
    assert page.count("```referee") >= 5


@pytest.mark.parametrize("game", find().values(), ids=find())
def test_every_event_and_every_field_that_is_seen_is_on_the_page(game: AnyGame) -> None:
    page = PAGE.read_text(encoding="utf-8").partition(f"(`{game.name}`)")[2].partition("\n## ")[0]
    random, named = Random(3), set[str]()
    for seats in game.seats:
        played = play_at_random(game, game.options(), seats, random)
        views = [game.view(played.end, viewer) for viewer in viewers(seats)]
        told = [game.tell(event, 0) for step in played.steps for event in step.events]
        named |= {name for one in (*views, *told) for name in one.__struct_fields__}
        named |= {str(one.__struct_config__.tag) for one in told}
    assert {name for name in named if f"`{name}`" not in page} == set()
