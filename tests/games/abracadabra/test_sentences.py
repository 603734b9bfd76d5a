"""Everything told becomes sentences, and no sentence says more than was told."""

from random import Random
from typing import Any, get_args

import pytest

from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.cards import BACKS, CARDS
from abracademy.games.abracadabra.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardsLifted,
    CardsReplaced,
    CardTaken,
    EnchanterMissing,
    Ending,
    GameEnded,
    GatheringOrganised,
    LaidOut,
    NewGatheringTaken,
    NothingTaken,
    ObjectsShuffled,
    ObjectTaken,
    Passed,
    PericulumStruck,
    PileRanOut,
    ProximaSpent,
    ShuffledAgain,
    TrickPlayed,
    TurnEnded,
)
from abracademy.games.abracadabra.gatherings import PILES
from abracademy.games.abracadabra.house_values import HOUSE_VALUES
from abracademy.games.abracadabra.objects import opened
from abracademy.games.abracadabra.options import Options
from abracademy.kernel import ONLOOKER, Sentence, Viewer, viewers
from abracademy.words import LANGUAGES, words
from tests.played import play_at_random

OPTIONS = Options()
PRINTED = Options(objects=((3,) * 7, *HOUSE_VALUES[1:]))
NAMES = ("Gary", "Tony", "Marie", "Ada", "Bo", "Nora")
WIZARD, MAGE, WITCH = "wizard-silver-water", "mage-bronze-water", "witch-gold-water"


def said(event: Any, viewer: Viewer = ONLOOKER, options: Options = OPTIONS) -> tuple[Sentence, ...]:
    return GAME.sentences(GAME.tell(event, viewer), options)


def in_english(event: Any, viewer: Viewer = ONLOOKER, options: Options = OPTIONS) -> list[str]:
    return [words("en").sentence(sentence, NAMES.__getitem__) for sentence in said(event, viewer, options)]


def ended(ending: Ending, places: tuple[int, ...], points: tuple[int, ...]) -> GameEnded:
    none: tuple[tuple[Any, ...], ...] = ((),) * len(places)
    return GameEnded(ending, places, points, none, none)


def test_the_open_card_is_named_when_four_are_laid_out() -> None:
    laid_out = LaidOut(("trick-chaos", MAGE, WITCH, WIZARD), tuple(CARDS[:36]))
    assert in_english(laid_out) == [
        "Four cards are laid out, the Silver Water Wizard face up; 36 are in the pile.",
    ]


def test_a_shuffle_that_does_not_count_is_explained() -> None:
    assert in_english(ShuffledAgain()) == ["Periculum would have lain face up: shuffle again."]


def test_seven_shuffled_piles_make_one_sentence() -> None:
    shuffled = [in_english(ObjectsShuffled(pile, HOUSE_VALUES[0])) for pile in PILES]
    assert shuffled == [*[[]] * 6, ["The Objects are shuffled, pile by pile."]]


def test_a_drawn_card_is_named_to_its_player_and_shows_its_back_to_the_others() -> None:
    drawn = CardDrawn(0, 1, "elemental-earth")
    assert in_english(drawn, 0) == ["Gary draws the Earth Elemental."]
    assert in_english(drawn, 1) == in_english(drawn) == ["Gary draws an Earth card."]


def test_a_card_drawn_face_up_is_named_to_everybody() -> None:
    assert in_english(CardDrawn(0, 3, "trick-idem")) == ["Gary draws Idem."]


def test_periculum_is_seen_when_it_is_drawn() -> None:
    assert in_english(CardDrawn(0, 1, "trick-periculum"), 1) == ["Gary draws Periculum."]


def test_periculum_is_seen_when_it_is_turned_up() -> None:
    replaced = CardsReplaced(0, (1, 3), (WIZARD, "trick-periculum"), "water")
    assert in_english(replaced) == ["New on the table: Periculum face up, a Water card face down."]


@pytest.mark.parametrize(
    ("lost", "says"),
    [
        (0, "Gary has no hand to lose, but the turn is over."),
        (1, "Gary loses a hand of 1 card, and the turn."),
        (5, "Gary loses a hand of 5 cards, and the turn."),
    ],
)
def test_periculum_counts_what_is_lost(lost: int, says: str) -> None:
    shuffled = "Table, pile and discard pile are shuffled together."
    assert in_english(PericulumStruck(0, lost)) == [f"Crash! {says} {shuffled}"]


