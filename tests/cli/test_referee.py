"""The referee answers everything, and plays whole games from a script."""

import io
import json
import subprocess
import sys
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abracademy.cli.referee import serve
from abracademy.cli.referee.referee import Referee
from abracademy.cli.referee.requests import LONGEST
from abracademy.words import words
from tests.apart import GAMES

CODES = {
    "bad_request",
    "unknown_game",
    "bad_options",
    "unknown_table",
    "not_your_turn",
    "illegal_action",
    "bad_outcome",
    "game_over",
}


class Talk:
    """A referee that is spoken to in Python values."""

    def __init__(self) -> None:
        self.referee = Referee(GAMES, words("en").refusal)

    def __call__(self, **request: Any) -> Any:
        return self.raw(json.dumps(request).encode())

    def raw(self, line: bytes) -> Any:
        answer = self.referee.answer(line)
        assert b"\n" not in answer
        return json.loads(answer)

    def refused(self, **request: Any) -> str:
        answer = self(**request)
        assert answer["ok"] is False
        assert answer["error"]["message"]
        return str(answer["error"]["code"])


@pytest.fixture
def ask() -> Talk:
    return Talk()


def seed(number: int) -> str:
    return f"{number:064x}"


def outcome_for(awaits: Any, random: Random) -> Any:
    match awaits["chance"]:
        case "shuffle":
            return random.sample(awaits["items"], len(awaits["items"]))
        case "roll":
            return random.choice(awaits["faces"])
        case _:
            return random.choice(awaits["from"])


def play_on(ask: Talk, answer: Any, random: Random) -> Any:
    """To the end of the game, every outcome of chance given from outside."""
    while (awaits := answer["awaits"]) is not None:
        if "chance" in awaits:
            answer = ask(op="chance", table=answer["table"], outcome=outcome_for(awaits, random))
        else:
            action = random.choice(awaits["legal"])
            answer = ask(op="act", table=answer["table"], seat=awaits["seat"], action=action)
        assert answer["ok"] is True
    return answer


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_is_played_with_chance_from_outside(ask: Talk, game: str) -> None:
    for seats in GAMES[game].seats:
        end = play_on(ask, ask(op="new", game=game, seats=seats), Random(seats))
        assert min(end["result"]["places"]) == 1
        assert ask.refused(op="chance", table=end["table"], outcome=1) == "game_over"
        assert ask.refused(op="act", table=end["table"], seat=0, action={"do": "stop"}) in (
            "game_over",
            "illegal_action",
        )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_loads_into_the_same_table(ask: Talk, game: str) -> None:
    end = play_on(ask, ask(op="new", game=game, seats=2), Random(1))
    record = ask(op="record", table=end["table"])["record"]
    again = ask(op="load", record=record)
    assert again["table"] != end["table"]
    assert again["awaits"] is None
    assert again["result"] == end["result"]
    assert ask(op="record", table=again["table"])["record"] == record
    for viewer in (None, 0, 1):
        here, there = (ask(op="view", table=table, viewer=viewer) for table in (end["table"], again["table"]))
        assert here["view"] == there["view"]


def test_a_seed_answers_for_chance_and_gives_the_same_game_again(ask: Talk) -> None:
    one = ask(op="new", game="abraca-what", seats=4, seed=seed(1))
    other = ask(op="new", game="abraca-what", seats=4, seed=seed(1))
    assert one["events"] == other["events"]
    assert one["awaits"]["seat"] == 0
    assert ask(op="new", game="abraca-what", seats=4, seed=seed(2))["events"] != one["events"]
    assert ask.refused(op="chance", table=one["table"], outcome=1) == "bad_outcome"


def test_a_game_loaded_with_its_seed_goes_on_as_it_would_have(ask: Talk) -> None:
    begun = ask(op="new", game="abraca-what", seats=2, seed=seed(3))
    record = ask(op="record", table=begun["table"])["record"]
    loaded = ask(op="load", record=record, seed=seed(3))
    for spell in (8, 8, 7, 6, 8, 5):
        one, other = (
            ask(op="act", table=table["table"], seat=begun["awaits"]["seat"], action={"do": "cast", "spell": spell})
            for table in (begun, loaded)
        )
        assert one.get("events") == other.get("events")
        begun = one if one["ok"] else begun
        loaded = other if other["ok"] else loaded


def test_an_id_comes_back_whatever_becomes_of_the_request(ask: Talk) -> None:
    assert ask(op="games", id="a")["id"] == "a"
    assert ask(op="games", id=-5)["id"] == -5
    assert ask(op="no such thing", id=3)["id"] == 3
    assert ask(op="view", table="t9", viewer=0, id="x")["id"] == "x"
    assert "id" not in ask(op="games")
    assert "id" not in ask(op="games", id=1.5)
    assert "id" not in ask(op="games", id=10**40)


