"""What cannot be done is refused with a reason, and nothing has changed."""

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "bad_request",
    "unknown_game",
    "bad_options",
    "unknown_table",
    "not_your_turn",
    "illegal_action",
    "bad_outcome",
    "game_over",
    # at a table with people around it
    "not_seated",
    "not_your_table",
    "not_now",
    "stale",
    "table_full",
    "help_not_allowed",
    # at a server's door
    "unknown_code",
    "unknown_person",
    "not_signed_in",
    "forbidden",
    "foreign_origin",
    "too_many",
    "too_large",
    "restarting",
    "store_away",
    "unknown_path",
    "wrong_method",
    "not_json",
    "unknown_host",
    "broken",
]
Fact: TypeAlias = str | int


class Refused(Exception):
    """A refusal: a code for programs, and a reason with its facts that becomes a sentence in the reader's language."""

    def __init__(self, code: Code, reason: str, **facts: Fact) -> None:
        super().__init__(code, reason, facts)
        self.code: Code = code
        self.reason = reason
        self.facts = facts
