"""What each spell does."""

import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.events import DieRolled, LivesChanged, SecretTaken, SpellMissed, StoneTaken
from abracademy.kernel import ONLOOKER, Roll
from tests.games.abraca_what.table import Table, hand, lay

EVERY_SEAT = [(seats, caster) for seats in (2, 3, 4, 5) for caster in range(seats)]
ROW = (1, 2, 3, 4, 5, 6, 7, 8)


def changes(spell: int, seats: int, caster: int, die: int | None = None) -> list[int]:
    """What each life gains or loses where everybody has 4."""
    table = lay(*[hand(*ROW, life=4)] * seats, turn=caster)
    table.cast(spell, die=die)
    return [life - 4 for life in table.lives]


def per_seat(seats: int, **by_seat: int) -> list[int]:
    return [by_seat.get(f"seat{seat}", 0) for seat in range(seats)]


def at(seat: int, seats: int) -> str:
    return f"seat{seat % seats}"


@pytest.mark.parametrize("face", [1, 2, 3])
@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_dragon_costs_every_other_player_the_roll(seats: int, caster: int, face: int) -> None:
    expected = [-face] * seats
    expected[caster] = 0
    assert changes(1, seats, caster, die=face) == expected


@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_wanderer_takes_a_life_from_every_other_player_and_gives_the_caster_one(seats: int, caster: int) -> None:
    expected = [-1] * seats
    expected[caster] = 1
    assert changes(2, seats, caster) == expected


@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_sweet_dream_gives_the_caster_the_roll(seats: int, caster: int, face: int) -> None:
    assert changes(3, seats, caster, die=face) == per_seat(seats, **{at(caster, seats): face})


@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_night_singer_moves_no_life(seats: int, caster: int) -> None:
    assert changes(4, seats, caster) == [0] * seats


@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_tempest_takes_a_life_from_each_neighbour_but_never_two_from_one(seats: int, caster: int) -> None:
    hit = {at(caster + 1, seats): -1, at(caster - 1, seats): -1}
    assert changes(5, seats, caster) == per_seat(seats, **hit)


@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_blizzard_hits_the_next_seat_clockwise(seats: int, caster: int) -> None:
    assert changes(6, seats, caster) == per_seat(seats, **{at(caster + 1, seats): -1})


@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_fireball_hits_the_seat_before(seats: int, caster: int) -> None:
    assert changes(7, seats, caster) == per_seat(seats, **{at(caster - 1, seats): -1})


@pytest.mark.parametrize(("seats", "caster"), EVERY_SEAT)
def test_the_drink_gives_the_caster_a_life(seats: int, caster: int) -> None:
    assert changes(8, seats, caster) == per_seat(seats, **{at(caster, seats): 1})


def one(spell: int, *lives: int, die: int | None = None) -> Table:
    """Seat 0 has cast one spell; everybody had these lives."""
    table = lay(*[hand(*ROW, life=life) for life in lives])
    table.cast(spell, die=die)
    return table


@pytest.mark.parametrize(
    ("spell", "die", "before", "after"),
    [(3, 3, 4, 6), (3, 1, 6, 6), (3, 2, 4, 6), (3, 3, 2, 5), (8, None, 6, 6), (8, None, 5, 6)],
)
def test_nobody_ever_has_more_than_six_lives(spell: int, die: int | None, before: int, after: int) -> None:
    table = one(spell, before, 6, 6, die=die)
    assert table.lives == (after, 6, 6)
    assert LivesChanged((after - before, 0, 0)) in table.events


def test_the_wanderer_hits_the_others_although_its_caster_is_full() -> None:
    assert one(2, 6, 6, 5).lives == (6, 5, 4)


def test_nobody_ever_has_fewer_than_no_lives() -> None:
    table = one(1, 6, 2, 1, 3, die=3)
    assert table.lives == (6, 0, 0, 0)
    assert LivesChanged((0, -2, -1, -3)) in table.events


