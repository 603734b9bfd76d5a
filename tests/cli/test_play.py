"""A game in the terminal, as its player meets it: input from a string, output as a string."""

import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from abracademy.bots import CHARACTERS
from abracademy.cli import main
from abracademy.cli.boards import Scene, board_of, plain
from abracademy.cli.play.playing import Playing
from abracademy.cli.play.screen import Left, Screen
from abracademy.cli.play.setup import Setup
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.state import State
from abracademy.kernel import ONLOOKER, AnyGame, Chance, Outcome, Shuffle, Viewer, listed
from abracademy.words import LANGUAGES, words
from tests.apart import GAMES
from tests.games.abraca_what.table import arranged, hand, lay

ESCAPE = "\x1b"
Play = Callable[..., str]


class Typing(io.StringIO):
    """Somebody at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "ABRACADEMY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with this input to its end, and gives what was on the screen."""

    def run(typed: str, *arguments: str, code: int = 0, person: bool = False) -> str:
        monkeypatch.setattr("sys.stdin", (Typing if person else io.StringIO)(typed))
        assert main(["play", *arguments]) == code
        read = capsys.readouterr()
        assert ("" if code == 2 else read.err) == ""
        return read.err if code == 2 else read.out

    return run


def lines(*typed: object) -> str:
    return "".join(f"{line}\n" for line in typed)


# What is set up


def test_where_nobody_can_be_asked_the_usual_is_taken(play: Play) -> None:
    screen = play("", "--seed", "1")
    assert "Apprentice sits down with Nim (sprite), Tansy (sprite)." in screen
    assert "Round 1 · Apprentice’s turn · pile 11 · secrets left 4" in screen


def test_a_person_is_asked_and_enter_takes_the_usual(play: Play) -> None:
    screen = play(lines("", "", "", "", ""), "--pace", "0", person=True)
    assert "Which game? [abraca-what]" in screen
    assert "Your name? [Apprentice]" in screen
    assert "How many at the table, 2 to 5? [3]" in screen
    assert "sprite  easy to beat, friendly and careless" in screen
    assert "Apprentice sits down with Nim (sprite), Tansy (sprite)." in screen


def test_answers_that_make_no_sense_are_explained_and_asked_again(play: Play) -> None:
    typed = lines(
        "chess",
        "abraca-what",
        "Zoë",
        "nine",
        "9",
        "2",
        "ghost",
        "random",
        "easy=perhaps",
        "?",
        "easy=true",
        "first=4",
        "",
    )
    screen = play(typed, "--pace", "0", person=True)
    assert "There is no game chess." in screen
    assert "nine is no number that fits here." in screen
    assert "This game is for 2 to 5 seats, not 9." in screen
    assert "There is no bot ghost for this game." in screen
    assert "The option easy allows: true, false." in screen
    assert "The option first allows: 0–1." in screen
    assert "easy=false" in screen
    assert "Zoë sits down with Nim (random)." in screen


def test_what_the_command_line_gives_is_not_asked(play: Play) -> None:
    given = (
        "--game",
        "abraca-what",
        "--name",
        "Ada",
        "--seats",
        "4",
        "--bots",
        "sprite,random,sprite",
        "--option",
        "easy=true",
    )
    screen = play("", *given, "--pace", "0", person=True)
    assert "?" not in screen.split("Round 1")[0].replace("Abraca…What?", "").replace("? help", "")
    assert "Ada sits down with Nim (sprite), Tansy (random), Bramble (sprite)." in screen


def test_you_can_sit_anywhere(play: Play) -> None:
    screen = play("", "--seat", "2", "--name", "Ada", "--seats", "3", "--seed", "4")
    assert "Round 1 begins. Nim goes first." in screen
    assert "★" not in screen
    assert "■ Ada" in screen


