"""Records at the command line: written by play, told by replay, checked by verify, refused when they break."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.structs import replace
from rich.cells import cell_len

from abracademy.cli import main
from abracademy.cli.play.seeds import grown
from abracademy.cli.recorded import LONGEST
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import Acted, Person, Record, Robot, Signature, sealed
from abracademy.table import Table, reopened
from abracademy.words import LANGUAGES, words
from tests.played import play_fairly

SEATED = (Person("Nora"), Robot("Nim", "sprite"), Person("Tansy"))
Run = Callable[..., str]


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "ABRACADEMY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command, and gives what it said: on the error stream alone if it could not be done."""

    def command(*arguments: object, code: int = 0, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main([str(argument) for argument in arguments]) == code
        read = capsys.readouterr()
        assert (read.out if code == 2 else read.err) == ""
        return read.err if code == 2 else read.out

    return command


@pytest.fixture
def game() -> Record:
    return play_fairly(GAME, Options(slips="punished"), SEATED, 4).record()


@pytest.fixture
def file(tmp_path: Path, game: Record) -> Path:
    return kept(game, tmp_path / "game.json")


def kept(record: Record, path: Path) -> Path:
    path.write_bytes(msgspec.json.encode(record))
    return path


def numbered(screen: str) -> list[str]:
    return re.findall(r"^ {0,3}\d+  .*", screen, re.MULTILINE)


# Play


EVENING = "\n".join(["8", "7", "s", "6", "5", "8", "s", "3"] * 900)


def test_a_game_is_written_when_it_is_over_and_shows_commitment_contribution_and_seed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    screen = run("play", "--name", "Ada", "--seed", "5", "--record", path, typed=EVENING)
    raw = json.loads(path.read_bytes())
    mine = raw["contributions"][0]
    in_order = [raw["commitment"], mine["commitment"], mine["bytes"], "Round 1 begins", raw["seed"], str(path.name)]
    places = [screen.replace("\n", "").index(word) for word in in_order]
    assert places == sorted(places)
    assert [seat["name"] for seat in raw["seats"]] == ["Ada", "Nim", "Tansy"]
    assert {move["by"] for move in raw["moves"] if move["op"] == "act" and move["seat"] == 0} == {"person"}
    assert {move["by"] for move in raw["moves"] if move["op"] == "act" and move["seat"]} == {"bot"}
    assert run("verify", path).endswith("Yes: chance was dealt as it was committed to.\n")


def test_a_game_that_is_left_is_not_written_and_keeps_its_seed(run: Run, tmp_path: Path) -> None:
    screen = run("play", "--seed", "5", "--record", tmp_path / "new.json", typed="8\nq\n")
    assert not list(tmp_path.iterdir())
    assert "The table’s seed" not in screen


def test_nothing_is_written_over_or_played_for_nothing(run: Run, tmp_path: Path, file: Path) -> None:
    before = file.read_bytes()
    assert "is there already" in run("play", "--record", file, code=2)
    for nowhere in (tmp_path / "no" / "where.json", "x" * 5000):
        assert "cannot be written" in run("play", "--record", nowhere, code=2)
    assert "Say which file" in run("play", "--record", "", code=2)
    assert file.read_bytes() == before


def test_the_bots_chance_is_not_the_tables() -> None:
    """The seed of the table, given away, is not the one that bots think with."""
    labels = ["table", "contribution", "bot 1", "bot 2"]
    assert len({grown(5, label) for label in labels}) == len(labels)
    assert grown(5, "table") != grown(6, "table")
    assert grown(0, "table") != grown(int.from_bytes(grown(0, "table"), "big"), "bot 1")


@pytest.mark.parametrize("seed", ["-5", "0x", "wild", "-0xff"])
def test_a_seed_that_is_none_is_refused(run: Run, seed: str) -> None:
    assert "is no seed" in run("play", f"--seed={seed}", code=2)


# Replay


def test_a_game_is_told_move_by_move_to_its_end(run: Run, file: Path, game: Record) -> None:
    screen = run("replay", file)
    assert "At the table: Nora, Nim (sprite), Tansy." in screen
    assert "Options: slips=punished" in screen
    assert "As an onlooker was told it." in screen
    assert [int(line.split()[0]) for line in numbered(screen)] == list(range(len(game.moves)))
    assert "Places, and points by round" in screen
    assert max(map(cell_len, screen.splitlines())) <= 80


def test_each_viewer_is_told_what_it_was_told(run: Run, file: Path) -> None:
    viewers = ("onlooker", "0", "1", "2")
    told = {viewer: " ".join(run("replay", file, "--viewer", viewer).split()) for viewer in viewers}
    assert len({screen.split("was told it.")[1] for screen in told.values()}) == 4
    assert not re.search(r"draws \d(,|\.)", told["onlooker"])
    assert not re.search(r"Nora draws \d(, \d)*\.", told["0"])
    assert re.search(r"Nora draws \d(, \d)*\.", told["1"])


@pytest.mark.parametrize("viewer", ["1", "Nim", "nim"])
def test_a_viewer_has_a_number_or_a_name(run: Run, file: Path, viewer: str) -> None:
    assert "As Nim was told it." in run("replay", file, "--viewer", viewer)


@pytest.mark.parametrize("viewer", ["3", "-1", "Ghost", "", "١", "9" * 5000])
def test_who_is_not_there_sees_nothing(run: Run, file: Path, viewer: str) -> None:
    said = run("replay", file, f"--viewer={viewer}", code=2)
    assert "onlooker, 0, 1, 2, Nora, Nim, Tansy" in said
    assert said.count("\n") == 1


def test_two_of_one_name_are_told_apart_by_number(run: Run, tmp_path: Path) -> None:
    path = kept(play_fairly(GAME, Options(), (Person("Ada"), Person("ada")), 1).record(), tmp_path / "two.json")
    assert "more than one" in run("replay", path, "--viewer", "Ada", code=2)
    assert run("replay", path, "--viewer", "1")


def test_the_table_is_shown_as_it_lay_after_a_move(run: Run, file: Path, game: Record) -> None:
    screen = run("replay", file, "--viewer", "Nora", "--at", "0")
    assert len(numbered(screen.split("Round 1 ·")[0])) == 1
    assert re.search(r"your stones +\[\?\?\]", screen)
    onlooker = run("replay", file, "--at", "0")
    assert "your stones" not in onlooker
    assert onlooker.count("[??]") == 15
    assert run("replay", file, "--at", len(game.moves) - 1)


@pytest.mark.parametrize("at", ["-1", "9999", "x", "1.5", "9" * 99])
def test_a_move_that_is_not_there_is_said_so(run: Run, file: Path, at: str) -> None:
    assert "There is no move" in run("replay", file, f"--at={at}", code=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(run: Run, file: Path, language: str) -> None:
    screen = run("replay", file, "--lang", language, "--viewer", "2", "--plain")
    assert words(language)("play-result") in screen
    assert "Nora" in screen


def test_who_moved_in_a_players_place_is_said(run: Run, tmp_path: Path, game: Record) -> None:
    acted = [at for at, move in enumerate(game.moves) if isinstance(move, Acted) and move.seat == 0]
    moves = list(game.moves)
    for at, by in zip(acted, ("clock", "bot", "person"), strict=False):
        moves[at] = replace(moves[at], by=by)
    screen = run("replay", kept(sealed(replace(game, moves=tuple(moves))), tmp_path / "by.json"))
    lines = {int(line.split()[0]): line for line in numbered(screen.replace("\n      ", " "))}
    assert lines[acted[0]].rstrip().endswith("(the clock)")
    assert lines[acted[1]].rstrip().endswith("(a bot stood in)")
    assert not lines[acted[2]].rstrip().endswith(")")


def test_an_unfinished_record_is_told_as_far_as_it_goes(run: Run, tmp_path: Path, game: Record) -> None:
    path = kept(sealed(replace(game, moves=game.moves[:9], result=None, seed=None)), tmp_path / "short.json")
    assert run("replay", path).rstrip().endswith("Here the record ends; the game is not over.")
    assert "Nothing is wrong with this record" in run("verify", path, code=1)


def test_names_cannot_move_the_cursor_or_drown_the_table(run: Run, tmp_path: Path) -> None:
    seated = (Person("\x1b[2J\x07Eve\n\u202e"), Person(""), Robot("x" * 100, "y\x1b" * 50))
    path = kept(play_fairly(GAME, Options(), seated, 1).record(), tmp_path / "names.json")
    screen = run("replay", path, "--at", "3")
    assert "\x1b" not in screen
    assert "[2JEve, Seat 1, xxx" in screen


# Verify


def test_what_holds_is_said_one_thing_after_another(run: Run, file: Path, game: Record) -> None:
    screen = run("verify", file, "--commitment", str(game.commitment))
    assert screen.count("✓") == 6
    assert "No server has signed it." in screen
    assert screen.endswith("Yes: chance was dealt as it was committed to.\n")


def test_what_was_on_the_screen_is_compared(run: Run, file: Path) -> None:
    screen = run("verify", file, "--commitment", "00" * 32, "--contribution", "00" * 32, code=1)
    assert "not the one that you saw" in screen
    assert "Your contribution is not in it." in screen
    assert screen.endswith("No: this record does not hold.\n")


def test_chance_from_elsewhere_is_not_proven(run: Run, tmp_path: Path, game: Record) -> None:
    table = Table(GAME, Options(slips="punished"), SEATED)
    for logged in game.moves:
        if isinstance(logged, Acted):
            table.act(logged.seat, msgspec.convert(logged.action, GAME.action), logged.by)
        else:
            table.happen(list(logged.outcome) if isinstance(logged.outcome, tuple) else logged.outcome)
    screen = run("verify", kept(table.record(), tmp_path / "dice.json"), code=1)
    assert "chance came from elsewhere" in screen
    assert "✗" not in screen


def test_a_signature_is_checked(run: Run, tmp_path: Path, game: Record) -> None:
    server = Ed25519PrivateKey.generate()
    key = server.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
    signed = replace(game, signature=Signature(key, server.sign(bytes.fromhex(game.digest)).hex()))
    assert f"signed by the key {key}" in " ".join(run("verify", kept(signed, tmp_path / "1.json")).split())
    forged = replace(signed, signature=Signature(key, "00" * 64))
    assert "The signature is not by the key" in run("verify", kept(forged, tmp_path / "2.json"), code=1)
    nobody = replace(signed, signature=Signature("ff" * 32, "00" * 64))
    assert "The signature is not by the key" in run("verify", kept(nobody, tmp_path / "3.json"), code=1)
    moved = sealed(replace(signed, seats=(Person("Eve"), *signed.seats[1:])))
    assert "The signature is not by the key" in run("verify", kept(moved, tmp_path / "4.json"), code=1)
    assert reopened(GAME, signed).result == game.result


# What cannot be read


def tampered(file: Path, **fields: Any) -> str:
    return json.dumps({**json.loads(file.read_bytes()), **fields})


def spoil(file: Path, content: Any) -> None:
    made: Any = content(file) if callable(content) else content
    file.write_bytes(made if isinstance(made, bytes) else made.encode())


NONSENSE: list[tuple[Any, str]] = [
    (b"", "byte 0"),
    (b"\x7fELF\x02\x01", "byte 0"),
    (b"\xff\xfe{\x00", "byte 0"),
    (bytes(range(256)), "byte 128"),
    (b"[" * 300_000, "nested too deeply"),
    (b'{"record":1,"record":1}', "the name record stands twice"),
    (b"null", "This is no record"),
    (b"[]", "This is no record"),
    (b'"\\ud800"', "half a character"),
    (b"{}", "This is no record"),
    (b" " * (LONGEST + 1), "has more than"),
    (lambda file: file.read_text()[:-20], "breaks at byte"),
    (lambda file: tampered(file, seats=[{"kind": "person", "name": 5}]), "$.seats[0].name"),
    (lambda file: tampered(file, rules=float("inf")), "$.rules"),
    (lambda file: tampered(file, rules=10**30), "$.rules"),
    (lambda file: tampered(file, game="chess\nand\x1b[31m more"), "There is no game chess and [31m more."),
    (lambda file: tampered(file, game="g" * 9000), "There is no game ggg"),
    (lambda file: tampered(file, moves=[]), "result"),
    (lambda file: tampered(file, seats=[], contributions=[]), "This game is for 2 to 5 seats, not 0."),
    (lambda file: tampered(file, options={}), "$.options"),
    (lambda file: tampered(file, options={"x": 1}), "There is no option x."),
    (lambda file: tampered(file, digest="00" * 32), "digest"),
    (
        lambda file: tampered(
            file, moves=[{"op": "chance", "asked": {"chance": "roll", "what": "", "faces": []}, "outcome": 1}]
        ),
        "move 0",
    ),
]


@pytest.mark.parametrize(("content", "place"), NONSENSE, ids=range(len(NONSENSE)))
def test_a_broken_record_is_refused_in_one_line_with_the_place(run: Run, file: Path, content: Any, place: str) -> None:
    spoil(file, content)
    said = run("replay", file, code=2)
    assert place in said
    assert said.count("\n") == 1
    assert len(said) < 700


@pytest.mark.parametrize("content", [content for content, _ in NONSENSE], ids=range(len(NONSENSE)))
def test_a_broken_record_never_verifies(file: Path, content: Any) -> None:
    spoil(file, content)
    assert main(["verify", str(file)]) in (1, 2)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_none_is_said_so(run: Run, tmp_path: Path, command: str, language: str) -> None:
    for arguments in ([], [tmp_path], [tmp_path / "missing"], ["x" * 5000], [tmp_path, tmp_path]):
        assert run(command, *arguments, "--lang", language, code=2).count("\n") == 1