def test_a_dragon_in_vain_cannot_take_more_lives_than_there_are() -> None:
    table = lay(hand(8, life=1), hand(8), hand(8))
    assert LivesChanged((-1, 0, 0)) in table.cast(1, die=3)
    assert table.lives == (0, 6, 6)


def test_all_who_are_hit_lose_their_lives_at_once() -> None:
    """A-8: several fall together, the caster never among them."""
    table = one(2, 1, 1, 1, 2)
    assert table.lives == (2, 0, 0, 1)
    assert len([event for event in table.events if isinstance(event, LivesChanged)]) == 1


def test_gain_and_loss_of_the_wanderer_happen_together() -> None:
    """A-9."""
    assert one(2, 3, 6, 6).events[1:] == [StoneTaken(0, 1, 2), LivesChanged((1, -1, -1))]


@pytest.mark.parametrize("spell", [1, 3])
def test_dragon_and_dream_want_the_die(spell: int) -> None:
    table = lay(hand(*ROW), hand(*ROW))
    table.cast(spell)
    assert GAME.awaits(table.state) == Roll("die", (1, 1, 2, 2, 3, 3))
    assert table.events[1:] == [StoneTaken(0, spell - 1, spell)]


def test_the_roll_is_told_before_what_it_does() -> None:
    assert one(3, 2, 6, die=2).events[2:] == [DieRolled(0, 2), LivesChanged((2, 0))]


def test_the_die_shows_the_faces_that_the_option_lists() -> None:
    table = lay(hand(1, 8), hand(8), die=(1, 1, 1, 2, 2, 5))
    table.cast(1)
    assert GAME.awaits(table.state) == Roll("die", (1, 1, 1, 2, 2, 5))


@pytest.mark.parametrize("spell", [2, 4, 5, 6, 7, 8])
def test_the_other_spells_work_without_a_die(spell: int) -> None:
    table = lay(hand(*ROW), hand(*ROW))
    table.cast(spell)
    assert (GAME.awaits(table.state), table.state.last_cast, table.state.called) == (0, spell, 0)


def test_the_night_singer_takes_the_first_secret_that_is_left() -> None:
    table = lay(hand(4, 4, 8), hand(4, 8), secrets=(1, 8, 2, 7))
    assert table.cast(4)[-1] == SecretTaken(0, 1)
    table.cast(4)
    table.stop()
    table.cast(4)
    assert [player.secrets for player in table.state.players] == [(1, 8), (2,)]
    assert table.state.secrets == (7,)


def test_every_night_singer_finds_a_secret() -> None:
    table = lay(hand(4, 4, 4, 4, 8), hand(8))
    for _ in range(4):
        table.cast(4)
    assert (table.player(0).secrets, table.state.secrets) == ((8, 7, 6, 5), ())


def test_the_stone_of_a_night_singer_is_known_to_its_taker_alone() -> None:
    table = lay(hand(4, 8), hand(8), hand(8), secrets=(1, 8, 2, 7))
    taken = table.cast(4)[-1]
    told = [GAME.tell(taken, viewer) for viewer in (0, 1, 2, ONLOOKER)]
    assert [getattr(one, "number", 0) for one in told] == [1, None, None, None]
    assert {getattr(one, "seat", None) for one in told} == {0}


def test_a_secret_stone_may_never_be_cast() -> None:
    table = lay(hand(4, 8), hand(8), secrets=(7, 8, 8, 8))
    table.cast(4)
    assert table.cast(7)[0] == SpellMissed(0, 7)
    assert table.player(0).secrets == (7,)


def test_a_secret_stone_does_not_hinder_emptying_the_hand() -> None:
    table = lay(hand(8, secrets=(6,)), hand(8))
    table.cast(8)
    assert table.state.ending == "emptied"


def test_a_secret_stone_does_not_count_towards_the_five() -> None:
    table = lay(hand(4, 5, 6, 7, 8), hand(8), pile=(1, 2, 3))
    table.cast(4)
    table.stop()
    assert table.player(0).stones == (5, 6, 7, 8, 1)
    assert table.player(0).secrets == (8,)
