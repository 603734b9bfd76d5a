"""What cannot be done is refused with its reason, and nothing changes."""

from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import (
    Action,
    Again,
    Discard,
    Draw,
    End,
    FaceUp,
    Gather,
    Give,
    Pass,
    PlayTrick,
    Take,
)
from abracademy.games.abracadabra.cards import Trick
from abracademy.games.abracadabra.state import State
from abracademy.games.abracadabra.view import view
from abracademy.kernel import Outcome, Refused, Shuffle, read_action
from tests.games.abracadabra.table import (
    AIR,
    COLOURED,
    DECK,
    ELEMENTALS,
    ELSEWHERE,
    ME,
    PERICULUM,
    WITH_ME,
    Table,
    lay,
    new,
    player,
    stands,
)

CONTO = (ME, *WITH_ME["C"])
HAND = ("trick-idem", "mage-gold-water", "air-mage", "witch-gold-earth", "elemental-fire", "mage-gold-fire")
STANDING = stands(*ELSEWHERE, type="A", by=1)


def why(state: State, move: Action | Outcome) -> tuple[str, str]:
    """How the move is refused; the state is untouched."""
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refused:
        GAME.play(state, move)
    assert msgspec.json.encode(state) == before
    return refused.value.code, refused.value.reason


def drawing() -> Table:
    table = lay(player(*HAND[:5]), player("trick-chaos"), step="draw", towers=STANDING)
    table.draw(1)
    return table


def acting() -> Table:
    return lay(player(*HAND, "trick-chaos"), player("trick-vademecum"), player(), towers=STANDING)


def discarding() -> Table:
    table = lay(player(*HAND), player())
    table.pass_()
    return table


def giving() -> Table:
    table = lay(player("trick-chaos", *HAND[:3]), player(ME))
    table.trick("chaos", 1, take=ME)
    return table


def leaving() -> Table:
    table = lay(player("trick-exodus"), player(*HAND[:5]))
    table.trick("exodus")
    return table


def taking() -> Table:
    table = lay(player(*CONTO), player(), piles={"C": ()})
    table.gather(*CONTO)
    return table


def turning_up() -> Table:
    table = lay(player(), player(), places=(ME, None, ELSEWHERE[0], None))
    table.pass_()
    return table


def asking_again() -> Table:
    return lay(player(), player(), step="again", again=True)


def picking() -> Table:
    table = lay(player("trick-vademecum"), player(*HAND[:3]))
    table.trick("vademecum", 1)
    return table


def struck() -> Table:
    table = lay(player(), player(), step="draw", places=(PERICULUM, *ELSEWHERE))
    table.draw(0)
    return table


def run_out() -> Table:
    table = lay(player(), player(), left=1)
    table.pass_()
    return table


def shuffling_objects() -> Table:
    table = new(2)
    table.shuffle()
    return table


def game_over() -> Table:
    table = lay(
        player("elemental-air", "elemental-water", gatherings=7),
        player(),
        step="draw",
        places=(
            "elemental-fire",
            *ELSEWHERE,
        ),
    )
    table.draw(0)
    return table


ASKED = [drawing, acting, discarding, giving, leaving, taking, turning_up, asking_again]
BY_CHANCE = [picking, struck, run_out, shuffling_objects, lambda: new(2)]


@pytest.mark.parametrize(
    ("table", "action"),
    [
        (drawing, Draw(1)),
        (drawing, Pass()),
        (drawing, PlayTrick("idem", None)),
        (acting, Draw(2)),
        (acting, Draw(0)),
        (acting, Discard("air-mage")),
        (acting, End()),
        (discarding, Discard(ME)),
        (discarding, Pass()),
        (giving, Give(ME)),
        (giving, Give("air-witch")),
        (giving, Discard("air-mage")),
        (leaving, Discard("trick-idem")),
        (leaving, Discard("elemental-fire")),
        (leaving, Discard("air-witch")),
        (leaving, Pass()),
        (taking, Take("C")),
        (taking, Take("A")),
        (taking, Take("G")),
        (taking, Pass()),
        (turning_up, Draw(0)),
        (turning_up, Pass()),
        (asking_again, Draw(0)),
        (asking_again, Pass()),
    ],
)
def test_what_is_not_asked_now_is_refused_with_what_is(table: Any, action: Action) -> None:
    state = table().state
    assert why(state, action) == ("illegal_action", f"abracadabra-now-{state.step.replace('_', '-')}")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Gather(CONTO, None, "C"), "not-in-hand"),
        (Gather(("mage-gold-water", "air-witch"), ELSEWHERE[0], "G"), "not-in-hand"),
        (Gather(("mage-gold-water", "witch-gold-earth", "mage-gold-fire"), None, "E"), "no-gathering"),
        (Gather(("mage-gold-water", "mage-gold-fire"), ELSEWHERE[0], "F"), "no-gathering"),
        (Gather(("mage-gold-water", "mage-gold-fire"), "mage-gold-earth", "D"), "no-gathering"),
        (Gather(("mage-gold-water", "mage-gold-fire"), None, "D"), "no-gathering"),
        (PlayTrick("exodus", None), "not-in-hand"),
        (PlayTrick("vademecum", 1), "not-in-hand"),
        (PlayTrick("chaos", 0), "no-such-target"),
        (PlayTrick("chaos", 2), "no-such-target"),
        (PlayTrick("chaos", 3), "no-such-target"),
        (PlayTrick("idem", 1), "no-such-target"),
    ],
)
def test_a_gathering_or_trick_that_cannot_be_is_refused_with_its_reason(action: Action, reason: str) -> None:
    assert why(acting().state, action) == ("illegal_action", f"abracadabra-{reason}")


