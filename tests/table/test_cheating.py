"""A dealer who cheats is caught by whoever verifies the record, and by the player who kept what was on the screen."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from abracademy.cli.verify.seen import seen
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import Chance, Happened, Header, Outcome, Record, Roll, Shuffle, listed, sealed
from abracademy.table import commitment, committed, verify
from abracademy.table.fair import derived
from tests.played import play_fairly

SEED = bytes(range(32))
OTHER = bytes(range(1, 33))
Cheat = Callable[[Record], Record]


@pytest.fixture(scope="module")
def honest() -> Record:
    return play_fairly(GAME, Options(), 3, 5).record()


def wrong(record: Record) -> list[str]:
    """What does not hold in a record whose digest the cheater has made right."""
    return [finding.what.message for finding in verify(GAME, sealed(record)) if finding.holds is False]


def test_an_honest_record_holds(honest: Record) -> None:
    assert all(finding.holds for finding in verify(GAME, honest))


def outcomes(record: Record) -> list[int]:
    return [at for at, move in enumerate(record.moves) if isinstance(move, Happened)]


def moved(record: Record, at: int, **changed: Any) -> Record:
    moves = list(record.moves)
    moves[at] = replace(moves[at], **changed)
    return replace(record, moves=tuple(moves))


def test_two_stones_exchanged_in_the_deal(honest: Record) -> None:
    """Where both lie in the pile to the end of the round, the rules cannot notice."""
    deal = honest.moves[0]
    assert isinstance(deal, Happened)
    *rest, one, other = deal.outcome
    cheated = moved(honest, 0, outcome=(*rest, other, one))
    assert "verify-outcome-differs" in wrong(cheated if one != other else moved(honest, 0, outcome=deal.outcome[::-1]))


def test_another_face_of_the_die_and_another_stone_picked(honest: Record) -> None:
    for kind in ("roll", "pick"):
        for at in outcomes(honest):
            happened = honest.moves[at]
            assert isinstance(happened, Happened)
            others = [one for one in listed(happened.asked) if one != happened.outcome]
            if happened.asked.__struct_config__.tag == kind and others:
                assert "verify-outcome-differs" in wrong(moved(honest, at, outcome=others[0]))


def test_a_seed_exchanged_after_the_commitment(honest: Record) -> None:
    assert "verify-seed-differs" in wrong(replace(honest, seed=OTHER.hex()))


def test_a_seed_chosen_after_the_contributions_with_a_record_to_match(honest: Record) -> None:
    """The whole game is dealt anew: without a flaw, but not what was committed to before."""
    given = [bytes.fromhex(one.given) if one else None for one in honest.contributions]
    better = play_fairly(GAME, Options(), 3, 5, committed(OTHER, given)).record()
    assert wrong(better) == []
    assert [finding.holds for finding in seen(honest, honest.commitment, None)] == [True]
    assert [finding.holds for finding in seen(better, honest.commitment, None)] == [False]


def test_a_contribution_altered_or_dropped(honest: Record) -> None:
    first, *others = honest.contributions
    assert first is not None
    altered = replace(honest, contributions=(replace(first, given="00" * 32), *others))
    assert {"verify-contribution-differs", "verify-outcome-differs"} <= set(wrong(altered))
    dropped = replace(honest, contributions=(None, *others))
    assert "verify-outcome-differs" in wrong(dropped)


def test_a_contribution_left_out_with_a_record_to_match(honest: Record) -> None:
    mine = honest.contributions[0]
    assert mine is not None
    without = play_fairly(GAME, Options(), 3, 5, committed(SEED)).record()
    assert wrong(without) == []
    assert [finding.holds for finding in seen(honest, None, mine.given.upper())] == [True]
    assert [finding.holds for finding in seen(without, None, mine.given)] == [False]


def test_a_request_altered(honest: Record) -> None:
    """A die with another face, a pick among other stones, a shuffle without the dragon."""
    for at in outcomes(honest):
        happened = honest.moves[at]
        assert isinstance(happened, Happened)
        assert wrong(moved(honest, at, asked=_altered(happened.asked)))[0] == "record-breaks"


def _altered(asked: Chance) -> Chance:
    if isinstance(asked, Roll):
        return replace(asked, faces=(*asked.faces, 3))
    return replace(asked, items=asked.items[1:]) if isinstance(asked, Shuffle) else replace(asked, among=(0, 1, 2, 3))


@pytest.mark.parametrize(
    "cheat",
    [
        lambda record: replace(record, seats=record.seats[::-1][:2] + record.seats[:1], options=_first(record, 1)),
        lambda record: replace(record, options={**record.options, "edition": "moonster"}),
        lambda record: replace(record, seats=(replace(record.seats[0], name="Somebody"), *record.seats[1:])),
        lambda record: replace(record, commitment=commitment(OTHER), seed=OTHER.hex()),
        lambda record: replace(record, commitment=commitment(OTHER)),
        lambda record: replace(record, rules=2),
        lambda record: replace(record, contributions=record.contributions[::-1][1:] + record.contributions[:1]),
    ],
    ids=["first", "edition", "name", "seed and commitment", "commitment", "rules", "contributions"],
)
def test_a_header_edited_afterwards(honest: Record, cheat: Cheat) -> None:
    assert wrong(cheat(honest))


def _first(record: Record, seat: int) -> dict[str, Any]:
    return {**record.options, "first": seat}


def test_a_move_dropped_doubled_or_made_by_another_seat(honest: Record) -> None:
    for at in range(0, len(honest.moves), 7):
        moves = honest.moves
        assert wrong(replace(honest, moves=moves[:at] + moves[at + 1 :]))
        assert wrong(replace(honest, moves=moves[: at + 1] + moves[at:]))
    assert wrong(replace(honest, moves=honest.moves[:-1])) == ["record-of-another-result"]


def test_another_winner(honest: Record) -> None:
    assert honest.result is not None
    loser = replace(honest.result, places=honest.result.places[::-1])
    assert loser != honest.result
    assert wrong(replace(honest, result=loser)) == ["record-of-another-result"]


def test_the_seed_of_a_game_that_is_not_over(honest: Record) -> None:
    assert wrong(replace(honest, moves=honest.moves[:5], result=None)) == ["record-seed-early"]


def dealt_by(monkeypatch: pytest.MonkeyPatch, dealer: Callable[[bytes, bytes, int, Chance], Outcome]) -> Record:
    monkeypatch.setattr("abracademy.table.table.derived", dealer)
    return play_fairly(GAME, Options(), 3, 5).record()


def test_a_dealer_who_takes_remainders_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the right seed and header; but of 256 numbers, 6 faces cannot have the same share."""

    def biased(seed: bytes, tied: bytes, number: int, chance: Chance) -> Outcome:
        block = hmac.digest(seed, tied + number.to_bytes(8, "big") + bytes(4), "sha256") * 2
        things = list(listed(chance))
        if not isinstance(chance, Shuffle):
            return Outcome(things[block[0] % len(things)])
        return Outcome(tuple(things.pop(block[at] % len(things)) for at in range(len(chance.items))))

    assert wrong(dealt_by(monkeypatch, biased)) == ["verify-outcome-differs"]


