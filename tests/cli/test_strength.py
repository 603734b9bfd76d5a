"""`abracademy strength`: the contests, the page and its picture."""

from pathlib import Path

import pytest

from abracademy.cli import main
from abracademy.cli.strength import page
from abracademy.cli.strength.page import BEGIN, END, Measured, as_markdown, rewritten
from abracademy.games import find
from abracademy.kernel import Result
from abracademy.lab.arena.figures import figures
from abracademy.lab.strength import CONTESTS, MATCHES, Contest, setting_of
from abracademy.words import LANGUAGES, words
from tests.lab.arena.arenas import deal_of

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
SMALL = (Contest("abraca-what", 2, "sprite", "random", 0.4), Contest("abracadabra", 3, "random", "sprite"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("abracademy.cli.strength", "abracademy.cli.strength.page"):
        monkeypatch.setattr(f"{room}.CONTESTS", SMALL)


def run(*arguments: str) -> int:
    return main(["strength", "--games", "4", "--jobs", "1", "--lang", "en", *arguments])


def test_the_contests_on_the_page_are_those_of_the_code() -> None:
    content = PAGE.read_text(encoding="utf-8")
    table = content[content.index(BEGIN) : content.index(END)]
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in table.splitlines() if line.startswith("| ")]
    say = words("en")
    named = [[f"{say(f'{one.game}-title')}: {one.one} against {one.others}", f"{one.seats}"] for one in CONTESTS]
    assert rows[2:] == named
    assert f"{MATCHES:,} of each contest" in content


def test_the_contests_are_those_that_were_promised() -> None:
    ladder = {("novice", "sprite"), ("adept", "novice")}
    for game, seats in (("abraca-what", (2, 3, 4, 5)), ("abracadabra", (2, 4, 6))):
        for number in seats:
            found = {(one.one, one.others) for one in CONTESTS if (one.game, one.seats) == (game, number)}
            assert found >= ladder
            assert number in find()[game].seats
    assert [one.goal for one in CONTESTS if one.game == "abraca-what" and one.seats == 4] == [0.4, 0.4, None]
    assert len({one.name for one in CONTESTS}) == len(CONTESTS)


def test_matches_are_whole_deals() -> None:
    assert [setting_of(Contest("abraca-what", seats, "a", "b"), MATCHES).games for seats in (2, 3, 4, 5)] == [
        2000, 2001, 2000, 2000
    ]  # fmt: skip


@pytest.mark.usefixtures("small")
def test_a_run_writes_the_page_and_the_picture_and_goes_on_from_what_it_kept(tmp_path: Path) -> None:
    written, picture, kept = tmp_path / "page.md", tmp_path / "strength.svg", tmp_path / "kept"
    written.write_text(f"# Before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    arguments = ("--keep", str(kept), "--page", str(written), "--picture", str(picture))
    assert run(*arguments) == 0
    first = written.read_text(encoding="utf-8")
    assert first.startswith(f"# Before\n{BEGIN}\n\n| contest |")
    assert first.endswith(f"{END}\nafter\n")
    assert "| Abraca…What?: sprite against random | 2 | 4 | 50.0% |" in first
    assert "old" not in first
    assert "sprite against random, 2 seats" in picture.read_text(encoding="utf-8")
    files = {file: file.read_bytes() for file in kept.iterdir()}
    assert {file.name for file in files} == {f"{one.name}.jsonl" for one in SMALL}
    assert run(*arguments) == 0
    assert written.read_text(encoding="utf-8") == first
    assert {file: file.read_bytes() for file in kept.iterdir()} == files


@pytest.mark.usefixtures("small")
def test_one_game_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "abracadabra") == 0
    out = capsys.readouterr().out
    assert "random against sprite" in out
    assert "sprite against random" not in out


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["strength", "--games", "2", "--jobs", "1", "--lang", language]) == 0
    assert "≥ 40%" in capsys.readouterr().out


@pytest.mark.usefixtures("small")
def test_an_interrupted_run_leaves_the_page_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = tmp_path / "page.md"
    written.write_text(f"{BEGIN}\nold\n{END}\n", encoding="utf-8")

    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("abracademy.lab.arena.run.play_deal", interrupt)
    assert run("--page", str(written)) == 130
    assert "old" in written.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("results", "reached"),
    [
        ([Result((1, 2), (8, 3), "fell"), Result((2, 1), (3, 8), "fell")], "yes"),
        ([Result((2, 1), (3, 8), "fell"), Result((1, 2), (8, 3), "fell")], "no"),
    ],
)
def test_what_is_reached_is_said(results: list[Result], reached: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "CONTESTS", SMALL[:1])
    arena = setting_of(SMALL[0], 20)
    measured = Measured(SMALL[0], figures(arena, [deal_of(0, deal, *results) for deal in range(10)]))
    assert as_markdown([measured], words("en")).splitlines()[-1].split(" | ")[-2] == f"{reached}, ≥ 40%"


def test_the_page_can_be_written_without_figures(tmp_path: Path) -> None:
    written = tmp_path / "page.md"
    written.write_text(f"{BEGIN}{END}", encoding="utf-8")
    rewritten(written, [])
    assert written.read_text(encoding="utf-8").count("\n| ") == 2 + len(CONTESTS)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "wrong",
    [
        ("--games", "0"),
        ("--games", "2001"),
        ("--page", "README.md"),
        ("--page", "none"),
        ("--jobs", "0"),
        ("--game", "chess"),
        ("stray",),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], wrong: tuple[str, ...]) -> None:
    assert run(*wrong) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
