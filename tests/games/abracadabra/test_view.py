"""What each viewer sees and is told: backs are public, faces are not."""

from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.events import (
    CardDrawn,
    CardGiven,
    CardsReplaced,
    CardTaken,
    Event,
    LaidOut,
    ObjectsShuffled,
    ObjectTaken,
)
from abracademy.games.abracadabra.state import State
from abracademy.games.abracadabra.view import PlayerView, View, view
from abracademy.kernel import ONLOOKER, Seat, Viewer, as_viewed, viewers
from tests.games.abracadabra.table import (
    COLOURED,
    DECK,
    ELEMENTALS,
    ELSEWHERE,
    LETTERS,
    ME,
    PERICULUM,
    WITH_ME,
    Table,
    lay,
    new,
    player,
    stands,
    worth,
)

CONTO = (ME, *WITH_ME["C"])
HAND = ("trick-idem", "mage-gold-water", "air-mage", "witch-gold-earth", "elemental-fire", "mage-gold-fire")
BACKS = ["water", "fire", "earth", "air"]
SECRET = {"hidden": True}


def printed_back(card: str) -> str:
    return card.rpartition("-")[2] if card in (*COLOURED, *ELEMENTALS) else "air"


def covered(card: str) -> dict[str, Any]:
    return {"back": printed_back(card), "face": None}


def shown(card: str) -> dict[str, Any]:
    return {"back": printed_back(card), "face": card}


def backs(one: PlayerView) -> list[str]:
    return [card.back for card in one.hand]


def faces(one: PlayerView) -> list[str | None]:
    return [card.face for card in one.hand]


