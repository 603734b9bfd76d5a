"""Where a line breaks on the screen, by the customs of its language."""

import io

import pytest
from rich.text import Text

from abracademy.cli.outlet import Outlet


def lines(text: str, width: int) -> list[str]:
    screen = io.StringIO()
    Outlet(file=screen, width=width).print(Text(text))
    return [line.rstrip() for line in screen.getvalue().splitlines()]


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_breaks_at_a_no_break_space(width: int) -> None:
    said = "l’adepte l’estime. «\u00a0Points\u00a0»\u00a0: ceux que cette ronde devrait rapporter, 12\u00a0% au moins"
    found = lines(said, width)
    assert not [line for line in found if line.endswith(("«", "Points", "»", "12"))]
    assert " ".join(found) == said


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_of_japanese_begins_with_a_closing_sign_or_ends_with_an_opening_one(width: int) -> None:
    said = "ここにありうる9枚のうち1枚で集いがそろう（11%）。良ければ「アレア！」、手番と手札2枚を失うかもしれない"
    found = lines(said, width)
    assert not [line for line in found if line[0] in "、。」）！ーャ" or line[-1] in "「（"]
    assert "".join(found) == said


def test_other_words_break_at_spaces_as_ever() -> None:
    assert lines("the fifth stone goes to the board", 16) == ["the fifth stone", "goes to the", "board"]
    assert lines("incomprehensibilities", 16) == ["incomprehensibil", "ities"]
