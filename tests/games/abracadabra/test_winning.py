"""How the game is won, and what everybody has in the end."""

from collections.abc import Sequence
from random import Random

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Gather
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.events import (
    CardDrawn,
    CardGiven,
    CardTaken,
    GameEnded,
    NewGatheringTaken,
    ObjectTaken,
    TurnEnded,
)
from abracademy.games.abracadabra.gatherings import Pile
from abracademy.games.abracadabra.objects import Face, Object
from abracademy.games.abracadabra.state import Player
from abracademy.games.abracadabra.view import view
from abracademy.kernel import Seat, answer
from tests.games.abracadabra.table import (
    ELEMENTALS,
    ELSEWHERE,
    LETTERS,
    ME,
    PERICULUM,
    WITH_ME,
    Table,
    lay,
    new,
    player,
    stands,
    worth,
)

CONTO = (ME, *WITH_ME["C"])
STANDING = stands(*ELSEWHERE, type="A", by=1)
STONE = worth("A", "stone")
FIRE, WATER, EARTH, AIR = "elemental-fire", "elemental-water", "elemental-earth", "elemental-air"


def points(count: int) -> tuple[Object, ...]:
    """Objects of so many points together."""
    return tuple(worth("G", min(5, count - below)) for below in range(0, count, 5))


def worth_of(one: Player) -> int | None:
    """The points of a player, as they see them."""
    return view(lay(one, player()).state, 0).players[0].points


def won(table: Table, seat: Seat, ending: str) -> bool:
    """Whether the game is over, and this seat is the only winner."""
    if table.asked is not None:
        return False
    result = GAME.result(table.state)
    assert result.ending == ending
    assert isinstance(table.events[-1], GameEnded)
    return [place for place, at in enumerate(result.places) if at == 1] == [seat]


def running(table: Table) -> bool:
    return table.asked is not None


# Points


@pytest.mark.parametrize(
    ("one", "count"),
    [
        (player(), 0),
        (player(objects=(worth("A", 2), worth("G", 5), STONE)), 7),
        (player(gatherings=3), 3),
        (player(FIRE), 1),
        (player(FIRE, AIR), 2),
        (player(FIRE, AIR, WATER), 8),
        (player(*ELEMENTALS), 9),
        (player(FIRE, ME, "trick-idem", objects=points(6), gatherings=1), 8),
        (player(objects=(worth("B", 0),)), 0),
    ],
)
def test_points_are_objects_new_gatherings_elementals_and_the_elemental_master(one: Player, count: int) -> None:
    assert worth_of(one) == count


# Who wins


def conto(have: int, face: Face, *more: str, gatherings: int = 8) -> Table:
    """Seat 0 has so many points and has organised a gathering that is worth an Object with this face."""
    hands = player(*CONTO, *more, objects=points(have)), player()
    table = lay(*hands, piles={"C": (face, 1)}, gatherings=gatherings)
    table.gather(*CONTO)
    return table


def test_15_points_win_at_once() -> None:
    table = conto(12, 3, gatherings=0)
    assert won(table, 0, "points")
    assert not any(isinstance(event, TurnEnded) for event in table.events)


def test_more_than_15_win_too() -> None:
    assert won(conto(14, 5), 0, "points")


def test_14_points_win_nothing() -> None:
    assert running(conto(11, 3, gatherings=0))


def test_a_new_gathering_card_can_be_the_fifteenth_point() -> None:
    assert won(conto(11, 3), 0, "points")
    assert running(conto(10, 3))


def test_an_elemental_in_the_hand_can_be_the_fifteenth_point() -> None:
    assert won(conto(10, 3, FIRE), 0, "points")
    assert running(conto(10, 3, "trick-idem"))


def test_three_elementals_take_the_elemental_master() -> None:
    assert won(conto(4, 2, FIRE, AIR, WATER), 0, "points")
    assert running(conto(3, 2, FIRE, AIR, WATER))
    assert running(conto(6, 2, FIRE, AIR))