def test_a_name_is_cleaned_and_never_one_of_ours(play: Play) -> None:
    assert "Nim sits down with Tansy (sprite), Bramble (sprite)." in play(
        "", "--name", " Nim\x1b[31m".replace("[31m", "")
    )
    assert "Scheherazade the wis sits" in play("", "--name", "Scheherazade the wise and patient")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--seats", "6"], "This game is for 2 to 5 seats, not 6."),
        (["--seats", "two"], "two is no number that fits here."),
        (["--seat", "3"], "There is no seat 3 at this table: they go from 0 to 2."),
        (["--bots", "ghost"], "There is no bot ghost for this game. There are: sprite, novice, adept, folk, random."),
        (["--bots", "sprite,random,random"], "Name one bot for all seats, or 2 of them; these are 3."),
        (["--option", "easy"], "An option is written NAME=VALUE, not easy."),
        (["--option", "easy=3"], "The option easy allows: true, false."),
        (["--option", "ease=true"], "There is no option ease."),
        (["--option", "first=3"], "The option first allows: 0–2."),
        (["--option", "die=[]"], "The option die allows: [1–6, …] × 1–12."),
        (["--seed", "wild"], "wild is no seed: write a number, or hexadecimal digits."),
        (["--pace", "nan"], "--pace cannot be read as it stands there."),
        (["--pace", "-1"], "--pace cannot be read as it stands there."),
        (["--game", "go"], "There is no game go. There are: abraca-what, abracadabra."),
        (["--name", "\x07 "], "A name has at least one letter."),
        (["--hurry"], "This is not understood: --hurry."),
    ],
)
def test_what_cannot_be_is_said_in_one_line(play: Play, arguments: list[str], error: str) -> None:
    said = play("", *arguments, code=2)
    assert said.startswith(error)
    assert said.count("\n") == 1


@pytest.mark.parametrize(("language", "name"), [("en", "Fireball"), ("fr", "Boule de feu"), ("ja", "火の玉")])
def test_spells_bear_the_names_of_the_readers_edition(play: Play, language: str, name: str) -> None:
    assert name in play("?\n", "--lang", language)


def test_an_edition_that_is_given_is_kept(play: Play) -> None:
    assert "Fire ball" in play("?\n", "--option", "edition=korea-boardgames")


