"""Proxima and Idem, which are paid for somebody else's gathering."""

from collections.abc import Mapping, Sequence

import pytest

from abracademy.games.abracadabra.actions import Again, End, Pass, PlayTrick, Take
from abracademy.games.abracadabra.events import (
    NewGatheringTaken,
    NothingTaken,
    ObjectTaken,
    ProximaSpent,
    TrickPlayed,
)
from abracademy.games.abracadabra.gatherings import Pile
from abracademy.games.abracadabra.objects import Face
from tests.games.abracadabra.table import ELSEWHERE, LETTERS, ME, WITH_ME, Table, lay, player, stands, worth

CONTO = (ME, *WITH_ME["C"])
ALEA = (ME, *WITH_ME["A"])


def proxima(*hand: str, proxima: int, piles: Mapping[Pile, Sequence[Face]] | None = None) -> Table:
    faces: dict[Pile, Sequence[Face]] = dict.fromkeys(LETTERS, (3, 2, 1))
    return lay(player(*hand), player(), player(), proxima=proxima, piles={**faces, **(piles or {})})


def test_proxima_stays_open_in_front_of_its_player() -> None:
    table = lay(player("trick-proxima", ME), player())
    assert table.trick("proxima")[0] == TrickPlayed(0, "proxima", None)
    assert table.state.proxima == 0
    assert table.hand(0) == (ME,)
    assert "trick-proxima" not in table.state.discard
    table.draw(0, 1)
    table.pass_()
    assert table.state.proxima == 0


def test_its_player_takes_an_object_off_the_same_pile_after_the_organiser_but_no_new_gathering_card() -> None:
    table = proxima(*CONTO, proxima=2)
    events = table.gather(*CONTO)
    assert set(events[1:5]) == {
        NewGatheringTaken(0),
        ProximaSpent(2),
        ObjectTaken(0, worth("C", 3), None),
        ObjectTaken(2, worth("C", 2), None),
    }
    assert [table.objects(seat) for seat in range(3)] == [(worth("C", 3),), (), (worth("C", 2),)]
    assert [one.gatherings for one in table.state.players] == [1, 0, 0]


def test_who_organises_the_gathering_themselves_takes_two_objects_and_one_new_gathering_card() -> None:
    table = proxima(*CONTO, proxima=0)
    table.gather(*CONTO)
    assert table.objects(0) == (worth("C", 3), worth("C", 2))
    assert table.state.players[0].gatherings == 1


def test_proxima_is_discarded_as_soon_as_the_gathering_is_organised() -> None:
    table = proxima(*CONTO, proxima=2)
    table.gather(*CONTO)
    assert table.state.proxima is None
    assert table.state.discard.count("trick-proxima") == 1


def test_it_helps_once_only() -> None:
    table = lay(player(*CONTO), player(*ELSEWHERE), player(), proxima=2)
    table.gather(*CONTO)
    table.draw(0, 1)
    table.gather(*ELSEWHERE)
    assert len(table.objects(2)) == 1


def test_a_gathering_with_a_reused_enchanter_counts_too() -> None:
    table = lay(player(*WITH_ME["F"]), player(), towers=stands(ME, *ELSEWHERE[:2], type="G"), proxima=1)
    table.gather(*WITH_ME["F"], tower=ME)
    assert table.objects(1) == (worth("F", 1),)
    assert [one.gatherings for one in table.state.players] == [0, 0]


def test_somebody_elses_alea_brings_proximas_player_no_extra_turn() -> None:
    """B-14."""
    table = proxima(*ALEA, proxima=1)
    table.gather(*ALEA)
    assert len(table.objects(1)) == 1
    assert (table.asked, table.legal) == (0, (Again(), End()))
    table.end()
    table.draw(0, 1)
    table.pass_()
    assert (table.asked, table.state.step) == (2, "draw")


def test_idem_is_no_gathering_and_leaves_proxima_where_it_lies() -> None:
    table = lay(player("trick-idem"), player(), towers=stands(*ELSEWHERE, type="A"), proxima=1)
    table.trick("idem")
    assert (table.state.proxima, table.objects(1)) == (1, ())


def test_when_the_organiser_took_the_last_one_proximas_player_takes_from_beside_it() -> None:
    """B-3."""
    table = proxima(*CONTO, proxima=2, piles={"C": [3]})
    table.gather(*CONTO)
    assert (table.asked, table.legal) == (2, (Take("B"), Take("D")))
    assert table.take("D")[0] == ObjectTaken(2, worth("D", 3), "C")
    assert table.objects(2) == (worth("D", 3),)
    assert (table.asked, table.state.step) == (1, "draw")


