"""Tips and odds for whoever asks at the terminal."""

import io
import re

import pytest

from abracademy.bots import CHARACTERS
from abracademy.cli import main
from abracademy.cli.play.playing import Playing
from abracademy.cli.play.screen import Screen
from abracademy.cli.play.setup import Setup
from abracademy.games import find
from abracademy.words import LANGUAGES, words
from tests.apart import GAMES


@pytest.fixture(autouse=True)
def _a_hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str, lang: str = "en"
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    usual = ("--seed", "5", "--seats", "3", "--bots", "sprite", "--name", "Ada", "--pace", "0", "--lang", lang)
    assert main(["play", *arguments, *usual]) == 0
    return capsys.readouterr().out


def test_a_tip_lists_what_may_be_done_the_best_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = played(monkeypatch, capsys, "t\nq\n")
    tips = screen.partition("tip ")[2].partition("“Wins”")[0]
    wins = [int(found) for found in re.findall(r" (\d+)% +\d\.\d ", tips)]
    assert len(wins) == 6
    assert wins == sorted(wins, reverse=True)
    assert " · you have it " in tips


def test_actions_of_which_the_same_is_to_be_said_share_a_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = played(monkeypatch, capsys, "t\nq\n", "--game", "abracadabra")
    tips = screen.partition("\ntip ")[2].partition("“Wins”")[0]
    backs = re.findall(r"^\d [✶♣≈@] ", tips, re.MULTILINE)
    assert len(backs) == 3
    assert tips.count("%") == 3
    assert tips.count(" · ") == 6


def test_the_odds_are_a_row_for_each_stone_and_one_for_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = played(monkeypatch, capsys, "o\nq\n")
    assert re.findall(r"^(stone \d|at least one) ", screen, re.MULTILINE) == [
        *(f"stone {place}" for place in range(1, 6)),
        "at least one",
    ]
    assert "come from counting alone" in screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", find())
def test_tips_and_odds_at_every_question_of_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, lang: str
) -> None:
    """Whatever is asked, tips are of what may be done then; nothing here is a move, so numbers are tried in turn."""
    typed = "".join(f"t\no\n{number}\ns\n" for number in (8, 1, 2, 3, 4, 1) * 12) + "q\n"
    screen = played(monkeypatch, capsys, typed, "--game", game, lang=lang)
    assert screen.count(words(lang)("play-tip-why")) > 10


def test_a_game_that_nobody_knows_well_has_neither(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["moonlight"]
    monkeypatch.setattr("sys.stdin", io.StringIO("t\no\n" + "1\n" * 50))
    setup = Setup(game, game.options(), 0, ("Ada", "Nim"), {1: "random"}, dict(enumerate(CHARACTERS)), 3)
    Playing(setup, words("en"), Screen(plain=True, pace=0)).play()
    screen = capsys.readouterr().out
    assert "Nobody here knows this game well enough for a tip." in screen
    assert "Nobody here knows the odds of this game." in screen
