"""Abracadabra in the terminal: what is drawn, asked and read, and whole games of it."""

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from abracademy.bots import Situation
from abracademy.cli import main
from abracademy.cli.boards import Scene, board_of
from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import (
    Action,
    Again,
    Discard,
    Draw,
    End,
    FaceUp,
    Gather,
    Give,
    PlayTrick,
    Take,
)
from abracademy.games.abracadabra.bots.sprite import sprite
from abracademy.games.abracadabra.cards import AIR_ENCHANTERS, BACK, BACKS, CARDS, TRICKS
from abracademy.games.abracadabra.gatherings import PILES, types
from abracademy.games.abracadabra.house_values import HOUSE_VALUES
from abracademy.games.abracadabra.objects import Object
from abracademy.games.abracadabra.options import Options
from abracademy.games.abracadabra.state import Player, State, Towers, in_order
from abracademy.kernel import ONLOOKER, Seat, Viewer, answer, viewers
from abracademy.words import LANGUAGES, words

BOARD = board_of(GAME)
NAMES = ("Ada", "Nim", "Tansy", "Oswin", "Bramble", "Scheherazade the wis")
WIDTHS = (80, 60, 40)
ASKED = ("draw", "act", "take", "exodus", "give", "discard", "face_up", "again")


def scene(state: State, viewer: Viewer, language: str = "en", *, plain: bool = True) -> Scene:
    view, legal = GAME.view(state, viewer), GAME.legal(state) if GAME.awaits(state) == viewer else ()
    names = NAMES[: len(state.players)]
    return Scene(words(language), names, viewer, state.options, view, legal, plain)


def printed(thing: RenderableType, width: int = 80) -> str:
    out = io.StringIO()
    Console(width=width, file=out, color_system=None).print(thing, markup=False)
    return out.getvalue()


def drawn(state: State, viewer: Viewer, language: str = "en", width: int = 80) -> str:
    return printed(BOARD.draw(scene(state, viewer, language)), width)


def asked(state: State) -> Seat:
    seat = GAME.awaits(state)
    assert isinstance(seat, int)
    return seat


def ask(state: State) -> str:
    return BOARD.question(scene(state, asked(state)))


def read(state: State, typed: str, language: str = "en") -> Action | None:
    action: Action | None = BOARD.read(scene(state, asked(state), language), typed)
    return action


# Tables to look at


def laid(
    *hands: tuple[str, ...],
    step: str = "act",
    places: tuple[str | None, ...] = (None, "mage-gold-fire", "trick-idem", None),
    towers: tuple[str, ...] = (),
    **more: Any,
) -> State:
    """A table in the middle of seat 0's turn; whatever is nowhere else lies in the pile."""
    gone = {card for hand in hands for card in hand} | set(places) | set(towers)
    pile = tuple(card for card in CARDS if card not in gone)
    state = State(Options(), tuple(Player(hand=hand) for hand in hands), turn=0, asked=0, objects=HOUSE_VALUES)
    stand = Towers(towers, types(in_order(towers))[0], 1) if towers else None
    return replace(state, step=step, places=places, pile=pile, towers=stand, **more)


HAND = ("witch-gold-water", "air-mage", "elemental-fire", "wizard-silver-fire", "trick-chaos", "mage-bronze-earth")
"""In order of arrival; the cards b, d and a make a Felix or more with the Air Mage."""
STOOD = ("wizard-gold-earth", "mage-gold-water", "air-witch")


def in_a_turn(**more: Any) -> State:
    return laid(HAND, ("witch-silver-water", "air-wizard"), ("elemental-air",), towers=STOOD, **more)