def plain(value: object) -> Any:
    """As it is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told(event: Event, viewer: Viewer) -> Any:
    return plain(GAME.tell(event, viewer))


def table(**rest: Any) -> Table:
    mine = player(*HAND, objects=(worth("C", 2), worth("A", "stone")), gatherings=1)
    return lay(mine, player("trick-chaos", "elemental-water", objects=(worth("G", 5),)), **rest)


def test_one_sees_ones_own_hand_in_order_of_arrival() -> None:
    assert faces(view(table().state, 0).players[0]) == [*HAND]


def test_of_other_hands_one_sees_the_backs_in_their_own_order() -> None:
    """B-1: their order of arrival would tell which card was stolen."""
    for viewer in (1, ONLOOKER):
        seen = view(table().state, viewer).players[0]
        assert backs(seen) == ["water", "fire", "fire", "earth", "air", "air"]
        assert faces(seen) == [None] * 6


def test_the_order_in_which_cards_arrived_does_not_show_from_outside() -> None:
    random = Random(2)
    for _ in range(20):
        order = random.sample(HAND, len(HAND))
        assert (
            view(lay(player(*order), player()).state, 1).players == view(lay(player(*HAND), player()).state, 1).players
        )


def test_the_piles_of_ones_objects_are_public_and_what_stands_on_them_is_not() -> None:
    state = table().state
    assert plain(view(state, 0).players[0].objects) == [
        {"pile": "C", "points": 2},
        {"pile": "A", "stone": True},
    ]
    for viewer in (1, ONLOOKER):
        seen = plain(view(state, viewer).players[0].objects)
        assert seen == [{"pile": "C", "hidden": True}, {"pile": "A", "hidden": True}]


def test_new_gathering_cards_are_open_to_everybody() -> None:
    for viewer in (0, 1, ONLOOKER):
        assert [one.gatherings for one in view(table().state, viewer).players] == [1, 0]


def test_one_sees_the_points_of_oneself_only() -> None:
    state = table().state
    assert [one.points for one in view(state, 0).players] == [4, None]
    assert [one.points for one in view(state, 1).players] == [None, 6]
    assert [one.points for one in view(state, ONLOOKER).players] == [None, None]


def test_on_the_table_one_card_shows_its_face_and_the_others_their_backs() -> None:
    places = ("mage-silver-fire", PERICULUM, "elemental-earth", "trick-exodus")
    laid = table(step="draw", places=places)
    for viewer in (0, 1, ONLOOKER):
        seen = plain(view(laid.state, viewer).places)
        assert seen == [*map(covered, places[:3]), shown("trick-exodus")]


def test_of_the_pile_one_sees_how_many_cards_it_has_and_the_back_of_the_upmost() -> None:
    for top in ("elemental-earth", PERICULUM):
        state = table(pile=(top,)).state
        for viewer in (0, 1, ONLOOKER):
            seen = view(state, viewer).pile
            assert (seen.count, seen.top) == (len(state.pile), printed_back(top))
    assert plain(view(table(left=0).state, 0).pile) == {"count": 0, "top": None}


def test_the_discard_pile_is_open_in_its_order() -> None:
    """B-12."""
    state = table(discard=("trick-exodus", "mage-silver-fire", "air-witch")).state
    for viewer in (0, 1, ONLOOKER):
        assert view(state, viewer).discard == ("trick-exodus", "mage-silver-fire", "air-witch")


def test_the_towers_are_open_with_the_type_and_who_organised_it() -> None:
    for viewer in (0, 1, ONLOOKER):
        seen = view(table(towers=stands(*ELSEWHERE, type="A", by=1)).state, viewer).towers
        assert seen is not None
        assert (set(seen.cards), seen.type, seen.by) == (set(ELSEWHERE), "A", 1)
        assert view(table().state, viewer).towers is None


def test_everybody_sees_in_front_of_whom_proxima_lies() -> None:
    for viewer in (0, 1, ONLOOKER):
        assert view(table(proxima=1).state, viewer).proxima == 1
        assert view(table().state, viewer).proxima is None


def test_everybody_sees_how_many_objects_are_left() -> None:
    laid = table(piles={"B": (), "F": (1, 2)}, gatherings=3)
    for viewer in (0, 1, ONLOOKER):
        left = {"A": 7, "B": 0, "C": 7, "D": 7, "E": 7, "F": 2, "G": 7, "new": 3}
        assert plain(view(laid.state, viewer).objects) == left


def test_piles_that_are_yet_to_be_shuffled_are_whole() -> None:
    laid = new(2)
    laid.shuffle()
    assert plain(view(laid.state, 0).objects) == dict.fromkeys([*LETTERS, "new"], 7) | {"new": 8}


def test_a_view_says_whose_it_is_and_who_is_asked_and_tells_the_actions_to_that_seat_alone() -> None:
    state = table().state
    assert [view(state, viewer).viewer for viewer in (0, 1, ONLOOKER)] == [0, 1, None]
    for viewer in (0, 1, ONLOOKER):
        assert plain(view(state, viewer).awaits) == {"seat": 0}
    assert view(state, 0).legal == GAME.legal(state)
    assert (view(state, 1).legal, view(state, ONLOOKER).legal) == ((), ())


def test_who_is_asked_out_of_turn_gets_the_actions() -> None:
    laid = lay(player("trick-exodus"), player(*CONTO))
    laid.trick("exodus")
    assert view(laid.state, 1).legal == GAME.legal(laid.state) != ()
    assert (view(laid.state, 0).legal, view(laid.state, 0).step) == ((), "exodus")


def test_of_chance_a_view_says_no_more_than_that_it_is_at_work() -> None:
    stealing = lay(player("trick-vademecum"), player(*HAND[:5]))
    stealing.trick("vademecum", 1)
    shuffling = lay(player(), player(), step="draw", places=(PERICULUM, *ELSEWHERE))
    shuffling.draw(0)
    for state in (stealing.state, shuffling.state, new(2).state):
        for viewer in (0, 1, ONLOOKER):
            assert plain(view(state, viewer).awaits) == {"chance": True}
            assert view(state, viewer).legal == ()


def test_while_the_cards_are_shuffled_no_back_lies_on_top() -> None:
    laid = lay(player(), player(), step="draw", places=(PERICULUM, *ELSEWHERE))
    laid.draw(0)
    for viewer in (0, 1, ONLOOKER):
        seen = view(laid.state, viewer)
        assert plain(seen.pile) == {"count": 40, "top": None}
        assert seen.places == (None,) * 4


# What is told


def test_a_card_drawn_from_face_down_is_told_to_others_by_its_back() -> None:
    event = CardDrawn(1, 0, "elemental-fire")
    assert told(event, 1)["card"] == shown("elemental-fire")
    assert told(event, 0)["card"] == told(event, ONLOOKER)["card"] == covered("elemental-fire")


def test_the_card_that_lay_face_up_is_told_to_all() -> None:
    for viewer in (0, 1, ONLOOKER):
        assert told(CardDrawn(1, 3, "elemental-fire"), viewer)["card"] == shown("elemental-fire")


def test_periculum_is_shown_to_all_wherever_it_lay() -> None:
    for viewer in (0, 1, ONLOOKER):
        assert told(CardDrawn(1, 0, PERICULUM), viewer)["card"] == shown(PERICULUM)


def test_the_rest_of_the_hand_that_periculum_took_is_told_to_nobody() -> None:
    laid = lay(player(*HAND[:5]), player(), step="draw", places=(PERICULUM, *ELSEWHERE))
    events = laid.draw(0)
    for viewer in (0, 1, ONLOOKER):
        said = msgspec.json.encode([told(event, viewer) for event in events]).decode()
        assert not any(card in said for card in HAND)
        assert view(laid.state, viewer).discard == ()


@pytest.mark.parametrize("kind", [CardTaken, CardGiven])
def test_a_stolen_or_given_card_is_told_to_its_two_players_and_to_others_by_its_back(
    kind: type[CardTaken | CardGiven],
) -> None:
    event = kind(2, 0, "trick-idem")
    assert told(event, 0)["card"] == told(event, 2)["card"] == shown("trick-idem")
    assert told(event, 1)["card"] == told(event, ONLOOKER)["card"] == covered("trick-idem")


@pytest.mark.parametrize("viewer", [0, 1, 2, ONLOOKER])
def test_the_picked_place_is_told_to_nobody(viewer: Viewer) -> None:
    """Whichever order the target's cards came in, the same is told and seen by all but the target."""
    stories = set[bytes]()
    for order in (("mage-gold-fire", "trick-idem", "air-mage"), ("trick-idem", "air-mage", "mage-gold-fire")):
        laid = lay(player("trick-vademecum"), player(*order), player())
        laid.trick("vademecum", 1, take="trick-idem")
        seen = view(laid.state, viewer)
        assert all("place" not in told(event, viewer) for event in laid.events if isinstance(event, CardTaken))
        if viewer != 1:
            stories.add(msgspec.json.encode([[told(event, viewer) for event in laid.events], seen]))
    assert len(stories) == (0 if viewer == 1 else 1)


