"""The odds against the trying of every deal that fits what was told, and against what really lay there."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any, cast

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Give
from abracademy.games.abracadabra.bots import OPPONENTS, ways
from abracademy.games.abracadabra.bots.counting import Group, chances
from abracademy.games.abracadabra.bots.hidden import deals, expected
from abracademy.games.abracadabra.bots.odds import Odds, odds
from abracademy.games.abracadabra.options import Options
from abracademy.games.abracadabra.state import State
from abracademy.games.abracadabra.told import Told
from abracademy.kernel import ONLOOKER, Outcome, Pick, Refused, Viewer, answer
from abracademy.lab.forecasts import left_open
from abracademy.words import LANGUAGES, words
from tests.games.abracadabra.apart import back
from tests.games.abracadabra.sitting import tale
from tests.games.abracadabra.table import DECK, LETTERS, PERICULUM, WITH_ME, Table, new

Place = tuple[str, int]
Found = dict[tuple[Place, str], float]
"""The chance that a place, or a hand, holds a card."""


def given(table: Table, viewer: Viewer) -> Odds:
    return odds(viewer, tale(table, viewer))


def counted(found: Odds, element: str) -> Found:
    """What the odds leave open of one back, where somebody holds it or it lies on the table."""
    cards = [(one, each) for one in found.cards if one.back == element and one.where != "pile" for each in one.cards]
    return {((one.where, one.number), each.card): each.chance for one, each in cards if each.chance < 1}


def play_at_random(table: Table, random: Random, moves: int) -> None:
    while (asked := table.asked) is not None and (len(table.moves) < moves or not isinstance(asked, int)):
        table.play(random.choice(table.legal) if isinstance(asked, int) else answer(asked, random))


# Every deal there can be, tried by playing the game again with it.


def tried(table: Table, viewer: Viewer, element: str) -> Found:
    """With the unseen cards of one back dealt in every way, and every card picked that may have been."""
    told, whole, total = tale(table, viewer).told, Counter[tuple[Place, str]](), 0.0
    for order in orders(table, viewer, element):
        for weight, state, events in again(table.moves, order):
            if tuple(GAME.tell(event, viewer) for event in events) == told:
                total += weight
                whole.update(dict.fromkeys(lying(state, viewer, element), weight))
    return {at: weight / total for at, weight in whole.items() if weight < total - 1e-9}


def orders(table: Table, viewer: Viewer, element: str) -> Iterator[tuple[str, ...]]:
    """What lies so deep that nobody has seen its back may stay in any order."""
    order = cast(tuple[str, ...], cast(Outcome, table.moves[0]).value)
    deep = len(order) - len(table.state.pile) + 1
    shown = str(tale(table, viewer).told)
    places = [at for at, card in enumerate(order) if back(card) == element and f"'{card}'" not in shown]
    near = [at for at in places if at < deep]
    for some in permutations([order[at] for at in places], len(near)):
        rest = iter([order[at] for at in places if order[at] not in some])
        changed = dict(zip(near, some, strict=True))
        yield tuple(changed.get(at) or (next(rest) if at in places else card) for at, card in enumerate(order))


def again(moves: Sequence[Any], order: tuple[str, ...]) -> Iterator[tuple[float, State, tuple[Any, ...]]]:
    played: list[tuple[float, State, tuple[Any, ...]]] = [(1.0, GAME.begin(Options(), 3), ())]
    for move in (Outcome(order), *moves[1:]):
        played = [after for way in played for after in one_more(way, move)]
    yield from played


def one_more(way: tuple[float, State, tuple[Any, ...]], move: Any) -> Iterator[tuple[float, State, tuple[Any, ...]]]:
    weight, state, events = way
    """What was picked or given unseen may have been anything that looks so from behind."""
    asked, several = GAME.awaits(state), [move]
    if isinstance(asked, Pick):
        several = [Outcome(place) for place in asked.among]
    if isinstance(move, Give):
        several = [one for one in GAME.legal(state) if isinstance(one, Give) and back(one.card) == back(move.card)]
    for one in several:
        try:
            after, more = GAME.play(state, one)
        except Refused:
            continue
        yield weight / len(several), after, (*events, *more)


def lying(state: State, viewer: Viewer, element: str) -> list[tuple[Place, str]]:
    held = [(("hand", seat), card) for seat, one in enumerate(state.players) if seat != viewer for card in one.hand]
    on_table = [(("place", place), card) for place, card in enumerate(state.places) if card]
    return [(place, card) for place, card in (*held, *on_table) if back(card) == element]


def three_turns() -> Table:
    """Vademecum takes a fire card out of a hand of two, of which one was drawn open; Chaos goes on with it."""
    table = new(3)
    table.deal(
        *("wizard-silver-fire", "mage-gold-fire", "trick-vademecum", "witch-bronze-fire"),
        *("wizard-gold-water", "trick-chaos", "mage-bronze-fire", "elemental-water", "trick-idem", "mage-gold-earth"),
    )
    table.draw(3, 0)
    table.pass_()
    table.face_up(0)
    table.draw(2, 1)
    table.trick("vademecum", 0, take="witch-bronze-fire")
    table.draw(0, 1)
    table.trick("chaos", 1, take="witch-bronze-fire")
    table.give("mage-bronze-fire")
    return table


@pytest.mark.parametrize("viewer", [0, 1, 2, ONLOOKER])
@pytest.mark.parametrize("element", ["fire", "air", "water"])
def test_the_odds_of_cards_agree_with_the_trying_of_every_deal(viewer: Viewer, element: str) -> None:
    table = three_turns()
    assert counted(given(table, viewer), element) == pytest.approx(tried(table, viewer, element))


def test_who_was_robbed_unseen_may_still_hold_the_card_that_all_have_seen() -> None:
    table = three_turns()
    seen = {
        place: chance for (place, card), chance in counted(given(table, ONLOOKER), "fire").items() if "bronze" in card
    }
    assert 0 < seen["hand", 0] < 1


def test_a_hand_that_said_it_had_no_enchanter_holds_none() -> None:
    table = new(3)
    table.deal(
        "elemental-fire", "trick-idem", "wizard-gold-fire", "trick-exodus", "mage-gold-water", "witch-gold-water"
    )
    table.draw(0, 1)
    table.pass_()
    table.draw(3, 2)
    table.trick("exodus")
    found = counted(given(table, 1), "fire")
    assert not [card for (place, card) in found if place == ("hand", 0)]  # the one fire card that is no Enchanter
    sure = [one for one in given(table, 1).cards if (one.where, one.number, one.back) == ("hand", 0, "fire")]
    assert [(each.card, each.chance) for one in sure for each in one.cards] == [("elemental-fire", 1)]


def test_a_shuffle_that_shows_nothing_of_a_theft_changes_nothing_of_what_was_taken() -> None:
    """Out of a hand with an open and a hidden fire card one was taken; then Periculum takes the other."""
    table = new(3)
    table.deal(
        *("wizard-silver-fire", "mage-gold-earth", "trick-vademecum", "witch-bronze-fire", "elemental-water"),
        *("wizard-gold-water", PERICULUM, "mage-bronze-earth", "witch-gold-earth", "wizard-bronze-earth"),
    )
    table.draw(3, 0)
    table.pass_()
    table.face_up(0)
    table.draw(2, 1)
    table.trick("vademecum", 0, take="witch-bronze-fire")
    table.draw(0, 2)
    table.pass_()
    table.draw(1)
    table.shuffle("wizard-silver-water", "mage-silver-water", "mage-gold-water", "witch-silver-water")
    place = ("hand", 1), "witch-bronze-fire"
    assert counted(given(table, ONLOOKER), "fire")[place] == pytest.approx(0.5)
    drawn = [GAME.imagine(ONLOOKER, tale(table, ONLOOKER), Random(seed)) for seed in range(400)]
    held = sum(weight for state, weight in drawn if place in lying(state, ONLOOKER, "fire"))
    assert held / sum(weight for _, weight in drawn) == pytest.approx(0.5, abs=0.08)


# Weighted draws of `imagine`, where all was shuffled anew in between.


@pytest.mark.parametrize("seed", range(3))
def test_the_odds_of_cards_agree_with_what_is_imagined_after_a_new_shuffle(seed: int) -> None:
    random, table = Random(seed), new(3)
    while not any(type(event).__name__ == "PericulumStruck" for event in table.events):
        table = new(3)
        play_at_random(table, random, 70)
    viewer = random.choice((0, 1, 2))
    said = {
        at: p
        for element in ("water", "fire", "earth", "air")
        for at, p in counted(given(table, viewer), element).items()
    }
    drawn = [GAME.imagine(viewer, tale(table, viewer), random) for _ in range(300)]
    whole, squares = sum(weight for _, weight in drawn), sum(weight**2 for _, weight in drawn)
    for (place, card), chance in said.items():
        share = sum(weight for state, weight in drawn if (place, card) in lying(state, viewer, back(card))) / whole
        assert abs(share - chance) < 4.5 * (chance * (1 - chance) * squares) ** 0.5 / whole, (place, card)


# Counting itself.


@pytest.mark.parametrize("sizes", [(2, 1), (1, 1), (3, 2)])
def test_chances_agree_with_laying_the_cards_in_every_way(sizes: tuple[int, int]) -> None:
    cards, never = ("a", "b", "c", "d", "e", "f"), ({"a", "b"}, {"b", "c", "d"})
    groups = tuple(Group(size, frozenset(excluded)) for size, excluded in zip(sizes, never, strict=True))
    laid = Counter[tuple[int, str]]()
    count = 0
    for order in permutations(cards, sum(sizes)):
        parts = (order[: sizes[0]], order[sizes[0] :])
        if all(excluded.isdisjoint(part) for excluded, part in zip(never, parts, strict=True)):
            count += 1
            laid.update((at, card) for at, part in enumerate(parts) for card in part)
    found = {(at, card): p for at, one in enumerate(chances(groups, cards)) for card, p in one.items() if p}
    assert found == pytest.approx({at: number / count for at, number in laid.items()})


# Objects and gatherings.


def test_the_odds_of_objects_agree_with_every_deal_in_which_their_owner_has_not_won() -> None:
    """Two Stones and a third Object would have won, and so would 15 points."""
    faces = ("stone", "stone", 3, 4, 5, 5, 5)
    table, random = new(2), Random(4)
    while len(table.state.players[1].objects) < 2 or table.asked is None:
        table = new(2, objects=(faces,) * 7)
        play_at_random(table, random, 60)
    left: dict[Any, list[Any]] = {pile: list(faces) for pile in LETTERS}
    for own in table.state.players[0].objects:
        left[own.pile].remove("stone" if own.stone is True else own.points)
    theirs, new_cards = [one.pile for one in table.state.players[1].objects], table.state.players[1].gatherings
    fits = [deal for deal in dealt(theirs, left) if not won([face for _, face in deal], new_cards)]
    for one in given(table, 0).objects:
        if one.seat == 1:
            at = theirs.index(one.pile)
            expected = Counter(deal[at][1] for deal in fits)
            assert {each.face: each.chance * len(fits) for each in one.faces if each.chance} == pytest.approx(
                dict(expected)
            )


def dealt(piles: Sequence[str], left: dict[Any, list[Any]]) -> Iterator[list[tuple[int, Any]]]:
    """Which of the faces left each Object is, and what it shows."""
    if not piles:
        yield []
        return
    for first in range(len(left[piles[0]])):
        for others in dealt(piles[1:], left):
            taken = (piles[0], first)
            if all((pile, at) != taken for pile, (at, _) in zip(piles[1:], others, strict=True)):
                yield [(first, left[piles[0]][first]), *others]


def won(faces: Sequence[Any], gatherings: int) -> bool:
    stones = faces.count("stone")
    return sum(face for face in faces if face != "stone") + gatherings >= 15 or (
        stones > 1 and len(faces) + gatherings > 2
    )


def test_a_gathering_is_within_reach_as_often_as_the_places_hold_what_it_wants() -> None:
    table = new(2)
    one, other = WITH_ME["C"]
    table.deal(one, other, "wizard-gold-water", "wizard-silver-earth", "mage-gold-water", "air-witch")
    table.draw(0, 1)
    table.pass_()
    best = next(each for each in given(table, 0).gatherings if each.type == "C")
    every = {places: in_every_way(table, (one, other), places) for places in combinations(range(4), 2)}
    assert best.chance == pytest.approx(every[best.places[0], best.places[1]])
    assert best.chance == pytest.approx(max(every.values()))


def in_every_way(table: Table, hand: tuple[str, str], places: tuple[int, ...]) -> float:
    """How often a Conto can be made of the hand and what these places may hold."""
    shown = {*hand, "wizard-silver-earth"}
    faces = [
        ["wizard-silver-earth"] if place == 3 else [card for card in DECK if back(card) == of and card not in shown]
        for place, of in ((place, back(cast(str, table.state.places[place]))) for place in places)
    ]
    pairs = [(one, other) for one in faces[0] for other in faces[1] if one != other]
    return sum(any(map(is_conto, combinations((*hand, *pair), 3))) for pair in pairs) / len(pairs)


def is_conto(three: tuple[str, ...]) -> bool:
    """The same element, of different schools and aspects; an Air Enchanter as it likes."""
    if any(card.startswith(("trick", "elemental")) for card in three):
        return False
    others = [card.split("-") for card in three if not card.startswith("air")]
    aspects = {card.split("-")[1] if card.startswith("air") else card.split("-")[0] for card in three}
    same_element, schools = len({card[2] for card in others}) <= 1, {card[1] for card in others}
    return same_element and len(schools) == len(others) and len(aspects) == 3


def test_what_the_hand_holds_already_is_certain() -> None:
    table = new(2)
    table.deal(
        *("wizard-silver-water", "mage-silver-water", "trick-idem", "witch-silver-water"),
        *("elemental-fire", "trick-exodus"),
    )
    for _ in range(2):
        table.draw(0, 1)
        table.pass_()
    assert ("A", (), 1) not in reached(table, 0)
    table.draw(3, 0)
    assert ("A", (), 1) in reached(table, 0)
    assert not reached(table, ONLOOKER)


def reached(table: Table, viewer: Viewer) -> list[tuple[str, tuple[int, ...], float]]:
    return [(one.type, one.places, one.chance) for one in given(table, viewer).gatherings]


def test_the_odds_say_in_every_language_that_they_only_count() -> None:
    table = new(2)
    table.deal()
    note = given(table, ONLOOKER).note
    assert len({words(language).sentence(note, str) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("most", [2, 96])
def test_what_was_followed_before_changes_no_answer(most: int) -> None:
    """Nor does it where so few ways are followed that the right one is sometimes let go."""
    for seed in range(3):
        table, random = new(6), Random(seed)
        while table.asked is not None and len(table.moves) < 150:
            play_at_random(table, random, len(table.moves) + 12)
            told = cast(tuple[Told, ...], tale(table, 0).told)
            going_on, recent = expected(deals(told, 6, most)), [*ways.RECENT]
            ways.RECENT.clear()
            assert expected(deals(told, 6, most)) == going_on
            ways.RECENT[:] = recent


def test_what_was_followed_of_a_later_time_changes_no_answer_about_an_earlier_one() -> None:
    """As when somebody goes through a game again, or another begins alike. Here the right way is let go, and found."""
    table, random, tales = new(4), Random(11), list[tuple[Told, ...]]()
    while table.asked is not None and len(table.moves) < 150:
        play_at_random(table, random, len(table.moves) + 3)
        tales.append(cast(tuple[Told, ...], tale(table, 0).told))
    ways.RECENT.clear()
    first = [expected(deals(told, 4, most=1)) for told in tales]
    assert [expected(deals(told, 4, most=1)) for told in tales] == first
    assert [expected(deals(told, 4, most=1)) for told in reversed(tales)] == first[::-1]


def test_nobody_is_ever_said_to_hold_periculum() -> None:
    for seed in range(10):
        table = new(4)
        play_at_random(table, Random(seed), 40 + seed)
        held = [each.card for one in given(table, ONLOOKER).cards if one.where == "hand" for each in one.cards]
        assert PERICULUM not in held


def test_of_what_the_odds_give_some_chance_so_much_happens_among_players_who_do_not_choose() -> None:
    """In tenths; by the spread of the chances themselves, which is a little too narrow for cards of one hand."""
    said: dict[int, list[tuple[float, bool]]] = {}
    for seed in range(150):
        random = Random(seed)
        table = new(random.randint(2, 6))
        play_at_random(table, random, random.randint(20, 150))
        if table.asked is not None:
            for one in left_open(GAME.name, given(table, 0), table.state, 0):
                said.setdefault(int(10 * one[0]), []).append(one)
    for forecast in said.values():
        spread = sum(chance * (1 - chance) for chance, _ in forecast) ** 0.5
        assert abs(sum(happened - chance for chance, happened in forecast)) < 4 * spread + 1


def test_the_odds_are_among_what_the_game_exports() -> None:
    assert OPPONENTS.odds is odds
