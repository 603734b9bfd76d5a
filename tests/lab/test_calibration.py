"""The odds are right as often as they say: among players whose actions ignore what they see."""

from pathlib import Path

import pytest

from abracademy.lab.calibration import BINS, Bin, binned, calibrated, together
from abracademy.lab.forecasts import FORECASTS
from abracademy.lab.reliability import main

GAMES = 40


def test_forecasts_are_sorted_by_the_chance_that_was_given() -> None:
    bins = binned([(0.0, False), (0.02, True), (0.5, True), (0.52, False), (1.0, True)])
    assert bins[0] == Bin(2, 0.02, 1)
    assert bins[BINS // 2] == Bin(2, 1.02, 1)
    assert bins[-1] == Bin(1, 1.0, 1)
    assert sum(one.forecasts for one in bins) == 5


def test_what_was_found_on_many_cores_is_added_up() -> None:
    one, other = binned([(0.3, True)]), binned([(0.3, False), (0.9, True)])
    assert together([one, other]) == binned([(0.3, True), (0.3, False), (0.9, True)])


@pytest.mark.parametrize("game", FORECASTS)
def test_of_what_is_given_so_many_times_in_100_so_many_happen(game: str) -> None:
    """Forecasts of one game hang together, so the bounds are wider than if each stood for itself."""
    bins = calibrated(game, GAMES, jobs=1)
    assert sum(one.forecasts for one in bins) > 1000
    for one in (one for one in bins if one.forecasts):
        assert abs(one.happened - one.said) < 4 * one.error * one.forecasts * 2 + 4


def test_odds_that_exaggerate_would_be_seen() -> None:
    found = calibrated("abraca-what", GAMES, jobs=1)
    said = sum(one.said for one in found)
    assert abs(1.1 * said - sum(one.happened for one in found)) > 0.05 * said


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "reliability.svg"
    main(["--games", "2", "--jobs", "1", "--picture", str(picture)])
    assert "abraca-what" in picture.read_text(encoding="utf-8")