def test_proximas_player_is_paid_from_where_the_organiser_really_took() -> None:
    """B-4."""
    table = proxima(*CONTO, proxima=2, piles={"C": []})
    table.gather(*CONTO)
    assert (table.asked, table.legal) == (0, (Take("B"), Take("D")))
    events = table.take("B")
    assert events[:2] == (ObjectTaken(0, worth("B", 3), "C"), ObjectTaken(2, worth("B", 2), None))


def test_where_that_has_become_empty_the_neighbours_of_the_pile_really_taken_from_stand_in() -> None:
    """B-4."""
    table = proxima(*CONTO, proxima=2, piles={"C": [], "D": [3], "B": [1]})
    table.gather(*CONTO)
    table.take("D")
    assert (table.asked, table.legal) == (2, (Take("E"),))


def test_organiser_with_proxima_is_asked_for_each_of_the_two_objects() -> None:
    table = proxima(*CONTO, proxima=0, piles={"C": [], "B": [1]})
    table.gather(*CONTO)
    table.take("B")
    assert (table.asked, table.legal) == (0, (Take("A"),))
    table.take("A")
    assert table.objects(0) == (worth("B", 1), worth("A", 3))


def test_when_nothing_is_left_both_take_nothing() -> None:
    table = proxima(*CONTO, proxima=2, piles={letter: [] for letter in LETTERS})
    events = table.gather(*CONTO)
    assert [event for event in events if isinstance(event, NothingTaken)] == [NothingTaken(0), NothingTaken(2)]


def test_when_one_is_left_the_organiser_has_it() -> None:
    table = proxima(*CONTO, proxima=2, piles={**{letter: [] for letter in LETTERS}, "C": [3]})
    events = table.gather(*CONTO)
    assert ObjectTaken(0, worth("C", 3), None) in events
    assert NothingTaken(2) in events


@pytest.mark.parametrize("type_", LETTERS)
def test_idem_takes_an_object_from_the_pile_of_the_gathering_in_the_towers(type_: Pile) -> None:
    standing = stands(ME, *WITH_ME[type_], type=type_, by=1)
    table = lay(player("trick-idem"), player(), towers=standing, piles={type_: (4, 1)})
    assert table.trick("idem")[1] == ObjectTaken(0, worth(type_, 4), None)
    assert table.objects(0) == (worth(type_, 4),)
    assert table.state.towers == standing


def test_idem_can_be_played_by_who_organised_the_gathering() -> None:
    """B-4."""
    table = lay(player("trick-idem"), player(), towers=stands(*CONTO, type="C", by=0))
    table.trick("idem")
    assert len(table.objects(0)) == 1


def test_idem_brings_neither_a_new_gathering_card_nor_an_extra_turn() -> None:
    table = lay(player("trick-idem"), player(), towers=stands(*ALEA, type="A", by=1))
    table.trick("idem")
    assert (table.state.players[0].gatherings, table.state.gatherings) == (0, 8)
    assert (table.asked, table.state.step) == (1, "draw")


def test_before_the_first_gathering_idem_cannot_be_played() -> None:
    """B-4."""
    table = lay(player("trick-idem", ME), player(ME.replace("wizard", "mage")))
    assert table.legal == (Pass(),)
    assert table.refuses(PlayTrick("idem", None))


def test_idem_pays_from_the_pile_that_the_organiser_really_took_from() -> None:
    """B-4."""
    hands = player(*CONTO), player("trick-idem")
    table = lay(*hands, piles={"C": ()})
    table.gather(*CONTO)
    table.take("D")
    table.draw(0, 1)
    table.trick("idem")
    assert table.objects(1) == (worth("D", 1),)


def test_idem_asks_when_that_pile_has_run_out() -> None:
    """B-4."""
    standing = stands(*CONTO, type="C", by=1, paid="E")
    table = lay(player("trick-idem"), player(), towers=standing, piles={"E": ()})
    table.trick("idem")
    assert (table.asked, table.legal) == (0, (Take("D"), Take("F")))
    assert table.take("F")[0] == ObjectTaken(0, worth("F", 1), "E")


def test_idem_after_idem_still_starts_from_the_organisers_pile() -> None:
    """B-4: what an earlier Idem took instead means nothing."""
    standing = stands(*CONTO, type="C", by=1)
    table = lay(player("trick-idem"), player(), towers=standing, piles={"C": ()})
    table.trick("idem")
    table.take("B")
    assert table.state.towers == standing


def test_if_there_was_nothing_to_take_idem_pays_from_the_types_pile() -> None:
    table = lay(player(*CONTO), player("trick-idem"), piles=dict.fromkeys(LETTERS, ()))
    table.gather(*CONTO)
    table.draw(0, 1)
    assert table.trick("idem")[1] == NothingTaken(1)