def test_each_refusal_has_its_code(ask: Talk) -> None:
    table = ask(op="new", game="abraca-what", seats=3)["table"]
    order = ask(op="view", table=table, viewer=0)["view"]
    assert ask.refused(op="new", game="chess", seats=2) == "unknown_game"
    assert ask.refused(op="new", game="abraca-what", seats=6) == "bad_options"
    assert ask.refused(op="new", game="abraca-what", seats=2, options={"first": 2}) == "bad_options"
    assert ask.refused(op="new", game="abraca-what", seats=2, options={"colour": "red"}) == "bad_options"
    assert ask.refused(op="new", game="abraca-what", seats=2, seed="xyz") == "bad_request"
    assert ask.refused(op="view", table="t99", viewer=0) == "unknown_table"
    assert ask.refused(op="view", table=table, viewer=3) == "bad_request"
    assert ask.refused(op="view", table=table) == "bad_request"
    assert ask.refused(op="act", table=table, seat=0, action={"do": "stop"}) == "not_your_turn"
    assert ask.refused(op="chance", table=table, outcome=[1, 2, 3]) == "bad_outcome"
    assert ask(op="view", table=table, viewer=0)["view"] == order


def test_what_is_refused_changes_nothing(ask: Talk) -> None:
    begun = ask(op="new", game="abraca-what", seats=3, seed=seed(1))
    table, view = begun["table"], ask(op="view", table=begun["table"], viewer=1)
    cast = {"do": "cast", "spell": 8}
    assert ask.refused(op="act", table=table, seat=1, action=cast) == "not_your_turn"
    assert ask.refused(op="act", table=table, seat=0, action={"do": "stop"}) == "illegal_action"
    for action in ({"do": "cast", "spell": 9}, {"do": "cast"}, {"do": "fly"}, 5, None, [cast], {**cast, "seat": 1}):
        assert ask.refused(op="act", table=table, seat=0, action=action) == "illegal_action"
    assert ask(op="view", table=table, viewer=1) == view


def test_json_that_only_looks_like_an_outcome_is_none(ask: Talk) -> None:
    table = ask(op="new", game="abraca-what", seats=5)
    wrong: tuple[Any, ...] = (True, None, "1", {}, [[1]], [None] * 36, [True, *table["awaits"]["items"][1:]], [1] * 36)
    for outcome in wrong:
        assert ask.refused(op="chance", table=table["table"], outcome=outcome) == "bad_outcome"


def test_a_record_that_breaks_or_was_changed_is_refused_with_the_place(ask: Talk) -> None:
    begun = ask(op="new", game="abraca-what", seats=3, seed=seed(2))
    ask(op="act", table=begun["table"], seat=0, action={"do": "cast", "spell": 8})
    record = ask(op="record", table=begun["table"])["record"]
    broken = {**record, "moves": [record["moves"][0], {**record["moves"][1], "action": {"do": "cast", "spell": 0}}]}
    for changed, place in (
        (broken, "move 1"),
        ({**record, "moves": []}, "digest"),
        ({**record, "seats": 3}, "$.seats"),
        ({**record, "options": {**record["options"], "die": [1.0]}}, "$.options.die[0]"),
    ):
        answer = ask(op="load", record=changed)
        assert answer["error"]["code"] == "bad_request"
        assert place in answer["error"]["message"]
    assert ask.refused(op="load", record={**record, "rules": 99}) == "bad_request"
    assert ask.refused(op="load", record={**record, "game": "go"}) == "unknown_game"


def test_a_record_loads_only_with_the_seed_that_it_is_committed_to(ask: Talk) -> None:
    begun = ask(op="new", game="abraca-what", seats=2, seed=seed(5))
    record = ask(op="record", table=begun["table"])["record"]
    assert record["seed"] is None
    assert ask.refused(op="load", record=record, seed=seed(6)) == "bad_request"
    assert ask(op="load", record=record)["awaits"]["seat"] == 0


def test_a_record_says_who_sat_where_and_who_moved(ask: Talk) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "Nim", "bot": "sprite"}]
    begun = ask(op="new", game="abraca-what", seats=seats, seed=seed(7), contributions=[seed(8), None])
    for seat, by in ((0, "clock"), (1, "bot")):
        ask(op="act", table=begun["table"], seat=seat, action={"do": "cast", "spell": 1}, by=by)
    record = ask(op="record", table=begun["table"])["record"]
    assert record["seats"] == seats
    assert [one and one["bytes"] for one in record["contributions"]] == [seed(8), None]
    assert [move["by"] for move in record["moves"] if move["op"] == "act"] == ["clock", "bot"]


def test_contributions_go_with_a_seed_and_one_to_a_seat(ask: Talk) -> None:
    for wrong in ({"seed": seed(1), "contributions": [None]}, {"contributions": [None, None]}):
        assert ask.refused(op="new", game="abraca-what", seats=2, **wrong) == "bad_request"


def test_a_closed_table_is_gone(ask: Talk) -> None:
    table = ask(op="new", game="moonlight", seats=2)["table"]
    assert ask(op="close", table=table) == {"ok": True}
    assert ask.refused(op="close", table=table) == "unknown_table"
    assert ask(op="new", game="moonlight", seats=2)["table"] != table


