"""A record that breaks, or was changed, is refused with the place where."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Cast
from abracademy.games.abraca_what.options import Options
from abracademy.kernel import Person, Record, Refused, Robot, read_json, read_record
from abracademy.table import Table, committed, reopened, verify
from tests.conftest import Golden
from tests.played import play_fairly

Raw = dict[str, Any]


@pytest.fixture(scope="module")
def record() -> Raw:
    raw: Raw = msgspec.json.decode(msgspec.json.encode(play_fairly(GAME, Options(), 2, 8).record()))
    return raw


def refused(raw: Raw) -> Refused:
    with pytest.raises(Refused) as caught:
        reopened(GAME, read_record(raw))
    assert caught.value.code == "bad_request"
    return caught.value


def without(raw: Raw, name: str) -> Raw:
    return {key: value for key, value in raw.items() if key != name}


def with_move(raw: Raw, at: int, **changed: Any) -> Raw:
    return {**raw, "moves": [*raw["moves"][:at], {**raw["moves"][at], **changed}, *raw["moves"][at + 1 :]]}


def test_every_field_is_needed_and_no_other_is_taken(record: Raw) -> None:
    for name in record:
        assert name in str(refused(without(record, name)).facts["detail"])
    assert "more" in str(refused({**record, "more": 1}).facts["detail"])


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda raw: {**raw, "rules": "1"}, "$.rules"),
        (lambda raw: {**raw, "record": True}, "$.record"),
        (lambda raw: {**raw, "seats": [{"kind": "person"}]}, "$.seats[0]"),
        (lambda raw: {**raw, "seats": [{"kind": "person", "name": "Ada", "bot": "sprite"}]}, "$.seats[0]"),
        (lambda raw: {**raw, "seats": [{"kind": "ghost", "name": "Ada"}]}, "$.seats[0]"),
        (lambda raw: {**raw, "seats": [{"kind": "person", "name": "A" * 101}]}, "$.seats[0].name"),
        (lambda raw: {**raw, "seed": raw["seed"].upper()}, "$.seed"),
        (lambda raw: {**raw, "seed": raw["seed"] + "\n"}, "$.seed"),
        (lambda raw: {**raw, "contributions": [{"commitment": "00" * 32}, None]}, "$.contributions[0]"),
        (lambda raw: with_move(raw, 1, by="ghost"), "$.moves[1].by"),
        (lambda raw: with_move(raw, 1, seat="0"), "$.moves[1].seat"),
        (lambda raw: with_move(raw, 0, asked={"chance": "toss"}), "$.moves[0].asked"),
        (lambda raw: {**raw, "signature": "mine"}, "$.signature"),
        (lambda raw: {**raw, "result": [1]}, "$.result"),
    ],
)
def test_a_wrong_shape_is_refused_with_its_path(record: Raw, change: Callable[[Raw], Raw], path: str) -> None:
    assert f"`{path}" in str(refused(change(record)).facts["detail"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda raw: {**raw, "record": 2}, "record-of-other-format"),
        (lambda raw: {**raw, "rules": 2}, "record-of-other-rules"),
        (lambda raw: {**raw, "options": without(raw["options"], "easy")}, "record-options-missing"),
        (lambda raw: {**raw, "contributions": [None]}, "record-contributions-missing"),
        (lambda raw: {**raw, "commitment": None}, "record-without-commitment"),
        (lambda raw: {**raw, "result": None}, "record-of-another-result"),
        (lambda raw: {**raw, "moves": raw["moves"][:-1], "result": None}, "record-seed-early"),
        (lambda raw: {**raw, "digest": "00" * 32}, "record-changed"),
    ],
)
def test_what_does_not_go_together_is_refused(record: Raw, change: Callable[[Raw], Raw], reason: str) -> None:
    assert refused(change(record)).reason == reason


def test_a_move_that_the_rules_do_not_take_is_refused_with_its_number(record: Raw) -> None:
    others: list[Raw] = [{"seat": 1}, {"seat": -1}, {"seat": 10**15}]
    for changed in (*others, {"action": {"do": "stop"}}, {"action": {"do": "fly"}}, {"action": {}}):
        wrong = refused(with_move(record, 1, **changed))
        assert (wrong.reason, wrong.facts) == ("record-breaks", {"move": 1})


def test_a_request_that_the_rules_do_not_make_is_refused_with_its_number(record: Raw) -> None:
    asked = record["moves"][0]["asked"]
    for other in (
        {**asked, "what": "cards"},
        {**asked, "items": [*asked["items"][1:], 8]},
        {"chance": "roll", "what": "die", "faces": []},
        {"chance": "pick", "what": "stone", "from": []},
    ):
        wrong = refused(with_move(record, 0, asked=other))
        assert (wrong.reason, wrong.facts) == ("record-breaks", {"move": 0})


def test_an_outcome_exchanged_where_the_rules_cannot_notice_is_named(record: Raw) -> None:
    """The last stone of a pile that nobody draws to its end."""
    *rest, one, other = record["moves"][0]["outcome"]
    wrong = refused(with_move(record, 0, outcome=[*rest, other, one]))
    assert (wrong.reason, wrong.facts) == ("record-outcome-changed", {"move": 0})


def test_a_finished_record_knows_its_seed_and_a_running_one_does_not() -> None:
    table = play_fairly(GAME, Options(), 2, 8)
    assert table.record().seed
    assert Table(GAME, Options(), 2).record().commitment is None


PAGE = Path(__file__).parents[2] / "docs" / "records.md"
BEGIN, END = "<!-- example -->", "<!-- end of the example -->"


def test_the_example_on_the_page_is_golden_and_verifies(golden: Golden) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page[: page.index(BEGIN)], page[page.index(END) :]
    golden(PAGE, f"{before}{BEGIN}\n\n```json\n{_laid_out(_example().record())}\n```\n\n{after}")
    written = PAGE.read_bytes().split(BEGIN.encode())[1].split(b"```")[1].removeprefix(b"json")
    record = read_record(read_json(written))
    assert all(finding.holds for finding in verify(GAME, record))
    assert reopened(GAME, record).result == record.result


def test_every_field_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for field in Record.__struct_fields__:
        assert f"| `{field}` |" in page


def _example() -> Table:
    seated = (Person("Nora"), Robot("Nim", "random"))
    fair = committed((34).to_bytes(32, "big"), [b"\xff" * 32, None])
    table = Table(GAME, Options(die=(6,)), seated, fair)
    while not table.over:
        table.answer_chance()
        if isinstance(seat := table.awaits, int):
            table.act(seat, Cast(1), "bot" if seat else "person")
    return table


def _laid_out(record: Record) -> str:
    """A field or a move a line."""
    fields = {name: _json(value) for name, value in msgspec.to_builtins(record).items()}
    fields["moves"] = "[\n    " + ",\n    ".join(map(_json, record.moves)) + "\n  ]"
    return "{\n" + ",\n".join(f'  "{name}": {value}' for name, value in fields.items()) + "\n}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