def drawing(*hand: str, have: int, place: int) -> Table:
    places = ("mage-gold-fire", FIRE, "mage-gold-water", EARTH)
    table = lay(player(*hand, objects=points(have)), player(), step="draw", places=places)
    table.draw(place)
    return table


@pytest.mark.parametrize("place", [1, 3])
def test_an_elemental_wins_as_soon_as_it_is_drawn_even_as_the_first_card(place: int) -> None:
    """B-8."""
    table = drawing(have=14, place=place)
    assert won(table, 0, "points")
    assert [type(event) for event in table.events] == [CardDrawn, GameEnded]
    assert running(drawing(have=13, place=place))


def test_a_third_elemental_wins_with_the_elemental_master_as_soon_as_it_is_drawn() -> None:
    """B-8."""
    assert won(drawing(AIR, WATER, have=7, place=1), 0, "points")
    assert running(drawing(AIR, WATER, have=6, place=1))


def test_a_second_card_can_win_although_the_hand_is_too_large() -> None:
    table = drawing(ME, "trick-idem", "trick-chaos", "air-mage", "air-witch", have=14, place=0)
    assert running(table)
    table.draw(1)
    assert won(table, 0, "points")


@pytest.mark.parametrize("trick", ["chaos", "vademecum"])
def test_a_stolen_elemental_wins_before_anything_is_given_back(trick: Trick) -> None:
    """B-8."""
    table = lay(player(f"trick-{trick}", ME, objects=points(14)), player(FIRE, "air-mage"))
    table.trick(trick, 1, take=FIRE)
    assert won(table, 0, "points")
    assert [type(event) for event in table.events[-2:]] == [CardTaken, GameEnded]
    assert table.hand(0) == (ME, FIRE)


def test_a_given_elemental_wins_for_its_receiver_in_somebody_elses_turn() -> None:
    """B-8."""
    table = lay(player("trick-chaos", FIRE), player(), player(ME, "air-mage", objects=points(14)))
    table.trick("chaos", 2, take=ME)
    table.give(FIRE)
    assert won(table, 2, "points")
    assert [type(event) for event in table.events[-2:]] == [CardGiven, GameEnded]


def test_any_other_card_given_wins_nothing() -> None:
    table = lay(player("trick-chaos", FIRE, "trick-idem"), player(), player(ME, objects=points(14)))
    table.trick("chaos", 2, take=ME)
    table.give("trick-idem")
    assert running(table)


def test_an_object_for_idem_wins() -> None:
    table = lay(player("trick-idem", objects=points(14)), player(), towers=STANDING, piles={"A": (1,)})
    table.trick("idem")
    assert won(table, 0, "points")


def test_points_that_were_lost_before_count_no_more() -> None:
    """Elementals count while they are held: exchanged by Chaos, one is not there for the next Object."""
    table = lay(player("trick-chaos", FIRE, objects=points(13)), player(ME))
    table.trick("chaos", 1, take=ME)
    table.give(FIRE)
    assert running(table)
    assert worth_of(table.state.players[0]) == 13


# Two at once


def with_proxima(
    organiser: Sequence[Object], helper: Sequence[Object], faces: Sequence[Face], piles: dict[Pile, Sequence[Face]]
) -> Table:
    """Seat 1 organises, with Proxima in front of seat 0; there are no New Gathering cards."""
    hands = player(objects=helper), player(*CONTO, objects=organiser), player(objects=points(9))
    table = lay(*hands, turn=1, proxima=0, piles={"C": faces, **piles}, gatherings=0)
    table.gather(*CONTO)
    return table


def test_when_two_reach_15_by_one_gathering_its_organiser_wins() -> None:
    table = with_proxima(points(13), points(14), (2, 5), {})
    assert won(table, 1, "points")
    assert GAME.result(table.state).points == (19, 15, 9)
    assert GAME.result(table.state).places == (2, 1, 3)


def test_proximas_player_wins_in_anothers_turn_if_the_organiser_does_not() -> None:
    table = with_proxima(points(12), points(14), (2, 1), {})
    assert won(table, 0, "points")


