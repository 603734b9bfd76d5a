"""What everybody sees of a table beside the game."""

from abracademy.kernel import Wire
from abracademy.table.sitting import ChairSeen, seating
from tests.table.sitting.evening import ADA, BEN, NAMES, Evening, playing


def test_a_free_seat_and_a_bot_of_ours_have_no_name() -> None:
    evening = Evening(seats=3)
    evening.sit(ADA)
    evening.fill(ADA, "novice", seat=2)
    host, free, bot = evening.seating.chairs
    assert (host.kind, host.name) == ("person", "Ada")
    assert (free.kind, free.name, free.character) == (None, None, "")
    assert (bot.kind, bot.name, bot.bot, bot.character) == ("bot", None, "novice", evening.chairs[2].character)


def test_whoever_is_forgotten_has_no_name_any_more() -> None:
    evening = playing(ADA, BEN)
    known = {ADA: NAMES[ADA]}
    assert [chair.name for chair in seating(evening.sitting, known).chairs] == ["Ada", None]


def test_nobody_sees_by_which_sign_the_table_knows_somebody() -> None:
    evening = playing(ADA, BEN)
    assert "who" not in ChairSeen.__struct_fields__
    assert not {ADA, BEN} & set(str(evening.seating).replace("'", " ").split())


def test_it_is_made_for_being_sent() -> None:
    evening = playing(ADA, BEN, clock=60)
    seen = evening.seating
    assert all(isinstance(one, Wire) for one in (seen, seen.terms, seen.clock, *seen.chairs))


def test_it_says_how_a_game_ended_and_how_a_table_was_closed() -> None:
    evening = playing(ADA, BEN)
    assert (evening.seating.places, evening.seating.ending) == (None, None)
    evening.play_on(lambda: evening.sitting.phase == "over")
    assert evening.sitting.ended
    assert (evening.seating.places, evening.seating.ending) == (evening.sitting.ended.places, "played")
    empty = Evening()
    empty.sit(ADA)
    empty.stand(ADA)
    assert (empty.seating.phase, empty.seating.ending, empty.seating.places) == ("closed", "empty", None)
