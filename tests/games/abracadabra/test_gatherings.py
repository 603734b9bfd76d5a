"""Organising a gathering, and the Objects it is worth."""

from itertools import combinations

import pytest

from abracademy.games.abracadabra.actions import Again, End, Gather, Pass, Take
from abracademy.games.abracadabra.events import (
    GatheringOrganised,
    NewGatheringTaken,
    NothingTaken,
    ObjectTaken,
)
from abracademy.games.abracadabra.gatherings import Pile
from tests.games.abracadabra.table import (
    AIR,
    ASPECTS,
    ELEMENTALS,
    ELSEWHERE,
    LETTERS,
    ME,
    TRICKS,
    WITH_ME,
    Table,
    lay,
    player,
    stands,
    worth,
)

STANDING = stands(*ELSEWHERE, type="A", by=1)
OTHERS: list[Pile] = ["B", "C", "D", "E", "F", "G"]


def types(*hand: str, tower: str | None = None) -> list[str]:
    """What three out of the hand, or two and one of the towers, can be."""
    towers = stands(tower, *ELSEWHERE[:2], type="G") if tower else None
    table = lay(player(*hand), player(), towers=towers)
    return [gather.as_ for gather in table.gatherings(*hand, tower=tower)]


@pytest.mark.parametrize("type_", LETTERS)
def test_an_object_is_taken_off_the_pile_of_the_gatherings_type(type_: Pile) -> None:
    three = (ME, *WITH_ME[type_])
    table = lay(player(*three, "trick-idem"), player(), piles={type_: (4, 1, 2)}, gatherings=5)
    before = table.left
    events = table.gather(*three)
    assert isinstance(events[0], GatheringOrganised)
    assert (events[0].seat, set(events[0].hand), events[0].tower) == (0, set(three), None)
    assert (events[0].type, events[0].gone) == (type_, ())
    assert events[1:3] == (NewGatheringTaken(0), ObjectTaken(0, worth(type_, 4), None))
    assert table.objects(0) == (worth(type_, 4),)
    assert table.left == {**before, type_: 2}
    assert table.hand(0) == ("trick-idem",)


@pytest.mark.parametrize("type_", LETTERS)
def test_two_enchanters_and_one_out_of_the_towers_make_the_same_gathering(type_: Pile) -> None:
    pair = WITH_ME[type_]
    towers = stands(ME, *ELSEWHERE[:2], type="G", by=1)
    table = lay(player(*pair), player(), towers=towers, piles={type_: (3, 1, 2)})
    events = table.gather(*pair, tower=ME)
    assert isinstance(events[0], GatheringOrganised)
    assert (events[0].tower, events[0].type, set(events[0].gone)) == (ME, type_, set(ELSEWHERE[:2]))
    assert table.objects(0) == (worth(type_, 3),)
    assert table.hand(0) == ()


def test_one_enchanter_and_two_out_of_the_towers_make_none() -> None:
    table = lay(player(ME), player(), towers=stands(*WITH_ME["G"], ELSEWHERE[0], type="G"))
    assert table.legal == (Pass(),)


def test_the_examples_of_the_book() -> None:
    assert types("wizard-silver-water", "mage-bronze-water", "witch-gold-water") == ["C"]
    assert types("wizard-silver-water", "mage-bronze-water", "wizard-gold-water") == []


def test_an_air_witch_can_stand_for_the_missing_witch() -> None:
    assert types("wizard-silver-water", "mage-bronze-water", "air-witch") == ["C"]


def test_an_air_enchanter_keeps_its_aspect() -> None:
    assert types("wizard-silver-water", "mage-bronze-water", "air-mage") == []
    assert types("wizard-silver-water", "mage-bronze-water", "air-wizard") == []


@pytest.mark.parametrize(
    ("one", "other", "air", "expected"),
    [
        ("wizard-silver-water", "mage-silver-water", "air-witch", ["A"]),
        ("wizard-silver-water", "wizard-gold-water", "air-wizard", ["B"]),
        ("wizard-silver-water", "wizard-silver-fire", "air-wizard", ["D"]),
        ("wizard-silver-water", "mage-silver-fire", "air-witch", ["E"]),
        ("wizard-silver-water", "wizard-gold-fire", "air-wizard", ["F"]),
        ("wizard-silver-water", "mage-gold-fire", "air-witch", ["G"]),
    ],
)
def test_one_air_enchanter_leaves_one_type(one: str, other: str, air: str, expected: list[str]) -> None:
    assert types(one, other, air) == expected
    assert types(other, air, tower=one) == expected


def test_two_air_enchanters_and_another_can_be_any_type_with_the_aspects_as_they_are() -> None:
    """The two of Air differ in aspect, so the third must be of the third aspect."""
    assert types("wizard-gold-fire", "air-mage", "air-witch") == ["A", "C", "E", "G"]
    assert types("air-mage", "air-witch", tower="wizard-gold-fire") == ["A", "C", "E", "G"]
    assert types("mage-gold-fire", "air-mage", "air-witch") == []