def test_the_face_of_an_object_is_told_to_its_owner_alone() -> None:
    event = ObjectTaken(1, worth("F", "stone"), "E")
    assert told(event, 1)["object"] == {"pile": "F", "stone": True}
    for viewer in (0, ONLOOKER):
        assert told(event, viewer) == {
            "event": "object_taken",
            "seat": 1,
            "object": {"pile": "F", "hidden": True},
            "instead": "E",
        }


@pytest.mark.parametrize("viewer", [0, 1, ONLOOKER])
def test_new_cards_on_the_table_are_told_by_their_backs_but_for_the_open_one(viewer: Viewer) -> None:
    cards = ("elemental-fire", "trick-idem")
    assert told(CardsReplaced(1, (0, 3), cards, "water"), viewer) == {
        "event": "cards_replaced",
        "seat": 1,
        "places": [0, 3],
        "cards": [covered(cards[0]), shown(cards[1])],
        "top": "water",
    }
    assert told(CardsReplaced(1, (3, 0), cards, None), viewer)["cards"] == [shown(cards[0]), covered(cards[1])]
    assert told(CardsReplaced(1, (0, 2), cards, None), viewer)["cards"] == [*map(covered, cards)]


@pytest.mark.parametrize("viewer", [0, 1, ONLOOKER])
def test_of_a_shuffle_no_more_is_told_than_lies_open(viewer: Viewer) -> None:
    assert told(LaidOut(DECK[:4], DECK[4:]), viewer) == {
        "event": "laid_out",
        "places": [*map(covered, DECK[:3]), shown(DECK[3])],
        "pile": 36,
        "top": printed_back(DECK[4]),
    }
    shuffled = told(ObjectsShuffled("C", ("stone", 1, 2, 2, 2, 3, 3)), viewer)
    assert shuffled == {"event": "objects_shuffled", "pile": "C", "count": 7}


