"""Everything told becomes sentences, and no sentence says more than was told."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.events import (
    CallSlipped,
    DieRolled,
    GameEnded,
    LivesChanged,
    PlayerOut,
    RoundBegan,
    RoundEnded,
    SecretTaken,
    SpellFound,
    SpellMissed,
    StoneTaken,
    TurnEnded,
)
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import ONLOOKER, Sentence, Viewer, viewers
from abracademy.words import LANGUAGES, words
from tests.played import play_at_random

OPTIONS = Options()
NAMES = ("Gary", "Tony", "Marie", "Ada", "Bo")


def said(event: Any, viewer: Viewer = ONLOOKER, options: Options = OPTIONS) -> tuple[Sentence, ...]:
    return GAME.sentences(GAME.tell(event, viewer), options)


def in_english(event: Any, viewer: Viewer = ONLOOKER, options: Options = OPTIONS) -> list[str]:
    return [words("en").sentence(sentence, NAMES.__getitem__) for sentence in said(event, viewer, options)]


def ended(ending: str, winner: int | None, lives: Sequence[int], gained: Sequence[int]) -> RoundEnded:
    none: tuple[tuple[int, ...], ...] = ((),) * len(lives)
    points = tuple(min(8, 6 + more) for more in gained)
    return RoundEnded(3, ending, winner, none, none, (), tuple(lives), tuple(gained), points, 1)  # type: ignore[arg-type]


def test_a_round_begins() -> None:
    began = RoundBegan(2, 1, ((8,) * 5,) * 3, (), (1, 2, 3, 4), (5,))
    assert in_english(began) == ["Round 2 begins. Tony goes first."]


def test_a_call_is_named_with_its_spell_and_what_came_of_it() -> None:
    assert in_english(SpellFound(0, 5)) == ["Gary calls 5 · Lightning Tempest, and has it!"]
    assert in_english(SpellMissed(1, 1)) == ["Tony calls 1 · Ancient Dragon: no such stone."]
    assert in_english(CallSlipped(2, 4)) == ["Marie calls 4 · Night Singer: too low, a slip!"]


def test_spells_are_named_as_the_edition_prints_them() -> None:
    korean = Options(edition="korea-boardgames")
    assert in_english(SpellFound(0, 7), options=korean) == ["Gary calls 7 · Fire ball, and has it!"]
    assert in_english(SpellFound(0, 7)) == ["Gary calls 7 · Fireball, and has it!"]


def test_a_stone_is_named_by_its_place_in_the_row() -> None:
    assert in_english(StoneTaken(0, 0, 5)) == ["The first stone goes to the board."]
    assert in_english(StoneTaken(0, 4, 5)) == ["The fifth stone goes to the board."]


def test_the_die_shows_its_face() -> None:
    assert in_english(DieRolled(0, 3)) == ["The die shows 3."]


def test_each_seat_whose_life_changed_has_its_sentence() -> None:
    assert in_english(LivesChanged((1, -1, -3, 0))) == [
        "Gary gains 1 life.",
        "Tony loses 1 life.",
        "Marie loses 3 lives.",
    ]
    assert in_english(LivesChanged((0, 0))) == ["There was no life to regain."]


def test_a_secret_shows_its_number_to_its_taker_alone() -> None:
    taken = SecretTaken(0, 8)
    assert in_english(taken, 0) == ["Gary takes a secret stone: it is 8 · Magic Drink."]
    for viewer in (1, ONLOOKER):
        assert said(taken, viewer) == (Sentence("abraca-what-secret-taken", {}, {"player": 0}),)


def test_new_stones_are_named_to_those_who_see_them() -> None:
    drawn = TurnEnded(0, (3, 8), 1)
    assert in_english(drawn, 1) == ["Gary draws 3, 8."]
    assert in_english(drawn, 0) == ["Gary draws 2 new stones."]
    assert in_english(drawn) == ["Gary draws 2 new stones."]


def test_a_refill_of_nothing_says_nothing() -> None:
    assert [said(TurnEnded(0, (), 1), viewer) for viewer in viewers(2)] == [()] * 3


def test_who_is_out_is_said() -> None:
    assert in_english(PlayerOut(1, (7, 8))) == ["Tony is out of this round."]


def test_an_emptied_row_wins_the_round() -> None:
    assert in_english(ended("emptied", 0, (4, 0, 0), (4, 0, 0))) == [
        "Gary has used every stone and wins round 3!",
        "Gary gains 4 points: floor 8.",
    ]


def test_all_who_were_knocked_out_are_named_before_the_winner() -> None:
    assert in_english(ended("knocked_out", 1, (0, 3, 2, 0), (0, 3, 1, 0))) == [
        "Gary has no life left.",
        "Ada has no life left.",
        "Tony wins round 3 by a knock-out!",
        "Tony gains 3 points: floor 8.",
        "Marie gains 1 point: floor 7.",
    ]


def test_a_fall_has_no_winner() -> None:
    assert in_english(ended("fell", None, (3, 0), (1, 0))) == [
        "Tony has called away the last life: nobody wins round 3.",
        "Gary gains 1 point: floor 7.",
    ]


def test_the_last_one_standing_wins() -> None:
    assert in_english(ended("last_standing", 1, (0, 2), (0, 2)))[0] == (
        "Tony is the last one standing and wins round 3!"
    )


def test_a_victory_can_be_shared() -> None:
    assert in_english(GameEnded((2, 1))) == ["Tony stands at the top of the tower and wins the game!"]
    assert in_english(GameEnded((1, 1, 3))) == [
        "Gary shares the victory at the top of the tower!",
        "Tony shares the victory at the top of the tower!",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [OPTIONS, Options(last_standing=True, slips="punished")])
def test_whole_games_can_be_said_to_every_viewer(language: str, options: Options) -> None:
    say = words(language)
    for seats in (2, 5):
        game = play_at_random(GAME, options, seats, Random(seats))
        for event in (event for step in game.steps for event in step.events):
            for viewer in viewers(seats):
                for sentence in said(event, viewer, options):
                    assert say.sentence(sentence, NAMES.__getitem__).strip()


def test_the_same_told_makes_the_same_sentences() -> None:
    """What a viewer was told of two different secrets is the same, and so is what it reads."""
    assert said(SecretTaken(0, 8), 1) == said(SecretTaken(0, 1), 1)
    assert said(TurnEnded(0, (1, 2), 1), 0) == said(TurnEnded(0, (7, 8), 1), 0)
