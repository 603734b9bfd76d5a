"""The derivation of docs/fair-chance.md, written a second time from that page alone, and its test vectors."""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import Chance, Contribution, Header, Person, Pick, Robot, Roll, Shuffle
from abracademy.table import Table, commitment, committed
from abracademy.table.fair import below, context, derived, first_seat, numbers
from tests.conftest import Golden
from tests.played import play_fairly
from tests.records.folder import FOLDER, indexed

PAGE = Path(__file__).parents[2] / "docs" / "fair-chance.md"
BEGIN, END = "<!-- vectors -->", "<!-- end of the vectors -->"
SEED = bytes(range(32))
SEATED = (Person("Zoë"), Robot("Nim", "sprite"), Person("ノラ"))
REQUESTS: tuple[tuple[int, Chance], ...] = (
    (0, Shuffle("letters", tuple("abcdefgh"))),
    (0, Roll("die", (1, 1, 2, 2, 3, 3))),
    (1, Roll("die", (1, 1, 2, 2, 3, 3))),
    (2, Pick("stone", (0, 2, 4))),
    (3, Pick("stone", (7,))),
    (2**40, Roll("die", tuple(range(1, 101)))),
    (4, Shuffle("numbers", tuple(range(1, 37)))),
)


GIVEN: tuple[tuple[bytes | None, ...], ...] = ((None, None), (b"\7" * 32, None), (None, b"\7" * 32), (b"\7" * 32,) * 5)


class Stranger:
    """Somebody who has read the page, and nothing else of ours."""

    def __init__(self, seed: bytes, header: dict[str, Any]) -> None:
        self.seed = seed
        self.context = self.digest(header)

    def digest(self, value: Any) -> bytes:
        text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode("utf-8")).digest()

    def first(self, given: Sequence[str | None]) -> int:
        return self.below(len(given), self.numbers(0, b"first" + self.digest(given)))

    def numbers(self, request: int, context: bytes | None = None) -> Iterator[int]:
        block = 0
        while True:
            message = (context or self.context) + request.to_bytes(8, "big") + block.to_bytes(4, "big")
            digest = hmac.new(self.seed, message, hashlib.sha256).hexdigest()
            for place in range(8):
                yield int(digest[8 * place : 8 * place + 8], 16)
            block += 1

    def below(self, limit: int, numbers: Iterator[int]) -> int:
        while (number := next(numbers)) >= 4294967296 - 4294967296 % limit:
            pass
        return number % limit

    def outcome(self, request: int, asked: dict[str, Any]) -> Any:
        numbers = self.numbers(request)
        if asked["chance"] != "shuffle":
            listed = asked["faces"] if asked["chance"] == "roll" else asked["from"]
            return listed[self.below(len(listed), numbers)]
        items = list(asked["items"])
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, numbers)
            items[i], items[j] = items[j], items[i]
        return items


