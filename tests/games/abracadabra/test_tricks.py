"""The five tricks that are played."""

from collections.abc import Mapping, Sequence
from itertools import product

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Again, Discard, Draw, End, Give, Pass, PlayTrick, Take
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.events import (
    CardDiscarded,
    CardGiven,
    CardTaken,
    EnchanterMissing,
    NewGatheringTaken,
    NothingTaken,
    ObjectTaken,
    ProximaSpent,
    TrickPlayed,
)
from abracademy.games.abracadabra.gatherings import Pile
from abracademy.games.abracadabra.objects import Face
from abracademy.kernel import Outcome, Pick, Refused
from tests.games.abracadabra.table import AIR, ELSEWHERE, LETTERS, ME, WITH_ME, Table, lay, player, stands, worth

CONTO = (ME, *WITH_ME["C"])
ALEA = (ME, *WITH_ME["A"])
NO_TARGET: list[Trick] = ["proxima", "idem", "exodus"]
STEALING: list[Trick] = ["chaos", "vademecum"]


def tricks(table: Table) -> list[PlayTrick]:
    return [action for action in table.legal if isinstance(action, PlayTrick)]


def refused(table: Table, action: PlayTrick) -> bool:
    try:
        GAME.play(table.state, action)
    except Refused:
        return True
    return False


@pytest.mark.parametrize("trick", ["idem", "exodus", "chaos", "vademecum"])
def test_a_trick_is_discarded_when_it_is_played(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}", ME), player("mage-gold-fire"), towers=stands(*ELSEWHERE, type="A"))
    assert table.trick(trick)[0] == TrickPlayed(0, trick, None)
    assert table.state.discard[0] == f"trick-{trick}"
    assert table.hand(0) == (ME,)


@pytest.mark.parametrize("trick", [*NO_TARGET, *STEALING])
def test_a_trick_that_one_does_not_hold_cannot_be_played(trick: Trick) -> None:
    table = lay(player(ME), player(f"trick-{trick}"), towers=stands(*ELSEWHERE, type="A"))
    assert table.legal == (Pass(),)
    for target in (None, 1):
        assert refused(table, PlayTrick(trick, target))


@pytest.mark.parametrize("trick", NO_TARGET)
def test_a_trick_that_is_aimed_at_nobody_has_no_target(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}"), player(ME), towers=stands(*ELSEWHERE, type="A"))
    assert tricks(table) == [PlayTrick(trick, None)]
    assert refused(table, PlayTrick(trick, 1))


@pytest.mark.parametrize("trick", STEALING)
def test_a_target_is_another_player_who_holds_a_card(trick: Trick) -> None:
    """B-5."""
    table = lay(player(f"trick-{trick}", ME), player("trick-idem"), player(), player("air-mage"))
    assert tricks(table) == [PlayTrick(trick, None), PlayTrick(trick, 1), PlayTrick(trick, 3)]
    assert all(refused(table, PlayTrick(trick, target)) for target in (0, 2, 4, 5))


@pytest.mark.parametrize("trick", STEALING)
def test_without_a_target_nothing_is_taken(trick: Trick) -> None:
    """B-5."""
    table = lay(player(f"trick-{trick}", ME), player("trick-idem"))
    table.trick(trick)
    assert [table.hand(0), table.hand(1)] == [(ME,), ("trick-idem",)]
    assert (table.asked, table.state.step) == (1, "draw")


@pytest.mark.parametrize("trick", STEALING)
def test_when_nobody_else_holds_a_card_there_is_only_playing_it_without_a_target(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}", ME), player(), player())
    assert tricks(table) == [PlayTrick(trick, None)]


def test_only_one_action_is_taken_in_a_turn() -> None:
    """B-10."""
    for trick in ("proxima", "idem", "exodus", "chaos", "vademecum"):
        others = {"trick-idem", "trick-vademecum"} - {f"trick-{trick}"}
        table = lay(player(f"trick-{trick}", *others, *CONTO), player(), towers=stands(*ELSEWHERE, type="A"))
        table.trick(trick)
        assert table.state.step in ("draw", "discard")
        assert not any(isinstance(action, PlayTrick | Pass) for action in table.legal)


