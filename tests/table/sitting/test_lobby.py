"""Before the game: who sits where, who is sent away, who is the host, and when it begins or is given up."""

import pytest

from abracademy.bots import characters_of
from abracademy.table.sitting import FREE, OUTSIDE, Away, Closed, Fill, Sat, Stood, decide
from abracademy.table.sitting.entries import Called, HostPassed
from tests.table.sitting.evening import ADA, BEN, CLEO, DAY, HOUR, MINUTE, Evening

DORA = "dora"


@pytest.fixture
def evening() -> Evening:
    """Ada and Ben sit at a table for four; she is the host."""
    evening = Evening(seats=4)
    evening.sit(ADA)
    evening.sit(BEN)
    return evening


def test_the_first_person_who_sits_down_is_the_host() -> None:
    evening = Evening()
    assert evening.sitting.host is None
    evening.seat_outside("somebody's bot")
    assert evening.sitting.host is None
    evening.sit(ADA)
    assert evening.sitting.host == evening.seat(ADA) == 1


def test_whoever_names_no_seat_gets_the_first_that_is_free(evening: Evening) -> None:
    assert evening.sit(CLEO) == (Sat(2, "person", CLEO),)


def test_whoever_names_a_seat_gets_it(evening: Evening) -> None:
    evening.sit(CLEO, seat=3)
    assert [chair.who for chair in evening.chairs] == [ADA, BEN, "", CLEO]


def test_a_seat_that_is_taken_or_is_not_there_is_refused(evening: Evening) -> None:
    with evening.refused("table_full", "seat-taken"):
        evening.sit(CLEO, seat=1)
    for seat in (4, -1):
        with evening.refused("bad_request", "no-such-seat-here"):
            evening.sit(CLEO, seat=seat)


def test_nobody_sits_in_two_seats(evening: Evening) -> None:
    with evening.refused("not_now", "already-seated"):
        evening.sit(ADA)


def test_somebody_without_a_seat_can_only_sit_down(evening: Evening) -> None:
    with evening.refused("not_seated", "not-seated-here"):
        evening.stand(CLEO)
    with evening.refused("not_seated", "not-seated-here"):
        evening.fill(CLEO)


def test_a_seat_is_free_again_when_its_owner_gets_up_or_leaves(evening: Evening) -> None:
    assert evening.stand(BEN) == (Stood(1, "left"),)
    assert evening.chairs[1] == FREE
    evening.sit(BEN)
    assert evening.leave(BEN) == (Stood(1, "left"),)
    assert evening.sitting.seat_of(BEN) is None


def test_the_host_sends_away_people_and_bots_but_not_themselves(evening: Evening) -> None:
    evening.fill(ADA, seat=2)
    assert evening.kick(ADA, 1) == (Stood(1, "removed"),)
    assert evening.kick(ADA, 2) == (Stood(2, "removed"),)
    for nobody in (0, 3, 4, -1):
        with evening.refused("bad_request", "nobody-to-remove"):
            evening.kick(ADA, nobody)


def test_whoever_was_sent_away_sits_down_no_more(evening: Evening) -> None:
    evening.kick(ADA, 1)
    with evening.refused("forbidden", "sent-away"):
        evening.sit(BEN)
    evening.sit(CLEO)


def test_only_the_host_sends_away_and_fills(evening: Evening) -> None:
    with evening.refused("not_your_table", "only-the-host"):
        evening.kick(BEN, 0)
    with evening.refused("not_your_table", "only-the-host"):
        evening.fill(BEN)


def test_the_host_fills_one_seat_with_a_bot(evening: Evening) -> None:
    (sat,) = evening.fill(ADA, "novice", seat=3)
    assert isinstance(sat, Sat)
    assert (sat.seat, sat.kind, sat.bot) == (3, "bot", "novice")
    assert evening.sitting.phase == "lobby"
    with evening.refused("table_full", "no-seat-free"):
        evening.fill(ADA, seat=3)


@pytest.mark.parametrize("seed", range(10))
def test_the_host_fills_all_free_seats_with_bots_that_have_different_characters(seed: int) -> None:
    evening = Evening(seats=5)
    evening.random.seed(seed)
    evening.sit(ADA)
    evening.fill(ADA, "adept", seat=2)
    *sat, called = evening.fill(ADA, "adept")
    names = {chair.character for chair in evening.chairs[1:]}
    assert called == Called()
    assert len(sat) == 3
    assert len(names) == 4
    assert names <= {one.name for one in characters_of("adept")}


def test_a_bot_that_nobody_knows_is_refused_with_those_that_there_are(evening: Evening) -> None:
    with evening.refused("bad_request", "unknown-bot"):
        evening.fill(ADA, "merlin")