# The end


@pytest.mark.parametrize("viewer", [0, 1, ONLOOKER])
def test_at_the_end_everything_is_shown_to_everybody(viewer: Viewer) -> None:
    mine = player(*CONTO, "air-mage", "elemental-fire", objects=(worth("G", 5),) * 2)
    laid = lay(mine, player("trick-chaos", "elemental-water", objects=(worth("A", "stone"),)), piles={"C": (4,)})
    laid.gather(*CONTO)
    assert laid.asked is None
    seen = view(laid.state, viewer)
    assert [sorted(filter(None, faces(one))) for one in seen.players] == [
        ["air-mage", "elemental-fire"],
        ["elemental-water", "trick-chaos"],
    ]
    assert [one.points for one in seen.players] == [16, 1]
    objects = plain([one.objects for one in seen.players])
    assert objects[0][-1] == {"pile": "C", "points": 4}
    assert objects[1] == [{"pile": "A", "stone": True}]
    assert (seen.awaits, seen.legal) == (None, ())


# Whole games


def may_be_seen(state: State, viewer: Viewer) -> dict[str, Any]:
    """What the book lets a viewer see, put together apart from the game's own code."""
    over = GAME.awaits(state) is None

    def hand(seat: Seat) -> list[dict[str, Any]]:
        cards = state.players[seat].hand
        if seat == viewer:
            return [shown(card) for card in cards]
        key = DECK.index if over else None
        ordered = sorted(cards, key=lambda card: (BACKS.index(printed_back(card)), key(card) if key else 0))
        return [shown(card) if over else covered(card) for card in ordered]

    def objects(seat: Seat) -> list[Any]:
        owned = plain(state.players[seat].objects)
        return owned if seat == viewer or over else [{"pile": one["pile"], **SECRET} for one in owned]

    return {
        "viewer": viewer if isinstance(viewer, int) else None,
        "awaits": plain(as_viewed(GAME.awaits(state))),
        "step": state.step,
        "turn": state.turn,
        "places": [
            None if card is None else shown(card) if place == 3 else covered(card)
            for place, card in enumerate(state.places)
        ],
        "discard": [*state.discard],
        "towers": plain(state.towers),
        "proxima": state.proxima,
        "target": state.target,
        "players": [
            {"seat": seat, "hand": hand(seat), "objects": objects(seat), "gatherings": one.gatherings}
            for seat, one in enumerate(state.players)
        ],
        "legal": plain(GAME.legal(state)) if GAME.awaits(state) == viewer else [],
    }


def seen(state: State, viewer: Viewer) -> dict[str, Any]:
    whole = plain(view(state, viewer))
    for one in whole["players"]:
        points = one.pop("points")
        assert (points is None) == (one["seat"] != viewer and GAME.awaits(state) is not None)
    return {key: value for key, value in whole.items() if key not in ("options", "pile", "objects", "lifted", "again")}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_whole_games_everybody_sees_what_the_book_lets_them_see_and_nothing_else(seats: int) -> None:
    laid = new(seats)
    for _ in laid.wander(Random(seats)):
        for viewer in viewers(seats):
            assert seen(laid.state, viewer) == may_be_seen(laid.state, viewer)


def test_in_whole_games_an_onlooker_is_told_what_a_seat_is_that_has_no_part_in_it() -> None:
    laid = new(4)
    for events in laid.wander(Random(4)):
        for event in events:
            parts = {getattr(event, "seat", None), getattr(event, "target", None)}
            (uninvolved, *_) = [seat for seat in range(4) if seat not in parts]
            assert told(event, ONLOOKER) == told(event, uninvolved)


def test_a_view_has_the_fields_that_are_agreed() -> None:
    assert {*plain(view(table().state, 0))} >= {
        "viewer",
        "options",
        "awaits",
        "step",
        "places",
        "pile",
        "discard",
        "towers",
        "proxima",
        "players",
        "objects",
        "legal",
    }
    assert isinstance(view(table().state, 0), View)