def test_an_organiser_who_wins_by_artifact_comes_before_who_has_15_points() -> None:
    table = with_proxima((STONE, worth("B", 1)), points(14), ("stone", 1), {})
    assert won(table, 1, "artifact")
    assert GAME.result(table.state).points == (15, 1, 9)


def test_an_organiser_who_has_15_points_comes_before_who_wins_by_artifact() -> None:
    table = with_proxima(points(14), (STONE, worth("B", 1)), (1, "stone"), {})
    assert won(table, 1, "points")


def test_proximas_player_can_win_by_artifact() -> None:
    table = with_proxima((), (STONE, worth("B", 1)), (1, "stone"), {})
    assert won(table, 0, "artifact")


def test_all_objects_for_one_gathering_are_one_change() -> None:
    """The organiser has 15, and the game still waits for the choice of Proxima's player."""
    table = with_proxima(points(14), points(14), (1,), {"B": (3,), "D": (4,)})
    assert table.asked == 0
    assert not any(isinstance(event, GameEnded) for event in table.events)
    table.take("D")
    assert won(table, 1, "points")
    assert GAME.result(table.state).points == (18, 15, 9)


def test_with_the_new_gathering_card_a_winner_still_takes_the_object() -> None:
    table = lay(player(*CONTO, objects=points(14)), player(), piles={"C": ()})
    assert NewGatheringTaken(0) in table.gather(*CONTO)
    assert (table.asked, table.state.step) == (0, "take")
    table.take("B")
    assert won(table, 0, "points")
    assert GAME.result(table.state).points == (16, 0)


def test_an_organiser_with_proxima_wins_by_both_objects_together() -> None:
    table = lay(player(*CONTO, objects=points(11)), player(), proxima=0, piles={"C": (2, 2)}, gatherings=0)
    table.gather(*CONTO)
    assert won(table, 0, "points")


# Special victory


def stones(have: Sequence[Object], face: Face, *, gatherings: int = 0) -> Table:
    """Seat 0 takes an Object for Idem."""
    hands = player("trick-idem", objects=have, gatherings=gatherings), player(objects=points(13))
    table = lay(*hands, towers=STANDING, piles={"A": (face,)})
    table.trick("idem")
    return table


def test_two_stones_and_another_object_win_at_once() -> None:
    table = stones((worth("B", 0), STONE), "stone")
    assert won(table, 0, "artifact")
    assert GAME.result(table.state).places == (1, 2)
    assert GAME.result(table.state).points == (0, 13)


def test_it_does_not_matter_which_of_the_three_came_last() -> None:
    assert won(stones((STONE, STONE), 1), 0, "artifact")
    assert won(stones((STONE, worth("B", 1)), "stone"), 0, "artifact")


def test_a_third_stone_will_do() -> None:
    assert won(stones((STONE, STONE), "stone"), 0, "artifact")


def test_two_stones_alone_win_nothing() -> None:
    assert running(stones((STONE,), "stone"))


def test_one_stone_wins_nothing_however_many_objects_there_are() -> None:
    assert running(stones((worth("B", 1),) * 4, "stone", gatherings=3))


def test_a_new_gathering_card_will_do() -> None:
    """B-9."""
    assert won(stones((STONE,), "stone", gatherings=1), 0, "artifact")


def test_a_new_gathering_card_can_be_the_last_of_the_three() -> None:
    """B-9."""
    table = lay(player(*CONTO, objects=(STONE, STONE)), player(), piles=dict.fromkeys(LETTERS, ()))
    table.gather(*CONTO)
    assert won(table, 0, "artifact")


def test_the_elemental_master_is_no_third_object() -> None:
    """B-9."""
    hands = player("trick-idem", FIRE, WATER, AIR, objects=(STONE,)), player()
    table = lay(*hands, towers=STANDING, piles={"A": ("stone",)})
    table.trick("idem")
    assert running(table)


def test_a_stone_is_worth_no_points() -> None:
    assert worth_of(player(objects=(STONE, STONE))) == 0


# The quiet end