def test_somebodys_own_bot_sits_where_the_host_wants_it(evening: Evening) -> None:
    evening.seat_outside("crafty", seat=3)
    assert (evening.chairs[3].kind, evening.chairs[3].who) == ("outside", "crafty")
    with evening.refused("not_now", "already-seated"):
        evening.seat_outside("crafty")
    evening.seat_outside("shifty")
    assert evening.chairs[2].who == "shifty"
    with evening.refused("not_now", "not-in-lobby"):
        evening.seat_outside("too late")


def test_it_is_the_host_who_asks_for_somebodys_own_bot(evening: Evening) -> None:
    asked = Fill("1", f"{OUTSIDE}Crafty", 2)
    decided = decide(evening.sitting, ADA, asked, evening.random, guest="crafty")
    assert decided.entries == (Sat(2, "outside", "crafty"),)
    with evening.refused("not_your_table", "only-the-host"):
        decide(evening.sitting, BEN, asked, evening.random, guest="crafty")


def test_the_game_is_called_as_soon_as_nobody_is_missing(evening: Evening) -> None:
    evening.sit(CLEO)
    assert evening.sit(DORA)[-1] == Called()
    assert evening.sitting.phase == "committing"
    with evening.refused("not_now", "not-in-lobby"):
        evening.sit("eve")
    with evening.refused("not_now", "not-in-lobby"):
        evening.stand(ADA)
    with evening.refused("not_now", "not-in-lobby"):
        evening.kick(ADA, 1)
    with evening.refused("not_now", "not-in-lobby"):
        evening.fill(ADA)


def test_a_full_table_takes_nobody_more() -> None:
    evening = Evening(seats=2, reserved=(None, BEN))
    evening.sit(ADA)
    with evening.refused("table_full", "no-seat-free"):
        evening.sit(CLEO)


def test_the_hosts_part_passes_on_when_the_host_gets_up(evening: Evening) -> None:
    assert evening.stand(ADA) == (Stood(0, "left"), HostPassed(1))
    evening.fill(BEN)


def test_the_hosts_part_passes_on_to_somebody_who_is_there(evening: Evening) -> None:
    evening.sit(CLEO)
    evening.goes(BEN)
    assert evening.stand(ADA)[-1] == HostPassed(2)


def test_the_hosts_part_passes_on_from_somebody_who_is_away_for_longer_than_the_grace(evening: Evening) -> None:
    evening.goes(ADA)
    assert evening.due_in == ("host", 120)
    evening.ring()
    assert evening.sitting.host == 1
    assert evening.chairs[0].who == ADA
    assert evening.due is None


def test_a_host_who_is_back_in_time_stays_the_host(evening: Evening) -> None:
    evening.goes(ADA)
    evening.pass_by(100)
    evening.comes_back(ADA)
    assert evening.due is None


def test_a_guest_who_gets_up_takes_no_part_from_the_host(evening: Evening) -> None:
    evening.stand(BEN)
    assert evening.sitting.host == 0


def test_a_table_closes_when_the_last_person_gets_up_whatever_bots_are_left(evening: Evening) -> None:
    evening.fill(ADA, seat=3)
    evening.stand(BEN)
    assert evening.stand(ADA)[-1] == Closed("empty")
    assert evening.sitting.phase == "closed"
    assert evening.due is None
    with evening.refused("not_now", "not-in-lobby"):
        evening.sit(CLEO)


@pytest.mark.parametrize(("public", "kept"), [(True, HOUR), (False, 7 * DAY)])
def test_a_table_that_all_have_left_alone_is_given_up(evening: Evening, public: bool, kept: int) -> None:
    evening = Evening(seats=3, public=public)
    assert evening.due_in == ("close", kept)
    evening.sit(ADA)
    assert evening.due is None
    evening.sit(BEN)
    evening.goes(ADA)
    evening.pass_by(60)
    evening.goes(BEN)
    assert evening.due_in == ("close", kept)
    evening.ring()
    assert evening.sitting.closed == Closed("empty")


def test_at_a_public_table_a_seat_is_kept_for_a_quarter_of_an_hour() -> None:
    evening = Evening(seats=3, public=True)
    evening.sit(ADA)
    evening.sit(BEN)
    evening.goes(BEN)
    assert evening.due_in == ("stand", 15 * MINUTE)
    evening.ring()
    assert evening.chairs[1] == FREE
    assert evening.rows[-1].entries == (Stood(1, "gone"),)


def test_at_a_table_by_invitation_a_seat_is_kept(evening: Evening) -> None:
    evening.goes(BEN)
    assert evening.due is None


def test_a_time_asleep_does_not_count_for_a_seat_that_is_kept() -> None:
    evening = Evening(seats=3, public=True)
    evening.sit(ADA)
    evening.sit(BEN)
    evening.goes(BEN)
    evening.pass_by(5 * MINUTE)
    evening.sleep(HOUR)
    assert evening.rows[-1].entries[1:] == (Away(0),)
    evening.comes_back(ADA)
    assert evening.due_in == ("stand", 10 * MINUTE)
