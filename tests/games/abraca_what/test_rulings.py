"""Every ruling has its test.

A-0   test_rulings.test_misprints_of_the_japanese_book_are_no_rules
A-1   test_rulings.test_the_die_shows_1_2_or_3_each_as_often
A-2   test_game_end.test_the_marker_stops_at_8_but_all_points_of_the_round_are_counted
A-2   test_game_end.test_points_beyond_floor_8_count_for_that
A-3   test_calling.test_chance_picks_among_all_matching_stones
A-3   test_calling.test_chance_is_asked_even_if_only_one_stone_matches
A-3   test_refill.test_what_is_ruled_out_stays_with_its_stone
A-4   test_round_end.test_emptying_a_hand_is_worth_three_and_the_others_get_nothing_not_even_for_secrets
A-4   test_round_end.test_emptying_a_hand_takes_the_lives_of_all_others
A-4   test_round_end.test_in_the_japanese_edition_the_others_keep_their_lives_when_a_hand_is_emptied
A-5   test_round_end.test_a_spell_that_empties_the_hand_and_knocks_somebody_out_counts_as_emptying
A-5   test_round_end.test_a_night_singer_cast_as_the_last_stone_brings_a_secret_that_counts
A-6   test_last_standing.test_left_and_right_are_counted_past_those_who_are_out
A-6   test_last_standing.test_who_is_out_is_not_refilled_and_keeps_the_stones_out_of_play
A-6   test_last_standing.test_the_stones_of_who_is_out_lie_open_to_everyone_and_the_secrets_do_not
A-6   test_last_standing.test_the_next_round_is_opened_by_the_next_seat_even_if_it_was_out
A-7   test_spells.test_every_night_singer_finds_a_secret
A-7   test_spells.test_the_night_singer_takes_the_first_secret_that_is_left
A-7   test_spells.test_the_stone_of_a_night_singer_is_known_to_its_taker_alone
A-8   test_spells.test_all_who_are_hit_lose_their_lives_at_once
A-9   test_spells.test_gain_and_loss_of_the_wanderer_happen_together
A-10  test_refill.test_with_an_empty_pile_hands_stay_short_and_calling_goes_on_as_before
A-11  test_calling.test_the_dragon_called_in_vain_costs_the_roll_and_nothing_beside_it
A-12  test_setup.test_the_pile_holds_what_is_left_after_the_deal
A-13  test_calling.test_a_slipped_dragon_costs_one_life_without_a_roll
A-13  test_calling.test_a_punished_slip_tells_nobody_anything_about_the_stones
A-14  test_rulings.test_an_onlooker_is_told_what_every_player_knows
A-14  test_rulings.test_an_onlooker_sees_no_stone_of_anyone_who_is_in_the_round
A-15  test_round_end.test_when_a_round_is_over_everything_but_the_pile_lies_open_to_everyone
A-16  test_imagine.test_a_hit_makes_a_second_stone_of_that_number_less_likely_than_a_plain_count
A-16  test_imagine.test_what_a_seat_imagines_agrees_with_trying_every_hand
A-17  test_game_end.test_reaching_8_in_the_middle_of_a_round_means_nothing
"""

import re
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import STOP, Cast
from abracademy.games.abraca_what.events import LivesChanged
from abracademy.games.abraca_what.view import view
from abracademy.kernel import ONLOOKER, Roll
from tests.games.abraca_what.table import hand, lay, new

TESTS = re.findall(r"^(A-\d+) +(\w+)\.(\w+)$", str(__doc__), re.MULTILINE)


def test_every_ruling_of_the_rules_page_has_a_test() -> None:
    page = (files("abracademy.games.abraca_what") / "RULES.md").read_text("utf-8")
    explained = re.findall(r"^### (A-\d+)$", page, re.MULTILINE)
    assert len(explained) == 18
    assert set(re.findall(r"A-\d+", page)) == set(explained)
    assert {ruling for ruling, _, _ in TESTS} == set(explained)


