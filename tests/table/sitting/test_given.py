"""What players give to chance: all commitments first, then the bytes, then the deal; and who begins."""

from collections import Counter
from hashlib import sha256

import pytest

from abracademy.kernel import Contribution, Person, Robot, digest
from abracademy.table import commitment, reopened, verify
from abracademy.table.fair import first_seat
from abracademy.table.sitting import Sitting
from abracademy.table.sitting.entries import Asked, Began, Called, Committed, Given
from tests.table.sitting.evening import ADA, BEN, CLEO, SEED, Evening
from tests.table.sitting.whole import refolded

ADAS, BENS = b"\1" * 32, b"\2" * 32


@pytest.fixture
def evening() -> Evening:
    """Ada and Ben are called to commit."""
    evening = Evening()
    evening.sit(ADA)
    assert evening.sit(BEN)[-1] == Called()
    return evening


def began(evening: Evening) -> Began:
    (found,) = [entry for row in evening.rows for entry in row.entries if isinstance(entry, Began)]
    return found


def test_the_table_commits_to_its_seed_before_anybody_sits() -> None:
    assert Evening().seating.commitment == commitment(SEED)


def test_all_commitments_are_in_before_any_bytes_are_shown(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    with evening.refused("not_now", "no-bytes-awaited"):
        evening.give(ADA, ADAS)
    assert evening.commit(BEN, BENS)[-1] == Asked()
    assert [chair.contribution for chair in evening.seating.chairs] == [None, None]
    assert [chair.commitment for chair in evening.seating.chairs] == [commitment(ADAS), commitment(BENS)]


def test_who_commits_last_is_waited_for_even_where_nobody_else_gives_anything(evening: Evening) -> None:
    evening.commit(ADA)
    assert evening.commit(BEN, BENS)[-1] == Asked()
    evening.give(BEN, BENS)
    assert began(evening).contributions == (None, Contribution(commitment(BENS), BENS.hex()))


def test_the_game_begins_with_the_last_bytes(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.commit(BEN, BENS)
    assert evening.give(BEN, BENS) == (Given(1, BENS.hex()),)
    given, begun, *dealt = evening.give(ADA, ADAS)
    assert given == Given(0, ADAS.hex())
    assert isinstance(begun, Began)
    assert len(dealt) == 1
    assert begun.contributions == tuple(Contribution(commitment(one), one.hex()) for one in (ADAS, BENS))
    assert evening.sitting.phase == "playing"


def test_other_bytes_than_those_committed_to_are_refused(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.commit(BEN)
    with evening.refused("bad_request", "bytes-not-committed"):
        evening.give(ADA, BENS)
    evening.give(ADA, ADAS)
    assert evening.sitting.phase == "playing"


def test_nobody_commits_or_gives_twice(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    with evening.refused("not_now", "commitments-are-closed"):
        evening.commit(ADA, BENS)
    evening.commit(BEN, BENS)
    evening.give(ADA, ADAS)
    with evening.refused("not_now", "no-bytes-awaited"):
        evening.give(ADA, ADAS)


def test_whoever_gives_nothing_is_not_asked_for_bytes(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.commit(BEN)
    with evening.refused("not_now", "no-bytes-awaited"):
        evening.give(BEN, BENS)


def test_a_late_commitment_is_refused(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.ring()
    assert evening.sitting.phase == "revealing"
    with evening.refused("not_now", "commitments-are-closed"):
        evening.commit(BEN, BENS)


def test_late_bytes_are_refused(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.commit(BEN, BENS)
    evening.give(BEN, BENS)
    evening.ring()
    assert evening.sitting.phase == "playing"
    with evening.refused("not_now", "no-bytes-awaited"):
        evening.give(ADA, ADAS)


def test_a_commitment_may_come_while_others_are_still_awaited() -> None:
    evening = Evening()
    evening.sit(ADA)
    assert evening.commit(ADA, ADAS) == (Committed(0, commitment(ADAS)),)
    evening.sit(BEN)
    assert evening.commit(BEN, BENS)[-1] == Asked()


def test_where_all_have_answered_before_nobody_waits() -> None:
    evening = Evening()
    evening.sit(ADA)
    evening.commit(ADA, ADAS)
    evening.fill(ADA)
    assert evening.due_in == ("ask", 0)
    evening.ring()
    assert evening.rows[-1].entries == (Asked(),)


def test_a_commitment_goes_with_whoever_gets_up() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    evening.sit(BEN)
    evening.commit(BEN, BENS)
    evening.stand(BEN)
    evening.sit(CLEO)
    assert evening.chairs[1].commitment is None
    evening.commit(CLEO)


def test_where_nobody_commits_the_game_begins_at_once(evening: Evening) -> None:
    evening.commit(ADA)
    (declined, begun, *_) = evening.commit(BEN)
    assert declined == Committed(1, None)
    assert isinstance(begun, Began)
    assert begun.contributions == (None, None)


def test_where_nobody_answers_the_game_begins_after_four_seconds(evening: Evening) -> None:
    assert evening.due_in == ("ask", 4)
    evening.ring()
    assert began(evening).contributions == (None, None)
    assert evening.sitting.phase == "playing"


def test_whoever_commits_and_does_not_give_is_left_out_after_four_seconds_more(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.pass_by(3)
    evening.commit(BEN, BENS)
    evening.give(ADA, ADAS)
    assert evening.due_in == ("begin", 4)
    evening.ring()
    assert began(evening).contributions == (Contribution(commitment(ADAS), ADAS.hex()), None)
    seen = evening.seating.chairs[1]
    assert (seen.commitment, seen.contribution) == (commitment(BENS), None)


def test_our_bots_are_not_asked_and_somebodys_own_bot_may_give() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.fill(ADA)
    evening.commit("crafty", BENS)
    assert evening.sitting.phase == "committing"
    evening.commit(ADA)
    evening.give("crafty", BENS)
    assert began(evening).contributions[1] == Contribution(commitment(BENS), BENS.hex())


def test_a_time_asleep_does_not_shorten_the_time_to_answer(evening: Evening) -> None:
    evening.pass_by(1)
    evening.sleep(60)
    assert evening.due_in == ("ask", 3)


def test_the_deal_follows_from_the_seed_and_what_was_given_and_the_record_proves_it(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.commit(BEN, BENS)
    evening.give(ADA, ADAS)
    evening.give(BEN, BENS)
    evening.play_on(lambda: evening.sitting.phase == "over")
    record = evening.sitting.in_play.record()
    assert record.seed == SEED.hex()
    assert all(finding.holds for finding in verify(evening.game, record))
    assert reopened(evening.game, record).log == evening.sitting.in_play.log


def test_a_record_names_no_person_nor_anybodys_own_bot() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    evening.seat_outside("crafty")
    evening.fill(ADA, "adept")
    evening.commit(ADA)
    adept = Robot(evening.chairs[2].character, "adept")
    assert evening.sitting.in_play.header.seats == (Person(""), Robot("", "outside"), adept)


def test_without_the_seed_the_same_rows_make_the_same_game(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.ring()
    evening.give(ADA, ADAS)
    again: Sitting = refolded(evening.game, evening.rows)
    assert again.in_play.state == evening.sitting.in_play.state
    assert again.in_play.derived is None


def test_who_begins_is_what_the_terms_say() -> None:
    for first in (0, 1):
        evening = Evening(first=first)
        evening.sit(ADA)
        evening.fill(ADA)
        evening.commit(ADA)
        assert began(evening).first == evening.sitting.asked == first


def test_who_begins_is_drawn_where_nobody_has_settled_it(evening: Evening) -> None:
    evening.commit(ADA, ADAS)
    evening.commit(BEN)
    evening.give(ADA, ADAS)
    drawn = first_seat(SEED, began(evening).contributions)
    assert began(evening).first == evening.sitting.first == evening.sitting.asked == drawn
    assert evening.seating.first == drawn


def test_every_seat_is_as_likely_to_begin() -> None:
    """18.5: where 1 in 1,000 fair draws would be suspected, with 4 degrees of freedom."""
    seen = Counter(first_seat(number.to_bytes(32, "big"), (None,) * 5) for number in range(5000))
    given = [(Contribution(digest(number), f"{number:064x}"), *(None,) * 4) for number in range(5000)]
    by_given = Counter(first_seat(SEED, one) for one in given)
    for count in (seen, by_given):
        assert sum((count[seat] - 1000) ** 2 / 1000 for seat in range(5)) < 18.5


def test_who_begins_depends_on_what_each_seat_gave() -> None:
    one = Contribution(commitment(ADAS), ADAS.hex())
    draws = {first_seat(sha256(bytes([n])).digest(), given) for n in range(40) for given in ((one, None), (None, one))}
    assert draws == {0, 1}
    differs = [first_seat(bytes([n]) * 32, (one, None)) != first_seat(bytes([n]) * 32, (None, one)) for n in range(40)]
    assert any(differs)
    assert not all(differs)
