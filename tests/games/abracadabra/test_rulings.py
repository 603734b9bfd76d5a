"""Every ruling has its test.

B-1   test_view.test_of_other_hands_one_sees_the_backs_in_their_own_order
B-1   test_stealing.test_any_card_of_the_targets_hand_can_be_taken
B-2   test_setup.test_the_cards_are_shuffled_again_while_periculum_would_lie_face_up
B-2   test_periculum.test_if_it_would_lie_face_up_then_they_are_shuffled_again
B-2   test_turn_end.test_also_then_periculum_may_not_lie_open
B-3   test_gatherings.test_an_object_for_an_empty_pile_comes_from_beside_it_else_from_the_nearest_on_each_side
B-3   test_gatherings.test_when_all_piles_are_empty_nothing_is_taken
B-4   test_paid_tricks.test_before_the_first_gathering_idem_cannot_be_played
B-4   test_paid_tricks.test_idem_can_be_played_by_who_organised_the_gathering
B-4   test_paid_tricks.test_idem_pays_from_the_pile_that_the_organiser_really_took_from
B-4   test_paid_tricks.test_idem_asks_when_that_pile_has_run_out
B-4   test_paid_tricks.test_proximas_player_is_paid_from_where_the_organiser_really_took
B-5   test_stealing.test_when_chaos_was_the_last_card_the_taken_one_is_kept_and_nothing_is_given
B-5   test_tricks.test_without_a_target_nothing_is_taken
B-5   test_tricks.test_a_target_is_another_player_who_holds_a_card
B-6   test_periculum.test_the_left_neighbour_goes_on
B-6   test_periculum.test_an_extra_turn_that_an_alea_earned_is_lost
B-6   test_view.test_the_rest_of_the_hand_that_periculum_took_is_told_to_nobody
B-7   test_turn_end.test_with_fewer_than_two_cards_left_pile_discard_pile_and_table_cards_are_shuffled
B-7   test_turn_end.test_the_four_places_are_set_up_again_and_hands_towers_and_proxima_stay
B-8   test_winning.test_an_elemental_wins_as_soon_as_it_is_drawn_even_as_the_first_card
B-8   test_winning.test_a_stolen_elemental_wins_before_anything_is_given_back
B-8   test_winning.test_a_given_elemental_wins_for_its_receiver_in_somebody_elses_turn
B-9   test_winning.test_a_new_gathering_card_will_do
B-9   test_winning.test_the_elemental_master_is_no_third_object
B-10  test_tricks.test_only_one_action_is_taken_in_a_turn
B-11  test_gatherings.test_an_alea_whose_object_comes_from_elsewhere_earns_the_extra_turn_all_the_same
B-12  test_view.test_the_discard_pile_is_open_in_its_order
B-12  test_turn_end.test_of_two_face_down_places_the_upper_card_goes_to_the_lower_number
B-12  test_turn_end.test_before_choosing_one_sees_no_more_than_the_backs_of_the_two
B-13  test_winning.test_after_40_turns_a_seat_in_which_nobody_took_anything_the_game_ends
B-13  test_winning.test_most_points_win_then_with_the_elemental_master_counted
B-13  test_winning.test_equals_share_a_place_then
B-14  test_paid_tricks.test_somebody_elses_alea_brings_proximas_player_no_extra_turn
"""

import re
from importlib import import_module

import pytest

TESTS = re.findall(r"^(B-\d+) +(\w+)\.(\w+)$", str(__doc__), re.MULTILINE)


def test_every_ruling_has_a_test() -> None:
    assert {ruling for ruling, _, _ in TESTS} == {f"B-{number}" for number in range(1, 15)}


@pytest.mark.parametrize(("file", "name"), [test[1:] for test in TESTS])
def test_every_named_test_is_there_and_cites_nothing_else(file: str, name: str) -> None:
    test = getattr(import_module(f"tests.games.abracadabra.{file}"), name)
    assert callable(test)
    rulings = {ruling for ruling, *named in TESTS if named == [file, name]}
    assert set(re.findall(r"B-\d+", str(test.__doc__))) <= rulings