def test_a_dealer_who_leaves_the_contributions_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(seed: bytes, tied: bytes, number: int, chance: Chance) -> Outcome:
        del tied
        return derived(seed, bytes(32), number, chance)

    assert wrong(dealt_by(monkeypatch, alone)) == ["verify-outcome-differs"]


def test_a_dealer_who_rolls_again_until_it_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    def patient(seed: bytes, tied: bytes, number: int, chance: Chance) -> Outcome:
        outcomes = (derived(seed, tied, number + more, chance) for more in range(0, 900, 100))
        return next((one for one in outcomes if one.value == 1), derived(seed, tied, number, chance))

    assert wrong(dealt_by(monkeypatch, patient)) == ["verify-outcome-differs"]


def test_a_digest_that_was_not_made_right_is_caught_first(honest: Record) -> None:
    changed = replace(honest, rules=1, seats=(replace(honest.seats[0], name="Eve"), *honest.seats[1:]))
    assert verify(GAME, changed)[0].holds is False


def test_the_header_covers_everything_settled_before_the_first_move(honest: Record) -> None:
    assert set(Header.__struct_fields__) == set(Record.__struct_fields__) - {
        "moves",
        "result",
        "seed",
        "digest",
        "signature",
    }
    assert hashlib.sha256(bytes.fromhex(honest.seed or "")).hexdigest() == honest.commitment
    assert msgspec.to_builtins(honest)["commitment"] == honest.commitment