def test_the_value_of_an_option_can_stand_in_a_file(play: Play, tmp_path: Path) -> None:
    die = tmp_path / "die.json"
    die.write_text("[1, 2, 3]\n", encoding="utf-8")
    assert "die=[1,2,3]" in play("", "--list-options", "--option", f"die=@{die}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_used_is_named_in_one_line(play: Play, tmp_path: Path, language: str) -> None:
    broken, wrong = tmp_path / "broken.json", tmp_path / "wrong.json"
    broken.write_bytes(b"[1, 2")
    wrong.write_text("[0]", encoding="utf-8")
    for file in (broken, tmp_path / "nowhere.json", tmp_path):
        said = play("", "--lang", language, "--option", f"die=@{file}", code=2)
        assert str(file) in said
        assert said.count("\n") == 1
    assert "[1–6, …] × 1–12" in play("", "--lang", language, "--option", f"die=@{wrong}", code=2)


def test_the_options_can_be_listed(play: Play) -> None:
    listed = play("", "--list-options", "--option", "slips=punished", "--lang", "fr")
    assert "edition=moonster" in listed
    assert "slips=punished" in listed
    assert "die=[1,1,2,2,3,3]" in listed


# What is played


def a_long_evening() -> str:
    random = Random(5)
    return lines(*(random.choice(["s", "4", "5", "6", "7", "8", "stop", "8", "3"]) for _ in range(3000)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ["easy=false", "slips=punished", "last_standing=true"])
def test_a_whole_game_in_every_language(play: Play, language: str, option: str) -> None:
    say = words(language)
    screen = play(a_long_evening(), "--lang", language, "--seats", "4", "--seed", "c0ffee", "--option", option)
    assert say("play-thanks") in screen
    assert say("play-result") in screen
    assert say("play-seed", seed="0xc0ffee") in screen
    assert ESCAPE not in screen
    assert max(cell_len(line) for line in screen.splitlines() if "▸" not in line) <= 80


def test_the_end_shows_places_and_points_by_round(play: Play) -> None:
    screen = play(a_long_evening(), "--seats", "2", "--seed", "9", "--name", "Ada")
    rows = re.findall(r"^ +([12])\.  (\w+)((?: +(?:\+\d|·))+) +(\d)", screen, re.MULTILINE)
    assert (rows[0][0], rows[0][3]) == ("1", "8")
    assert {name for _, name, _, _ in rows} == {"Ada", "Nim"}
    for _, _, gained, points in rows:
        assert min(8, sum(map(int, re.findall(r"\+(\d)", gained)))) == int(points)


def test_the_same_seed_and_moves_make_the_same_game(play: Play) -> None:
    one, other, third = (play(a_long_evening(), "--seed", seed) for seed in ("12", "0xc", "0xd"))
    assert one == other
    assert one != third


def test_a_person_takes_a_breath_when_a_round_is_over(play: Play) -> None:
    typed = lines(*(line for _ in range(400) for line in ("8", "7", "s", "6")))
    given = ("--name", "Ada", "--seats", "2", "--bots", "random", "--option", "easy=true", "--pace", "0")
    screen = play(typed, "--game", "abraca-what", *given, "--seed", "3", person=True)
    assert "Enter to go on" in screen
    assert "Round 1 is over: all stones are open" in screen


# What is typed


def at_the_first_question(play: Play, *typed: object) -> str:
    return play(lines(*typed), "--seed", "5", "--seats", "3", "--bots", "random", "--name", "Ada")


def test_nonsense_is_explained_in_a_line_and_asked_again(play: Play) -> None:
    screen = at_the_first_question(play, "abra", "0", "9", "12345", "-1", "s", "", "5 5", "\x1b[A", "\x1b[Dhm")
    for wrong in ("abra", "12345", "-1", "5 5", "hm"):
        assert f"“{wrong}” is nothing you can do here. Type ? for help." in screen
    assert "There is no spell 0: they go from 1 to 8." in screen
    assert "There is no spell 9: they go from 1 to 8." in screen
    assert "You have to cast a spell before you may stop." in screen
    assert ESCAPE not in screen
    assert screen.count("Which spell do you call, 1 to 8?") == 11
    assert "Ada calls" not in screen


def test_enter_does_not_stop_a_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    screen = transcript(monkeypatch, capsys, ORDER, lines("8", "", ""))
    assert screen.count("Last cast: 8 · Magic Drink. Call 8, or s to stop?") == 3


def test_a_lower_number_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = transcript(monkeypatch, capsys, ORDER, lines("8", "3"))
    assert "3 is lower than 8, the last one you cast: call 8 or more." in screen


def test_a_turn_ends_when_its_player_stops(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    screen = transcript(monkeypatch, capsys, ORDER, lines("8", "s"))
    assert "Ada draws a new stone." in screen
    assert "Nim calls" in screen


@pytest.mark.parametrize("typed", ["8", "８", "magic drink", "Magic Drink", " MAGIC  DRINK ".replace("  ", " ")])
def test_a_spell_is_called_by_number_or_name(play: Play, typed: str) -> None:
    assert "Ada calls 8 · Magic Drink" in at_the_first_question(play, typed)


@pytest.mark.parametrize(
    ("language", "typed", "number"), [("fr", "tempete d'eclairs", 5), ("ja", "火の玉", 7), ("fr", "Rêves Sucrés", 3)]
)
def test_names_are_understood_however_they_are_typed(play: Play, language: str, typed: str, number: int) -> None:
    spell = words(language)("abraca-what-spell", spell=number, edition="z-man")
    screen = play(lines(typed), "--lang", language, "--name", "Ada")
    assert re.search(rf"Ada.{{1,9}}{number} ?[·・] ?{spell}", screen)


def test_help_rules_and_log_are_there_at_any_question(play: Play) -> None:
    screen = at_the_first_question(play, "？", "r", "l")
    assert "Take a secret stone and look at it." in screen
    assert "You see everybody’s spellstones except your own." in screen
    assert screen.count("Round 1 begins. Ada goes first.") == 2


def test_the_rules_tell_of_the_variants_that_are_played(play: Play) -> None:
    played = play("r\n", "--option", "last_standing=true", "--option", "slips=punished")
    assert "the last one standing takes all" in played
    assert "calling a lower number is a slip" in played
    assert "the easy version" not in played
    assert "the easy version" in play("r\n", "--option", "easy=true", "--option", "slips=punished")


def test_the_log_goes_back_to_your_last_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = transcript(monkeypatch, capsys, ORDER, lines("4", "4", "l"))
    log = screen.rpartition("▸ l\n")[2]
    assert log.count("Ada calls 4") == 1
    assert "Nim calls" in log


@pytest.mark.parametrize("last", ["q\n", "quit\n", "Q\n", "", "8"])
def test_you_can_leave_at_any_time(play: Play, last: str) -> None:
    screen = play(lines("7", "?") + last, "--seed", "2")
    assert "To play with the same chance again: --seed 0x2" in screen
    assert screen.endswith("You leave the table. Until next time!\n")


def test_you_can_leave_before_the_game(play: Play) -> None:
    assert play(lines("", "Ada", "q"), person=True).endswith("You leave the table. Until next time!\n")
    assert play("", person=True).endswith("You leave the table. Until next time!\n")


def test_an_interrupt_is_a_way_to_leave(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert play("", code=130).endswith("You leave the table. Until next time!\n")


# What is seen


def scene(state: State, viewer: Viewer, language: str = "en") -> Scene:
    names = ("Ada", "Nim", "Tansy", "Oswin", "Bramble")[: len(state.players)]
    view = GAME.view(state, viewer)
    legal = GAME.legal(state) if GAME.awaits(state) == viewer else ()
    return Scene(words(language), names, viewer, state.options, view, legal, plain=True)


def drawn(state: State, viewer: Viewer, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(board_of(GAME).draw(scene(state, viewer)))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def middle_of_a_round() -> State:
    table = lay(
        hand(5, 7, 8, life=4, points=3, secrets=(6,)),
        hand(1, 2, life=2, points=7),
        hand(3, 3, 8, 8, 8, secrets=(8, 5)),
        last_cast=5,
        secrets=(7,),
    )
    me = replace(table.state.players[0], ruled_out=((1, 3), (1,), ()))
    return replace(table.state, players=(me, *table.state.players[1:]), board=(0, 1, 0, 3, 4, 2, 1, 2))


def test_the_screen_shows_the_table_as_its_player_sees_it() -> None:
    screen = drawn(middle_of_a_round(), 0)
    assert "Round 1 · Ada’s turn · pile 7 · secrets left 1" in screen
    assert re.search(r"▲ Nim +♥♥···· 2 \[1☊\] \[2☗\] +– +← left", screen)
    assert re.search(r"■ Tansy +♥♥♥♥♥♥ 6 \[3☾\] \[3☾\] \[8⚗\] \[8⚗\] \[8⚗\] \? \? +right →", screen)
    assert re.search(r"● Ada +♥♥♥♥·· 4 +floor 3 +secrets \[6❅\]", screen)
    assert re.search(r"your stones +\[\?\?\] +\[\?\?\] +\[\?\?\]", screen)
    assert re.search(r"cannot be +1 3 +1 +–", screen)


def test_an_onlooker_sees_everybody_from_behind_and_has_no_neighbours() -> None:
    screen = drawn(middle_of_a_round(), ONLOOKER)
    for name, stones, secrets in (("● Ada", 3, 1), ("▲ Nim", 2, 0), ("■ Tansy", 5, 2)):
        tiles, signs = r" \[\?\?\]" * stones, " ".join("?" * secrets) or "–"
        assert re.search(rf"{name} .*{tiles} +{re.escape(signs)} *$", screen, re.MULTILINE)
    assert not re.search("your stones|left$|right$|both$", screen, re.MULTILINE)


def test_what_lies_open_and_what_is_left_unseen_make_36_with_what_is_seen() -> None:
    screen = drawn(middle_of_a_round(), 0)
    opened, unseen = (
        [int(number) if number != "·" else 0 for number in re.search(rf"{label} +(.*)", screen)[1].split()]  # type: ignore[index]
        for label in ("lie open", "left unseen")
    )
    assert opened == [0, 1, 0, 3, 4, 2, 1, 2]
    assert unseen == [0, 0, 1, 1, 1, 3, 6, 3]


def test_everybody_stands_on_their_floor_of_the_tower() -> None:
    screen = drawn(middle_of_a_round(), 0)
    assert re.search(r"^7 │ +▲ +│", screen, re.MULTILINE)
    assert re.search(r"^3 │ +● +│", screen, re.MULTILINE)
    assert re.search(r"^0 +■ ", screen, re.MULTILINE)


def test_a_narrow_terminal_does_without_the_tower() -> None:
    screen = drawn(middle_of_a_round(), 0, width=66)
    assert "│" not in screen
    assert "floor   ● 3   ▲ 7   ■ 0" in screen


def test_neighbours_are_counted_past_those_who_are_out() -> None:
    """A-6."""
    table = lay(hand(8), hand(7, life=0), hand(6), hand(5, life=0), last_standing=True)
    screen = drawn(table.state, 0)
    assert re.search(r"▲ Nim .* out", screen)
    assert re.search(r"■ Tansy .* ↔ both", screen)


def test_after_a_round_all_stones_lie_open() -> None:
    table = lay(hand(6, 7, 8, secrets=(5,)), hand(8, 8, life=1, secrets=(4,)))
    table.cast(6)
    screen = drawn(table.state, 0)
    assert "Round 1 is over" in screen
    assert re.search(r"▲ Nim .* 4", screen)
    assert re.search(r"your stones +\[7☄\] +\[8⚗\]", screen)


def test_the_question_says_what_may_follow() -> None:
    state = middle_of_a_round()
    question = board_of(GAME).question
    assert question(scene(state, 0)) == "Last cast: 5 · Lightning Tempest. Call 5–8, or s to stop?"
    assert question(scene(replace(state, last_cast=None), 0)) == "Which spell do you call, 1 to 8?"
    punished = replace(state, options=Options(slips="punished"))
    assert question(scene(punished, 0)).endswith("Call 1–8, or s to stop? (Lower is a slip.)")


def test_colour_is_never_the_only_sign(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the colours taken away, number and glyph still stand on every tile."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = play("", "--seed", "1", "--pace", "0")
    assert ESCAPE in coloured
    bare = re.sub(rf"{ESCAPE}\[[0-9;]*m", "", coloured)
    tiles = re.compile(r"[1-8][☊☗☾♪↯❅☄⚗]")
    assert tiles.findall(bare) == tiles.findall(play("", "--seed", "1", "--plain"))


@pytest.mark.parametrize("how", ["--plain", "NO_COLOR"])
def test_without_colour_there_is_no_escape_sequence(play: Play, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    if how == "NO_COLOR":
        monkeypatch.setenv("NO_COLOR", "1")
    screen = play(lines("?", "r", "8"), "--pace", "0", *(["--plain"] if how == "--plain" else []))
    assert ESCAPE not in screen


# What is never seen


def dictated(order: Sequence[int]) -> Callable[[bytes, bytes, int, Chance], Outcome]:
    """Deals in this order; all else is the first there is."""

    def derived(_seed: bytes, _context: bytes, _number: int, chance: Chance) -> Outcome:
        return Outcome(tuple(order) if isinstance(chance, Shuffle) else listed(chance)[0])

    return derived


def transcript(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], order: Sequence[int], typed: str
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setattr("abracademy.table.table.derived", dictated(order))
    setup = Setup(
        GAME, Options(), 0, ("Ada", "Nim", "Tansy"), {1: "random", 2: "random"}, dict(enumerate(CHARACTERS)), 7
    )
    playing = Playing(setup, words("en"), Screen(plain=True, pace=0))
    with pytest.raises(Left):
        playing.play()
    return capsys.readouterr().out


ORDER = arranged(3, (3, 8, 8, 7, 1), (2, 2, 4, 4, 4), (5, 5, 8, 7, 7), pile=(6, 6, 6, 5, 5, 5))
PILE = 3 * 5 + 6 + 4
SECRETS = PILE - 4


@pytest.mark.parametrize("place", [SECRETS, SECRETS + 3, len(ORDER) - 1], ids=["first secret", "last secret", "pile"])
@pytest.mark.parametrize("own", range(5))
def test_deals_that_differ_only_in_what_is_hidden_draw_the_same_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own: int, place: int
) -> None:
    swapped = list(ORDER)
    swapped[own], swapped[place] = swapped[place], swapped[own]
    typed = lines("4", "?", "l", "4", "l")  # in vain, in both deals
    one, other = (transcript(monkeypatch, capsys, order, typed) for order in (ORDER, swapped))
    assert one.count("Ada calls 4 · Night Singer: no such stone.") >= 2
    assert one == other


def test_a_stone_that_is_seen_makes_a_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So the test above has teeth."""
    swapped = list(ORDER)
    swapped[5], swapped[PILE] = swapped[PILE], swapped[5]
    one, other = (transcript(monkeypatch, capsys, order, lines("4")) for order in (ORDER, swapped))
    assert one != other


# A game without a board


def test_a_game_without_a_board_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game: AnyGame = GAMES["moonlight"]
    assert board_of(game) is plain.BOARD
    monkeypatch.setattr("sys.stdin", io.StringIO(lines("?", "r", "9", "keep", *[1] * 50)))
    setup = Setup(game, game.options(), 0, ("Ada", "Nim"), {1: "random"}, dict(enumerate(CHARACTERS)), 3)
    Playing(setup, words("en"), Screen(plain=True, pace=0)).play()
    screen = capsys.readouterr().out
    assert '"cards":' in screen
    assert '  1  {"do":"keep"}' in screen
    assert "Which one, 1 to 3?" in screen
    assert "“9” is nothing you can do here." in screen
    assert re.search(r"1\. +(Ada|Nim)", screen)
