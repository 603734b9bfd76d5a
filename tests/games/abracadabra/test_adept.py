"""What the adept does, and what it never does."""

import pytest

from abracademy.games.abracadabra.actions import Again, Draw, FaceUp, Gather, PlayTrick
from abracademy.games.abracadabra.bots import OPPONENTS
from abracademy.games.abracadabra.events import GameEnded
from tests.games.abracadabra.sitting import advised, best, game, messages, share_won
from tests.games.abracadabra.table import Table, new

ADEPT, NOVICE = OPPONENTS.bots["adept"], OPPONENTS.bots["novice"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_plays_the_action_that_it_would_advise(seats: int) -> None:
    for table, action in game([ADEPT] * seats, seats):
        advice = advised(table)
        assert advice[action].win == max(one.win for one in advice.values())


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_a_win_at_once(seed: int) -> None:
    """Every Object is worth 9, so a second gathering wins."""
    won, table = 0, new(3)
    for table, action in game([ADEPT, NOVICE, ADEPT], seed, objects=((9,) * 7,) * 7):
        owned = table.objects(table.asked)
        if table.asked != 1 and owned and any(isinstance(one, Gather) for one in table.legal):
            assert isinstance(action, Gather)
            won += 1
    assert isinstance(table.events[-1], GameEnded)
    assert won or table.state.winner == 1


@pytest.mark.parametrize("seed", range(6))
def test_it_never_throws_a_stealing_trick_away_or_an_extra_turn(seed: int) -> None:
    for table, action in game([ADEPT] * 4, seed):
        if isinstance(action, PlayTrick) and action.trick in ("chaos", "vademecum"):
            assert action.target is not None
        assert not any(isinstance(one, Again) for one in table.legal) or isinstance(action, Again)


@pytest.mark.parametrize("seed", range(6))
def test_it_turns_up_no_card_that_may_be_periculum_if_it_need_not(seed: int) -> None:
    for table, action in game([ADEPT] * 3, seed):
        if isinstance(action, FaceUp) and table.hand(table.asked):
            upper, lower = (table.state.pile[which].split("-") for which in (0, 1))
            is_air = [card[-1] not in ("water", "fire", "earth") for card in (upper, lower)]
            if is_air == [True, False] or is_air == [False, True]:
                assert not is_air[action.which]


def with_two_elementals(open_card: str, theirs: str) -> Table:
    """Seat 0 draws, and holds two; seat 1 has drawn an open card, and another lies open."""
    table = new(3)
    table.deal(
        *("elemental-water", "elemental-fire", "wizard-gold-water", theirs, "wizard-silver-fire", "mage-silver-earth"),
        *("trick-vademecum", open_card, "witch-gold-fire", "wizard-bronze-earth"),
    )
    table.draw(0, 1)
    table.pass_()
    table.draw(3, 2)
    table.pass_()
    table.face_up(1)
    table.draw(0, 1)
    table.pass_()
    return table


def test_vademecum_is_played_on_the_hand_that_is_known_to_hold_the_third_elemental() -> None:
    table = with_two_elementals("mage-bronze-water", theirs="elemental-earth")
    table.draw(2, 0)
    assert best(table) == PlayTrick("vademecum", 1)
    assert "holds" in messages(advised(table)[PlayTrick("vademecum", 1)])


def test_a_third_elemental_that_lies_open_is_drawn_first() -> None:
    table = with_two_elementals("elemental-earth", theirs="mage-bronze-water")
    assert best(table) == Draw(3)
    assert messages(advised(table)[Draw(3)])[0] == "master"


def before_a_neighbour_with_two_of_a_genius(open_card: str) -> Table:
    """Seat 1 has drawn two open Enchanters; seat 0 holds nothing that gathers."""
    table = new(2)
    table.deal(
        *("trick-exodus", "trick-chaos", "mage-gold-water", "wizard-silver-water", "elemental-fire", "trick-idem"),
        *(
            "mage-bronze-fire",
            "mage-gold-earth",
            "witch-bronze-fire",
            "wizard-gold-fire",
            open_card,
            "wizard-bronze-earth",
        ),
    )
    for first, second in ((0, 1), (3, 2), (0, 1), (3, 2)):
        table.draw(first, second)
        table.pass_()
        if first == 3:
            table.face_up(0)
    return table


def test_a_card_that_completes_what_the_neighbour_is_known_to_hold_is_worth_taking_away() -> None:
    wanted, idle = map(before_a_neighbour_with_two_of_a_genius, ("witch-gold-earth", "witch-silver-earth"))
    assert "denies" in messages(advised(wanted)[Draw(3)])
    assert "denies" not in messages(advised(idle)[Draw(3)])
    assert advised(wanted)[Draw(3)].win > advised(idle)[Draw(3)].win


def test_one_adept_wins_far_more_than_its_share_among_novices() -> None:
    """Half of 64 games at four seats, where even play wins a quarter."""
    assert share_won("adept", "novice", 4, 64) > 0.4


def test_the_chance_to_win_that_it_gives_is_better_than_a_guess() -> None:
    """By the mean square of how far it is from what happened."""
    said: list[tuple[float, int]] = []
    for seed in range(16):
        of_game, table = list[tuple[int, float]](), new(4)
        for table, action in game([ADEPT] * 4, seed):
            of_game.append((table.asked, advised(table)[action].win))
        said += [(win, int(seat == table.state.winner)) for seat, win in of_game]
    given = sum((won - win) ** 2 for win, won in said)
    assert given < 0.95 * sum((won - 0.25) ** 2 for _, won in said)
