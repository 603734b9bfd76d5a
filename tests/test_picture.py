"""The README's picture is drawn by the program as it is."""

from pathlib import Path

import pytest

from docs.picture import picture
from tests.conftest import Golden


def test_the_picture_of_the_terminal_is_golden(golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    golden(Path(__file__).parents[1] / "docs" / "terminal.svg", picture())