@pytest.mark.parametrize(("file", "name"), [test[1:] for test in TESTS])
def test_every_named_test_is_there(file: str, name: str) -> None:
    assert callable(getattr(import_module(f"tests.games.abraca_what.{file}"), name))


def test_misprints_of_the_japanese_book_are_no_rules() -> None:
    """A-0: one's own stones are hidden, a 5 is the Tempest, and easy lets equal numbers follow too."""
    table = lay(hand(5, 5, 8, life=3), hand(6), hand(7), edition="japanese", easy=True)
    assert [player.stones for player in view(table.state, 0).players] == [(None,) * 3, (6,), (7,)]
    assert table.cast(5)[-1] == LivesChanged((0, -1, -1))
    assert Cast(5) in GAME.legal(table.state)
    assert table.cast(5)[-1] == LivesChanged((0, -1, -1))


def test_the_die_shows_1_2_or_3_each_as_often() -> None:
    """A-1: and for a good call as for one in vain."""
    for stones in [(1, 8), (3, 8), (8, 8)]:
        table = lay(hand(*stones), hand(8))
        table.cast(3 if 3 in stones else 1)
        asked = GAME.awaits(table.state)
        assert isinstance(asked, Roll)
        assert [asked.faces.count(face) for face in (1, 2, 3)] == [2, 2, 2]
        assert len(asked.faces) == 6


@pytest.mark.parametrize("options", [{}, {"last_standing": True, "slips": "punished"}])
def test_an_onlooker_is_told_what_every_player_knows(options: dict[str, Any]) -> None:
    """A-14: a face that is hidden from any player, and no other."""
    table = new(3, **options)
    for events in table.wander(Random(1)):
        for event in events:
            told = [msgspec.to_builtins(GAME.tell(event, seat)) for seat in range(3)]
            assert msgspec.to_builtins(GAME.tell(event, ONLOOKER)) == shared(told)


def shared(versions: list[Any]) -> Any:
    """What all versions have in common; `None` where one of them says so."""
    first = versions[0]
    if isinstance(first, dict):
        return {key: shared([version[key] for version in versions]) for key in versions[0]}
    if isinstance(first, (list, tuple)) and None not in versions:
        return tuple(shared(list(part)) for part in zip(*versions, strict=True))
    return None if None in versions else versions[0]


def test_an_onlooker_sees_no_stone_of_anyone_who_is_in_the_round() -> None:
    """A-14."""
    seen = view(lay(hand(8, 7, secrets=(1,)), hand(6), hand(5, life=0), last_standing=True).state, ONLOOKER)
    assert [player.stones for player in seen.players] == [(None, None), (None,), (5,)]
    assert seen.players[0].secrets == (None,)
    assert (seen.viewer, seen.legal, seen.revealed) == (None, (), None)


def test_a_view_says_only_that_chance_is_at_work_and_not_among_what() -> None:
    """Among how many stones is picked would tell how many match."""
    table = lay(hand(7, 7, 8), hand(8))
    table.call(7)
    for viewer in (0, 1, ONLOOKER):
        shown = view(table.state, viewer)
        assert msgspec.to_builtins(shown.awaits) == {"chance": True}
        assert shown.legal == ()


def test_a_view_says_whose_it_is() -> None:
    state = lay(hand(8), hand(8), hand(8)).state
    assert [view(state, viewer).viewer for viewer in (0, 1, 2, ONLOOKER)] == [0, 1, 2, None]


def test_a_view_names_the_seat_that_is_awaited() -> None:
    for viewer in (0, 1, ONLOOKER):
        shown = view(lay(hand(8), hand(8), turn=1, last_cast=4).state, viewer)
        assert msgspec.to_builtins(shown.awaits) == {"seat": 1}
        assert shown.last_cast == 4
    assert view(lay(hand(8), hand(8), last_cast=8).state, 0).legal == (Cast(8), STOP)
