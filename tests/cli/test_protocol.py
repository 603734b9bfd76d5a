"""Every example of docs/protocol.md is what the referee answers."""

from pathlib import Path

from abracademy.cli.referee.referee import Referee
from abracademy.games import find
from abracademy.words import words
from tests.conftest import Golden

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