# Proxima


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


# Idem


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
    assert refused(table, PlayTrick("idem", None))


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


# Exodus


def test_each_other_player_discards_an_enchanter_of_their_choice_from_the_left_on() -> None:
    hands = [("mage-gold-fire", "trick-idem", "air-mage"), ("witch-gold-fire",), ("witch-gold-earth", "air-witch")]
    table = lay(player(*hands[0]), player("trick-exodus", ME), player(*hands[1]), player(*hands[2]), turn=1)
    assert table.trick("exodus") == (TrickPlayed(1, "exodus", None),)
    asked: list[tuple[int, tuple[object, ...]]] = []
    for card in ("witch-gold-fire", "air-witch", "mage-gold-fire"):
        asked.append((table.asked, table.legal))
        assert table.discard(card)[0] == CardDiscarded(asked[-1][0], card)
    assert asked == [
        (2, (Discard("witch-gold-fire"),)),
        (3, (Discard("witch-gold-earth"), Discard("air-witch"))),
        (0, (Discard("mage-gold-fire"), Discard("air-mage"))),
    ]
    assert table.state.discard == ("trick-exodus", "witch-gold-fire", "air-witch", "mage-gold-fire")
    assert [table.hand(seat) for seat in range(4)] == [
        ("trick-idem", "air-mage"),
        (ME,),
        (),
        ("witch-gold-earth",),
    ]
    assert (table.asked, table.state.step) == (2, "draw")


def test_who_holds_no_enchanter_discards_nothing() -> None:
    table = lay(player("trick-exodus"), player("elemental-fire", "trick-idem"), player("air-mage"), player())
    assert table.trick("exodus") == (TrickPlayed(0, "exodus", None), EnchanterMissing(1))
    events = table.discard("air-mage")
    assert events[:2] == (CardDiscarded(2, "air-mage"), EnchanterMissing(3))
    assert table.hand(1) == ("elemental-fire", "trick-idem")
    assert (table.asked, table.state.step) == (1, "draw")


def test_exodus_spares_its_own_player() -> None:
    table = lay(player("trick-exodus", *CONTO), player(), player())
    events = table.trick("exodus")
    assert events[:3] == (TrickPlayed(0, "exodus", None), EnchanterMissing(1), EnchanterMissing(2))
    assert table.hand(0) == CONTO


def test_exodus_wants_one_enchanter_however_many_there_are() -> None:
    table = lay(player("trick-exodus"), player(*CONTO, *AIR[:2]))
    table.trick("exodus")
    table.discard(ME)
    assert len(table.hand(1)) == 4
    assert table.state.step == "draw"


def test_after_exodus_its_player_still_discards_down_to_five() -> None:
    hand = ("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem", "trick-chaos")
    table = lay(player("trick-exodus", *hand), player(ME))
    table.trick("exodus")
    assert table.asked == 1
    table.discard(ME)
    assert (table.asked, table.state.step) == (0, "discard")


# Chaos and Vademecum


@pytest.mark.parametrize("trick", STEALING)
def test_any_card_of_the_targets_hand_can_be_taken(trick: Trick) -> None:
    """B-1: as likely whatever its back shows."""
    for place, card in enumerate(("mage-gold-fire", "elemental-air", "trick-idem")):
        table = lay(player(f"trick-{trick}", ME), player("mage-gold-fire", "elemental-air", "trick-idem"))
        table.trick(trick, 1)
        assert table.asked == Pick("card", (0, 1, 2))
        assert table.legal == ()
        assert table.play(Outcome(place))[0] == CardTaken(0, 1, card)
        assert table.hand(0) == (ME, card)
        assert card not in table.hand(1)


@pytest.mark.parametrize("trick", STEALING)
def test_chance_is_asked_even_if_the_target_holds_one_card(trick: Trick) -> None:
    table = lay(player(f"trick-{trick}", ME), player("trick-idem"))
    table.trick(trick, 1)
    assert table.asked == Pick("card", (0,))