def test_three_air_enchanters_can_be_any_type_of_three_aspects() -> None:
    assert types(*AIR) == ["A", "C", "E", "G"]


def test_three_of_air_are_told_as_what_their_player_named() -> None:
    for type_ in ("A", "C", "E", "G"):
        table = lay(player(*AIR), player())
        event = table.gather(*AIR, as_=type_)[0]
        assert isinstance(event, GatheringOrganised)
        assert event.type == type_
        assert table.objects(0) == (worth(type_, 1),)


@pytest.mark.parametrize("air", AIR)
def test_an_air_enchanter_in_the_towers_can_never_be_reused(air: str) -> None:
    mine = [f"{aspect}-gold-fire" for aspect in ASPECTS if aspect != air.removeprefix("air-")]
    standing = stands(f"{air}", "wizard-silver-water", "mage-bronze-water", type="C", by=1)
    table = lay(player(*mine), player(), towers=standing)
    assert not any(isinstance(action, Gather) and action.tower == air for action in table.legal)
    assert table.gatherings(*mine, tower=air) == []


def test_an_air_enchanter_out_of_the_hand_can_join_one_of_the_towers() -> None:
    table = lay(player("air-witch", "mage-bronze-water"), player(), towers=stands(ME, *ELSEWHERE[:2], type="G"))
    table.gather("air-witch", "mage-bronze-water", tower=ME)
    assert table.objects(0) == (worth("C", 1),)


@pytest.mark.parametrize("odd", [*ELEMENTALS, *TRICKS[:-1]])
def test_neither_an_elemental_nor_a_trick_can_gather(odd: str) -> None:
    table = lay(player(*WITH_ME["C"], odd), player())
    assert not any(isinstance(action, Gather) for action in table.legal)


def test_the_gathering_stands_in_the_towers_until_the_next_one() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player())
    table.gather(ME, *WITH_ME["C"])
    towers = table.state.towers
    assert towers is not None
    assert set(towers.cards) == {ME, *WITH_ME["C"]}
    assert (towers.type, towers.by) == ("C", 0)
    table.draw(0, 1)
    table.pass_()
    assert table.state.towers == towers


def test_who_stood_in_the_towers_and_was_not_reused_is_discarded() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player(), towers=STANDING, discard=("trick-idem",))
    table.gather(ME, *WITH_ME["C"])
    assert table.state.discard[0] == "trick-idem"
    assert sorted(table.state.discard[1:]) == sorted(ELSEWHERE)


def test_who_was_reused_stays_in_the_towers() -> None:
    reused = ELSEWHERE[0]
    pair = ("wizard-silver-earth", "wizard-gold-earth")
    table = lay(player(*pair), player(), towers=STANDING)
    event = table.gather(*pair, tower=reused)[0]
    assert isinstance(event, GatheringOrganised)
    assert set(event.gone) == set(ELSEWHERE[1:]) == set(table.state.discard)
    towers = table.state.towers
    assert towers is not None
    assert set(towers.cards) == {reused, *pair}


def test_an_air_enchanter_leaves_the_towers_for_the_discard_pile() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player(), towers=stands(*AIR, type="G", by=1))
    table.gather(ME, *WITH_ME["C"])
    assert sorted(table.state.discard) == sorted(AIR)


def test_three_enchanters_of_the_hand_bring_a_new_gathering_card_of_one_point() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player(), gatherings=8)
    table.gather(ME, *WITH_ME["C"])
    assert (table.state.players[0].gatherings, table.state.gatherings) == (1, 7)


def test_a_reused_enchanter_brings_no_new_gathering_card() -> None:
    towers = stands(ME, *ELSEWHERE[:2], type="G")
    table = lay(player(*WITH_ME["C"]), player(), towers=towers)
    assert not any(isinstance(event, NewGatheringTaken) for event in table.gather(*WITH_ME["C"], tower=ME))
    assert (table.state.players[0].gatherings, table.state.gatherings) == (0, 8)


def test_when_they_have_run_out_nobody_gets_a_new_gathering_card() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player(), gatherings=0)
    assert not any(isinstance(event, NewGatheringTaken) for event in table.gather(ME, *WITH_ME["C"]))
    assert (table.state.players[0].gatherings, table.state.gatherings) == (0, 0)
    assert table.objects(0) == (worth("C", 1),)


def test_the_last_new_gathering_card_can_be_taken() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player(), gatherings=1)
    assert NewGatheringTaken(0) in table.gather(ME, *WITH_ME["C"])
    assert (table.state.players[0].gatherings, table.state.gatherings) == (1, 0)


def test_no_second_action_follows_a_gathering() -> None:
    table = lay(player(ME, *WITH_ME["C"], "trick-idem", *ELSEWHERE), player())
    table.gather(ME, *WITH_ME["C"])
    assert (table.asked, table.state.step) == (1, "draw")