def play_quietly(table: Table, random: Random) -> int:
    """Nobody takes anything; gives how many turns that were."""
    turns = 0
    while (asked := table.asked) is not None:
        quiet = [one for one in table.legal if not isinstance(one, Gather) and "idem" not in repr(one)]
        move = random.choice(quiet) if isinstance(asked, int) else answer(asked, random)
        turns += sum(isinstance(event, TurnEnded) for event in table.play(move))
    return turns


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_after_40_turns_a_seat_in_which_nobody_took_anything_the_game_ends(seats: int) -> None:
    """B-13."""
    table = new(seats)
    assert play_quietly(table, Random(seats)) == 40 * seats
    result = GAME.result(table.state)
    assert result.ending == "quiet"
    assert [place == 1 for place in result.places] == [count == max(result.points) for count in result.points]


def quiet_for(turns: int, *players: Player, **rest: object) -> Table:
    """Before the second step, when nobody has taken anything for so many turns."""
    return lay(*players, quiet=turns, **rest)  # type: ignore[arg-type]


def test_most_points_win_then_with_the_elemental_master_counted() -> None:
    """B-13."""
    hands = player(objects=points(7)), player(*ELEMENTALS[:3]), player(gatherings=2)
    table = quiet_for(119, *hands)
    table.pass_()
    assert won(table, 1, "quiet")
    assert GAME.result(table.state).points == (7, 8, 2)
    assert GAME.result(table.state).places == (2, 1, 3)


def test_equals_share_a_place_then() -> None:
    """B-13."""
    table = quiet_for(119, player(gatherings=2), player(), player(FIRE, WATER))
    table.pass_()
    assert GAME.result(table.state).places == (1, 3, 1)


@pytest.mark.parametrize("way", ["gathering", "idem", "new gathering alone"])
def test_whoever_takes_something_ends_the_quiet(way: str) -> None:
    """B-13."""
    none: dict[Pile, Sequence[Face]] = dict.fromkeys(LETTERS, ()) if way == "new gathering alone" else {}
    table = quiet_for(79, player(*CONTO, "trick-idem"), player(), towers=STANDING, piles=none)
    if way == "idem":
        table.trick("idem")
    else:
        table.gather(*CONTO)
    assert running(table)
    assert play_quietly(table, Random(1)) == 80


def test_a_gathering_for_which_nothing_is_left_does_not() -> None:
    """B-13."""
    none: dict[Pile, Sequence[Face]] = dict.fromkeys(LETTERS, ())
    table = quiet_for(79, player(*CONTO), player(), piles=none, gatherings=0)
    table.gather(*CONTO)
    assert GAME.result(table.state).ending == "quiet"


def test_a_turn_that_periculum_ends_counts_too() -> None:
    """B-13."""
    places = (PERICULUM, "mage-gold-fire", "mage-gold-water", "mage-gold-earth")
    table = quiet_for(79, player(), player(), step="draw", places=places)
    table.draw(0)
    assert table.asked is None
    assert GAME.result(table.state).ending == "quiet"


# The end


def test_at_the_end_everything_is_told() -> None:
    table = lay(player(*CONTO, FIRE, objects=points(14)), player("trick-idem", objects=(STONE,)), piles={"C": (3,)})
    ended = table.gather(*CONTO)[-1]
    assert ended == GameEnded(
        "points",
        (1, 2),
        (19, 0),
        ((FIRE,), ("trick-idem",)),
        ((*points(14), worth("C", 3)), (STONE,)),
    )


def test_of_those_who_have_not_won_more_points_mean_a_better_place_and_equals_share_one() -> None:
    hands = (
        player(objects=points(3)),
        player(*CONTO, objects=points(14)),
        player(gatherings=3),
        player(objects=points(5)),
    )
    table = lay(*hands, turn=1)
    table.gather(*CONTO)
    assert GAME.result(table.state).places == (3, 1, 3, 2)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    table = conto(14, 3)
    assert (table.asked, table.legal) == (None, ())


def test_the_winning_object_is_told_before_the_end() -> None:
    table = conto(14, 3)
    assert [type(event) for event in table.events[-2:]] == [ObjectTaken, GameEnded]