def test_a_gathering_out_of_the_hand_names_all_three_and_its_type() -> None:
    assert in_english(GatheringOrganised(0, (WIZARD, MAGE, WITCH), None, "C", ())) == [
        "Gary gathers the Silver Water Wizard, the Bronze Water Mage and the Gold Water Witch: Conto!"
    ]


def test_who_is_used_again_is_named() -> None:
    assert in_english(GatheringOrganised(1, (WIZARD, "air-mage"), WITCH, "C", ())) == [
        "Tony keeps the Gold Water Witch in the towers, joined by the Silver Water Wizard and the Air Mage: Conto!"
    ]


def test_what_else_a_gathering_brings() -> None:
    assert in_english(NewGatheringTaken(0)) == ["Gary also gets a New Gathering card: 1 point."]
    assert in_english(ProximaSpent(2)) == ["Proxima leaves the table; Marie is paid as well."]
    assert in_english(NothingTaken(2)) == ["There is no Object left for Marie."]


def test_an_object_shows_its_face_to_its_owner_alone() -> None:
    taken = ObjectTaken(0, opened("C", 3), None)
    assert in_english(taken, 0, PRINTED) == ["Gary takes an Object from pile C: 3 points."]
    for viewer in (1, ONLOOKER):
        assert in_english(taken, viewer) == ["Gary takes an Object from pile C."]


def test_house_values_are_marked_as_such() -> None:
    assert in_english(ObjectTaken(0, opened("A", 1), None), 0) == [
        "Gary takes an Object from pile A: 1 point (house value).",
    ]
    assert in_english(ObjectTaken(0, opened("G", "stone"), None), 0) == [
        "Gary takes an Object from pile G: a Sorcerer’s Stone (house value).",
    ]


def test_an_object_out_of_another_pile_says_why() -> None:
    assert in_english(ObjectTaken(0, opened("C", 3), "B")) == ["Pile B is empty.", "Gary takes an Object from pile C."]


@pytest.mark.parametrize(
    ("trick", "says"),
    [
        ("proxima", "Gary plays Proxima, to be paid along with the next gathering."),
        ("idem", "Gary plays Idem, to be paid for the gathering in the towers."),
        ("exodus", "Gary plays Exodus: from every other hand an Enchanter has to go."),
        ("chaos", "Gary plays Chaos on nobody."),
        ("vademecum", "Gary plays Vademecum on nobody."),
    ],
)
def test_each_trick_says_what_it_does(trick: Any, says: str) -> None:
    assert in_english(TrickPlayed(0, trick, None)) == [says]


def test_a_trick_names_whom_it_is_played_on() -> None:
    assert in_english(TrickPlayed(0, "chaos", 2)) == ["Gary plays Chaos on Marie."]
    assert in_english(TrickPlayed(2, "vademecum", 0)) == ["Marie plays Vademecum on Gary."]


def test_exodus_says_whom_it_finds_without_an_enchanter() -> None:
    assert in_english(EnchanterMissing(1)) == ["Tony has no Enchanter to send away."]


def test_a_stolen_card_is_named_to_its_two_players_alone() -> None:
    taken = CardTaken(0, 1, "trick-exodus")
    assert in_english(taken, 0) == in_english(taken, 1) == ["Gary takes Exodus from Tony."]
    assert in_english(taken, 2) == in_english(taken) == ["Gary takes an Air card from Tony."]


def test_a_given_card_is_named_to_its_two_players_alone() -> None:
    given = CardGiven(0, 1, WITCH)
    assert in_english(given, 0) == in_english(given, 1) == ["Gary gives Tony the Gold Water Witch."]
    assert in_english(given, 2) == in_english(given) == ["Gary gives Tony a Water card."]


def test_a_turn_without_a_deed_and_a_discarded_card_are_told() -> None:
    assert in_english(Passed(0)) == ["Gary neither gathers nor plays a trick."]
    assert in_english(CardDiscarded(0, "elemental-air")) == ["Gary discards the Air Elemental."]


