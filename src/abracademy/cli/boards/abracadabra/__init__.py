"""Abracadabra in the terminal: what a player at the table sees, and no more."""

from collections.abc import Sequence

from ....games.abracadabra.events import GameEnded
from ....kernel import Wire
from ..board import Board
from .answers import read
from .guide import guide, rules
from .naming import action_name
from .odds import odds
from .questions import question
from .table import draw


def _usual(_language: str) -> dict[str, object]:
    return {}


def _opens_everything(told: Wire) -> bool:
    return isinstance(told, GameEnded)


def _none(_told: Sequence[Wire]) -> tuple[tuple[int, ...], ...]:
    return ()


BOARD = Board(
    usual=_usual,
    draw=draw,
    question=question,
    read=read,
    name=action_name,
    odds=odds,
    help=guide,
    rules=rules,
    stands_out=_opens_everything,
    chapters=_none,
)
