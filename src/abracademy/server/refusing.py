"""Refusals as everybody outside gets them: a code and a reason for programs, a sentence for people, and what to do."""

from collections.abc import Mapping
from typing import Final

from ..kernel import Code, Fact, Refused, Wire
from ..words import Words
from .operations.metrics import REFUSALS

STATUS: Final[Mapping[Code, int]] = {
    "bad_request": 400,
    "unknown_game": 404,
    "bad_options": 400,
    "unknown_table": 404,
    "not_your_turn": 409,
    "illegal_action": 409,
    "bad_outcome": 400,
    "game_over": 409,
    "not_seated": 403,
    "not_your_table": 403,
    "not_now": 409,
    "stale": 409,
    "table_full": 409,
    "help_not_allowed": 403,
    "unknown_code": 404,
    "unknown_person": 404,
    "not_signed_in": 401,
    "forbidden": 403,
    "foreign_origin": 403,
    "too_many": 429,
    "too_large": 413,
    "restarting": 503,
    "store_away": 503,
    "unknown_path": 404,
    "wrong_method": 405,
    "not_json": 415,
    "unknown_host": 421,
    "broken": 500,
}
DO: Final[Mapping[Code, str]] = {
    "bad_request": "mend",
    "unknown_game": "mend",
    "bad_options": "choose",
    "unknown_table": "leave",
    "not_your_turn": "wait",
    "illegal_action": "choose",
    "bad_outcome": "mend",
    "game_over": "look",
    "not_seated": "sit",
    "not_your_table": "wait",
    "not_now": "look",
    "stale": "look",
    "table_full": "watch",
    "help_not_allowed": "play",
    "unknown_code": "choose",
    "unknown_person": "choose",
    "not_signed_in": "sign_in",
    "forbidden": "leave",
    "foreign_origin": "leave",
    "too_many": "slow_down",
    "too_large": "mend",
    "restarting": "come_back",
    "store_away": "ask_again",
    "unknown_path": "mend",
    "wrong_method": "mend",
    "not_json": "mend",
    "unknown_host": "leave",
    "broken": "look",
}
"""In one word, what a client should do: docs/errors.md explains each."""


class Refusal(Wire, frozen=True, gc=False):
    code: Code
    reason: str
    facts: dict[str, Fact]
    message: str
    do: str


def refusal(refused: Refused, say: Words) -> Refusal:
    REFUSALS.count(refused.code)
    return Refusal(refused.code, refused.reason, refused.facts, say.refusal(refused), DO[refused.code])