def test_a_gathering_named_as_another_type_is_refused() -> None:
    table = lay(player(*CONTO), player())
    (gather,) = table.gatherings(*CONTO)
    for type_ in ("A", "B", "D", "E", "F", "G"):
        assert why(table.state, replace(gather, as_=type_)) == ("illegal_action", "abracadabra-no-gathering")


def test_idem_is_refused_while_the_towers_are_empty() -> None:
    """B-4."""
    state = lay(player("trick-idem"), player()).state
    assert why(state, PlayTrick("idem", None)) == ("illegal_action", "abracadabra-no-towers")


@pytest.mark.parametrize("table", ASKED)
def test_every_action_that_is_not_legal_is_refused_and_every_legal_one_taken(table: Any) -> None:
    state = table().state
    legal = set(GAME.legal(state))
    assert legal
    for action in GAME.actions(state.options, len(state.players)):
        if action in legal:
            GAME.play(state, action)
        else:
            assert why(state, action)[0] == "illegal_action"


@pytest.mark.parametrize("table", BY_CHANCE)
def test_no_action_is_taken_while_chance_is_awaited(table: Any) -> None:
    state = table().state
    for action in GAME.actions(state.options, len(state.players)):
        assert why(state, action) == ("not_your_turn", "chance-awaited")


@pytest.mark.parametrize("table", ASKED)
def test_no_outcome_is_taken_while_a_seat_is_awaited(table: Any) -> None:
    for outcome in (Outcome(0), Outcome((1, 2)), Outcome(ME)):
        assert why(table().state, outcome) == ("bad_outcome", "no-chance-awaited")


@pytest.mark.parametrize("place", [-1, 3, 4, None, "air-mage", (0,)])
def test_only_a_card_of_the_targets_hand_can_be_picked(place: object) -> None:
    assert why(picking().state, Outcome(place))[0] == "bad_outcome"


@pytest.mark.parametrize("table", BY_CHANCE[1:])
def test_only_an_order_of_all_that_is_shuffled_can_come_of_a_shuffle(table: Any) -> None:
    laid = table()
    asked = laid.asked
    assert isinstance(asked, Shuffle)
    for wrong in (asked.items[1:], (*asked.items, asked.items[0]), (asked.items[1], *asked.items[1:]), ()):
        assert why(laid.state, Outcome(wrong))[0] == "bad_outcome"


def test_nothing_is_taken_when_the_game_is_over() -> None:
    state = game_over().state
    moves = (*GAME.actions(state.options, 2), Outcome(0), Outcome((1, 2)))
    assert {why(state, move) for move in moves} == {("game_over", "game-over")}


@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_games_every_legal_action_is_taken_and_every_other_is_refused(seats: int) -> None:
    table = new(seats)
    listed = GAME.actions(table.state.options, seats)
    for _ in table.wander(Random(seats)):
        if isinstance(table.asked, int):
            verdicts = [verdict(table.state, action) for action in listed]
            taken = [action for action, refused in zip(listed, verdicts, strict=True) if refused is None]
            assert tuple(taken) == table.legal
            assert {refused[0] for refused in verdicts if refused} <= {"illegal_action"}


def verdict(state: State, action: Action) -> tuple[object, ...] | None:
    """Why it is refused, with all that its receiver is told of that; `None` if it is taken."""
    try:
        GAME.play(state, action)
    except Refused as refused:
        return refused.args
    return None


TRICKS: tuple[Trick, ...] = ("proxima", "idem", "exodus", "chaos", "vademecum")
NEVER: tuple[Action, ...] = (
    *[PlayTrick(trick, seat) for trick in TRICKS for seat in range(6)],
    *[Gather(pair, tower, "G") for pair in combinations(AIR, 2) for tower in (None, *DECK)],
    *[kind(PERICULUM) for kind in (Discard, Give)],
)
"""What can be written and is never legal; or, of the tricks, not always."""


@pytest.mark.parametrize("seats", [2, 4])
def test_refusals_tell_nothing_that_the_asked_seat_does_not_see(seats: int) -> None:
    """Whatever is hidden from it is exchanged: the same is refused for the same reasons."""
    random, table = Random(seats), new(seats)
    listed = (*GAME.actions(table.state.options, seats), *NEVER)
    for number, _ in enumerate(table.wander(random)):
        if isinstance(table.asked, int) and number % 3 == 0:
            twin = otherwise(table.state, table.asked, random)
            assert view(twin, table.asked) == view(table.state, table.asked)
            assert [verdict(twin, one) for one in listed] == [verdict(table.state, one) for one in listed]