def test_the_games_are_listed_with_their_options(ask: Talk) -> None:
    games = {game["name"]: game for game in ask(op="games")["games"]}
    assert set(games) == set(GAMES)
    assert games["abraca-what"]["seats"] == {"least": 2, "most": 5}
    assert games["abraca-what"]["options"]["die"]["default"] == [1, 1, 2, 2, 3, 3]


NONSENSE = [
    b"",
    b"null",
    b"[]",
    b"5",
    b'"op"',
    b"{",
    b"{}",
    b'{"op":5}',
    b'{"op":"new"}',
    b'{"op":"new","game":"abraca-what","seats":"3"}',
    b'{"op":"new","game":"abraca-what","seats":2.5}',
    b'{"op":"new","game":"abraca-what","seats":1e400}',
    b'{"op":"new","game":"abraca-what","seats":-99999999999999999999}',
    b'{"op":"new","game":"abraca-what","seats":3,"options":[]}',
    b'{"op":"new","game":"abraca-what","seats":3,"options":{"die":[]}}',
    b'{"op":"new","game":"abraca-what","seats":3,"options":{"die":[1e999]}}',
    b'{"op":"new","game":"abraca-what","seats":3,"unheard":1}',
    b'{"op":"load","record":{}}',
    b"\xff\xfe\x00",
    b'{"op":"\\ud800"}',
    b"[" * 200_000,
    b'{"op":"act","table":"t1","seat":0,"action":' + b'{"a":' * 50_000,
    b'{"op":"chance","table":"t1","outcome":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"op":"' + b"x" * 100_000 + b'"}',
    b'{"op":"new","game":"' + b"g" * 100_000 + b'","seats":2}',
    b'{"' + b"k" * 100_000 + b'":1,"op":"games"}',
    b"1" * 10_000,
    b'{"op":"games"}' + b" " * LONGEST,
    b'{"op":"new","game":"abraca-what","seats":' + b"9" * 30 + b"}",
    b'{"op":"new","game":"abraca-what","seats":2,"options":{"' + b"o" * 3000 + b'":1}}',
    b'{"op":"act","table":"t1","seat":0,"action":{"do":"' + b"x" * 3000 + b'"}}',
    b'{"op":"act","table":"t1","seat":0,"action":{"do":"stop","' + b"x" * 3000 + b'":1}}',
    b'{"op":"load","record":{"game":"abraca-what","rules":' + b"9" * 30 + b',"seats":2,"options":{},"moves":[]}}',
    b'{"op":"load","record":{"game":"abraca-what","rules":1,"seats":' + b"9" * 30 + b',"options":{},"moves":[]}}',
]


@pytest.mark.parametrize("line", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_gets_a_short_error_and_the_referee_goes_on(ask: Talk, line: bytes) -> None:
    ask(op="new", game="abraca-what", seats=2)
    answer = ask.referee.answer(line)
    assert json.loads(answer)["error"]["code"] in CODES
    assert len(answer) < 1000
    assert ask(op="games")["ok"] is True


@given(st.binary(max_size=300))
def test_random_bytes_get_an_answer(line: bytes) -> None:
    assert Talk().raw(line)["ok"] is False


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ("id", "game", "seats", "options", "seed", "table", "seat", "action", "outcome", "viewer", "record")
PLAUSIBLE = st.sampled_from(
    ["abraca-what", "t1", 0, 1, 2, 3, {"do": "cast", "spell": 8}, {"do": "stop"}, "00", None, {}]
)


@given(
    st.sampled_from(["new", "act", "chance", "view", "record", "load", "close", "games"]),
    st.dictionaries(st.sampled_from(FIELDS), PLAUSIBLE | JSON, max_size=6),
)
def test_wrong_types_in_right_places_get_an_answer(op: str, fields: dict[str, Any]) -> None:
    ask = Talk()
    ask(op="new", game="abraca-what", seats=2, seed=seed(0))
    answer = ask(op=op, **fields)
    assert answer["ok"] is True or answer["error"]["code"] in CODES


def lines_of(requests: Iterable[bytes]) -> list[Any]:
    answers = io.BytesIO()
    serve(Referee(GAMES, words("en").refusal), io.BytesIO(b"\n".join(requests)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_one_answer_a_line_and_none_for_an_empty_one() -> None:
    answers = lines_of([b'{"op":"games"}', b"", b"   ", b"?", b'{"op":"games","id":1}'])
    assert [answer["ok"] for answer in answers] == [True, False, True]


def test_a_line_without_end_is_refused_once_and_the_next_is_read() -> None:
    answers = lines_of([b"x" * (3 * LONGEST + 5), b'{"op":"games"}'])
    assert [answer["ok"] for answer in answers] == [False, True]
    assert str(LONGEST)[:1] in answers[0]["error"]["message"]


def test_the_process_ends_only_with_its_input() -> None:
    command = [sys.executable, "-m", "abracademy", "referee"]
    requests = b'nonsense\n{"op":"new","game":"abraca-what","seats":2}\n\x00\xff\n{"op":"games"}'
    done = subprocess.run(command, input=requests, capture_output=True, check=True, timeout=60)
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [False, True, False, True]
    assert done.stderr == b""