# Alea


@pytest.mark.parametrize("tower", [None, ME])
def test_an_alea_offers_an_extra_turn_after_the_fourth_step(tower: str | None) -> None:
    towers = stands(ME, *ELSEWHERE[:2], type="G") if tower else None
    hand = WITH_ME["A"] if tower else (ME, *WITH_ME["A"])
    table = lay(player(*hand), player(), towers=towers)
    table.gather(*hand, tower=tower)
    assert None not in table.state.places
    assert (table.asked, table.legal) == (0, (Again(), End()))


@pytest.mark.parametrize("type_", OTHERS)
def test_no_other_gathering_does(type_: Pile) -> None:
    table = lay(player(ME, *WITH_ME[type_]), player())
    table.gather(ME, *WITH_ME[type_])
    assert (table.asked, table.state.step) == (1, "draw")


def test_an_alea_whose_object_comes_from_elsewhere_earns_the_extra_turn_all_the_same() -> None:
    """B-11."""
    table = lay(player(ME, *WITH_ME["A"]), player(), piles={"A": ()})
    table.gather(ME, *WITH_ME["A"])
    table.take("B")
    assert table.legal == (Again(), End())


def test_another_gathering_paid_out_of_pile_a_earns_none() -> None:
    """B-11."""
    table = lay(player(ME, *WITH_ME["B"]), player(), piles={"B": ()})
    table.gather(ME, *WITH_ME["B"])
    table.take("A")
    assert (table.asked, table.state.step) == (1, "draw")


def test_an_alea_for_which_there_is_nothing_to_take_earns_the_extra_turn() -> None:
    table = lay(player(ME, *WITH_ME["A"]), player(), piles=dict.fromkeys(LETTERS, ()))
    assert NothingTaken(0) in table.gather(ME, *WITH_ME["A"])
    assert table.legal == (Again(), End())


# Empty piles


def gathered(type_: Pile, *full: Pile) -> Table:
    """Just after a gathering of this type, when only these piles have Objects."""
    piles: dict[Pile, tuple[int, ...]] = {letter: (2, 1) if letter in full else () for letter in LETTERS}
    table = lay(player(ME, *WITH_ME[type_]), player(), piles=piles)
    table.gather(ME, *WITH_ME[type_])
    return table


def stand_ins(at: int, full: tuple[int, ...]) -> set[int]:
    """Neighbours that have some; where none has, the nearest to the left and the nearest to the right."""
    if at in full:
        return set()
    if beside := {at - 1, at + 1} & set(full):
        return beside
    lower, higher = [place for place in full if place < at], [place for place in full if place > at]
    return {*([max(lower)] if lower else []), *([min(higher)] if higher else [])}


@pytest.mark.parametrize("type_", LETTERS)
def test_an_object_for_an_empty_pile_comes_from_beside_it_else_from_the_nearest_on_each_side(type_: Pile) -> None:
    """B-3, with every set of piles that can have run out."""
    at = LETTERS.index(type_)
    for count in range(8):
        for full in combinations(range(7), count):
            left: list[Pile] = [LETTERS[place] for place in full]
            table = gathered(type_, *left)
            expected = tuple(Take(LETTERS[place]) for place in sorted(stand_ins(at, full)))
            assert (table.legal if table.state.step == "take" else ()) == expected
            assert table.asked == (0 if expected or type_ == "A" else 1)
            assert any(isinstance(event, NothingTaken) for event in table.events) == (not full)


def test_the_book_s_example_of_an_empty_pile() -> None:
    table = gathered("B", "A", "C", "D", "E", "F", "G")
    assert table.legal == (Take("A"), Take("C"))


def test_the_only_pile_that_is_left_is_asked_for_too() -> None:
    table = gathered("D", "G")
    assert (table.asked, table.legal) == (0, (Take("G"),))


def test_what_is_taken_instead_is_told_with_the_pile_it_should_have_come_from() -> None:
    table = gathered("D", "C", "E")
    assert table.take("E")[0] == ObjectTaken(0, worth("E", 2), "D")
    assert table.objects(0) == (worth("E", 2),)
    assert (table.left["C"], table.left["E"]) == (2, 1)
    assert table.state.step == "draw"


def test_the_new_gathering_card_is_taken_all_the_same() -> None:
    table = gathered("D", "C")
    assert NewGatheringTaken(0) in table.events


def test_when_all_piles_are_empty_nothing_is_taken() -> None:
    """B-3."""
    table = gathered("D")
    assert table.objects(0) == ()
    assert NothingTaken(0) in table.events


def test_the_last_object_of_a_pile_is_taken_without_a_question() -> None:
    table = lay(player(ME, *WITH_ME["C"]), player(), piles={"C": (3,)})
    table.gather(ME, *WITH_ME["C"])
    assert table.objects(0) == (worth("C", 3),)
    assert table.left["C"] == 0