def otherwise(state: State, seat: int, random: Random) -> State:
    """The same for this seat, with whatever it cannot see mixed up among cards with equal backs."""
    hands = [card for other, one in enumerate(state.players) if other != seat for card in one.hand]
    hidden = [*hands, *[card for card in state.places[:3] if card], *state.pile]
    mixed = dict[str, str]()
    for back in ("water", "fire", "earth", "air"):
        alike = [card for card in hidden if printed_back(card) == back and card != PERICULUM]
        mixed |= zip(alike, random.sample(alike, len(alike)), strict=True)
    players = tuple(
        one if other == seat else replace(one, hand=tuple(mixed.get(card, card) for card in one.hand))
        for other, one in enumerate(state.players)
    )
    return replace(
        state,
        players=players,
        places=tuple(mixed.get(card, card) if card and place < 3 else card for place, card in enumerate(state.places)),
        pile=tuple(mixed.get(card, card) for card in state.pile),
        objects=tuple(tuple(random.sample(pile, len(pile))) for pile in state.objects),
    )


def printed_back(card: str) -> str:
    return card.rpartition("-")[2] if card in (*COLOURED, *ELEMENTALS) else "air"


@pytest.mark.parametrize(
    "raw",
    [
        {"do": "draw"},
        {"do": "draw", "place": 4},
        {"do": "draw", "place": -1},
        {"do": "draw", "place": True},
        {"do": "draw", "place": "0"},
        {"do": "draw", "place": 0, "card": ME},
        {"do": "gather", "hand": [*CONTO], "tower": None},
        {"do": "gather", "hand": [*CONTO], "tower": None, "as": "H"},
        {"do": "gather", "hand": [ME], "tower": None, "as": "A"},
        {"do": "gather", "hand": [*CONTO, ME], "tower": None, "as": "A"},
        {"do": "gather", "hand": ME, "tower": None, "as": "A"},
        {"do": "gather", "hand": [1, 2, 3], "tower": None, "as": "A"},
        {"do": "trick", "trick": "periculum", "target": None},
        {"do": "trick", "trick": "chaos", "target": 6},
        {"do": "trick", "trick": "chaos", "target": -1},
        {"do": "trick", "trick": "chaos", "target": "1"},
        {"do": "trick", "trick": "chaos"},
        {"do": "discard"},
        {"do": "give", "card": 3},
        {"do": "take", "pile": "a"},
        {"do": "take", "pile": "new"},
        {"do": "face_up", "which": 2},
        {"do": "pass", "card": ME},
        {"do": "stop"},
        {},
        [],
        "pass",
        None,
    ],
)
def test_what_is_no_action_is_refused_when_it_is_read(raw: object) -> None:
    with pytest.raises(Refused) as refused:
        read_action(GAME, raw)
    assert refused.value.code == "illegal_action"


def test_the_three_of_a_gathering_may_be_named_in_any_order() -> None:
    one, another = ("wizard-silver-water", "mage-silver-water"), ("mage-silver-water", "wizard-silver-water")
    tower = "witch-silver-water"
    raw = {"do": "gather", "hand": list(another), "tower": tower, "as": "A"}
    assert read_action(GAME, raw) == Gather(another, tower, "A") == Gather(one, tower, "A")
    assert Gather(another, tower, "A").hand == one
    Gather(("no-card", *one), None, "A")  # nor does a card that there is not break anything


def test_every_action_can_be_written_and_read_again() -> None:
    for action in GAME.actions(acting().state.options, 6):
        assert read_action(GAME, msgspec.json.decode(msgspec.json.encode(action))) == action


@pytest.mark.parametrize(
    ("action", "raw"),
    [
        (Draw(2), {"do": "draw", "place": 2}),
        (
            Gather(CONTO, None, "C"),
            {"do": "gather", "hand": [*CONTO], "tower": None, "as": "C"},
        ),
        (PlayTrick("chaos", None), {"do": "trick", "trick": "chaos", "target": None}),
        (PlayTrick("chaos", 3), {"do": "trick", "trick": "chaos", "target": 3}),
        (Pass(), {"do": "pass"}),
        (Discard("air-mage"), {"do": "discard", "card": "air-mage"}),
        (Give("trick-idem"), {"do": "give", "card": "trick-idem"}),
        (Take("B"), {"do": "take", "pile": "B"}),
        (FaceUp(1), {"do": "face_up", "which": 1}),
        (Again(), {"do": "again"}),
        (End(), {"do": "end"}),
    ],
)
def test_actions_are_written_in_the_agreed_words(action: Action, raw: dict[str, Any]) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action)) == raw


@pytest.mark.parametrize("card", [PERICULUM, "wizard-silver-air", "no-card", ""])
def test_a_card_that_cannot_be_held_is_refused(card: str) -> None:
    for table in (discarding, leaving):
        assert why(table().state, Discard(card))[0] == "illegal_action"
    assert why(giving().state, Give(card))[0] == "illegal_action"
    assert why(acting().state, Gather((card, *AIR[:2]), None, "A"))[0] == "illegal_action"
