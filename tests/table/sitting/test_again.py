"""The same people once more: seats are kept for them, bots sit there already, and the next seat begins."""

from collections.abc import Sequence
from typing import Any

from abracademy.kernel import Seat
from abracademy.table.sitting import Again, Row, Sat, Sitting, Who, again
from abracademy.table.sitting.entries import Called, Opened, Rematched
from tests.table.sitting.evening import ADA, BEN, CLEO, NOON, SEED, Evening, playing

DORA = "dora"


def over(*people: Who, bots: int = 0, **terms: Any) -> Evening:
    """Nobody wants to go on."""
    evening = playing(*people, bots=bots, **terms)
    for who in people:
        if evening.sitting.phase == "playing":
            evening.concede(who)
    return evening


def another(evening: Evening, asker: Seat, signs: Sequence[Who | None]) -> tuple[Again, Evening]:
    """The table that a rematch opens, where everybody has another sign."""
    made = again(evening.sitting, asker, {seat: sign for seat, sign in enumerate(signs) if sign})
    found = Evening(evening.game, len(signs))
    opened = Opened(made.terms, evening.game.version, evening.sitting.commitment, made.reserved)
    found.rows = [Row(1, NOON, (opened, *made.sitting_down))]
    found.sitting = Sitting(evening.game, found.rows[0], SEED)
    return made, found


def test_the_first_who_wants_a_rematch_opens_it_and_all_others_find_it() -> None:
    evening = over(ADA, BEN)
    assert evening.rematch(BEN) == (Rematched("another"),)
    assert evening.rematch(ADA) == ()
    assert evening.seating.rematch == "another"


def test_there_is_no_rematch_before_the_end_nor_of_a_table_that_was_given_up() -> None:
    evening = playing(ADA, BEN)
    with evening.refused("not_now", "game-not-over"):
        evening.rematch(ADA)
    given_up = Evening()
    given_up.sit(ADA)
    given_up.stand(ADA)
    with given_up.refused("not_seated", "not-seated-here"):
        given_up.rematch(ADA)


def test_an_onlooker_and_a_bot_open_no_rematch() -> None:
    evening = Evening(seats=2)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.commit(ADA)
    evening.concede(ADA)
    with evening.refused("not_your_table", "for-people-alone"):
        evening.rematch("crafty")
    with evening.refused("not_seated", "not-seated-here"):
        evening.rematch(CLEO)


def test_the_terms_stay_and_the_next_seat_begins() -> None:
    made, _ = another(over(ADA, BEN, clock=60, options={"edition": "moonster"}), 0, ["a", "b"])
    assert (made.terms.clock, made.terms.options["edition"], made.terms.first) == (60, "moonster", 1)


def test_the_first_turn_goes_round() -> None:
    evening = over(ADA, BEN, first=1)
    made, following = another(evening, 1, ["a", "b"])
    assert made.terms.first == 0
    following.sit("a")
    following.commit("a")
    following.commit("b")
    assert following.sitting.first == 0
    assert following.sitting.asked == 0


def test_it_goes_round_from_the_last_seat_to_the_first() -> None:
    for first in range(3):
        made, _ = another(over(ADA, BEN, CLEO, first=first), 0, ["a", "b", "c"])
        assert made.terms.first == (first + 1) % 3


def test_it_goes_round_too_where_chance_decided_who_begins() -> None:
    evening = over(ADA, BEN, first=None)
    assert evening.sitting.first is not None
    made, _ = another(evening, 0, ["a", "b"])
    assert made.terms.first == 1 - evening.sitting.first


def test_whoever_asks_sits_and_is_the_host_and_bots_sit_with_their_characters() -> None:
    evening = over(ADA, BEN, CLEO, bots=1)
    made, following = another(evening, 1, ["a", "b", "c", None])
    bot = evening.chairs[3]
    assert made.sitting_down == (Sat(1, "person", "b"), Sat(3, "bot", "", bot.bot, bot.character))
    assert following.sitting.host == 1
    assert [chair.reserved for chair in following.chairs] == ["a", "b", "c", None]


def test_somebodys_own_bot_sits_again_unless_it_sleeps() -> None:
    evening = Evening(seats=3, first=0)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.sit(BEN)
    evening.commit(ADA)
    evening.commit(BEN)
    evening.concede(BEN)
    evening.concede(ADA)
    made, _ = another(evening, 0, ["a", "c", "b"])
    assert made.sitting_down == (Sat(0, "person", "a"), Sat(1, "outside", "c"))
    made, _ = another(evening, 0, ["a", None, "b"])
    assert made.sitting_down == (Sat(0, "person", "a"),)
    assert made.reserved == ("a", None, "b")


def test_against_bots_alone_it_is_called_at_once() -> None:
    made, following = another(over(ADA, bots=2), 0, ["a", None, None])
    assert made.sitting_down[-1] == Called()
    assert following.sitting.phase == "committing"


def test_a_kept_seat_is_for_nobody_else() -> None:
    _, following = another(over(ADA, BEN, CLEO), 0, ["a", "b", "c"])
    with following.refused("table_full", "no-seat-free"):
        following.sit(DORA)
    with following.refused("table_full", "seat-taken"):
        following.sit(DORA, seat=1)
    with following.refused("table_full", "seat-taken"):
        following.sit("b", seat=2)
    assert following.sit("b") == (Sat(1, "person", "b"),)


def test_whoever_names_no_seat_gets_the_one_that_is_kept_for_them() -> None:
    evening = Evening(seats=3, reserved=(None, None, ADA))
    evening.sit(ADA)
    assert evening.seat(ADA) == 2


def test_a_kept_seat_stays_kept_when_its_owner_gets_up() -> None:
    _, following = another(over(ADA, BEN, CLEO), 0, ["a", "b", "c"])
    following.sit("b")
    following.stand("b")
    assert following.chairs[1].reserved == "b"
    assert following.seating.chairs[1].reserved


def test_the_host_gives_a_kept_seat_to_whoever_comes() -> None:
    _, following = another(over(ADA, BEN, CLEO), 0, ["a", "b", "c"])
    following.kick("a", 1)
    following.sit(DORA)
    assert following.seat(DORA) == 1


def test_whose_kept_seat_was_given_up_may_still_sit_where_there_is_one() -> None:
    _, following = another(over(ADA, BEN, CLEO), 0, ["a", "b", "c"])
    following.kick("a", 1)
    following.sit("b")
    assert following.seat("b") == 1


def test_bots_take_kept_seats_where_the_host_wants_no_longer_to_wait() -> None:
    _, following = another(over(ADA, BEN, CLEO), 0, ["a", "b", "c"])
    assert following.fill("a")[-1] == Called()


def test_whoever_takes_another_seat_leaves_the_kept_one_to_others() -> None:
    evening = Evening(seats=3, reserved=(ADA, None, None))
    evening.sit(ADA, seat=2)
    evening.sit(BEN)
    assert evening.seat(BEN) == 0


def test_for_whoever_is_forgotten_no_seat_is_kept() -> None:
    made, _ = another(over(ADA, BEN, CLEO), 0, ["a", None, "c"])
    assert made.reserved == ("a", None, "c")