def raw(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def header() -> Header:
    given = [bytes([7]) * 32, None, None]
    return Table(GAME, Options(edition="japanese"), SEATED, committed(SEED, given)).header


def test_a_stranger_derives_every_outcome_of_a_game() -> None:
    record = raw(play_fairly(GAME, Options(), SEATED, 3).record())
    stranger = Stranger(bytes.fromhex(record["seed"]), dict(list(record.items())[:7]))
    asked = [move for move in record["moves"] if move["op"] == "chance"]
    assert len(asked) > 10
    for number, move in enumerate(asked):
        assert stranger.outcome(number, move["asked"]) == move["outcome"]


@pytest.mark.parametrize("name", sorted(indexed()))
def test_a_stranger_finds_every_outcome_of_a_kept_game_and_its_digest(name: str) -> None:
    record = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    stranger = Stranger(bytes.fromhex(record["seed"]), dict(list(record.items())[:7]))
    for number, move in enumerate(move for move in record["moves"] if move["op"] == "chance"):
        assert stranger.outcome(number, move["asked"]) == move["outcome"]
    rest = {field: value for field, value in record.items() if field not in ("digest", "signature")}
    assert stranger.digest(rest).hex() == record["digest"]


def test_a_stranger_derives_what_needs_many_blocks_or_rejects() -> None:
    """Of a list just longer than 2³¹ nearly every second number is thrown away."""
    stranger, tied = Stranger(SEED, raw(header())), context(header())
    long = Shuffle("numbers", tuple(range(500)))
    assert stranger.outcome(5, raw(long)) == list(derived(SEED, tied, 5, long).value)
    for request in range(20):
        ours = below(2**31 + 1, numbers(SEED, tied, request))
        assert stranger.below(2**31 + 1, stranger.numbers(request)) == ours


def test_a_stranger_finds_who_begins() -> None:
    for number in range(40):
        seed = bytes([number]) * 32
        for given in GIVEN:
            hexed = in_hexadecimal(given)
            assert Stranger(seed, {}).first(hexed) == first_seat(seed, contributions(given))


def in_hexadecimal(given: tuple[bytes | None, ...]) -> list[str | None]:
    return [None if one is None else one.hex() for one in given]


def contributions(given: tuple[bytes | None, ...]) -> list[Contribution | None]:
    return [None if one is None else Contribution(commitment(one), one.hex()) for one in given]


def test_the_vectors_on_the_page_are_golden_and_a_stranger_agrees(golden: Golden) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page[: page.index(BEGIN)], page[page.index(END) :]
    golden(PAGE, f"{before}{BEGIN}\n\n{chr(10).join(_vectors())}\n\n{after}")
    stranger, tied = Stranger(SEED, raw(header())), context(header())
    assert stranger.context == tied
    for request, chance in REQUESTS:
        assert stranger.outcome(request, raw(chance)) == raw(derived(SEED, tied, request, chance).value)


def _vectors() -> Iterator[str]:
    stranger, tied = Stranger(SEED, raw(header())), context(header())
    words = stranger.numbers(0)
    yield f"Seed: `{SEED.hex()}`. The header, as it may stand in a record:"
    yield f"\n```json\n{msgspec.json.encode(header()).decode()}\n```\n"
    yield f"Context: `{tied.hex()}`. The stream of request 0 begins with"
    yield ", ".join(f"`{next(words):08x}`" for _ in range(9)) + ".\n"
    yield "| request | asked | outcome |\n| --- | --- | --- |"
    for request, chance in REQUESTS:
        asked, outcome = (msgspec.json.encode(one).decode() for one in (chance, derived(SEED, tied, request, chance)))
        yield f"| {request} | `{asked}` | `{json.dumps(json.loads(outcome)['value'], separators=(',', ':'))}` |"
    long = derived(SEED, tied, 5, Shuffle("numbers", tuple(range(500)))).value
    text = json.dumps(list(long), separators=(",", ":"))
    yield f"\nRequest 5, a shuffle of 0 … 499, begins with {', '.join(map(str, long[:5]))};"
    yield f"the SHA-256 of its outcome as canonical JSON is `{hashlib.sha256(text.encode()).hexdigest()}`.\n"
    found = ((n, word) for n in range(99) for word in [next(stranger.numbers(n))] if word >= 2**31 + 1)
    request, word = next(found)
    number = stranger.below(2**31 + 1, stranger.numbers(request))
    yield from _who_begins(stranger)
    yield f"A number below 2³¹ + 1 from request {request}: the first, {word}, is thrown away; it is {number}."


def _who_begins(stranger: Stranger) -> Iterator[str]:
    yield "Who begins, by what the seats gave:\n\n| given | context | first number | seat |\n| --- | --- | --- | --- |"
    for given in GIVEN:
        hexed = in_hexadecimal(given)
        tied = b"first" + stranger.digest(hexed)
        number, seat = next(stranger.numbers(0, tied)), first_seat(SEED, contributions(given))
        yield f"| `{json.dumps(hexed, separators=(',', ':'))}` | `{tied.hex()}` | `{number:08x}` | {seat} |"
    yield ""
