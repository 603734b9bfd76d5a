"""Abraca…What? in the terminal: what a player at the table sees, and no more."""

from collections.abc import Sequence

from ....games.abraca_what.editions import EDITIONS
from ....games.abraca_what.events import RoundEnded
from ....kernel import Wire
from ..board import Board
from .call import question, read
from .naming import action_name
from .odds import odds
from .spells import help_on_spells, rules
from .table import draw


def _usual(language: str) -> dict[str, object]:
    """The first edition in the reader's language."""
    return {"edition": next(name for name, edition in EDITIONS.items() if edition.language == language)}


def _ends_a_round(told: Wire) -> bool:
    return isinstance(told, RoundEnded)


def _rounds(told: Sequence[Wire]) -> tuple[tuple[int, ...], ...]:
    return tuple(one.gained for one in told if isinstance(one, RoundEnded))


BOARD = Board(
    usual=_usual,
    draw=draw,
    question=question,
    read=read,
    name=action_name,
    odds=odds,
    help=help_on_spells,
    rules=rules,
    stands_out=_ends_a_round,
    chapters=_rounds,
)