@cache
def met() -> tuple[State, ...]:
    """Moments of games, of every step and number of seats."""
    found = dict[tuple[str, int, int], State]()
    for seed in range(120):
        for state in _game(2 + seed % 5, Random(seed)):
            found.setdefault((state.step, len(state.players), len(GAME.legal(state)) // 6), state)
    assert {state.step for state in found.values()} == {*ASKED, "over"}
    return tuple(found.values())


def _game(seats: int, random: Random) -> Iterator[State]:
    state = GAME.begin(Options(), seats)
    while (awaits := GAME.awaits(state)) is not None:
        if isinstance(awaits, int):
            yield state
            state, _ = GAME.play(state, _move(state, awaits, random))
        else:
            state, _ = GAME.play(state, answer(awaits, random))
    yield state


def _move(state: State, seat: Seat, random: Random) -> Action:
    legal = GAME.legal(state)
    if random.random() < 0.3:
        return random.choice(legal)
    return sprite(Situation(seat, state.options, (), GAME.view(state, seat), legal), random)  # type: ignore[arg-type]


def questions() -> Iterator[State]:
    return (state for state in met() if state.step != "over")


# What is seen


def test_a_player_sees_the_table_and_their_own_hand() -> None:
    screen = drawn(in_a_turn(proxima=1, discard=("trick-exodus", "mage-silver-water")), 0)
    assert "Ada’s turn" in screen
    assert re.search(r"^Nim +≈ @ +– +– +← left Proxima", screen, re.MULTILINE)
    assert re.search(r"^Tansy +@ +– +– +right →", screen, re.MULTILINE)
    assert re.search(r"on the table · pile \d+ ≈ Water", screen)
    assert re.search(r"· +│✶ Fire *│@ Air", screen)
    assert "in the towers: E Extra! by Nim" in screen
    assert re.search(r"▲ Wizard│★ Mage +│◗ Witch", screen)
    assert re.search(r"◆ Gold +│◆ Gold +│∗ any", screen)
    assert re.search(r"Objects left  A 7  B 7  C 7  D 7  E 7  F 7  G 7  New Gathering 8", screen)
    assert "discard pile 2  [Exodus] [★◇≈]" in screen
    assert re.search(r"◗ Witch +│★ Mage +│Elemental│▲ Wizard +│Trick +│★ Mage", screen)
    assert re.search(r"◆ Gold +│∗ any +│\+1 +│◇ Silver +│Chaos +│◈ Bronze", screen)
    assert re.search(r"≈ Water +│@ Air +│✶ Fire +│✶ Fire +│@ Air +│♣ Earth", screen)


def test_what_is_yours_is_counted() -> None:
    objects = (Object("C", points=3), Object("A", stone=True))
    state = in_a_turn(proxima=0)
    state = replace(state, players=(replace(state.players[0], objects=objects, gatherings=2), *state.players[1:]))
    line = "your Objects *  C 3 · A Stone + 2 New Gatherings + 1 Elemental + Proxima = 6 of 15 points"
    assert line in " ".join(drawn(state, 0, width=120).split("\n"))
    assert "C 3" not in drawn(state, 1)
    assert re.search(r"^Ada .* C A +2 ", drawn(state, 1), re.MULTILINE)


def test_house_values_are_marked_and_others_are_not() -> None:
    theirs = Options(objects=((*HOUSE_VALUES[0][:6], 9), *HOUSE_VALUES[1:]))
    for viewer in (0, 1):
        assert "* house values" in drawn(in_a_turn(), viewer)
        assert "house values" not in drawn(in_a_turn(options=theirs), viewer)
    assert "its Object *" in drawn(in_a_turn(), 0)
    assert "*" not in drawn(in_a_turn(options=theirs), 0)


def test_what_fits_is_listed_with_its_type_and_worth() -> None:
    screen = drawn(in_a_turn(), 0)
    assert re.search(r"^ ?\d+  abd +\[◗◆≈\] \[★∗@\] \[▲◇✶\] +G Genius! +2–5 / Stone +\+1 New *$", screen, re.MULTILINE)
    assert re.search(r"^ ?\d+  adf +\[◗◆≈\] \[▲◇✶\] \[★◈♣\] +G Genius! +2–5 / Stone +\+1 New *$", screen, re.MULTILINE)
    assert re.search(r"^Chaos  \d+ Nim  \d+ Tansy  \d+ nobody$", screen, re.MULTILINE)


def test_what_a_gathering_brings_besides_is_said() -> None:
    hand = ("wizard-gold-fire", "mage-gold-fire", "witch-gold-fire")
    screen = drawn(laid(hand, (), proxima=0), 0, width=100)
    assert re.search(r"1  abc .* A Alea! +1–2 / Stone +\+1 New · Proxima: 2 · extra turn", screen)
    empty = laid(hand, (), objects=((), *HOUSE_VALUES[1:]), gatherings=0)
    assert re.search(r"1  abc .* A Alea! +– +from beside · extra turn", drawn(empty, 0))


def test_the_pile_to_choose_instead_is_shown_with_what_is_left() -> None:
    piles = (HOUSE_VALUES[0], HOUSE_VALUES[1][:2], (), *HOUSE_VALUES[3:])
    state = laid((), (), step="take", towers=STOOD, objects=piles, takers=(0,))
    assert state.towers is not None
    state = replace(state, towers=replace(state.towers, type="C"))
    screen = drawn(state, 0)
    assert re.search(r"1  B Babau! +2 +1–3 / Stone", screen)
    assert re.search(r"2  D Dubio! +7 +1–3 / Stone", screen)
    assert ask(state) == "Pile C is empty. From which do you take, 1–2?"
    assert [read(state, typed) for typed in ("1", "d", "Dubio")] == [Take("B"), Take("D"), Take("D")]


def test_the_two_new_cards_are_shown_from_behind() -> None:
    state = laid((), (), step="face_up", places=(None, "trick-idem", "mage-gold-fire", None))
    screen = drawn(replace(state, pile=("air-mage", "wizard-gold-earth", *state.pile)), 0)
    assert "the new cards" in screen
    assert re.search(r"1 +2", screen)
    assert re.search(r"@ Air +│♣ Earth", screen)


def test_the_last_discards_fill_a_line_and_help_shows_them_all() -> None:
    state = in_a_turn(discard=CARDS[4:24])
    line = next(line for line in drawn(state, 0).splitlines() if line.startswith("discard pile 20"))
    assert "… " in line
    assert line.rstrip().endswith("[◗◈✶] [◗◈♣]")
    guide = printed(BOARD.help(scene(state, 0)))
    assert len(re.findall(r"\[[^\]]+\]", guide)) == 20


def test_an_onlooker_sees_everybody_from_behind() -> None:
    screen = drawn(in_a_turn(), ONLOOKER)
    assert re.search(r"^Ada +≈ ✶ ✶ ♣ @ @ +–", screen, re.MULTILINE)
    assert not re.search("your|left$|right|◗ Witch +│★ Mage", screen, re.MULTILINE)


def test_at_the_end_everything_lies_open() -> None:
    over = replace(in_a_turn(), step="over", winner=1, ending="points")
    stone = replace(over.players[1], objects=(Object("G", stone=True), Object("G", points=5)))
    screen = drawn(replace(over, players=(over.players[0], stone, over.players[2])), 0)
    assert "The game is over: everything lies open" in screen
    assert re.search(r"^Nim +\[◗◇≈\] \[▲∗@\] +G Stone · G 5", screen, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_terminal(language: str, width: int) -> None:
    for state in met():
        viewer = GAME.awaits(state) if isinstance(GAME.awaits(state), int) else ONLOOKER
        for plain in (True, False):
            seen = scene(state, viewer, language, plain=plain)  # type: ignore[arg-type]
            assert max(map(cell_len, printed(BOARD.draw(seen), width).splitlines())) <= width
    guide = printed(BOARD.help(scene(in_a_turn(), 0, language)), width)
    assert max(map(cell_len, guide.splitlines())) <= width


def test_a_whole_hand_lies_in_one_row_of_eighty_columns() -> None:
    seven = ("wizard-bronze-water", "witch-silver-fire", "elemental-earth", "trick-vademecum", *AIR_ENCHANTERS)
    for language in LANGUAGES:
        screen = drawn(laid(seven, ()), 0, language)
        assert re.search(r"^ +a +b +c +d +e +f +g *$", screen, re.MULTILINE)


def test_colour_is_never_the_only_sign() -> None:
    """The coloured screen without its colours tells cards as well as the plain one."""
    coloured = printed(BOARD.draw(scene(in_a_turn(), 0, plain=False)))
    sign = re.compile(r"[▲★◗][◇◈◆∗][≈✶♣@]|[≈✶♣@] (?:Water|Fire|Earth|Air)|[▲★◗] \w+|[◇◈◆] \w+")
    assert sorted(sign.findall(coloured)) == sorted(sign.findall(drawn(in_a_turn(), 0)))


# What is never seen


def twin(state: State, viewer: Viewer) -> State:
    """The same table but for what this viewer sees nowhere: every hidden face is another one."""
    others = [player for seat, player in enumerate(state.players) if seat != viewer]
    hidden = [card for player in others for card in player.hand] + [*state.pile, *filter(None, state.places[:3])]
    other = dict[str, str]()
    for back in BACKS:
        alike = [card for card in hidden if BACK[card] == back]
        other |= zip(alike, [*alike[1:], *alike[:1]], strict=True)
    players = tuple(player if seat == viewer else _masked(player, other) for seat, player in enumerate(state.players))
    places = (*(card and other[card] for card in state.places[:3]), state.places[3])
    objects = tuple(faces[::-1] for faces in state.objects)
    return replace(state, players=players, places=places, pile=tuple(map(other.get, state.pile)), objects=objects)


def _masked(player: Player, other: dict[str, str]) -> Player:
    objects = tuple(replace(found, points=9, stone=UNSET) for found in player.objects)
    return replace(player, hand=tuple(other[card] for card in player.hand), objects=objects)


def test_tables_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    for state in questions():
        for viewer in viewers(len(state.players)):
            other = twin(state, viewer)
            assert other != state
            assert drawn(state, viewer) == drawn(other, viewer)
            assert printed(BOARD.help(scene(state, viewer))) == printed(BOARD.help(scene(other, viewer)))


def test_a_card_that_is_seen_makes_a_difference() -> None:
    """So the test above has teeth."""
    for state in questions():
        if len(state.players[0].hand) > 1:
            assert drawn(state, 0) != drawn(twin(state, 1), 0)


# What is asked


@pytest.mark.parametrize(
    ("state", "question"),
    [
        (laid((), (), step="draw", places=CARDS[:4]), "Your first card: 1, 2, 3, 4?"),
        (laid((CARDS[5],), (), step="draw", places=(None, *CARDS[1:4])), "Your second card: 2, 3, 4?"),
        (laid(("trick-chaos", "trick-exodus"), CARDS[:2]), "What do you do, 1–4, or p to pass?"),
        (laid(CARDS[:3], (), step="exodus"), "Exodus! Which Enchanter do you discard, 1–3?"),
        (laid(CARDS[:3], (), step="give", taken=CARDS[1]), "Which card do you give in return, 1–2?"),
        (laid(CARDS[:7], (), step="discard"), "2 cards too many. Which do you discard first, 1–7?"),
        (laid(CARDS[:6], (), step="discard"), "One card too many. Which do you discard, 1–6?"),
        (laid((), (), step="face_up"), "Which of the new cards is to lie face up, 1–2?"),
        (laid((), (), step="again", again=True), "An extra turn? y or n"),
    ],
)
def test_every_step_has_its_question(state: State, question: str) -> None:
    assert ask(state) == question


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_fits_beside_its_answer(language: str) -> None:
    for state in questions():
        assert cell_len(BOARD.question(scene(state, asked(state), language))) < 76


# What is typed


def numbers(state: State) -> dict[str, Action]:
    """Every number that means something, with its meaning."""
    found = {str(number): read(state, str(number)) for number in range(1, 100)}
    return {number: action for number, action in found.items() if action and action in GAME.legal(state)}


def test_every_legal_action_has_one_number_which_the_screen_shows() -> None:
    for state in questions():
        known, screen = numbers(state), drawn(state, asked(state))
        assert sorted(map(repr, known.values())) == sorted(map(repr, GAME.legal(state)))
        for number, action in known.items():
            assert re.search(rf"(?<!\S){number}(?!\S)", screen), (number, action)


def test_a_place_has_its_own_number() -> None:
    state = laid((), (), step="draw", places=(None, *CARDS[1:4]))
    assert numbers(state) == {"2": Draw(1), "3": Draw(2), "4": Draw(3)}
    assert read(state, "1") == Draw(0)  # which the rules refuse with their reason
    assert read(state, "４") == Draw(3)
    assert [read(state, typed) for typed in ("0", "5", "12345", "abc", "-1", "²")] == [None] * 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_has_a_short_form(language: str) -> None:
    for state in questions():
        for action in GAME.legal(state):
            for typed in short_forms(state, action, language):
                assert read(state, typed, language) == action, typed


def short_forms(state: State, action: Action, language: str) -> list[str]:
    say, hand = words(language), state.players[asked(state)].hand
    match action:
        case Gather():
            return _letters(state, action)
        case PlayTrick(trick, target):
            whom = say("abracadabra-nobody-words").split(",")[0] if target is None else NAMES[target]
            name = say("abracadabra-card", card=f"trick-{trick}")
            return [f"{name} {whom}".upper()] if trick in ("chaos", "vademecum") else [name, name.casefold()]
        case Discard(card) | Give(card):
            name = say("abracadabra-card", card=card)
            return ["abcdefg"[hand.index(card)], name, name.upper()]
        case Take(pile):
            return [pile, pile.lower(), say("abracadabra-type", pile=pile)]
        case FaceUp(which):
            backs = [say("abracadabra-back", back=BACK[card]) for card in state.pile[:2]]
            return [backs[which]] if len(set(backs)) == 2 else []
        case Again():
            return [word.strip() for word in say("abracadabra-yes-words").split(",")]
        case End():
            return [word.strip() for word in say("abracadabra-no-words").split(",")]
        case Draw():
            return []
        case _:
            return [word.strip().upper() for word in say("abracadabra-pass-words").split(",")]


def _letters(state: State, action: Gather) -> list[str]:
    """In any order; with the type, which may be left out where there is no choice."""
    hand = "".join("abcdefg"[state.players[asked(state)].hand.index(card)] for card in action.hand)
    tower = "xyz"[state.towers.cards.index(action.tower)] if state.towers and action.tower else ""
    orders = ["".join(order) for order in permutations(hand + tower)]
    alike = [one for one in GAME.legal(state) if isinstance(one, Gather) and _same_cards(one, action)]
    alone = [one for one in GAME.legal(state) if isinstance(one, Gather) and one.as_ == action.as_] == [action]
    forms = [order + action.as_ for order in orders] + (orders if len(alike) == 1 else [])
    return [*forms, " ".join(forms[0]), *([action.as_.lower()] if alone else [])]


def _same_cards(one: Gather, other: Gather) -> bool:
    return (one.hand, one.tower) == (other.hand, other.tower)


def test_cards_that_do_not_gather_are_explained_by_the_rules() -> None:
    state = in_a_turn()
    assert read(state, "acd") == Gather((HAND[0], HAND[2], HAND[3]), None, "A")
    assert read(state, "adz") == Gather((HAND[0], HAND[3]), STOOD[2], "A")
    for typed in ("ad", "aad", "axy", "adq", "adfa", "", " "):
        assert read(state, typed) is None


def test_a_choice_of_types_is_not_made_for_anybody() -> None:
    state = laid(("air-wizard", "air-mage", "air-witch"), ())
    assert read(state, "abc") is None
    assert read(state, "abcG") == Gather(AIR_ENCHANTERS, None, "G")
    assert read(state, "Genius") == Gather(AIR_ENCHANTERS, None, "G")
    assert re.search(r"abcC .* C Conto!", drawn(state, 0))


def test_a_trick_wants_to_know_whom_it_hits() -> None:
    state = in_a_turn()
    assert read(state, "chaos tan") == PlayTrick("chaos", 2)
    assert read(state, "chaos nobody") == PlayTrick("chaos", None)
    assert read(state, "chaos") == PlayTrick("chaos", 0)  # which the rules refuse: nobody can be their own target
    assert read(state, "chaos ada") is None
    assert read(state, "idem nim") is None
    assert read(laid(("trick-chaos",), CARDS[:2]), "Chaos") == PlayTrick("chaos", 1)
    assert {read(state, trick) for trick in TRICKS[:3]} == {PlayTrick(trick, None) for trick in TRICKS[:3]}


def test_accents_and_capitals_do_not_matter() -> None:
    state = laid(("elemental-water", *CARDS[:6]), (), step="discard")
    assert read(state, "elemental d'eau", "fr") == Discard("elemental-water")


# Help, and whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_signs_types_and_tricks(language: str) -> None:
    say, guide = words(language), printed(BOARD.help(scene(in_a_turn(), 0, language)), 200)
    for pile in PILES:
        assert f"{pile} {say('abracadabra-type', pile=pile)}" in guide
    for trick in (*TRICKS, "periculum"):
        assert say("abracadabra-help-trick", trick=trick) in guide
    for card in ("wizard", "mage", "witch"):
        assert say("abracadabra-board-aspect", aspect=card) in guide


def test_the_table_of_types_is_that_of_the_rules() -> None:
    guide = printed(BOARD.help(scene(in_a_turn(), 0)))
    assert re.search(r"A Alea! +same +same +either", guide)
    assert re.search(r"B Babau! +same +different +same", guide)
    assert re.search(r"E Extra! +different +same +different", guide)
    assert re.search(r"G Genius! +different +different +different", guide)


def test_the_rules_say_that_values_are_ours() -> None:
    assert "house values" in printed(BOARD.rules(scene(in_a_turn(), 0)))
    theirs = Options(objects=HOUSE_VALUES[::-1])
    assert "house values" not in printed(BOARD.rules(scene(in_a_turn(options=theirs), 0)))


Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(typed: str, *arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "--game", "abracadabra", *arguments]) == 0
        return capsys.readouterr().out

    return run


def a_long_evening(seed: int) -> str:
    random = Random(seed)
    return "".join(f"{random.choice(['1', '2', '3', '4', '5', 'p', 'y', 'abc', 'a'])}\n" for _ in range(6000))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "6"])
def test_a_whole_game_in_every_language(play: Play, language: str, seats: str) -> None:
    say = words(language)
    screen = play(a_long_evening(1), "--lang", language, "--seats", seats, "--seed", "c0ffee")
    assert say("play-thanks") in screen
    assert say("play-result-at-once") in screen
    assert say("abracadabra-board-over") in screen
    assert max(cell_len(line) for line in screen.splitlines() if "▸" not in line) <= 80


def test_the_objects_of_the_printed_game_can_be_given_in_a_file(play: Play, tmp_path: Path) -> None:
    values = tmp_path / "values.json"
    values.write_bytes(msgspec.json.encode([[9] * 7] * 7))
    screen = play("?\n", "--option", f"objects=@{values}")
    assert re.search(r"A Alea! .* 9 ", screen)
    assert "house" not in screen
