"""The contract that every game keeps. It is small, and imports nothing of ours."""

from .awaited import CHANCE_AWAITED, Awaited, as_viewed, seat_awaited
from .chance import Chance, Outcome, Pick, Roll, Shuffle, answer, listed, read_outcome
from .check import require_awaited, require_chance, require_turn
from .game import AnyGame, Game
from .options import describe, in_words, not_allowed, read_options
from .record import Acted, Entry, Happened, Record, entry, read_action, read_entry
from .refusal import Code, Fact, Refused
from .result import Result, places
from .sentence import Sentence
from .tale import Tale
from .viewer import ONLOOKER, Onlooker, Seat, Viewer, from_wire, on_wire, viewers
from .wire import Value, Wire

__all__ = [
    "CHANCE_AWAITED",
    "ONLOOKER",
    "Acted",
    "AnyGame",
    "Awaited",
    "Chance",
    "Code",
    "Entry",
    "Fact",
    "Game",
    "Happened",
    "Onlooker",
    "Outcome",
    "Pick",
    "Record",
    "Refused",
    "Result",
    "Roll",
    "Seat",
    "Sentence",
    "Shuffle",
    "Tale",
    "Value",
    "Viewer",
    "Wire",
    "answer",
    "as_viewed",
    "describe",
    "entry",
    "from_wire",
    "in_words",
    "listed",
    "not_allowed",
    "on_wire",
    "places",
    "read_action",
    "read_entry",
    "read_options",
    "read_outcome",
    "require_awaited",
    "require_chance",
    "require_turn",
    "seat_awaited",
    "viewers",
]
