"""What adepts go by can be learnt again from how their rounds end."""

from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.bots import trained
from abracademy.games.abraca_what.bots.trained import CLIMBED, LEARNT
from abracademy.lab.learning import Seen, fit, main, play


def cases(counts: list[float], number: int) -> list[Seen]:
    """Three endings, two things that speak for each, chances by these counts."""
    random, found = np.random.default_rng(7), list[Seen]()
    for _ in range(number):
        speaking = random.normal(size=(3, 2))
        weights = np.exp(speaking @ np.array(counts))
        ended = np.eye(3)[random.choice(3, p=weights / weights.sum())]
        found.append(Seen((speaking,), np.ones(3), ended))
    return found


def test_what_counts_is_found_again_in_how_things_ended() -> None:
    assert fit(cases([0.8, -0.5], 4000))[0] == pytest.approx([0.8, -0.5], abs=0.1)


def test_what_cannot_be_counts_for_nothing() -> None:
    speaking = np.array([[1.0], [0.0], [5.0]])
    seen = [Seen((speaking,), np.array([1.0, 1.0, 0.0]), np.array([share, 1 - share, 0.0])) for share in (0.5, 0.5)]
    assert fit(seen)[0] == pytest.approx([0.0], abs=0.01)


@pytest.mark.parametrize("last_standing", [False, True])
def test_every_turn_of_a_match_is_a_case_and_ends_in_one_way(last_standing: bool) -> None:
    match = play(3, last_standing, seed=1)
    assert len(match.turns) > len(match.floors) > 0
    for seen in (*match.turns, *match.floors):
        assert seen.ended.sum() == pytest.approx(1)
        assert not seen.ended[seen.possible == 0].any()


def test_everything_is_learnt_for_every_table() -> None:
    tables = {(seats, last_standing) for seats in GAME.seats for last_standing in (False, True)}
    assert LEARNT.keys() == CLIMBED.keys() == tables


def test_what_was_learnt_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = tmp_path / "trained.py"
    monkeypatch.setattr(trained, "__file__", str(written))
    main(["--matches", "1"])
    assert run_path(str(written))["LEARNT"].keys() == LEARNT.keys()
