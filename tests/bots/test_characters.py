"""Who sits in a bot's seat."""

from collections import Counter
from random import Random
from statistics import median

import pytest

from abracademy.bots import CHARACTERS, Character, characters_of, pause
from abracademy.games import find, opponents
from abracademy.words import LANGUAGES, words

LEVELS = ("sprite", "novice", "adept")


def test_every_level_has_enough_for_the_largest_table() -> None:
    largest = max(game.seats[-1] for game in find().values())
    assert all(len(characters_of(level)) >= largest - 1 for level in LEVELS)


def test_every_game_has_a_bot_for_each_level_that_somebody_plays_at() -> None:
    for game in find().values():
        assert list(opponents(game).bots)[: len(LEVELS)] == list(LEVELS)
    assert {one.level for one in CHARACTERS} == set(LEVELS)


def test_where_nobody_is_known_for_a_level_anybody_sits() -> None:
    assert characters_of("random") == CHARACTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_of_their_own_and_a_line(language: str) -> None:
    say = words(language)
    names = Counter(say(f"character-{one.name}") for one in CHARACTERS)
    assert set(names.values()) == {1}
    assert all(say.knows(f"character-{one.name}-line") for one in CHARACTERS)


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)
def test_a_pause_is_mostly_the_usual_one_and_never_long(character: Character) -> None:
    random = Random(1)
    pauses = [pause(character, False, random) for _ in range(500)]
    assert median(pauses) == pytest.approx(character.thinks, rel=0.1)
    assert 0 < min(pauses) < max(pauses) <= 3 * character.thinks
    assert median(pause(character, True, random) for _ in range(500)) < median(pauses)