def test_the_two_new_cards_are_told_by_their_backs() -> None:
    assert in_english(CardsLifted(0, ("fire", "earth"), None)) == [
        "Two new cards, Fire above Earth: Gary chooses which is to lie face up."
    ]
    assert in_english(CardsReplaced(0, (0, 2), ("elemental-fire", WIZARD), None)) == [
        "New on the table, face down: a Fire card and a Water card."
    ]
    assert in_english(CardsReplaced(0, (0, 2), ("trick-idem", "air-mage"), None)) == [
        "New on the table, face down: two Air cards."
    ]


@pytest.mark.parametrize(("places", "open_card"), [((3, 0), "the Fire Elemental"), ((0, 3), "the Silver Water Wizard")])
def test_of_the_new_cards_the_open_one_is_named(places: tuple[int, int], open_card: str) -> None:
    (sentence,) = in_english(CardsReplaced(0, places, ("elemental-fire", WIZARD), None))
    assert sentence.startswith(f"New on the table: {open_card} face up, ")


def test_a_pile_that_ran_out_is_told() -> None:
    assert in_english(PileRanOut()) == ["The pile has run out. Table, pile and discard pile are shuffled together."]


def test_only_an_extra_turn_is_announced() -> None:
    assert in_english(TurnEnded(0, 0)) == ["Gary plays the extra turn."]
    assert in_english(TurnEnded(0, 1)) == []


def test_a_victory_by_points_shows_what_everybody_has() -> None:
    assert in_english(ended("points", (1, 2), (16, 1)), options=PRINTED) == [
        "Gary has the points to be an Enchanter, and wins the game!",
        "Gary ends with 16 points.",
        "Tony ends with 1 point.",
    ]


def test_points_out_of_house_values_are_marked() -> None:
    assert in_english(ended("points", (1, 2), (16, 1)))[-1] == (
        "(Objects were worth house values, not those of the printed game.)"
    )


def test_an_artifact_wins_whatever_the_points() -> None:
    assert in_english(ended("artifact", (2, 1), (14, 4)))[0] == (
        "Tony forges an Artifact out of two Sorcerer’s Stones and one more Object: victory!"
    )


def test_a_game_that_nothing_ends_is_won_by_the_most_points_or_shared() -> None:
    over = "Nobody has taken anything for so long that the game is over."
    assert in_english(ended("quiet", (2, 1), (0, 3)))[:2] == [over, "Tony has the most points and wins!"]
    assert in_english(ended("quiet", (1, 1, 3), (3, 3, 0)))[:3] == [
        over,
        "Gary shares the victory!",
        "Tony shares the victory!",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_back_and_type_has_a_name_of_its_own(language: str) -> None:
    say = words(language)
    assert len({say("abracadabra-card", card=card) for card in CARDS}) == len(CARDS)
    assert len({say("abracadabra-back", back=back) for back in BACKS}) == len(BACKS)
    assert len({say("abracadabra-covered", back=back) for back in BACKS}) == len(BACKS)
    assert len({say("abracadabra-type", pile=pile) for pile in PILES}) == len(PILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_in_which_a_seat_is_asked_says_what_is_to_be_done(language: str) -> None:
    for step in ("draw", "act", "take", "exodus", "give", "discard", "face-up", "again"):
        assert words(language).knows(f"abracadabra-now-{step}")
    for ending in get_args(Ending):
        assert words(language).knows(f"abracadabra-ending-{ending}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [OPTIONS, PRINTED])
def test_whole_games_can_be_said_to_every_viewer(language: str, options: Options) -> None:
    say = words(language)
    for seats in (2, 5):
        game = play_at_random(GAME, options, seats, Random(seats))
        for event in (event for step in game.steps for event in step.events):
            for viewer in viewers(seats):
                for sentence in said(event, viewer, options):
                    assert say.sentence(sentence, NAMES.__getitem__).strip()


def test_the_same_told_makes_the_same_sentences() -> None:
    """What a viewer was told of two different secrets is the same, and so is what it reads."""
    assert said(CardDrawn(0, 0, WIZARD), 1) == said(CardDrawn(0, 0, MAGE), 1)
    assert said(CardTaken(0, 1, "air-mage"), 2) == said(CardTaken(0, 1, "trick-chaos"), 2)
    assert said(ObjectTaken(0, opened("G", 5), None), 1) == said(ObjectTaken(0, opened("G", "stone"), None), 1)