def test_vademecum_gives_nothing_back() -> None:
    table = lay(player("trick-vademecum", ME), player("trick-idem", "air-mage"))
    table.trick("vademecum", 1, take="trick-idem")
    assert [table.hand(0), table.hand(1)] == [(ME, "trick-idem"), ("air-mage",)]
    assert (table.asked, table.state.step) == (1, "draw")


def test_a_card_that_vademecum_took_may_make_a_hand_too_large() -> None:
    hand = ("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem")
    table = lay(player("trick-vademecum", *hand), player(ME))
    table.trick("vademecum", 1, take=ME)
    assert (table.asked, table.state.step) == (0, "discard")
    assert Discard(ME) in table.legal


def test_chaos_gives_the_target_another_card_for_it() -> None:
    table = lay(player("trick-chaos", ME, "air-witch"), player("trick-idem", "air-mage"), player(*ELSEWHERE))
    table.trick("chaos", 1, take="trick-idem")
    assert (table.asked, table.state.step) == (0, "give")
    assert set(table.legal) == {Give(ME), Give("air-witch")}
    events = table.give("air-witch")
    assert events[0] == CardGiven(0, 1, "air-witch")
    assert [table.hand(0), table.hand(1)] == [(ME, "trick-idem"), ("air-mage", "air-witch")]
    assert table.hand(2) == ELSEWHERE
    assert (table.asked, table.state.step) == (1, "draw")


def test_the_card_just_taken_cannot_be_given_back() -> None:
    table = lay(player("trick-chaos", ME), player("trick-idem"))
    table.trick("chaos", 1, take="trick-idem")
    assert table.legal == (Give(ME),)
    with pytest.raises(Refused) as refusal:
        GAME.play(table.state, Give("trick-idem"))
    assert refusal.value.code == "illegal_action"


def test_something_must_be_given() -> None:
    table = lay(player("trick-chaos", ME), player("trick-idem"))
    table.trick("chaos", 1, take="trick-idem")
    assert all(isinstance(action, Give) for action in table.legal)


def test_when_chaos_was_the_last_card_the_taken_one_is_kept_and_nothing_is_given() -> None:
    """B-5."""
    table = lay(player("trick-chaos"), player("trick-idem", "air-mage"))
    table.trick("chaos", 1, take="air-mage")
    assert [table.hand(0), table.hand(1)] == [("air-mage",), ("trick-idem",)]
    assert not any(isinstance(event, CardGiven) for event in table.events)
    assert (table.asked, table.state.step) == (1, "draw")


def test_a_card_given_to_an_emptied_hand_is_all_that_it_holds() -> None:
    table = lay(player("trick-chaos", ME, *AIR), player("trick-idem"))
    table.trick("chaos", 1, take="trick-idem")
    table.give("air-mage")
    assert table.hand(1) == ("air-mage",)


def test_before_discarding_down_to_five_chaos_has_exchanged_its_cards() -> None:
    hand = ("mage-gold-fire", "mage-gold-earth", "mage-gold-water", "air-witch", "trick-idem", "air-mage")
    table = lay(player("trick-chaos", *hand), player(ME))
    table.trick("chaos", 1, take=ME)
    table.give("air-mage")
    assert (table.asked, table.state.step, len(table.hand(0))) == (0, "discard", 6)


def test_what_one_trick_left_behind_does_not_touch_the_next() -> None:
    """A card that Chaos took can be given away by a Chaos of another turn, or discarded."""
    table = lay(player("trick-chaos", ME), player("trick-idem", "air-mage"))
    table.trick("chaos", 1, take="trick-idem")
    table.give(ME)
    state = table.state
    assert (state.trick, state.target, state.taken) == (None, None, None)


@pytest.mark.parametrize(("trick", "seat"), [*product(STEALING, range(3))])
def test_everybody_can_be_aimed_at_from_any_seat(trick: Trick, seat: int) -> None:
    hands = [player("mage-gold-fire"), player("mage-gold-earth"), player("mage-gold-water")]
    hands[seat] = player(f"trick-{trick}")
    table = lay(*hands, turn=seat)
    assert [action.target for action in tricks(table)] == [None, *[other for other in range(3) if other != seat]]
    assert Draw(0) not in table.legal
